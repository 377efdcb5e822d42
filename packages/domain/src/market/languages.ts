type LanguageEntry = {
  /** What those who speak it call it. */
  readonly name: string;
  /** How dates, numbers and the alphabet are written in it. */
  readonly locale: string;
  /** How the names of hosts of the country end that speaks it (LANG-06); which country that is, its market says (LANG-11). */
  readonly domain?: string;
  /** Whether texts of goods must exist in it; where another one lacks a text, the fallback's is shown (LANG-05). */
  readonly isRequired: boolean;
};

/**
 * The one list of languages (LANG-01). A further one is an entry here and its words; the tables, the imports and the
 * alphabets follow (decision 0130).
 */
export const LANGUAGE_TABLE = {
  cs: { name: "Čeština", locale: "cs-CZ", domain: ".cz", isRequired: true },
  sk: { name: "Slovenčina", locale: "sk-SK", domain: ".sk", isRequired: true },
  en: { name: "English", locale: "en-GB", isRequired: true },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

/**
 * Languages that only labels are in (LANG-02, D16): nothing of goods, orders or mails. A theme may offer them; what has no
 * words in them is said in the fallback.
 */
export const LABEL_LANGUAGE_TABLE = {
  de: { name: "Deutsch" },
  it: { name: "Italiano" },
} as const satisfies Readonly<Record<string, Pick<LanguageEntry, "name">>>;
