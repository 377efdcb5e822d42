import type { PackageType } from "./product.ts";

/** One word for a thing; a term is a thing that several words mean: keg, soudek and sud. The word is folded. */
export type SynonymRow = { readonly term: string; readonly word: string };

/** What else a word may be called. */
export type Meaning = {
  /** Other words for the same, as few as find all of them: what begins with another one is found by that. */
  readonly words: readonly string[];
  /** Its terms, among which may be a package that goods come in. */
  readonly terms: ReadonlySet<PackageType | string>;
};

/** By folded word. */
export type Synonyms = ReadonlyMap<string, Meaning>;

/**
 * Words that mean the same, from rows that the brewery keeps: all words of a term in all languages, a word of several
 * terms means each of them (C25, CATALOG-19).
 *
 * @example synonymsOf([{ term: "keg", word: "sud" }, { term: "keg", word: "soudek" }]).get("soudek")?.words // ["sud"]
 */
export function synonymsOf(rows: readonly SynonymRow[]): Synonyms {
  const byTerm = Map.groupBy(rows, ({ term }) => term);
  const byWord = Map.groupBy(rows, ({ word }) => word);
  return new Map(
    [...byWord].map(([word, own]) => {
      const terms = new Set(own.map(({ term }) => term));
      const others = [...terms].flatMap((term) => byTerm.get(term) ?? []).map((row) => row.word);
      return [word, { words: fewest(word, others), terms }];
    }),
  );
}

function fewest(word: string, others: readonly string[]): readonly string[] {
  const known = [...new Set([word, ...others])].toSorted();
  return known.filter(
    (other) => other !== word && !known.some((one) => one !== other && other.startsWith(one)),
  );
}
