import type { TicketProblem } from "@vycep/domain/tickets/new-ticket";

/** What stands beside a field that is wrong: a key of the words of tickets. */
export const problemWords = {
  "category-missing": "missing.category",
  "subcategory-missing": "missing.subcategory",
  "title-missing": "missing.title",
  "title-too-long": "tooLong",
  "description-missing": "missing.description",
  "description-too-long": "tooLong",
  "phone-format": "wrongPhone",
} as const satisfies Record<TicketProblem["kind"], string>;
