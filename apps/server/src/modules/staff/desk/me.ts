import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { Me } from "../../../platform/desk/desk-graphql.gen.ts";
import type { StaffDeps } from "./staff.deps.ts";

/** Who is signed in at the desk, with what they may do (DSIGN-05). */
export async function me(
  { db, drives }: Pick<StaffDeps, "db" | "drives">,
  context: DeskContext,
): Promise<Me> {
  const { reach, rights, roles, ...person } = await context.staff();
  return {
    ...person,
    roles: [...roles],
    rights: rights.map(({ area, power, limit }) => ({ area, power, limit: limit ?? null })),
    drives: await drives(db, person.uid),
    companies: reach === "everything" ? null : [...reach],
  };
}
