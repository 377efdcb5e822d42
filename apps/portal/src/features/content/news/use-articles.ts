import { queryOptions } from "@tanstack/react-query";
import type { Article, ArticleEntry, ArticlesSeen } from "@vycep/contract/content/articles.rest";
import type { Country } from "@vycep/domain/market/market";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { logWarning } from "@vycep/shell/log";
import { useEffect } from "react";
import { readToEnd } from "../read-to-end.ts";

/** Who reads: somebody signed in, or a visitor of a country. Each asks another address (CONTENT-16). */
export interface ArticleReader {
  readonly isVisitor: boolean;
  readonly country: Country | undefined;
}

const baseFor = ({ isVisitor }: ArticleReader) => (isVisitor ? "/publicarticles" : "/articles");
const countryFor = ({ isVisitor, country }: ArticleReader) => (isVisitor ? country : undefined);

/** GET articles/GetArticlesNewList, of visitors publicarticles: all of them, newest first (REST-23, REST-24). */
export function articlesQuery(reader: ArticleReader) {
  return queryOptions({
    queryKey: ["content", "articles", reader.isVisitor, countryFor(reader)],
    queryFn: ({ signal }) =>
      readToEnd((page) =>
        callService<readonly ArticleEntry[]>("content", `${baseFor(reader)}/GetArticlesNewList`, {
          signal,
          query: { ...page, country: countryFor(reader) },
          isPublic: reader.isVisitor,
        }),
      ),
    staleTime: 5 * 60_000,
  });
}

/** GET articles{path}, of visitors publicarticles{path}: null is none that this reader may see (REST-25, REST-26). */
export function articleQuery(reader: ArticleReader, path: string) {
  return queryOptions({
    queryKey: ["content", "article", reader.isVisitor, countryFor(reader), path],
    queryFn: async ({ signal }) => {
      try {
        return await callService<Article>("content", `${baseFor(reader)}/${encodeURIComponent(path)}`, {
          signal,
          query: { country: countryFor(reader) },
          isPublic: reader.isVisitor,
        });
      } catch (cause) {
        if (failureOf(cause).status === 404) return null;
        throw cause;
      }
    },
    staleTime: 5 * 60_000,
  });
}

/**
 * PUT articles/SetArticlesSeen: what stands in the list is no longer new at the next visit. During this one it stays marked,
 * and what does not reach the server is new once more.
 */
export function useMarkSeen(articles: readonly ArticleEntry[]): void {
  const fresh = articles.filter(({ isNew }) => isNew).map(({ path }) => path);
  const paths = fresh.slice(0, 100).join(" ");
  useEffect(
    function markSeen() {
      if (paths === "") return;
      callService<ArticlesSeen>("content", "/articles/SetArticlesSeen", {
        method: "PUT",
        body: { paths: paths.split(" ") },
      }).catch((cause: unknown) => logWarning("what was seen could not be kept", cause));
    },
    [paths],
  );
}
