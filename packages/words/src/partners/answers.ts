/** What the demo's relying parties say (D27). */
import { inEveryLanguage } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const partnerNames = said.partnerNames;
export const partnerCourses = said.partnerCourses;
export const partnerTitles = said.partnerTitles;
export const partnerSentences = said.partnerSentences;
