import { ok, type Result, refused } from "../kernel/result.ts";
import type { Country } from "../market/market.ts";
import { parsePhone } from "../market/phone.ts";

/** Longest title (TICKET-06, CONST-24). */
export const TITLE_MAX = 40;
/** Longest description, and longest comment (TICKET-07, CONST-24). */
export const DESCRIPTION_MAX = 2000;
/** How many comments are read at once (TICKET-08, CONST-25). */
export const COMMENTS_LIMIT = 100;
/** What the number of all tickets is before anybody has counted them (TICKET-17, CONST-26, OP-31). */
export const TICKETS_BEFORE_THE_FIRST_ANSWER = 9;

/** What a new ticket says, as it was typed (TICKET-05). */
export type NewTicket = {
  readonly category: string;
  readonly subcategory: string;
  readonly title: string;
  readonly description: string;
  /** Of whom the brewery is to call; empty is nobody. */
  readonly phone: string;
};

export type TicketField = keyof NewTicket;

export type TicketProblem =
  | { readonly field: "category"; readonly kind: "category-missing" }
  | { readonly field: "subcategory"; readonly kind: "subcategory-missing" }
  | { readonly field: "title"; readonly kind: "title-missing" | "title-too-long" }
  | { readonly field: "description"; readonly kind: "description-missing" | "description-too-long" }
  /** TICKET-09, TICKET-10. */
  | { readonly field: "phone"; readonly kind: "phone-format" };

export type TicketFacts = {
  /** Each subcategory with its category. */
  readonly subcategories: readonly { readonly id: string; readonly categoryId: string }[];
  /** Whose numbers may be typed without their prefix: the country of the place. */
  readonly country: Country | undefined;
};

export type TicketRefused = {
  readonly kind: "ticket-refused";
  readonly problems: readonly TicketProblem[];
};

/**
 * What is kept of a new ticket, or all that is wrong with it: its lengths (TICKET-06, TICKET-07), a subcategory of its own
 * category, and a phone of Czechia or Slovakia (TICKET-09, TICKET-10, OP-137). Letters are counted as people count them.
 *
 * @example judgeNewTicket({ category: "empties", subcategory: "count", title: "Crates", description: "18, not 16", phone: "" },
 *   { subcategories: [{ id: "count", categoryId: "empties" }], country: "CZE" })
 *   // { ok: true, value: { category: "empties", subcategory: "count", title: "Crates", description: "18, not 16", phone: "" } }
 */
export function judgeNewTicket(wanted: NewTicket, facts: TicketFacts): Result<NewTicket, TicketRefused> {
  const typed = wanted.phone.trim();
  const phone = typed === "" ? "" : parsePhone(typed, facts.country);
  const title = wanted.title.trim().replace(/\s+/gu, " ");
  const description = wanted.description.trim();
  const problems: readonly TicketProblem[] = [
    ...categoryProblems(wanted, facts),
    ...(title === "" ? [{ field: "title", kind: "title-missing" } as const] : []),
    ...(lengthOf(title) > TITLE_MAX ? [{ field: "title", kind: "title-too-long" } as const] : []),
    ...(description === "" ? [{ field: "description", kind: "description-missing" } as const] : []),
    ...(lengthOf(description) > DESCRIPTION_MAX
      ? [{ field: "description", kind: "description-too-long" } as const]
      : []),
    ...(phone === undefined ? [{ field: "phone", kind: "phone-format" } as const] : []),
  ];
  if (phone === undefined || problems.length > 0) return refused({ kind: "ticket-refused", problems });
  return ok({ category: wanted.category, subcategory: wanted.subcategory, title, description, phone });
}

/**
 * How many letters a text has, one that takes two units of memory counted once.
 *
 * @example lengthOf("pivo 🍺") // 6
 */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** What a comment needs before it is sent at all (TICKET-14). */
export type CommentToSend = {
  readonly user: string;
  readonly description: string;
  readonly ticketId: string;
};

/**
 * Whether a comment is sent: only with user, text and ticket, and no longer than a description (TICKET-14).
 *
 * @example isCommentComplete({ user: "U001", description: " ", ticketId: "CS0010021" }) // false
 */
export function isCommentComplete({ user, description, ticketId }: CommentToSend): boolean {
  const text = description.trim();
  return user !== "" && ticketId !== "" && text !== "" && lengthOf(text) <= DESCRIPTION_MAX;
}

function categoryProblems(
  { category, subcategory }: NewTicket,
  { subcategories }: TicketFacts,
): readonly TicketProblem[] {
  const own = subcategories.filter(({ categoryId }) => categoryId === category);
  if (own.length === 0) return [{ field: "category", kind: "category-missing" }];
  const isOwn = own.some(({ id }) => id === subcategory);
  return isOwn ? [] : [{ field: "subcategory", kind: "subcategory-missing" }];
}
