import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";

export type OrderingState =
  | { readonly kind: "open" }
  | { readonly kind: "no-catalogue" }
  | { readonly kind: "all-suspended"; readonly names: readonly string[] };

/**
 * Why the home page offers no ordering: the permission is missing, or every ship-to is suspended
 * (PERM-09, SESSION-33).
 */
export function orderingState(
  hasCatalogue: boolean,
  shipTos: readonly Pick<PermissionSchemaEntry, "shipToName" | "shipToStatus">[],
): OrderingState {
  const isSuspended = shipTos.length > 0 && shipTos.every(({ shipToStatus }) => shipToStatus === "SUSPENDED");
  if (isSuspended) return { kind: "all-suspended", names: shipTos.map(({ shipToName }) => shipToName) };
  return hasCatalogue ? { kind: "open" } : { kind: "no-catalogue" };
}
