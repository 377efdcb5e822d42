import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { ApiError } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { showOrdersAnew } from "./show-orders-anew.ts";

const cancelOrderDocument = graphql(`
  mutation CancelOrder($number: ID!, $withEmpties: Boolean!) {
    cancelOrder(input: { order_id: $number, with_empties_order: $withEmpties }) {
      message
      errorV2 {
        message
      }
    }
  }
`);

/** Takes an order back (GQL-34), and shows everywhere what has become of it. */
export function useCancelOrder(number: string) {
  const queryClient = useQueryClient();
  /** `other` is the number of the collection that goes with it. */
  const cancel = (other: string | undefined) => cancelOrder(number, other !== undefined);
  return useAction(cancel, {
    showsOwnFailure: true,
    refresh: (other) => showOrdersAnew(queryClient, other === undefined ? [number] : [number, other]),
  });
}

/**
 * Answers what the server says of it: only a message says that the order is cancelled (HISTORY-07). Asking again is
 * safe, because the server cancels once (C9).
 */
async function cancelOrder(number: string, withEmpties: boolean): Promise<string> {
  const { cancelOrder: answer } = await queryGraphql(cancelOrderDocument, { number, withEmpties });
  if (typeof answer?.message === "string") return answer.message;
  // Empty where the server said nothing (OP-92).
  throw new ApiError({ kind: "refused", code: "not-cancelled", message: answer?.errorV2?.message ?? "" });
}
