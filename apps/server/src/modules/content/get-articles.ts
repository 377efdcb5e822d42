import type { ArticleEntry } from "@vycep/contract/content/articles.rest";
import { isNewArticle } from "@vycep/domain/content/news";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type ArticleRow, findArticles, type Reader } from "./articles.repo.ts";
import { readableBody } from "./readable-body.ts";
import { signedInReader, visitingReader } from "./reader.ts";

type Page = { readonly offset: number; readonly limit: number };

/** The articles of the caller's market, newest first, and which of them are new to them (REST-23, CONTENT-01). */
export async function getArticles(deps: Deps, context: RequestContext, page: Page): Promise<ArticleEntry[]> {
  const reader = await signedInReader(deps, context, "News & Articles");
  return listed(await findArticles(deps.db, reader, page), reader);
}

/** The same for visitors, who see what is public (REST-24, CONTENT-16). */
export async function getPublicArticles(
  deps: Deps,
  context: RequestContext,
  { country, ...page }: Page & { readonly country?: string | undefined },
): Promise<ArticleEntry[]> {
  const reader = visitingReader(deps, context, country);
  return listed(await findArticles(deps.db, reader, page), reader);
}

function listed(rows: readonly ArticleRow[], { date, uid }: Reader): ArticleEntry[] {
  return rows.map((row) => ({
    ...articleHead(row),
    isNew:
      uid !== undefined &&
      isNewArticle({ publishedOn: row.published_on ?? undefined, isSeen: row.is_seen }, date),
  }));
}

/** What an article says of itself in the list and above its text. */
export function articleHead(row: ArticleRow): Omit<ArticleEntry, "isNew"> {
  return {
    path: row.key,
    title: row.title,
    lead: readableBody(row.body).lead,
    section: row.section,
    date: row.published_on,
    picture: row.picture,
    isImportant: row.is_important,
  };
}
