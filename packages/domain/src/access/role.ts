import type { CustomerType } from "./customer-type.ts";

/** A role at one ship-to, as the user data names it (ROLE-09). */
export type Role = { readonly id: string; readonly name: string };

/**
 * Whether a role name marks a wholesale user: it contains WHS, literally (ROLE-07, OP-40).
 *
 * @example isWholesaleRole("WHS Accountant") // true
 */
export function isWholesaleRole(name: string): boolean {
  return name.includes("WHS");
}

/**
 * Whether an order is a wholesaler's: by the user's role at the place, or because the place itself buys as one (D21). The
 * 20 pallets of PROGRESS-33 follow from it; the count line of D19 goes by the role alone.
 *
 * @example isWholesaleOrder({ roleName: "POS Owner", customerType: "WHS" }) // true
 */
export function isWholesaleOrder(place: {
  readonly roleName: string;
  readonly customerType: CustomerType;
}): boolean {
  return isWholesaleRole(place.roleName) || place.customerType === "WHS";
}

/**
 * Whether any of a user's roles marks a wholesale user (ROLE-07).
 *
 * @example isWholesaleUser([{ id: "R07", name: "WHS Accountant" }]) // true
 */
export function isWholesaleUser(roles: readonly Role[]): boolean {
  return roles.some((role) => isWholesaleRole(role.name));
}

/**
 * Whether a user has nothing but the academy role, by name or by the configured role id (PERM-13, OP-76).
 * One other role makes a normal user; a user without roles is no academy user.
 *
 * @example isAcademyOnly([{ id: "R17", name: "POS Academy" }]) // true
 */
export function isAcademyOnly(roles: readonly Role[], academyRoleId?: string): boolean {
  if (roles.length === 0) return false;
  return roles.every((role) => role.name === "POS Academy" || role.id === academyRoleId);
}
