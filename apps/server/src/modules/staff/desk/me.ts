import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { Me } from "../../../platform/desk/desk-graphql.gen.ts";

/** Who is signed in at the desk, with what they may do (DSIGN-05). */
export async function me(context: DeskContext): Promise<Me> {
  const { reach, rights, roles, ...person } = await context.staff();
  return {
    ...person,
    roles: [...roles],
    rights: rights.map(({ area, power, limit }) => ({ area, power, limit: limit ?? null })),
    companies: reach === "everything" ? null : [...reach],
  };
}
