/** What the API says to staff who take everything along, and what stands beside it in the archive (DINT-04). */
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ExportMessage = keyof typeof said.exportMessages;

export const exportMessages: Sentences<ExportMessage> = said.exportMessages;

/** How to read the archive, for whoever gets it. */
export const exportReadme: Readonly<Record<"whole", Sentence>> = said.exportReadme;
