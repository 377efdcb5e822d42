import { type RawBuilder, sql } from "kysely";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import type { DocumentScope } from "./documents.policy.ts";

/** Of one company, which is what most people see, the index gives the rows in the order of the list. */
export function inScope({ companyIds, shipToIds }: DocumentScope): RawBuilder<unknown> {
  const [one, ...others] = companyIds;
  const isTheirs =
    one !== undefined && others.length === 0
      ? sql`d.company_id = ${one}`
      : sql`d.company_id = any(${[...companyIds]}::text[])`;
  // What a company's account says of all its places is for who may see the papers of each. Worded so that no index is
  // chosen for the places: the planner takes them for few, and would read and sort all that a large company has.
  return sql`(${isTheirs} and case when d.ship_to_id is not null then d.ship_to_id = any(${[...shipToIds]}::text[])
    when d.kind = 'statement' then d.company_id = any(${shipToInSql.companiesWithin(companyIds, shipToIds)})
    else true end)`;
}

/** The same for what was counted, `document_count c`. */
export function isCountedFor({ companyIds, shipToIds }: DocumentScope): RawBuilder<unknown> {
  return sql`(c.company_id = any(${[...companyIds]}::text[]) and (c.place = any(${[...shipToIds]}::text[])
    or (c.place = '' and (c.kind <> 'statement' or c.company_id = any(
      ${shipToInSql.companiesWithin(companyIds, shipToIds)})))))`;
}
