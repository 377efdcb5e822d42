import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { StaffRole, StaffStatus } from "./staff-role.ts";

export type StaffStanding = {
  readonly uid: string;
  readonly roles: readonly StaffRole[];
  readonly status: StaffStatus;
};

export type StaffChange = {
  /** Who changes. */
  readonly by: string;
  readonly before: StaffStanding;
  readonly after: Pick<StaffStanding, "roles" | "status">;
  /** Administrators who may sign in, the person in question among them if they are one. */
  readonly activeAdmins: number;
  /** Whether the brewery's identity provider gives the roles (DSIGN-04). */
  readonly isOfProvider?: boolean;
};

export type StaffRefusal = Refusal & {
  readonly kind: "last-administrator" | "own-rights" | "no-role" | "password-not-set" | "roles-of-provider";
};

/**
 * Whether a person's roles or standing may be changed so (DSIGN-08): the last administrator cannot be removed, nobody changes
 * their own rights, everybody holds a role, and who was invited becomes active by the first password alone. Roles that the
 * identity provider gives are changed there and not here (DSIGN-04).
 *
 * @example judgeStaffChange({ by: "a", before: { uid: "b", roles: ["content"], status: "active" }, after: { roles: ["content"], status: "suspended" }, activeAdmins: 1 }) // { ok: true, value: undefined }
 */
export function judgeStaffChange({
  by,
  before,
  after,
  activeAdmins,
  isOfProvider = false,
}: StaffChange): Result<undefined, StaffRefusal> {
  if (by === before.uid) return refused({ kind: "own-rights" });
  if (isOfProvider && !isSame(before.roles, after.roles)) return refused({ kind: "roles-of-provider" });
  if (!isOfProvider && after.roles.length === 0) return refused({ kind: "no-role" });
  if (before.status === "invited" && after.status === "active") return refused({ kind: "password-not-set" });
  const leaves = isActiveAdmin(before) && !isActiveAdmin(after);
  if (leaves && activeAdmins <= 1) return refused({ kind: "last-administrator" });
  return ok(undefined);
}

/**
 * How somebody stands who is let in again (DSIGN-08): as before they were suspended. Who never came in, with a password or by the
 * identity provider, is invited once more, for nothing of theirs would open the door.
 *
 * @example standingLetIn({ hasComeIn: false }) // "invited"
 */
export function standingLetIn({ hasComeIn }: { readonly hasComeIn: boolean }): StaffStatus {
  return hasComeIn ? "active" : "invited";
}

function isActiveAdmin({ roles, status }: Pick<StaffStanding, "roles" | "status">): boolean {
  return status === "active" && roles.includes("admin");
}

function isSame(before: readonly StaffRole[], after: readonly StaffRole[]): boolean {
  return before.length === after.length && before.every((role) => after.includes(role));
}
