import type { DemoUser } from "@vycep/contract/identity/identity.rest";
import type { Deps } from "../../../platform/deps.ts";
import { allStaff } from "../../staff/staff.facts.ts";
import { accessOfStaff } from "./staff-access.ts";

/** The desk's sign-in buttons of the demo: one of each role (DESK-04). Who comes by a provider has no password, so no button. */
export async function demoStaff({ db, config }: Pick<Deps, "db" | "config">): Promise<readonly DemoUser[]> {
  const people = await allStaff(db);
  const uids = people.map(({ uid }) => uid);
  const access = await accessOfStaff(db, uids, config.staffProvider?.issuer);
  return people.flatMap(({ uid, email, first_name: first, last_name: last, roles, status }) => {
    const [role] = roles;
    if (status !== "active" || role === undefined || access.get(uid)?.isOfProvider === true) return [];
    const initials = `${[...first][0] ?? ""}${[...last][0] ?? ""}`;
    return [{ email, name: `${first} ${last}`, initials, roleKey: role }];
  });
}
