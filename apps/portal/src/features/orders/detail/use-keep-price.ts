import { useQueryClient } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { type Failure, failureOf } from "@vycep/shell/failures/api-error";
import { useRef, useState } from "react";
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

export type KeepOutcome =
  | { readonly kind: "kept"; readonly message: string }
  /** The order is not as it was shown. */
  | { readonly kind: "refused"; readonly message: string }
  /** No answer: asking again is safe, because the server keeps it once (C9). */
  | { readonly kind: "failed"; readonly failure: Failure };

/** Takes the price above the customer's limit (B14), and shows everywhere that nothing is asked any more. */
export function useKeepPrice(number: string) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function keep(): Promise<KeepOutcome | undefined> {
    // State comes too late for the second click of a double click.
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await keepPrice(number);
    if (outcome.kind !== "failed") await showOrdersAnew(queryClient, [number]);
    isUnderWay.current = false;
    setBusy(false);
    return outcome;
  }
  return { keep, isBusy };
}

async function keepPrice(number: string): Promise<KeepOutcome> {
  try {
    const { keepOrderPrice: answer } = await queryGraphql(keepOrderPriceDocument, { number });
    const message = answer?.message ?? "";
    return { kind: answer?.code === null ? "kept" : "refused", message };
  } catch (cause) {
    const failure = failureOf(cause);
    return failure.kind === "refused"
      ? { kind: "refused", message: failure.message }
      : { kind: "failed", failure };
  }
}
