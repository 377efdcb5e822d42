/// <reference path="../import-meta.d.ts" />
import { LABEL_LANGUAGES, LANGUAGES, type LabelLanguage, type Language } from "@vycep/domain/market/language";
import { type Answers, sideBySide } from "./side-by-side.ts";

/** One thing to say, in every language of the portal. `{name}` stands for a value. */
export type Sentence = Readonly<Record<Language, string>>;

/** A sentence for each code of a closed list: a code without words does not compile. */
export type Sentences<Code extends string> = Readonly<Record<Code, Sentence>>;

/** A label for each code of a list, in all languages that lists are in (D16). */
export type Labels<Code extends string> = Readonly<Record<Code, Readonly<Record<LabelLanguage, string>>>>;

/** The same in another language. */
export type InOtherWords<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : InOtherWords<Original[Key]>;
};

/** Every text of an answer in each of some languages. */
type InEach<Original, Spoken extends string> = {
  readonly [Key in keyof Original]: Original[Key] extends string
    ? Readonly<Record<Spoken, string>>
    : InEach<Original[Key], Spoken>;
};

/**
 * Reads the answers of a noun in every language, from the files beside the one that asks: another language is one more
 * file, and a word in `LANGUAGES`.
 */
export function inEveryLanguage<Original>(beside: string): Promise<InEach<Original, Language>> {
  return inEach(LANGUAGES, beside);
}

/** The same for lists that also speak languages that nothing else does (D16). */
export function inEveryLabelLanguage<Original>(beside: string): Promise<InEach<Original, LabelLanguage>> {
  return inEach(LABEL_LANGUAGES, beside);
}

async function inEach<Original, Spoken extends string>(
  languages: readonly Spoken[],
  beside: string,
): Promise<InEach<Original, Spoken>> {
  const files = await Promise.all(
    languages.map(async (language) => [language, await answersIn(language, beside)] as const),
  );
  return sideBySide(files) as InEach<Original, Spoken>;
}

async function answersIn(language: string, beside: string): Promise<Answers> {
  const file: { readonly answers: Answers } = await import(
    /* @vite-ignore */ beside.replace(/[^/]*$/, `${language}.ts`)
  );
  return file.answers;
}

/** Says a sentence in a language, with its values filled in; a value that is not given leaves its name standing. */
export function say(
  sentence: Sentence,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence[language].replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
