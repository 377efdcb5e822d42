import type { Refusal } from "../kernel/result.ts";
import { type CustomerType, isPos } from "./customer-type.ts";
import { PERMISSIONS, type Permission } from "./permission.ts";
import { isWholesaleRole } from "./role.ts";

/** What a role says of a screen: allowed, not allowed, or optional and switched on or off beforehand (ROLE-13). */
export const ROLE_MARKS = ["allowed", "not_allowed", "optional_on", "optional_off"] as const;

export type RoleMark = (typeof ROLE_MARKS)[number];

/** The marks of a role; a permission that is not named is not allowed (ROLE-13, OP-133). */
export type RoleMarks = Readonly<Partial<Record<Permission, RoleMark>>>;

/**
 * What a role says of one permission (ROLE-13).
 *
 * @example markOf({ Support: "allowed" }, "Catalogue") // "not_allowed"
 */
export function markOf(marks: RoleMarks, permission: Permission): RoleMark {
  return marks[permission] ?? "not_allowed";
}

/**
 * The permissions that a role leaves to whoever gives it (ROLE-13).
 *
 * @example optionalOf({ Support: "allowed", Catalogue: "optional_off" }) // ["Catalogue"]
 */
export function optionalOf(marks: RoleMarks): readonly Permission[] {
  return PERMISSIONS.filter((permission) => isOptional(markOf(marks, permission)));
}

/**
 * The permissions that a role grants at a place, with what was switched on there; those that it switches on beforehand
 * where nobody said anything (ROLE-09, ROLE-13, USERADMIN-16).
 *
 * @example permissionsOfRole({ Support: "allowed", Catalogue: "optional_on" }, undefined) // ["Catalogue", "Support"]
 */
export function permissionsOfRole(
  marks: RoleMarks,
  switchedOn: readonly Permission[] | undefined,
): readonly Permission[] {
  return PERMISSIONS.filter((permission) => {
    const mark = markOf(marks, permission);
    if (!isOptional(mark)) return mark === "allowed";
    return switchedOn === undefined ? mark === "optional_on" : switchedOn.includes(permission);
  });
}

/** A permission was to be switched that the role does not leave open. */
export type SwitchRefusal = Refusal & {
  readonly kind: "permission-not-optional";
  readonly permission: Permission;
};

/**
 * The first permission that the role does not let anybody switch on; nothing when all are optional (ROLE-13).
 *
 * @example whyNotSwitch({ Support: "allowed" }, ["Support"]) // { kind: "permission-not-optional", permission: "Support" }
 */
export function whyNotSwitch(marks: RoleMarks, switchedOn: readonly Permission[]): SwitchRefusal | undefined {
  const permission = switchedOn.find((each) => !isOptional(markOf(marks, each)));
  return permission && { kind: "permission-not-optional", permission };
}

/** Given by the brewery alone, to one person of a company (ROLE-02). */
const KEY_USER = "Key user";

/**
 * Whether a role can be given at a place: those of warehouses to wholesalers, those of venues to venues (ROLE-06,
 * ROLE-08), the others everywhere (ROLE-03, ROLE-05), that of the key user by the brewery alone (ROLE-02).
 *
 * @example isOfferedAt("WHS Accountant", "POS") // false
 */
export function isOfferedAt(roleName: string, customerType: CustomerType): boolean {
  if (roleName === KEY_USER) return false;
  if (roleName.startsWith("POS ")) return isPos(customerType);
  return isWholesaleRole(roleName) ? !isPos(customerType) : true;
}

/**
 * Whether a role is that of the key user, whom a company has once (ROLE-02).
 *
 * @example isKeyRole("POS Owner") // false
 */
export function isKeyRole(roleName: string): boolean {
  return roleName === KEY_USER;
}

/**
 * Whether whoever holds a role owns the place: key users, owners and those they delegated it to (ROLE-02, ROLE-03,
 * ROLE-06, ROLE-08).
 *
 * @example isOwnerRole("WHS Delegated owner") // true
 */
export function isOwnerRole(roleName: string): boolean {
  return roleName === KEY_USER || roleName === "POS Owner" || /(?:^| )Delegated owner$/.test(roleName);
}

function isOptional(mark: RoleMark): boolean {
  return mark === "optional_on" || mark === "optional_off";
}
