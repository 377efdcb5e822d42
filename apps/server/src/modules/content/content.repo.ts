import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export type PageRow = { readonly key: string; readonly title: string; readonly body: string };

/** Texts of pages in one language; of one place in the portal, or of all. */
export async function findPages(
  db: Db,
  { language, key }: { readonly language: Language; readonly key: string | undefined },
): Promise<readonly PageRow[]> {
  const { rows } = await sql<PageRow>`
    select key, text_in(titles, ${language}) as title,
      coalesce(text_in(bodies, ${language}), '') as body
    from content where kind = 'page' and (${key ?? null}::text is null or key = ${key ?? null})
    order by sort, key`.execute(db);
  return rows;
}

export type HelpPageRow = {
  readonly key: string;
  readonly sort: number;
  readonly section: string;
  readonly name: string;
  readonly body: string;
  readonly file_link: string | null;
  readonly is_new_capability: boolean;
  readonly modified_at: string | null;
};

/** The help pages of a market in one language, in their order. */
export async function findHelpPages(
  db: Db,
  { language, market }: { readonly language: Language; readonly market: Market },
): Promise<readonly HelpPageRow[]> {
  const { rows } = await sql<HelpPageRow>`
    select key, sort, coalesce(text_in(sections, ${language}), '') as section, text_in(titles, ${language}) as name,
      coalesce(text_in(bodies, ${language}), '') as body, file_link, is_new_capability,
      to_char(modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified_at
    from content where kind = 'help' and ${market} = any(markets)
    order by sort, key`.execute(db);
  return rows;
}
