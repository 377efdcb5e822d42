import { countryCodes, homeMarket, type Market, marketOf } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

type Span = { readonly version: string; readonly begins: string; readonly ends: string | null };

/** Who can sign in, of the customers of a market. */
export function isReaderIn(market: Market): RawBuilder<boolean> {
  return sql`(u.status = 'Active' and u.is_validated and ${marketOfUser()} = ${market})`;
}

/** The market of a person, as `marketOf` has it. */
function marketOfUser(): RawBuilder<unknown> {
  const cases = countryCodes().map(
    (country) => sql`when u.country = ${sql.lit(country)} then ${sql.lit(marketOf(country))}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.lit(homeMarket())} end)`;
}

/**
 * How many people of a market can sign in, and how many of them agreed to each version: when they were asked, or when they came and it
 * was in force (DCONF-03).
 */
export async function agreementsTo(
  db: Db,
  { market, versions }: { readonly market: Market; readonly versions: readonly Span[] },
) {
  const { rows } = await sql<{ users: number; agreed: Readonly<Record<string, number>> }>`
    select (select count(*)::integer from app_user u where ${isReaderIn(market)}) as users,
      (select coalesce(json_object_agg(v.version, (
          select count(*)::integer from app_user u
          where ${isReaderIn(market)} and (
            exists (select from terms_consent c where c.uid = u.uid and c.version = v.version)
            or (u.terms_agreed and v.begins <= u.created_at and (v.ends is null or u.created_at < v.ends))))), '{}')
        from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
          as v(version text, begins timestamptz, ends timestamptz)) as agreed`.execute(db);
  return rows[0] ?? { users: 0, agreed: {} };
}
