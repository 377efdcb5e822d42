import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "./language.ts";

/** One text, in every language. */
export type Texts = Readonly<Record<Language, string>>;

/**
 * A text as it is kept: by language, where it may lack some. What lacks is said in the fallback's words (LANG-05).
 *
 * @example textsOf({ cs: "Sud", en: "Keg" }) // { cs: "Sud", sk: "Keg", en: "Keg" }
 */
export function textsOf(kept: unknown): Texts {
  if (isWhole(kept)) return kept;
  const known = new Map(Object.entries(typeof kept === "object" && kept !== null ? kept : {}));
  const fallback = known.get(FALLBACK_LANGUAGE) ?? "";
  const whole = Object.fromEntries(LANGUAGES.map((language) => [language, known.get(language) ?? fallback]));
  if (isWhole(whole)) return whole;
  throw new Error("a text holds something else than words");
}

/**
 * The same text in every language: a number or a proper name.
 *
 * @example sameInAll("100101") // { cs: "100101", sk: "100101", en: "100101" }
 */
export function sameInAll(text: string): Texts {
  return textsOf({ [FALLBACK_LANGUAGE]: text });
}

function isWhole(kept: unknown): kept is Texts {
  if (typeof kept !== "object" || kept === null) return false;
  return LANGUAGES.every(
    (language) => Object.hasOwn(kept, language) && typeof Reflect.get(kept, language) === "string",
  );
}
