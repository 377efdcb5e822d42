/** What the API says to staff of targets for tickets: why one was not dated (DTICK-04). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type TicketTimesMessage = keyof typeof said.ticketTimesMessages;

export const ticketTimesMessages: Sentences<TicketTimesMessage> = said.ticketTimesMessages;
