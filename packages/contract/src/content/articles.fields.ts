import { told } from "../told.docs.ts";
import {
  articleEntrySchema,
  articleSchema,
  articlesSeenBody,
  articlesSeenSchema,
  contentRatingBody,
  contentRatingSchema,
} from "./articles.rest.ts";
import { faqItemSchema, faqPagesSchema, knowledgeEntrySchema, newFaqPagesSchema } from "./support.rest.ts";

const isHelpful = "What the reader has said of it; null is nothing yet, and always of visitors.";
const lead = "Its first words, without any format, 220 letters at most.";
const html = "Formatted text (HTML), cleaned: paragraphs, headings, lists, links.";
const section = "Heading that it stands under; empty is none.";

const entry = {
  path: "End of its address, `/news/{path}`, and its name in the other calls.",
  title: "Heading.",
  lead,
  section,
  date: "Day of the article, yyyy-MM-dd; null of one without a day.",
  picture: "Address of a picture of our own; null is none.",
  isImportant: "Whether the brewery calls it important.",
};

const page = { page: "Place of the heading, from 1.", section };

export const articlesFields = [
  told(articleEntrySchema, { ...entry, isNew: "Whether it is new to the reader; never to visitors." }),
  told(articleSchema, {
    ...entry,
    body: html,
    newer: "The next newer article; null of the newest.",
    "newer.path": "Its name, for the same call.",
    "newer.title": "Its heading.",
    older: "The next older article; null of the oldest.",
    "older.path": "Its name, for the same call.",
    "older.title": "Its heading.",
    isHelpful,
  }),
  told(articlesSeenBody, { paths: "`path` of each article that stood in the list." }),
  told(articlesSeenSchema, {
    seen: "How many of them are articles that the reader may read; all of those are seen now.",
  }),
  told(contentRatingBody, {
    kind: "What is rated: an article, a question (faq), or an entry of the knowledge base (kb).",
    id: "`path` of the article, `id` of the question or entry.",
    isHelpful: "Whether it was of help.",
  }),
  told(contentRatingSchema, { isHelpful: "What is kept now." }),
  told(faqItemSchema, {
    id: "Name of the question.",
    sort: "The least comes first.",
    section,
    question: "The question, in the language of the call.",
    answer: html,
    isHelpful,
  }),
  told(faqPagesSchema, { ...page, questions: "How many questions stand under it." }),
  told(newFaqPagesSchema, { ...page, items: "The questions under it, in the brewery's order." }),
  told(knowledgeEntrySchema, {
    id: "Name of the entry.",
    section,
    title: "Heading.",
    lead,
    body: html,
    mgnllastModified: "When it was changed last: ISO 8601, in UTC. Null when it never was.",
    isHelpful,
  }),
];
