import { useRef } from "react";
import { failureOf } from "../../shared/api/api-error.ts";
import type { ReorderTarget } from "../../shared/graphql.gen/graphql.ts";
import { type ReorderAnswer, reOrderSavedOrder } from "./re-order-saved-order.ts";

interface Wanted {
  readonly into: ReorderTarget;
  /** What can be had goes in though something cannot; else one missing item stops it all (OP-21). */
  readonly isPartWanted: boolean;
}

/**
 * Sends a saved order to the cart. Until it is answered a repeat is the same call, so that what got lost on the way is
 * not put in twice.
 */
export function usePutSavedOrder(id: string): (wanted: Wanted) => Promise<ReorderAnswer> {
  const sent = useRef<{ readonly wish: string; readonly key: string }>(undefined);
  return async ({ into, isPartWanted }) => {
    const items = isPartWanted ? "AVAILABLE" : "ALL_OR_NOTHING";
    const wish = `${into} ${items}`;
    const key = sent.current?.wish === wish ? sent.current.key : crypto.randomUUID();
    sent.current = { wish, key };
    try {
      const answer = await reOrderSavedOrder({ id, into, items }, key);
      sent.current = undefined;
      return answer;
    } catch (cause) {
      if (failureOf(cause).kind === "refused") sent.current = undefined;
      throw cause;
    }
  };
}
