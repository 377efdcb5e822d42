import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { DeskTermsReader } from "../../../platform/desk/desk-graphql.gen.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { contentInSql } from "../../content/content.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { isReaderIn } from "../terms-agreed.facts.ts";

export type ReadersAsked = {
  readonly market: Market;
  /** Undefined is all. */
  readonly companies: readonly string[] | undefined;
  readonly at: Date;
};

/** Up to so many are found by what they agreed to and put in order then; more are met soon enough by their names. */
const mostFew = 1000;

/** Since when person `u` has agreed to what they found as they came; as `app_user_agreed` has it. */
const agreedSince = sql`(case when u.terms_agreed then u.created_at else '-infinity'::timestamptz end)`;
const canSignIn = sql`u.status = 'Active' and u.is_validated`;

/**
 * People whom the portal asks about the terms, in the order of their names; their name and company alone. Two ways lead to the same
 * people: few are found by what they agreed to, many by their names.
 */
export async function notAgreedList(
  db: Db,
  asked: ReadersAsked,
): Promise<List<DeskTermsReader, DeskTermsReader>> {
  const few = foundByAgreed(asked);
  const { rows } = await sql<{ areFew: boolean }>`
    select count(*) <= ${mostFew} as "areFew" from (select from (${few}) f limit ${sql.lit(mostFew + 1)}) f`.execute(
    db,
  );
  return {
    ...(rows[0]?.areFew === true ? { found: few } : { found: foundByName(asked), counted: few }),
    beside: sql`coalesce(${shipToInSql.companyNameOf(sql`page.company_id`)}, '') as "companyName"`,
    order: {
      name: "desk-terms-not-agreed",
      by: { column: sql`sort_name`, kind: "text" },
      id: { column: sql`uid`, kind: "text" },
      direction: "asc",
    },
    read: ({ uid, name, companyName }) => ({ uid, name, companyName }),
  };
}

/**
 * What people agreed to when asked is one of a handful of sets of versions. Of each that lacks the version in force, those are read who
 * came before it began, which an index has together. Its order keeps each set apart from the others.
 */
function foundByAgreed({ market, at, ...asked }: ReadersAsked): RawBuilder<unknown> {
  const next = (rest: RawBuilder<unknown>) => sql`
    select u.terms_versions from app_user u where ${canSignIn} ${rest} order by u.terms_versions limit 1`;
  return sql`
    with recursive t as materialized (select version, begins from ${contentInSql.termsInForce(market, at)} f),
    agreed as (
      (${next(sql``)})
      union all
      select (${next(sql`and u.terms_versions > a.terms_versions`)}) from agreed a where a.terms_versions is not null)
    select person.* from t join agreed on t.version <> all (agreed.terms_versions)
    cross join lateral (
      select ${columns} from app_user u
      where u.terms_versions = agreed.terms_versions and ${agreedSince} < t.begins and ${isSeen({ market, ...asked })}
      order by u.terms_versions, ${agreedSince} offset 0) person`;
}

function foundByName({ at, ...asked }: ReadersAsked): RawBuilder<unknown> {
  return sql`
    select ${columns} from ${contentInSql.termsInForce(asked.market, at)} t
    join app_user u on t.version <> all (u.terms_versions) and ${agreedSince} < t.begins
    where ${isSeen(asked)}`;
}

const columns = sql`u.uid, u.first_name || ' ' || u.last_name as name, u.company_id,
  (u.last_name || ' ' || u.first_name) collate cs_alphabet as sort_name`;

function isSeen({ market, companies }: Pick<ReadersAsked, "market" | "companies">): RawBuilder<unknown> {
  const inReach = companies === undefined ? sql`true` : sql`u.company_id = any(${[...companies]}::text[])`;
  return sql`${isReaderIn(market)} and ${inReach}`;
}
