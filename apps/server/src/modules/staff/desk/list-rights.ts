import type { Deps } from "../../../platform/deps.ts";
import type { StaffRight } from "../../../platform/desk/desk-graphql.gen.ts";
import { allRights } from "../staff.facts.ts";

/** The brewery's table of rights (DSIGN-05). */
export async function listRights({ db }: Deps): Promise<StaffRight[]> {
  return (await allRights(db)).map(({ limit, ...right }) => ({ ...right, limit: limit ?? null }));
}
