/** Who works at the desk (desk.md, "Who works at it"). */
export const STAFF_ROLES = [
  "service",
  "sales",
  "dispatch",
  "catalogue",
  "content",
  "finance",
  "driver",
  "admin",
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Reads a role of the staff; undefined when there is none of this name.
 *
 * @example parseStaffRole("dispatch") // "dispatch"
 */
export function parseStaffRole(text: string): StaffRole | undefined {
  return STAFF_ROLES.find((role) => role === text);
}

/** How a person of the staff stands: invited until the first password is set, suspended as long as nobody lets them in again. */
export const STAFF_STATUSES = ["invited", "active", "suspended"] as const;

export type StaffStatus = (typeof STAFF_STATUSES)[number];

/**
 * Roles that demand a second factor: an administrator's always, others as the brewery configures (DSIGN-03).
 *
 * @example rolesWithSecondFactor(["finance"]) // ["admin", "finance"]
 */
export function rolesWithSecondFactor(configured: readonly StaffRole[]): readonly StaffRole[] {
  return ["admin", ...configured.filter((role) => role !== "admin")];
}
