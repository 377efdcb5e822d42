import type { Language } from "@vycep/domain/market/language";
import type { SearchPlan, SearchWord } from "../search-plan.ts";
import type { Range, RangeGoods } from "./range.ts";

/** A word of a search with its folded form, as the goods are folded. */
export type FoldedWord = SearchWord & { readonly folded: string };
export type FoldedSearch = { readonly text: string; readonly words: readonly FoldedWord[] };

/** The words of a search, folded by the database that folded the goods, so that both are folded alike. */
export function foldedSearch(plan: SearchPlan, folded: readonly string[]): FoldedSearch {
  return {
    text: plan.text,
    words: plan.words.map((word, at) => ({ ...word, folded: folded[at] ?? word.text })),
  };
}

/** What all words find; only if that is nothing at all, what one slip of the finger would have found (C25). */
export function searchRange(
  range: Range,
  { words }: FoldedSearch,
  isSeen: (goods: RangeGoods) => boolean,
): readonly RangeGoods[] {
  const strict = range.list.filter((goods) => words.every((word) => matches(goods, word)) && isSeen(goods));
  if (strict.length > 0 || words.every(({ slip }) => slip === undefined)) return strict;
  const [first, ...others] = words
    .toSorted((left, right) => Number(left.slip === undefined) - Number(right.slip === undefined))
    .map((word) => foundBy(range, word));
  return [...(first ?? [])].filter((goods) => others.every((found) => found.has(goods)) && isSeen(goods));
}

/** The goods that a word finds, one slip of the finger forgiven. */
function foundBy(range: Range, word: FoldedWord): ReadonlySet<RangeGoods> {
  if (word.slip === undefined) return new Set(range.list.filter((goods) => matches(goods, word)));
  const slip = new RegExp(word.slip.replace("\\m", "^"), "u");
  return new Set([...range.words()].flatMap(([text, goods]) => (slip.test(text) ? goods : [])));
}

function matches({ searchText }: RangeGoods, { kind, folded }: FoldedWord): boolean {
  switch (kind) {
    case "part":
      return searchText.includes(folded);
    case "whole":
      return standsIn(searchText, folded, { whole: true });
    case "start":
      return standsIn(searchText, folded, { whole: false });
  }
}

const partOfWord = /[\p{L}\p{N}_]/u;

/** Whether a word of the text begins with this, or is this. */
function standsIn(text: string, part: string, { whole }: { readonly whole: boolean }): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const begins = at === 0 || !partOfWord.test(text.charAt(at - 1));
    const after = text.charAt(at + part.length);
    if (begins && !(whole && after !== "" && partOfWord.test(after))) return true;
  }
  return false;
}

/**
 * Finds the better of two: the very number first, then goods in which the words begin words ("ipa" is no "multipack"), then
 * names that hold the words with their diacritics as typed (C25).
 */
export function relevanceOf(
  { shared, searchText }: RangeGoods,
  { text, words }: FoldedSearch,
  language: Language,
): number {
  const isNumber = text === shared.sku.toLowerCase() || text === shared.ean || text === shared.eanItem;
  const name = shared.names[language].toLowerCase();
  const begun = words.filter(({ folded }) => standsIn(searchText, folded, { whole: false })).length;
  const exact = words.filter((word) => name.includes(word.text)).length;
  return (isNumber ? 1000 : 0) + begun * 10 + exact;
}
