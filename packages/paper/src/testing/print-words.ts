import { speakerOf } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { texts as cs } from "@vycep/words/print/cs";
import { texts as en } from "@vycep/words/print/en";
import { texts as sk } from "@vycep/words/print/sk";

/** What paper says, in each language. */
export const printWords = {
  cs: speakerOf<Originals["print"]>(cs, "cs"),
  sk: speakerOf<Originals["print"]>(sk, "sk"),
  en: speakerOf<Originals["print"]>(en, "en"),
} as const;
