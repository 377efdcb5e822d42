/** Questions and the knowledge base: GET faqitems, faqpages, faqpages/GetNewFQAPagesAsync, knowledgebase, knowledgebase/GetNewAllKBsAsync. CONTENT-02, CONTENT-03, CONTENT-15, REST-33…38. */
import { z as zod } from "zod";
import { contentPage } from "./articles.rest.ts";

/** A question with its answer. */
export const faqItemSchema = zod.object({
  id: zod.string(),
  sort: zod.number().int(),
  section: zod.string(),
  question: zod.string(),
  answer: zod.string(),
  isHelpful: zod.boolean().nullable(),
});

export const faqItemsSchema = zod.array(faqItemSchema);

/** A heading of the questions with how many stand under it. */
export const faqPagesSchema = zod.array(
  zod.object({ page: zod.number().int(), section: zod.string(), questions: zod.number().int() }),
);

/** The same with the questions themselves. */
export const newFaqPagesSchema = zod.array(
  zod.object({ page: zod.number().int(), section: zod.string(), items: faqItemsSchema }),
);

/** An entry of the knowledge base. */
export const knowledgeEntrySchema = zod.object({
  id: zod.string(),
  section: zod.string(),
  title: zod.string(),
  lead: zod.string(),
  body: zod.string(),
  mgnllastModified: zod.string().nullable(),
  isHelpful: zod.boolean().nullable(),
});

/** One page in the brewery's order; one that is shorter than its limit is the last (CONTENT-15, OP-117). */
export const knowledgeBaseSchema = zod.array(knowledgeEntrySchema);

export const knowledgeBaseQuery = zod.object(contentPage);

export type FaqItem = zod.infer<typeof faqItemSchema>;
export type FaqPages = zod.infer<typeof faqPagesSchema>;
export type NewFaqPages = zod.infer<typeof newFaqPagesSchema>;
export type KnowledgeEntry = zod.infer<typeof knowledgeEntrySchema>;
