import { type SearchPlan, type SearchWord, searchWord } from "./search-plan.ts";
import type { Synonyms } from "./synonyms.ts";

/** A word of a search with all that it may stand for, folded as the goods are. */
export type SoughtWord = SearchWord & {
  readonly folded: string;
  /** Other words for the same. */
  readonly also: readonly string[];
  /** What it means: "sud" means a keg, whatever the goods are called. */
  readonly terms: ReadonlySet<string>;
  /** Letters and figures apart, where they were written together: "keg50". */
  readonly parts: readonly SoughtWord[];
};
export type SoughtWords = { readonly text: string; readonly words: readonly SoughtWord[] };

const nothing: ReadonlySet<string> = new Set();

/**
 * The words of a search with their synonyms, "keg50" in its parts, and numbers as they may be written: "05" is half a
 * litre, "0.5" is "0,5" (C25, CATALOG-19). Folded words come in the order of the plan's.
 *
 * @example soughtWords({ text: "keg50", words: [searchWord("keg50")] }, { folded: ["keg50"], synonyms: synonymsOf([]) })
 *   .words[0]?.parts.map((part) => part.folded) // ["keg", "50"]
 */
export function soughtWords(
  plan: SearchPlan,
  { folded, synonyms }: { readonly folded: readonly string[]; readonly synonyms: Synonyms },
): SoughtWords {
  const words = plan.words.map((word, at) => soughtWord(word, folded[at] ?? word.text, synonyms));
  return { text: plan.text, words };
}

/**
 * One folded word with what it may stand for.
 *
 * @example soughtWord(searchWord("05"), "05", synonymsOf([])).also // ["0,5", "0.5"]
 */
export function soughtWord(word: SearchWord, folded: string, synonyms: Synonyms): SoughtWord {
  const meaning = synonyms.get(folded);
  const [, letters, figures] = /^(\p{L}{2,})([\d.,]*\d)$/u.exec(folded) ?? [];
  const parts = letters === undefined || figures === undefined ? [] : [letters, figures];
  return {
    ...word,
    folded,
    also: [...numbersAlike(folded), ...(meaning?.words ?? [])],
    terms: meaning?.terms ?? nothing,
    parts: parts.map((part) => soughtWord(searchWord(part), part, synonyms)),
  };
}

function numbersAlike(folded: string): readonly string[] {
  const [, whole, decimals] = /^(0)(\d{1,2})$/.exec(folded) ?? /^(\d{1,3})[.,](\d{1,3})$/.exec(folded) ?? [];
  if (whole === undefined || decimals === undefined) return [];
  return [`${whole},${decimals}`, `${whole}.${decimals}`].filter((number) => number !== folded);
}
