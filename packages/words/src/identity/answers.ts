/** What the pages say that the provider of sign-in must show itself. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const pageSentences: Sentences<
  | "sign-out"
  | "sign-out-question"
  | "signed-out"
  | "problem"
  | "problem-hint"
  | "unavailable"
  | "unavailable-hint"
  | "again"
  | "back"
> = said.pageSentences;
