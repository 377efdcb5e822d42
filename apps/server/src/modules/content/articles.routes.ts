import { articlesDocs as docs } from "@vycep/contract/content/articles.docs";
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
import { supportDocs } from "@vycep/contract/content/support.docs";
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
    {
      schema: { querystring: articlesQuery, response: { 200: articlesSchema } },
      config: { described: docs.GetArticlesNewList },
    },
    (request) => getArticles(deps, contextOf(request), request.query),
  );
  scope.get(
    "/publicarticles/GetArticlesNewList",
    {
      schema: { querystring: articlesQuery, response: { 200: articlesSchema } },
      config: { described: docs.GetPublicArticlesNewList },
    },
    (request) => getPublicArticles(deps, contextOf(request), request.query),
  );
  scope.get(
    "/articles/:path",
    {
      schema: { params: articleParams, querystring: articleQuery, response: { 200: articleSchema } },
      config: { described: docs.article },
    },
    (request) => getArticle(deps, contextOf(request), request.params.path),
  );
  scope.get(
    "/publicarticles/:path",
    {
      schema: { params: articleParams, querystring: articleQuery, response: { 200: articleSchema } },
      config: { described: docs.publicArticle },
    },
    (request) =>
      getPublicArticle(deps, contextOf(request), {
        path: request.params.path,
        country: request.query.country,
      }),
  );
  scope.put(
    "/articles/SetArticlesSeen",
    {
      schema: { body: articlesSeenBody, response: { 200: articlesSeenSchema } },
      config: { described: docs.SetArticlesSeen },
    },
    (request) => setArticlesSeen(deps, contextOf(request), request.body.paths),
  );
  scope.put(
    "/contentrating",
    {
      schema: { body: contentRatingBody, response: { 200: contentRatingSchema } },
      config: { described: docs.contentrating },
    },
    (request) => rateContent(deps, contextOf(request), request.body),
  );
};

/** Parse, call, encode; nothing else happens here. */
export const supportContentRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/faqitems",
    { schema: { response: { 200: faqItemsSchema } }, config: { described: supportDocs.faqitems } },
    (request) => getFaqItems(deps, contextOf(request)),
  );
  scope.get(
    "/faqpages",
    { schema: { response: { 200: faqPagesSchema } }, config: { described: supportDocs.faqpages } },
    (request) => getFaqPages(deps, contextOf(request)),
  );
  scope.get(
    "/faqpages/GetNewFQAPagesAsync",
    {
      schema: { response: { 200: newFaqPagesSchema } },
      config: { described: supportDocs.GetNewFQAPagesAsync },
    },
    (request) => getNewFaqPages(deps, contextOf(request)),
  );
  scope.get(
    "/knowledgebase",
    {
      schema: { querystring: knowledgeBaseQuery, response: { 200: knowledgeBaseSchema } },
      config: { described: supportDocs.knowledgebase },
    },
    (request) => getKnowledgeBase(deps, contextOf(request), request.query),
  );
  scope.get(
    "/knowledgebase/GetNewAllKBsAsync",
    {
      schema: { response: { 200: knowledgeBaseSchema } },
      config: { described: supportDocs.GetNewAllKBsAsync },
    },
    (request) => getNewAllKbs(deps, contextOf(request)),
  );
};
