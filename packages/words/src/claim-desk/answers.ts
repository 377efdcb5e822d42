/** What the API says to staff of claims, and what a credit note of one says to the customer (DTICK-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ClaimDeskMessage = keyof typeof said.claimDeskMessages;

export const claimDeskMessages: Sentences<ClaimDeskMessage> = said.claimDeskMessages;

/** Why there is a credit note, and how its ticket tells of it. */
export const creditInWords: Sentences<"reason" | "told"> = said.creditInWords;
