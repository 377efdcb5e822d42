import type { OverrideRule } from "@vycep/domain/cart/override";
import type { Language } from "@vycep/domain/market/language";
import { type Parameters, type Speak, speak, tieShortWords } from "@vycep/words/engine/texts";
import type { Originals, Words } from "@vycep/words/nouns";

/** In a file of its own: who signs in for themselves never fetches where these words are. */
const files = import.meta.glob<{ readonly texts: Words }>("./on-behalf/[a-z][a-z].ts", {
  base: "../../../../../packages/words/src",
});

/** Fetches how one of the staff is spoken to, whatever language the page speaks. */
export async function behalfWords(language: Language): Promise<Words> {
  const file = await files[`./on-behalf/${language}.ts`]?.();
  return tieShortWords(file?.texts ?? {});
}

/** Speaks them. */
export function behalfSpeaker(words: Words, language: Language): Speak<Originals["on-behalf"]> {
  return (key: string, parameters?: Parameters) => speak(words, key, { language, parameters }) ?? key;
}

/** By what the words of some rules end. */
export function keyOf([rule = "minimum", ...others]: readonly OverrideRule[]): OverrideRule | "both" {
  return others.length > 0 ? "both" : rule;
}
