import { type RawBuilder, sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskFoundCompany, DeskFoundPlace } from "../../../platform/desk/desk-graphql.gen.ts";
import { wordsOf } from "../../../platform/list/words-of.ts";
import { shipToInSql } from "../ship-to.facts.ts";
import { type CustomerDeskDeps, companiesInReach } from "./customer-desk.deps.ts";
import { companyText } from "./desk-company-list.repo.ts";

const most = 6;

/** Places by words of their names or by a number, for fields that name one; only those that somebody sees. */
export async function foundPlaces(
  { db }: Pick<CustomerDeskDeps, "db">,
  context: Pick<DeskContext, "staff">,
  text: string,
): Promise<DeskFoundPlace[]> {
  const within = companiesInReach(await context.staff());
  const demands = demandsOf(text, {
    within,
    companyId: sql`place.company_id`,
    sought: sql`place.search_text`,
  });
  if (demands === undefined) return [];
  const { rows } = await sql<DeskFoundPlace>`
    select place.id, place.name, place.city, place.company_name as "companyName" from ${shipToInSql.sought} place
    where ${demands} order by place.id <> ${text.trim()}, place.name, place.id limit ${most}`.execute(db);
  return rows;
}

/** Companies by words of their names or by a number, for fields that name one; only those that somebody sees. */
export async function foundCompanies(
  { db }: Pick<CustomerDeskDeps, "db">,
  context: Pick<DeskContext, "staff">,
  text: string,
): Promise<DeskFoundCompany[]> {
  const within = companiesInReach(await context.staff());
  const demands = demandsOf(text, { within, companyId: sql`c.id`, sought: companyText });
  if (demands === undefined) return [];
  const { rows } = await sql<DeskFoundCompany>`
    select c.id, c.name, c.city from company c
    where ${demands} order by c.id <> ${text.trim()}, c.name, c.id limit ${most}`.execute(db);
  return rows;
}

interface Sought {
  readonly within: readonly string[] | undefined;
  readonly companyId: RawBuilder<unknown>;
  readonly sought: RawBuilder<unknown>;
}

/** Undefined where nothing is looked for. */
function demandsOf(text: string, { within, companyId, sought }: Sought): RawBuilder<unknown> | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return;
  return sql.join(
    [
      ...words.map((word) => sql`${sought} like ${word}`),
      ...(within === undefined ? [] : [sql`${companyId} = any(${[...within]}::text[])`]),
    ],
    sql` and `,
  );
}
