import type { StaffMember } from "../../../platform/desk/desk-graphql.gen.ts";
import { allStaff, type StaffRow } from "../staff.facts.ts";
import type { StaffAccess, StaffDeps } from "./staff.deps.ts";

/** Everybody who works at the desk, by name (DSIGN-08). */
export async function listStaff({ db, accessOf }: StaffDeps): Promise<StaffMember[]> {
  const people = await allStaff(db);
  const access = await accessOf(
    db,
    people.map(({ uid }) => uid),
  );
  return people.map((person) => memberOf(person, access.get(person.uid)));
}

/** A person as the API tells of them. */
export function memberOf(row: StaffRow, access: StaffAccess | undefined): StaffMember {
  return {
    uid: row.uid,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    status: row.status,
    roles: [...row.roles],
    companies: [...row.companies],
    factors: [...(access?.factors ?? [])],
    lastSeenAt: access?.lastSeenAt?.toISOString() ?? null,
    version: row.version,
  };
}
