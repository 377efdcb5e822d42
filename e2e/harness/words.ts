import type { Language } from "@vycep/domain/market/language";

/** Says a text of the portal by its noun and key, "checkout.send", as it stands before anything is filled in. */
export type Say = (text: `${string}.${string}`) => string;

/** The portal's own words in a language, so that one journey can be told in all of them. */
export async function wordsIn(language: Language, nouns: readonly string[]): Promise<Say> {
  const words = new Map<string, string>();
  for (const noun of nouns) {
    const file: { readonly texts: Readonly<Record<string, string>> } = await import(
      `../../packages/words/src/${noun}/${language}.ts`
    );
    for (const [key, text] of Object.entries(file.texts)) words.set(`${noun}.${key}`, text);
  }
  return (text) => {
    const found = words.get(text);
    if (found === undefined) throw new Error(`The portal has no words for ${text} in ${language}.`);
    return found;
  };
}
