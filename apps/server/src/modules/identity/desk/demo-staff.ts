import type { DemoUser } from "@vycep/contract/identity/identity.rest";
import type { Db } from "../../../platform/db.ts";
import { allStaff } from "../../staff/staff.facts.ts";

/** The desk's sign-in buttons of the demo: one of each role (DESK-04). */
export async function demoStaff(db: Db): Promise<readonly DemoUser[]> {
  const people = await allStaff(db);
  return people.flatMap(({ email, first_name: first, last_name: last, roles, status }) => {
    const [role] = roles;
    if (status !== "active" || role === undefined) return [];
    const initials = `${[...first][0] ?? ""}${[...last][0] ?? ""}`;
    return [{ email, name: `${first} ${last}`, initials, roleKey: role }];
  });
}
