import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { PERMISSIONS, type Permission } from "./permission.ts";
import { isOwnerRole, markOf, type RoleMark, type RoleMarks } from "./role-rights.ts";

export type RoleMarksRefusal = Refusal & { readonly kind: "owner-lets-in" | "role-opens-nothing" };

/**
 * Whether a role may say so of the screens (DCONF-02): who owns a place always lets its people in, and every role opens something.
 *
 * @example judgeRoleMarks("POS Owner", { Catalogue: "allowed" }) // { ok: false, refusal: { kind: "owner-lets-in" } }
 */
export function judgeRoleMarks(roleName: string, marks: RoleMarks): Result<undefined, RoleMarksRefusal> {
  if (isOwnerRole(roleName) && markOf(marks, "Access Management") !== "allowed")
    return refused({ kind: "owner-lets-in" });
  const opens = PERMISSIONS.some((permission) => markOf(marks, permission) !== "not_allowed");
  return opens ? ok(undefined) : refused({ kind: "role-opens-nothing" });
}

/**
 * What whoever holds a role at a place has after its marks were changed (DCONF-02, ROLE-13): what is allowed or not allowed holds for
 * all; what is optional stays as it was for each, and where nobody had it before, it begins as the role says.
 *
 * @example permissionsAfterChange({ Catalogue: "allowed" }, { Catalogue: "optional_off" }, ["Catalogue"]) // ["Catalogue"]
 */
export function permissionsAfterChange(
  before: RoleMarks,
  after: RoleMarks,
  held: readonly Permission[],
): readonly Permission[] {
  return PERMISSIONS.filter((permission) =>
    isHeldAfter(
      { before: markOf(before, permission), after: markOf(after, permission) },
      held.includes(permission),
    ),
  );
}

function isHeldAfter(
  { before, after }: { readonly before: RoleMark; readonly after: RoleMark },
  isHeld: boolean,
): boolean {
  if (after === "allowed" || after === "not_allowed") return after === "allowed";
  return before === "not_allowed" ? after === "optional_on" : isHeld;
}
