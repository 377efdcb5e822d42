import type { Permission } from "../access/permission.ts";
import type { ShipToId } from "../kernel/ids.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { ShipToStatus } from "./ship-to.ts";

/** One place of a user with what the user may do there (PERM-16). */
export type ShipToAccess = {
  readonly shipToId: ShipToId;
  readonly status: ShipToStatus;
  readonly permissions: readonly Permission[];
};

export type ShipToRefusal =
  | { readonly kind: "ship-to-unknown" }
  | { readonly kind: "ship-to-suspended" }
  | { readonly kind: "ship-to-without-catalogue" };

/**
 * May this user order for this place (SHIPTO-11, 12, 16)? A place that is not the user's answers like a
 * missing one. Suspended comes first, so that a stored or linked place says why (OP-73).
 *
 * @example judgeShipTo([{ shipToId: "500104", status: "SUSPENDED", permissions: ["Catalogue"] }], "500104")
 *   // refused "ship-to-suspended"
 */
export function judgeShipTo<Entry extends ShipToAccess>(
  accesses: readonly Entry[],
  shipToId: ShipToId,
): Result<Entry, ShipToRefusal> {
  const entry = accesses.find((access) => access.shipToId === shipToId);
  if (!entry) return refused({ kind: "ship-to-unknown" });
  if (entry.status === "SUSPENDED") return refused({ kind: "ship-to-suspended" });
  if (!entry.permissions.includes("Catalogue")) return refused({ kind: "ship-to-without-catalogue" });
  return ok(entry);
}

/**
 * The places offered for ordering: APPROVED, and with the permission Catalogue there (SHIPTO-11).
 *
 * @example selectableShipTos([{ shipToId: "500104", status: "SUSPENDED", permissions: ["Catalogue"] }]) // []
 */
export function selectableShipTos<Entry extends ShipToAccess>(accesses: readonly Entry[]): readonly Entry[] {
  return accesses.filter((access) => judgeShipTo([access], access.shipToId).ok);
}

export type FirstShipToFacts<Entry extends ShipToAccess> = {
  readonly accesses: readonly Entry[];
  /** The one the browser remembers. */
  readonly stored?: ShipToId | undefined;
  /** The user's own default. */
  readonly preset?: ShipToId | undefined;
};

/**
 * The place to begin with: the stored one while it is still offered, else the user's default, else the
 * first offered (OP-72); undefined when none is offered.
 *
 * @example firstShipTo({ accesses: [{ shipToId: "500101", status: "APPROVED", permissions: ["Catalogue"] }]
 *   })?.shipToId // "500101"
 */
export function firstShipTo<Entry extends ShipToAccess>(facts: FirstShipToFacts<Entry>): Entry | undefined {
  const offered = selectableShipTos(facts.accesses);
  return (
    offered.find((access) => access.shipToId === facts.stored) ??
    offered.find((access) => access.shipToId === facts.preset) ??
    offered[0]
  );
}
