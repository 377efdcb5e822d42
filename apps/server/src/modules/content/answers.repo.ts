import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Reader } from "./articles.repo.ts";
import { contentWith, standsOn, wordsIn } from "./told-in-sql.ts";

export type AnswerRow = {
  readonly key: string;
  readonly sort: number;
  readonly section: string;
  readonly title: string;
  readonly body: string;
  readonly modified_at: string | null;
  readonly is_helpful: boolean | null;
};

type Wanted = {
  readonly kind: "faq" | "kb";
  readonly offset?: number;
  /** Undefined is all of them. */
  readonly limit?: number;
  /** By default in the brewery's order. */
  readonly isNewestFirst?: boolean;
};

/** Questions or entries of the knowledge base of a market in one language. */
export async function findAnswers(
  db: Db,
  { market, language, date, uid, previewed }: Reader,
  { kind, offset = 0, limit, isNewestFirst = false }: Wanted,
): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select key, sort, coalesce(${wordsIn("sections", language)}, '') as section, ${wordsIn("titles", language)} as title,
      coalesce(${wordsIn("bodies", language)}, '') as body,
      to_char(modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified_at, (
        select is_helpful from content_reader said
        where said.uid = ${uid ?? null}::text and said.kind = content.kind and said.key = content.key) as is_helpful
    from ${contentWith(previewed, date)} where kind = ${kind} and ${market} = any(markets) and ${standsOn(date)}
    order by case when ${isNewestFirst} then modified_at end desc nulls last, sort, key
    limit ${limit ?? null}::int offset ${offset}`.execute(db);
  return rows;
}
