import { parseShipToId } from "@vycep/domain/kernel/ids";
import type { ShipToAccess } from "@vycep/domain/ship-to/selectable";
import { expect, test } from "vitest";
import { mayCancel } from "./may-cancel.ts";

const access = (id: string, permissions: ShipToAccess["permissions"]): ShipToAccess[] => {
  const shipToId = parseShipToId(id);
  return shipToId === undefined ? [] : [{ shipToId, status: "APPROVED", permissions }];
};
const accesses = [...access("500101", ["My Orders", "Catalogue"]), ...access("500102", ["My Orders"])];

test.each([
  ["HISTORY-04 received", "received", undefined, "500101", "yes"],
  ["HISTORY-04 confirmed", "confirmed", "AWAITING SHIPMENT", "500101", "yes"],
  ["HISTORY-08 blocked", "confirmed", "ORDER UNDER INVESTIGATION", "500101", "blocked"],
  ["HISTORY-09 loaded", "loaded", "AWAITING DELIVERY", "500101", "over"],
  ["HISTORY-09 delivered", "delivered", "DELIVERED", "500101", "over"],
  ["cancelled already", "cancelled", "CANCELLED", "500101", "over"],
  ["C14 My Orders alone at its place", "confirmed", "AWAITING SHIPMENT", "500102", "no-right"],
  ["C14 My Orders alone, when it is too late anyway", "loaded", "AWAITING DELIVERY", "500102", "over"],
  ["C14 a place that is not the person's", "confirmed", "AWAITING SHIPMENT", "500999", "no-right"],
  ["a state that nobody knows yet", undefined, undefined, "500101", "over"],
] as const)("%s", (_what, state, deliveryStatus, shipToId, may) => {
  expect(mayCancel({ state, deliveryStatus, shipToId }, accesses)).toBe(may);
});
