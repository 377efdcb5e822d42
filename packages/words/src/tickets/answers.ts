/** Why something cannot be done with a ticket, how its states are called, and what the demo answers. */
import type { ContentRefusal, OfferRefusal } from "@vycep/domain/tickets/attachment";
import type { TicketProblem } from "@vycep/domain/tickets/new-ticket";
import type { CommentRefusal, ReopenRefusal } from "@vycep/domain/tickets/solved-ticket";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const ticketMessages: Sentences<
  | TicketProblem["kind"]
  | CommentRefusal["kind"]
  | ReopenRefusal["kind"]
  | "ticket-not-found"
  | "rated-already"
  | "comment-incomplete"
> = said.ticketMessages;

/** Why a file is not taken (D41). */
export const fileMessages: Sentences<(OfferRefusal | ContentRefusal)["kind"]> = said.fileMessages;

/** TICKET-11, TICKET-12. */
export const ticketStatusNames: Sentences<TicketStatus> = said.statusNames;

/** What the portal says to an answer that came by mail, and as whom. */
export const replyAnswer: Sentences<"author" | "fileNotTaken"> = said.replyAnswer;

/** What the house says to a new ticket in the demo, and as whom. */
export const demoAnswer: Sentences<"author" | "text"> = said.demoAnswer;
