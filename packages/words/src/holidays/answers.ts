/** What the API says to staff of a year of holidays that was not confirmed (DCAL-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type HolidayMessage = keyof typeof said.holidayMessages;

export const holidayMessages: Sentences<HolidayMessage> = said.holidayMessages;
