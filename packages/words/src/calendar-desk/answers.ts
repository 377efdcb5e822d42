/** What the API says to staff of the calendar: why a change of deliveries was not told (DCAL-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type CalendarDeskMessage = keyof typeof said.calendarDeskMessages;

export const calendarDeskMessages: Sentences<CalendarDeskMessage> = said.calendarDeskMessages;
