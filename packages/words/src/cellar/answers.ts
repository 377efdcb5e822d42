/** Why counts of a cellar were not taken (B12). */
import { inEveryLanguage, type Sentence } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** Counts belong to the place where they were made, and so does the order. */
export const cellarElsewhere: Sentence = said.cellarElsewhere;
