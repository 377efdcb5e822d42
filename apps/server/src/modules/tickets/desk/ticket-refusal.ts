import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type TicketDeskMessage, ticketDeskMessages } from "@vycep/words/ticket-desk/answers";
import type { DeskTicketRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why a ticket was not changed. */
export type NotDone = { readonly kind: TicketDeskMessage };

/** The same as the contract says it. */
export function ticketRefusal(code: TicketDeskMessage, language: Language): DeskTicketRefusal {
  return { code, message: say(ticketDeskMessages[code], language) };
}
