import type { Language } from "@vycep/domain/market/language";
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
