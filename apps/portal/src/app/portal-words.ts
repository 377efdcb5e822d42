import { type LabelLanguage, parseLanguage } from "@vycep/domain/market/language";
import type { Noun, Words } from "@vycep/words/nouns";

/** The words that the pages opened first begin with, each noun and language a small file of its own. */
const files = import.meta.glob<{ readonly texts: Words }>(
  "./{shell,identity,announcements,home}/[a-z][a-z].ts",
  {
    base: "../../../../packages/words/src",
  },
);

/** Fetches the words of one noun in one language; of one that only labels are in, what there is. */
export async function fetchWords(noun: Noun, language: LabelLanguage): Promise<Words> {
  const path = `./${noun}/${language}.ts`;
  const file = files[path] ?? (await import("./further-words.ts")).furtherWords[path];
  if (file === undefined && parseLanguage(language) === undefined) return {};
  if (file === undefined) throw new Error(`no texts of ${noun} in ${language}`);
  return (await file()).texts;
}
