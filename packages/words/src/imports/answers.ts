/** What the API says to staff who bring in files: why a file or a row was not taken, and why it is not taken back (DINT-03). */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ImportMessage = keyof typeof said.importMessages;

export const importMessages: Sentences<ImportMessage> = said.importMessages;

/** By the codes of the importers. */
export const importFaults: Sentences<keyof typeof said.importFaults> = said.importFaults;
