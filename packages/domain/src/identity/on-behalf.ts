import { type Permission, parsePermissions } from "../access/permission.ts";
import type { CompanyId } from "../kernel/ids.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { ShipToStatus } from "../ship-to/ship-to.ts";
import type { StaffReach } from "../staff/staff-right.ts";

/** So long staff order in the name of a customer, and then begin anew (D48). */
export const BEHALF_MINUTES = 30;

/** So long the code waits that opens the portal once. */
export const BEHALF_CODE_SECONDS = 60;

/** What of a customer's permissions serves ordering: nothing about papers, people, tickets or the customer's own data (DORD-06). */
const ORDERING: ReadonlySet<Permission> = new Set<Permission>([
  "Home Page",
  "Catalogue",
  "Product Recommendation",
  "My Orders",
  "Returnable materials",
]);

/**
 * What is left of a customer's permissions for who orders in their name.
 *
 * @example orderingOf("Catalogue, My Documents") // ["Catalogue"]
 */
export function orderingOf(permissions: string): readonly Permission[] {
  return parsePermissions(permissions).filter((each) => ORDERING.has(each));
}

/** Who would order, and for whom. */
export type BehalfFacts = {
  readonly reach: StaffReach;
  /** The place; undefined where there is none. */
  readonly place: { readonly companyId: CompanyId; readonly status: ShipToStatus } | undefined;
  /** Whoever has a role at the place and may come in; undefined of anybody else. */
  readonly person: { readonly mayOrder: boolean } | undefined;
  /** Their cart holds goods for another place. */
  readonly hasCartElsewhere: boolean;
};

export type BehalfRefusal = Refusal & {
  readonly kind:
    | "customer-unknown"
    | "ship-to-suspended"
    | "user-unknown"
    | "user-may-not-order"
    | "cart-elsewhere";
};

/**
 * May one of the staff order in the name of a customer's user at a place (DORD-06)? The customer's rights hold: whoever may not
 * order there cannot be ordered for. A place of a foreign company is as unknown as none, and a cart that is being filled for
 * another place is not taken from its owner.
 *
 * @example judgeOnBehalf({ reach: "everything", place: undefined, person: undefined, hasCartElsewhere: false }).ok // false
 */
export function judgeOnBehalf({
  reach,
  place,
  person,
  hasCartElsewhere,
}: BehalfFacts): Result<undefined, BehalfRefusal> {
  if (place === undefined || (reach !== "everything" && !reach.has(place.companyId)))
    return refused({ kind: "customer-unknown" });
  if (place.status === "SUSPENDED") return refused({ kind: "ship-to-suspended" });
  if (person === undefined) return refused({ kind: "user-unknown" });
  if (!person.mayOrder) return refused({ kind: "user-may-not-order" });
  if (hasCartElsewhere) return refused({ kind: "cart-elsewhere" });
  return ok(undefined);
}
