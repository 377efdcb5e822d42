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
