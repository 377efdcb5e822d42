import type { Described } from "../described.ts";

const entry = {
  path: "xmas-special",
  title: "Christmas Special 16 is back",
  lead: "The dark amber special matured for ninety days and is available while stocks last.",
  section: "Products",
  date: "2026-11-20",
  picture: "/news/bottle.svg",
  isImportant: false,
} as const;

const article = {
  path: "line-cleaning",
  title: "How often to clean beer lines",
  lead: "We recommend cleaning at least every two weeks.",
  section: "Operations and delivery",
  date: "2026-11-02",
  picture: "/news/tap.svg",
  isImportant: false,
  body: "<p>We recommend cleaning at least every two weeks.</p><p>Yeast and bee…",
  newer: { path: "winter-frost", title: "Frost and beer: taking goods in winter" },
  older: { path: "new-filling-line", title: "The new filling line is running" },
  isHelpful: null,
} as const;

const needsNews = { 403: ["forbidden-permission"] } as const;

/** News, as /docs tells them (REST-23…26, CONTENT-01, CONTENT-16). */
export const articlesDocs = {
  GetArticlesNewList: {
    summary: "News of the caller's market, the newest first, a page at a time.",
    example: { query: { limit: "1" }, answer: [{ ...entry, isNew: true }] },
    problems: needsNews,
  },
  GetPublicArticlesNewList: {
    summary: "The news that visitors may read, of a country and of the host's theme.",
    isPublic: true,
    example: { query: { country: "CZ", limit: "1" }, answer: [{ ...entry, isNew: false }] },
  },
  article: {
    summary: "One article with the next newer and the next older one.",
    example: {
      path: { path: "line-cleaning" },
      answer: article,
    },
    problems: { ...needsNews, 404: ["content-unknown"] },
  },
  publicArticle: {
    summary: "The same for visitors; what is not public is as unknown as what does not exist.",
    isPublic: true,
    example: {
      path: { path: "line-cleaning" },
      query: { country: "CZ" },
      answer: article,
    },
    problems: { 404: ["content-unknown"] },
  },
  SetArticlesSeen: {
    summary: "Notes that articles were seen, so that they are new no more; answers how many were.",
    example: { body: { paths: ["xmas-special", "line-cleaning"] }, answer: { seen: 2 } },
    problems: needsNews,
  },
  contentrating: {
    summary: "Whether an article or an answer was of help; the last word counts.",
    example: { body: { kind: "faq", id: "faq-date", isHelpful: true }, answer: { isHelpful: true } },
    problems: { ...needsNews, 404: ["content-unknown"] },
  },
} as const satisfies Record<string, Described>;
