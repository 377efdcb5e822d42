/** What the API says to staff of files that are filed: why nothing was done with one, and what papers of contracts are called (DDOC-01). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type FilingMessage = keyof typeof said.filingMessages;

export const filingMessages: Sentences<FilingMessage> = said.filingMessages;

/** Titles of new papers of contracts, as customers read them. */
export const contractPaperTitles: Sentences<keyof typeof said.contractPaperTitles> = said.contractPaperTitles;
