/** What the API says to staff of a reminder: why nobody was reminded (DTODAY-02). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ReminderMessage = keyof typeof said.reminderMessages;

export const reminderMessages: Sentences<ReminderMessage> = said.reminderMessages;
