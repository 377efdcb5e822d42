/** What the API says to staff of deposits of empties: why one was not set (DGOOD-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type DepositDeskMessage = keyof typeof said.depositDeskMessages;

export const depositDeskMessages: Sentences<DepositDeskMessage> = said.depositDeskMessages;
