import { stemsOf } from "@vycep/domain/content/find-texts";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { containing } from "../../platform/list/conditions.ts";
import { type Reader, readable } from "./articles.repo.ts";
import { standsOn, wordsIn } from "./told-in-sql.ts";

export type SearchedKind = "article" | "faq" | "kb";

export type SearchedRow = {
  readonly kind: SearchedKind;
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly published_on: LocalDate | null;
};

/**
 * Texts of a market that hold all stems of a search in some language; whether it is the reader's, the rule says. Articles
 * are those that the reader may read now.
 */
export async function findWithStems(
  db: Db,
  reader: Reader,
  { kinds, text }: { readonly kinds: readonly SearchedKind[]; readonly text: string },
): Promise<readonly SearchedRow[]> {
  const patterns = stemsOf(text).map(containing);
  const { rows } = await sql<SearchedRow>`
    select kind, key, ${wordsIn("titles", reader.language)} as title,
      coalesce(${wordsIn("bodies", reader.language)}, '') as body,
      case when kind = 'article' then valid_from end as published_on
    from content
    where kind = any(${[...kinds]}::text[]) and search_text like all(${patterns}::text[])
      and case when kind = 'article' then ${readable(reader)} else ${reader.market} = any(markets) and ${standsOn(reader.date)} end
    order by kind, case when kind = 'article' then valid_from end desc nulls last, sort, key`.execute(db);
  return rows;
}
