import type { Language } from "@vycep/domain/market/language";

/** One thing to say, in the three languages of the portal. `{name}` stands for a value. */
export type Sentence = Readonly<Record<Language, string>>;

/** A sentence for each code of a closed list: a code without words does not compile. */
export type Sentences<Code extends string> = Readonly<Record<Code, Sentence>>;

/** Says a sentence in a language, with its values filled in; a value that is not given leaves its name standing. */
export function say(
  sentence: Sentence,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence[language].replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
