/** What the API says to staff of tickets: why something was not done (DTICK-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type TicketDeskMessage = keyof typeof said.ticketDeskMessages;

export const ticketDeskMessages: Sentences<TicketDeskMessage> = said.ticketDeskMessages;
