import { judgeCancel, type OrderState } from "@vycep/domain/orders/order-states";
import { type DeliveryStatus, isBlockedStatus } from "@vycep/domain/orders/status";
import type { ShipToAccess } from "@vycep/domain/ship-to/selectable";

export interface CancelFacts {
  readonly state: OrderState | undefined;
  readonly deliveryStatus: DeliveryStatus | undefined;
  readonly shipToId: string | undefined;
}

/** Over: there is nothing left to take back. Otherwise it may be, or something keeps this person from it for now. */
export type MayCancel = "over" | "yes" | "blocked" | "no-right";

/**
 * May this person take the order back (HISTORY-04, HISTORY-08, HISTORY-09)? By the rule that the server asks again, and
 * the right to order at the order's place.
 *
 * @example mayCancel({ state: "loaded", deliveryStatus: undefined, shipToId: "500101" }, accesses) // "over"
 */
export function mayCancel(
  { state, deliveryStatus, shipToId }: CancelFacts,
  accesses: readonly ShipToAccess[],
): MayCancel {
  if (state === undefined || shipToId === undefined) return "over";
  const verdict = judgeCancel(state, isBlockedStatus(deliveryStatus));
  if (!verdict.ok && verdict.refusal.kind !== "order-blocked") return "over";
  if (!mayOrderAt(shipToId, accesses)) return "no-right";
  return verdict.ok ? "yes" : "blocked";
}

/** Deciding on an order is for those who may order at its place (C14). */
export function mayOrderAt(shipToId: string | undefined, accesses: readonly ShipToAccess[]): boolean {
  const access = accesses.find((one) => one.shipToId === shipToId);
  return access?.permissions.includes("Catalogue") === true;
}
