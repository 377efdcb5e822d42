import type { Article, ArticleEntry } from "@vycep/contract/content/articles.rest";
import type { FaqItem, KnowledgeEntry } from "@vycep/contract/content/support.rest";

/** An article in the list, as the server tells it. */
export function someArticle(over: Partial<ArticleEntry> = {}): ArticleEntry {
  return {
    path: "xmas-delivery",
    title: "Vánoční rozvoz",
    lead: "Poslední závoz proběhne 23. prosince.",
    section: "Provoz",
    date: "2026-11-16",
    picture: "/news/truck.svg",
    isImportant: false,
    isNew: false,
    ...over,
  };
}

/** The same with its text and without neighbours. */
export function someWholeArticle(over: Partial<Article> = {}): Article {
  const { isNew: _, ...head } = someArticle();
  return { ...head, body: "<p>Poslední závoz.</p>", newer: null, older: null, isHelpful: null, ...over };
}

/** A question with its answer. */
export function someQuestion(over: Partial<FaqItem> = {}): FaqItem {
  return {
    id: "faq-empties",
    sort: 1,
    section: "Obaly",
    question: "Jak vrátím prázdné obaly?",
    answer: "<p>Zadejte přepravky v košíku.</p>",
    isHelpful: null,
    ...over,
  };
}

/** An entry of the knowledge base. */
export function someKnowledge(over: Partial<KnowledgeEntry> = {}): KnowledgeEntry {
  return {
    id: "kb-tank",
    section: "Tank",
    title: "Příjem tankového piva",
    lead: "Tank musí být prázdný.",
    body: "<p>Tank musí být prázdný.</p><ol><li>Vložte vak.</li></ol>",
    mgnllastModified: "2026-11-03T00:00:00Z",
    isHelpful: null,
    ...over,
  };
}
