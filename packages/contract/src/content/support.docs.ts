import type { Described } from "../described.ts";

const question = {
  id: "faq-date",
  sort: 1,
  section: "Orders and deliveries",
  question: "Why can I not choose tomorrow?",
  answer: "<p>The earliest date depends on the shipping method, the cut-off time …",
} as const;

const needsSupport = { 403: ["forbidden-permission"] } as const;

/** Frequent questions and the knowledge base, as /docs tells them (REST-33…38, CONTENT-02…04). */
export const supportDocs = {
  faqitems: {
    summary: "All frequent questions with their answers, in their order.",
    example: { answer: [{ ...question, isHelpful: null }] },
    problems: needsSupport,
  },
  faqpages: {
    summary: "The sections of the frequent questions, with how many each has.",
    example: { answer: [{ page: 1, section: "Orders and deliveries", questions: 5 }] },
    problems: needsSupport,
  },
  GetNewFQAPagesAsync: {
    summary: "The sections with their questions.",
    example: {
      answer: [{ page: 1, section: "Orders and deliveries", items: [{ ...question, isHelpful: null }] }],
    },
    problems: needsSupport,
  },
  knowledgebase: {
    summary: "The knowledge base, a page at a time.",
    example: {
      query: { limit: "1" },
      answer: [
        {
          id: "kb-keg",
          section: "Storing and tapping",
          title: "Storing and tapping kegs",
          lead: "Store kegs upright at 5–10 °C and let them rest a day before tapping.",
          body: "<p>Store kegs upright at 5–10 °C and let them rest a day before tappin…",
          mgnllastModified: "2026-10-18T22:00:00Z",
          isHelpful: null,
        },
      ],
    },
    problems: needsSupport,
  },
  GetNewAllKBsAsync: {
    summary: "The knowledge base, what was changed last first.",
    example: {
      answer: [
        {
          id: "kb-tank",
          section: "Tank",
          title: "Receiving tank beer",
          lead: "The tank must be empty, clean, with a new liner and clear access for t…",
          body: "<p><strong>The tank must be empty, clean, with a new liner and clear a…",
          mgnllastModified: "2026-11-09T23:00:00Z",
          isHelpful: null,
        },
      ],
    },
    problems: needsSupport,
  },
} as const satisfies Record<string, Described>;
