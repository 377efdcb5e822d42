import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { ApiError } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { showOrdersAnew } from "../cancel/show-orders-anew.ts";

const keepOrderPriceDocument = graphql(`
  mutation KeepOrderPrice($number: ID!) {
    keepOrderPrice(input: { order_id: $number }) {
      code
      message
    }
  }
`);

/** Takes the price above the customer's limit (B14), and shows everywhere that nothing is asked any more. */
export function useKeepPrice(number: string) {
  const queryClient = useQueryClient();
  return useAction(() => keepPrice(number), {
    showsOwnFailure: true,
    refresh: () => showOrdersAnew(queryClient, [number]),
  });
}

/** Answers what the server says of it; asking again is safe, because the server keeps it once (C9). */
async function keepPrice(number: string): Promise<string> {
  const { keepOrderPrice: answer } = await queryGraphql(keepOrderPriceDocument, { number });
  const message = answer?.message ?? "";
  if (answer?.code === null) return message;
  throw new ApiError({ kind: "refused", code: answer?.code ?? "not-kept", message });
}
