import { LABEL_LANGUAGES, spokenIn } from "../../packages/domain/src/market/language.ts";

/** The texts of one noun in every language: key → words. */
export type TextFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The plural forms that a language needs for whole numbers (OP-139). */
function pluralForms(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

/**
 * What is wrong with the words of a noun, one line each: a language or key that is missing or too much, a plural
 * form that is missing, other parameters than the original's, nothing said (LANG-17). Czech is the original. A language of
 * labels only may lack a file or a key, which the fallback then says (D16).
 */
export function checkTexts(noun: string, files: TextFiles): string[] {
  const original = files.cs;
  if (original === undefined) return [`${noun}: there is no Czech file`];
  return LABEL_LANGUAGES.flatMap((language) => {
    const texts = files[language];
    const isWhole = language === spokenIn(language);
    if (texts === undefined) return isWhole ? [`${noun}: there is no ${language} file`] : [];
    return [
      ...(isWhole ? compareKeys(original, texts) : foreignKeys(original, texts)),
      ...missingForms(texts, pluralForms(spokenIn(language))),
      ...otherParameters(original, texts),
      ...Object.keys(texts).flatMap((key) => (texts[key]?.trim() ? [] : [`${key} says nothing`])),
    ].map((line) => `${noun}.${language}: ${line}`);
  });
}

/** The keys that nothing in these sources asks for, neither by name nor as a pattern such as `state-${state}`. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const [, text = ""] of source.matchAll(/["']([\w.-]+)["']/g)) literals.add(text);
    for (const [, text = ""] of source.matchAll(/`([^`]*\$\{[^`]*)`/g)) patterns.push(...patternOf(text));
  }
  return [...new Set(keys.map(baseOf))].filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** A template as a pattern of keys; one without a fixed beginning or end would match everything and says nothing. */
function patternOf(template: string): RegExp[] {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!fixed.every((part) => /^[\w.-]*$/.test(part)) || fixed.join("").length < 2) return [];
  return [new RegExp(`^${fixed.map((part) => part.replaceAll(".", "\\.")).join("[\\w.-]+")}$`)];
}

function baseOf(key: string): string {
  return key.replace(/_(one|few|many|other)$/, "");
}

function compareKeys(original: TextFiles[string], texts: TextFiles[string]): string[] {
  const wanted = new Set(Object.keys(original).map(baseOf));
  const there = new Set(Object.keys(texts).map(baseOf));
  return [
    ...[...wanted].filter((key) => !there.has(key)).map((key) => `${key} is missing`),
    ...foreignKeys(original, texts),
  ];
}

function foreignKeys(original: TextFiles[string], texts: TextFiles[string]): string[] {
  const wanted = new Set(Object.keys(original).map(baseOf));
  const there = new Set(Object.keys(texts).map(baseOf));
  return [...there].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the Czech file`);
}

function missingForms(texts: TextFiles[string], forms: readonly string[]): string[] {
  const plurals = new Set(
    Object.keys(texts)
      .filter((key) => key !== baseOf(key))
      .map(baseOf),
  );
  return [...plurals].flatMap((key) =>
    forms.filter((form) => texts[`${key}_${form}`] === undefined).map((form) => `${key}_${form} is missing`),
  );
}

function otherParameters(original: TextFiles[string], texts: TextFiles[string]): string[] {
  const wanted = parametersByKey(original);
  const there = parametersByKey(texts);
  return [...there].flatMap(([key, names]) => {
    const expected = wanted.get(key);
    if (expected === undefined || same(expected, names)) return [];
    return [
      `${key} has the parameters {${[...names].join(", ")}}, the Czech one {${[...expected].join(", ")}}`,
    ];
  });
}

/** The parameters of a key over all its plural forms: "one" may well do without the number. */
function parametersByKey(texts: TextFiles[string]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(texts)) {
    const names = found.get(baseOf(key)) ?? new Set();
    for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g)) names.add(name);
    found.set(baseOf(key), names);
  }
  return found;
}

function same(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((name) => right.has(name));
}
