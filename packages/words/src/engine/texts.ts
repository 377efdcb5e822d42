type PluralForm = "one" | "few" | "many" | "other";

/** What a translation must have: every plain key, and of a plural at least `_one` and `_other` (LANG-17). */
export type Translation<Original> = {
  readonly [Key in Extract<keyof Original, string> as Key extends `${string}_${"few" | "many"}`
    ? never
    : Key]: string;
} & {
  readonly [Key in Extract<keyof Original, string> as Key extends `${string}_${"few" | "many"}`
    ? Key
    : never]?: string;
};

/** What a language of labels only has: some of the keys, the rest is said in the fallback (D16, LANG-05). */
export type Labels<Original> = Partial<Translation<Original>>;

/** The keys as they are asked for: `items`, not `items_one`. */
export type TextKey<Original> = Original extends unknown ? BaseOf<Extract<keyof Original, string>> : never;

type BaseOf<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type ParametersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type TextsOf<Original, Key extends string> =
  | (Key extends keyof Original ? Original[Key] : never)
  | (`${Key}_other` extends keyof Original ? Original[`${Key}_other`] : never)
  | (`${Key}_few` extends keyof Original ? Original[`${Key}_few`] : never);

/** The parameters a text needs, read out of its Czech words: `{from}`, `{count}`. */
export type ParametersOf<Original, Key extends string> = ParametersIn<TextsOf<Original, Key>>;

/** The keys whose words need no parameters: titles, labels. */
export type PlainKey<Original> = {
  [Key in TextKey<Original>]: [ParametersOf<Original, Key>] extends [never] ? Key : never;
}[TextKey<Original>];

export type Parameters = Readonly<Record<string, string | number>>;

/** Speaks one noun's words: the key, and its parameters if it has any. */
export type Speak<Original> = <Key extends TextKey<Original>>(
  key: Key,
  ...parameters: ParametersOf<Original, Key> extends never
    ? []
    : [Readonly<Record<ParametersOf<Original, Key>, string | number>>]
) => string;

/**
 * Finds the words for a key and puts the parameters in. With a `count` the plural form of the language is taken
 * (OP-139); numbers are grouped the Czech way in every language (OP-140), the decimal sign is the language's.
 */
export function speak(
  words: Readonly<Record<string, string>>,
  key: string,
  request: SpeakRequest,
): string | undefined {
  const text = words[key] ?? pluralText(words, key, request);
  if (text === undefined || request.parameters === undefined) return text;
  const { parameters } = request;
  const filled = text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = parameters[name];
    if (value === undefined) return hole;
    return typeof value === "number" ? numberIn(value, request.language) : value;
  });
  // A date or a company that ends a sentence brings its point along: "v úterý 24.11.", "Hostince Modrá hvězda s.r.o."
  return filled.replace(/([\p{L}\d])\.(<\/\w+>)?\.(?!\.)/gu, "$1.$2");
}

/**
 * Speaks words that are at hand, without a page around them: in mails, on paper, in tests.
 *
 * @example speakerOf({ goods: "Zboží pro {name}" }, "cs")("goods", { name: "Janu" }) // "Zboží pro Janu"
 */
export function speakerOf<Original>(
  words: Readonly<Record<string, string>>,
  language: string,
): Speak<Original> {
  const tied = tieShortWords(words);
  return (key: string, parameters?: Parameters) => speak(tied, key, { language, parameters }) ?? key;
}

export interface SpeakRequest {
  readonly language: string;
  readonly parameters?: Parameters | undefined;
}

function numberIn(value: number, language: string): string {
  return withSignOf(language, wholeNumbers.format(value));
}

/** A number written the Czech way with the decimal sign of a language. @example withSignOf("en", "0,5") // "0.5" */
export function withSignOf(language: string, written: string): string {
  // Asking for the sign takes as long as writing a hundred numbers, and most have none.
  return written.replace(",", () => (0.5).toLocaleString(language).charAt(1));
}

const wholeNumbers = new Intl.NumberFormat("cs-CZ", { maximumFractionDigits: 3 });
const rules = new Map<string, Intl.PluralRules>();

function pluralText(
  words: Readonly<Record<string, string>>,
  key: string,
  request: SpeakRequest,
): string | undefined {
  const count = request.parameters?.count;
  if (typeof count !== "number") return undefined;
  const rule = rules.get(request.language) ?? new Intl.PluralRules(request.language);
  rules.set(request.language, rule);
  return words[`${key}_${rule.select(count)}`] ?? words[`${key}_other`];
}

/**
 * Ties one-letter prepositions and conjunctions to the word after them by a non-breaking space, as Czech and
 * Slovak typesetting asks; done once when the words are loaded.
 */
export function tieShortWords(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, tied(text)]));
}

function tied(text: string): string {
  // Twice, because two one-letter words may follow each other ("a v").
  const shortWord = /(^|[\s\u00a0(„–])([ksvzouaiKSVZOUAI]) (?=\S)/gu;
  return text.replace(shortWord, "$1$2\u00a0").replace(shortWord, "$1$2\u00a0");
}
