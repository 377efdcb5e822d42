import {
  articleParams,
  articleQuery,
  articleSchema,
  articlesQuery,
  articlesSchema,
  articlesSeenBody,
  articlesSeenSchema,
  contentRatingBody,
  contentRatingSchema,
} from "@vycep/contract/content/articles.rest";
import {
  faqItemsSchema,
  faqPagesSchema,
  knowledgeBaseQuery,
  knowledgeBaseSchema,
  newFaqPagesSchema,
} from "@vycep/contract/content/support.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getArticle, getPublicArticle } from "./get-article.ts";
import { getArticles, getPublicArticles } from "./get-articles.ts";
import { getFaqItems, getFaqPages, getNewFaqPages } from "./get-faq.ts";
import { getKnowledgeBase, getNewAllKbs } from "./get-knowledge-base.ts";
import { rateContent } from "./rate-content.ts";
import { setArticlesSeen } from "./set-articles-seen.ts";

/** Parse, call, encode; nothing else happens here. */
export const articleRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/articles/GetArticlesNewList",
    { schema: { querystring: articlesQuery, response: { 200: articlesSchema } } },
    (request) => getArticles(deps, contextOf(request), request.query),
  );
  scope.get(
    "/publicarticles/GetArticlesNewList",
    { schema: { querystring: articlesQuery, response: { 200: articlesSchema } } },
    (request) => getPublicArticles(deps, contextOf(request), request.query),
  );
  scope.get(
    "/articles/:path",
    { schema: { params: articleParams, querystring: articleQuery, response: { 200: articleSchema } } },
    (request) => getArticle(deps, contextOf(request), request.params.path),
  );
  scope.get(
    "/publicarticles/:path",
    { schema: { params: articleParams, querystring: articleQuery, response: { 200: articleSchema } } },
    (request) =>
      getPublicArticle(deps, contextOf(request), {
        path: request.params.path,
        country: request.query.country,
      }),
  );
  scope.put(
    "/articles/SetArticlesSeen",
    { schema: { body: articlesSeenBody, response: { 200: articlesSeenSchema } } },
    (request) => setArticlesSeen(deps, contextOf(request), request.body.paths),
  );
  scope.put(
    "/contentrating",
    { schema: { body: contentRatingBody, response: { 200: contentRatingSchema } } },
    (request) => rateContent(deps, contextOf(request), request.body),
  );
};

/** Parse, call, encode; nothing else happens here. */
export const supportContentRoutes: Routes = (scope, deps, contextOf) => {
  scope.get("/faqitems", { schema: { response: { 200: faqItemsSchema } } }, (request) =>
    getFaqItems(deps, contextOf(request)),
  );
  scope.get("/faqpages", { schema: { response: { 200: faqPagesSchema } } }, (request) =>
    getFaqPages(deps, contextOf(request)),
  );
  scope.get(
    "/faqpages/GetNewFQAPagesAsync",
    { schema: { response: { 200: newFaqPagesSchema } } },
    (request) => getNewFaqPages(deps, contextOf(request)),
  );
  scope.get(
    "/knowledgebase",
    { schema: { querystring: knowledgeBaseQuery, response: { 200: knowledgeBaseSchema } } },
    (request) => getKnowledgeBase(deps, contextOf(request), request.query),
  );
  scope.get(
    "/knowledgebase/GetNewAllKBsAsync",
    { schema: { response: { 200: knowledgeBaseSchema } } },
    (request) => getNewAllKbs(deps, contextOf(request)),
  );
};
