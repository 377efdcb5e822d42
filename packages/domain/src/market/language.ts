import { isNameIn, namesIn } from "../kernel/closed-list.ts";
import { LABEL_LANGUAGE_TABLE, LANGUAGE_TABLE } from "./languages.ts";
import type { Country } from "./market.ts";
import { marketTable } from "./markets.ts";

/** Languages of the interface (LANG-01). */
export type Language = keyof typeof LANGUAGE_TABLE;
/** Languages that labels exist in; German and Italian are never offered by the rules below (LANG-02, OP-27). */
export type LabelLanguage = Language | keyof typeof LABEL_LANGUAGE_TABLE;

export const LANGUAGES: readonly Language[] = namesIn(LANGUAGE_TABLE);
export const LABEL_LANGUAGES: readonly LabelLanguage[] = [
  ...new Set<LabelLanguage>([...LANGUAGES, ...namesIn(LABEL_LANGUAGE_TABLE)]),
];
/** Languages that the texts of goods must exist in. */
export const REQUIRED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => LANGUAGE_TABLE[language].isRequired,
);
/** LANG-04. */
export const DEFAULT_LANGUAGE: Language = "cs";
/** Where a label is looked for when the chosen language lacks it (LANG-05). */
export const FALLBACK_LANGUAGE: Language = "en";
/** Languages with a country of their own. */
const HOMES = LANGUAGES.flatMap((language) => {
  const entry = LANGUAGE_TABLE[language];
  return "domain" in entry ? [{ language, domain: entry.domain }] : [];
});

/**
 * Reads the language that labels are asked for in; undefined when there are none in it (LANG-18).
 *
 * @example parseLabelLanguage("it") // "it"
 */
export function parseLabelLanguage(text: string): LabelLanguage | undefined {
  return LABEL_LANGUAGES.find((language) => language === text);
}

export type LanguageFacts = {
  /** Host name of the page, without port. */
  readonly host: string;
  /** Country of the signed-in user; left out before sign-in. */
  readonly country?: Country | undefined;
  readonly current: Language;
};

/**
 * Reads a stored language; undefined when it is none of ours.
 *
 * @example parseLanguage("sk") // "sk"
 */
export function parseLanguage(text: string): Language | undefined {
  return isNameIn(LANGUAGE_TABLE, text) ? text : undefined;
}

/**
 * The languages a person may choose from (LANG-06…10); once signed in the user's country wins over the
 * host (OP-89).
 *
 * @example languageChoices({ host: "portal.cz", current: "cs" }) // ["cs", "en"]
 */
export function languageChoices(facts: LanguageFacts): readonly Language[] {
  const home = facts.country === undefined ? homeOfHost(facts.host) : homeOfCountry(facts.country);
  const first = home ?? facts.current;
  return first === "en" ? ["en"] : [first, "en"];
}

/**
 * What the switch offers: the choices above, and before sign-in on a host of no country all three. The choices alone
 * would lead into a dead end there: English takes the other language away, and nobody gets to Slovak (decision 0041).
 *
 * @example offeredLanguages({ host: "localhost", current: "en" }) // ["cs", "sk", "en"]
 */
export function offeredLanguages(facts: LanguageFacts): readonly Language[] {
  const isNeutral = facts.country === undefined && homeOfHost(facts.host) === undefined;
  return isNeutral ? LANGUAGES : languageChoices(facts);
}

/**
 * What is spoken where only labels exist in a language: the fallback (LANG-05, D16).
 *
 * @example spokenIn("it") // "en"
 * @example spokenIn("sk") // "sk"
 */
export function spokenIn(language: LabelLanguage): Language {
  return parseLanguage(language) ?? FALLBACK_LANGUAGE;
}

/**
 * The language after sign-in (LANG-11…13): the country's own unless English was chosen, in this browser or in the
 * profile; English for Poland. A language that a theme offers was chosen as well, and stays.
 *
 * @param kept the language of the profile, which holds in every browser
 * @example languageAfterLogin("SVK", "cs") // "sk"
 * @example languageAfterLogin("SVK", "cs", "en") // "en"
 */
export function languageAfterLogin(
  country: Country | undefined,
  current: LabelLanguage,
  kept?: Language,
): LabelLanguage {
  if (parseLanguage(current) === undefined) return current;
  if (kept === "en") return kept;
  if (country === undefined || current === "en") return current;
  return homeOfCountry(country) ?? "en";
}

/**
 * The language of a first visit: the host's own, elsewhere Czech or Slovak, whichever the browser prefers, and Czech
 * when it names neither (LANG-04, LANG-06, LANG-08). English is never presumed: after sign-in it counts as chosen
 * (LANG-11, LANG-12).
 *
 * @param preferred language tags of the browser, the dearest first
 * @example firstLanguage("portal.sk") // "sk"
 * @example firstLanguage("localhost", ["en-GB", "sk-SK", "cs"]) // "sk"
 */
export function firstLanguage(host: string, preferred: readonly string[] = []): Language {
  return homeOfHost(host) ?? preferred.map(homeOfTag).find((home) => home !== undefined) ?? DEFAULT_LANGUAGE;
}

/**
 * The locale of a language, for dates, numbers and alphabets.
 *
 * @example localeOf("sk") // "sk-SK"
 */
export function localeOf(language: Language): string {
  return LANGUAGE_TABLE[language].locale;
}

/**
 * What a language is called by those who speak it, whatever is spoken now.
 *
 * @example nameOfLanguage("sk") // "Slovenčina"
 */
export function nameOfLanguage(language: LabelLanguage): string {
  return { ...LABEL_LANGUAGE_TABLE, ...LANGUAGE_TABLE }[language].name;
}

function homeOfHost(host: string): Language | undefined {
  return HOMES.find(({ domain }) => host.endsWith(domain))?.language;
}

function homeOfTag(tag: string): Language | undefined {
  const [code = ""] = tag.toLowerCase().split("-");
  return HOMES.find(({ language }) => language === code)?.language;
}

/** Of a country at home in a market; one that only uses another's has none. */
function homeOfCountry(country: Country): Language | undefined {
  return marketTable().markets.find((market) => market.country === country)?.language;
}
