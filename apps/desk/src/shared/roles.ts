import { parseStaffRole, type StaffRole } from "@vycep/domain/staff/staff-role";

/** The desk's word for a role; none for one of a newer server. */
export function roleKey(role: string): `role.${StaffRole}` | undefined {
  const known = parseStaffRole(role);
  return known === undefined ? undefined : `role.${known}`;
}
