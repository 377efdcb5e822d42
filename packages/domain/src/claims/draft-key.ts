import type { OrderNumber } from "../kernel/ids.ts";

/**
 * Under which key the photos of a claim wait until it is sent.
 *
 * @example claimDraftKey(toId("4700200001")) // "claim 4700200001"
 */
export function claimDraftKey(orderNumber: OrderNumber): string {
  return `claim ${orderNumber}`;
}
