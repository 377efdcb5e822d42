import type { Language } from "@vycep/domain/market/language";
import type { StaffMember } from "../../../platform/desk/desk-graphql.gen.ts";
import { allStaff, type StaffRow } from "../staff.facts.ts";
import type { StaffAccess, StaffDeps } from "./staff.deps.ts";

/** Everybody who works at the desk, by name (DSIGN-08). */
export async function listStaff(deps: StaffDeps, language: Language): Promise<StaffMember[]> {
  const { db, accessOf } = deps;
  const people = await allStaff(db);
  const access = await accessOf(
    db,
    people.map(({ uid }) => uid),
  );
  const tell = memberIn(deps, language);
  return people.map((person) => tell(person, access.get(person.uid)));
}

/** A person as the API tells of them in a language. */
export function memberIn(
  { config }: Pick<StaffDeps, "config">,
  language: Language,
): (row: StaffRow, access: StaffAccess | undefined) => StaffMember {
  const provider = config.staffProvider?.names[language];
  return (row, access) => ({
    ...memberOf(row, access),
    rolesFrom: access?.isOfProvider ? (provider ?? null) : null,
  });
}

function memberOf(row: StaffRow, access: StaffAccess | undefined): Omit<StaffMember, "rolesFrom"> {
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
