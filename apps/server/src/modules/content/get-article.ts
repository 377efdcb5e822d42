import type { Article } from "@vycep/contract/content/articles.rest";
import { contentMessages } from "@vycep/words/content/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findArticle, type Reader } from "./articles.repo.ts";
import { articleHead } from "./get-articles.ts";
import { readableBody } from "./readable-body.ts";
import { signedInReader, visitingReader } from "./reader.ts";

/** One article with the next newer and the next older one (REST-25). */
export async function getArticle(deps: Deps, context: RequestContext, path: string): Promise<Article> {
  return articleFor(deps, await signedInReader(deps, context, "News & Articles"), path);
}

type Asked = { readonly path: string; readonly country: string | undefined };

/** The same for visitors: what is not public is as unknown as what does not exist (REST-26, CONTENT-16). */
export async function getPublicArticle(
  deps: Deps,
  context: RequestContext,
  { path, country }: Asked,
): Promise<Article> {
  return articleFor(deps, visitingReader(deps, context, country), path);
}

async function articleFor({ db }: Deps, reader: Reader, path: string): Promise<Article> {
  const row = await findArticle(db, reader, path);
  if (!row) throw notFound("content-unknown", say(contentMessages["content-unknown"], reader.language));
  return {
    ...articleHead(row),
    body: readableBody(row.body).html,
    newer: neighbour(row.newer, row.newer_title),
    older: neighbour(row.older, row.older_title),
    isHelpful: row.is_helpful,
  };
}

function neighbour(path: string | null, title: string | null): Article["newer"] {
  return path === null || title === null ? null : { path, title };
}
