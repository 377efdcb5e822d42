import { useQueryClient } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { type Failure, failureOf } from "@vycep/shell/failures/api-error";
import { useRef, useState } from "react";
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

/** How it ended. Only a message of the server says that the order is cancelled (HISTORY-07). */
export type CancelOutcome =
  | { readonly kind: "cancelled"; readonly message: string }
  /** For good: asking again changes nothing. Empty where the server said nothing (OP-92). */
  | { readonly kind: "refused"; readonly message: string }
  /** No answer: asking again is safe, because the server cancels once (C9). */
  | { readonly kind: "failed"; readonly failure: Failure };

/** Takes an order back (GQL-34), and shows everywhere what has become of it. */
export function useCancelOrder(number: string) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<CancelOutcome>();
  const isUnderWay = useRef(false);

  /** `other` is the number of the collection that goes with it. */
  async function cancel(other: string | undefined): Promise<CancelOutcome | undefined> {
    // State comes too late for the second click of a double click.
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    const ended = await cancelOrder(number, other !== undefined);
    // Also when it was refused: it is not as it was shown.
    if (ended.kind !== "failed")
      await showOrdersAnew(queryClient, [number, ...(other === undefined ? [] : [other])]);
    isUnderWay.current = false;
    setBusy(false);
    setOutcome(ended);
    return ended;
  }
  return { cancel, isBusy, outcome };
}

async function cancelOrder(number: string, withEmpties: boolean): Promise<CancelOutcome> {
  try {
    const { cancelOrder: answer } = await queryGraphql(cancelOrderDocument, { number, withEmpties });
    if (typeof answer?.message === "string") return { kind: "cancelled", message: answer.message };
    return { kind: "refused", message: answer?.errorV2?.message ?? "" };
  } catch (cause) {
    const failure = failureOf(cause);
    return failure.kind === "refused"
      ? { kind: "refused", message: failure.message }
      : { kind: "failed", failure };
  }
}
