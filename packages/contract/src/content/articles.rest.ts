/** News and articles: GET articles/GetArticlesNewList, articles/{path}, and the same of publicarticles for visitors. CONTENT-01, CONTENT-16, REST-23…26. */
import { z as zod } from "zod";

const entry = {
  path: zod.string(),
  title: zod.string(),
  lead: zod.string(),
  section: zod.string(),
  date: zod.string().nullable(),
  picture: zod.string().nullable(),
  isImportant: zod.boolean(),
};

/** An article in the list; to visitors nothing is new, because nobody knows what they have seen. */
export const articleEntrySchema = zod.object({ ...entry, isNew: zod.boolean() });

/** Newest first; a page that is shorter than its limit is the last. */
export const articlesSchema = zod.array(articleEntrySchema);

const neighbour = zod.object({ path: zod.string(), title: zod.string() }).nullable();

export const articleSchema = zod.object({
  ...entry,
  body: zod.string(),
  newer: neighbour,
  older: neighbour,
  isHelpful: zod.boolean().nullable(),
});

const most = 100;

/** What every page of content is asked by; without a limit, a whole page of one hundred (OP-117). */
export const contentPage = {
  lang: zod.string().max(5).optional(),
  offset: zod.coerce.number().int().min(0).max(100_000).default(0),
  limit: zod.coerce.number().int().min(1).max(most).default(most),
};

export const articlesQuery = zod.object({ ...contentPage, country: zod.string().max(3).optional() });

export const articleQuery = zod.object({
  lang: zod.string().max(5).optional(),
  country: zod.string().max(3).optional(),
});

const contentKey = zod.string().min(1).max(80);

export const articleParams = zod.object({ path: contentKey });

export const articlesSeenBody = zod.object({ paths: zod.array(contentKey).min(1).max(most) });
export const articlesSeenSchema = zod.object({ seen: zod.number().int() });

/** Whether an article or an answer was of help. */
export const contentRatingBody = zod.object({
  kind: zod.enum(["article", "faq", "kb"]),
  id: contentKey,
  isHelpful: zod.boolean(),
});
export const contentRatingSchema = zod.object({ isHelpful: zod.boolean() });

export type ArticleEntry = zod.infer<typeof articleEntrySchema>;
export type Article = zod.infer<typeof articleSchema>;
export type ArticlesSeen = zod.infer<typeof articlesSeenSchema>;
export type ContentRating = zod.infer<typeof contentRatingBody>;
