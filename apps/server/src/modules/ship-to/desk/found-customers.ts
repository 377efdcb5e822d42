import { type RawBuilder, sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskFoundCompany, DeskFoundPlace } from "../../../platform/desk/desk-graphql.gen.ts";
import { holdsAll, wordsOf } from "../../../platform/list/words-of.ts";
import { companyText, shipToInSql, shipToText } from "../ship-to.facts.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";

const most = 6;

/** Places by words of what they are found by or by a number, for fields that name one; only those that somebody sees. */
export async function foundPlaces(
  { db }: Pick<CustomerDeskDeps, "db">,
  context: Pick<DeskContext, "staff">,
  text: string,
): Promise<DeskFoundPlace[]> {
  const within = companiesInReach(await context.staff());
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const { rows } = await sql<DeskFoundPlace>`
    select place.id, place.name, place.city, place.company_name as "companyName" from ${shipToInSql.sought} place
    where ${holdsAll(sql`place.search_text`, words)} and ${mayHold(words)} and ${isWithin(sql`place.company_id`, within)}
    order by place.id <> ${text.trim()}, not ${holdsAll(sql`fold_text(place.name)`, words)}, place.name, place.id
    limit ${most}`.execute(db);
  return rows;
}

/** Fewer letters are found by no index. */
const indexed = /[\p{L}\p{N}]{3}/u;

/** What indexes know of the words: the longest of them stands in the texts of a place, or in those of its company. */
function mayHold(words: readonly string[]): RawBuilder<unknown> {
  const [longest] = words
    .filter((word) => indexed.test(word))
    .toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return sql`true`;
  return sql`place.id in (
    select s.id from ship_to s where ${shipToText} like ${longest}
    union select s.id from ship_to s where s.company_id in (select c.id from company c where ${companyText} like ${longest}))`;
}

/** Companies by words of what they are found by or by a number, for fields that name one; only those that somebody sees. */
export async function foundCompanies(
  { db }: Pick<CustomerDeskDeps, "db">,
  context: Pick<DeskContext, "staff">,
  text: string,
): Promise<DeskFoundCompany[]> {
  const within = companiesInReach(await context.staff());
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const { rows } = await sql<DeskFoundCompany>`
    select c.id, c.name, c.city from company c
    where ${holdsAll(companyText, words)} and ${isWithin(sql`c.id`, within)}
    order by c.id <> ${text.trim()}, not ${holdsAll(sql`fold_text(c.name)`, words)}, c.name, c.id
    limit ${most}`.execute(db);
  return rows;
}

function isWithin(
  companyId: RawBuilder<unknown>,
  within: readonly string[] | undefined,
): RawBuilder<unknown> {
  return within === undefined ? sql`true` : sql`${companyId} = any(${[...within]}::text[])`;
}
