import { searchWord } from "./search-plan.ts";
import { type SoughtWord, soughtWord } from "./sought-words.ts";
import type { Synonyms } from "./synonyms.ts";

/** What goods are found by: numbers, brands and names in all languages, folded; and what they are packed in. */
export type SearchedGoods = {
  readonly searchText: string;
  readonly packageType: string;
  /** The words of their descriptions, folded; left out where these are not looked through (D35). */
  readonly described?: string;
};

export type SearchedRange<Goods> = {
  readonly list: readonly Goods[];
  /** Every different word of `searchText` that begins with a letter, with the goods in which it stands. */
  readonly words: () => ReadonlyMap<string, readonly Goods[]>;
  readonly synonyms: Synonyms;
};

export type GoodsFound<Goods> = {
  readonly goods: readonly Goods[];
  /** Whether a slip of the finger was forgiven. */
  readonly isByLikeness: boolean;
};

/**
 * What all words find, in names or descriptions; only if that is nothing at all, what one slip of the finger in each would have found (C25,
 * CATALOG-19). The only place that knows which goods a text means: lists, the search of everything and pasted orders ask
 * here. A forgiven slip costs one look at each different word of the range.
 *
 * @example searchGoods({ list: [], words: () => new Map(), synonyms: synonymsOf([]) }, []).goods // []
 */
export function searchGoods<Goods extends SearchedGoods>(
  range: SearchedRange<Goods>,
  words: readonly SoughtWord[],
  isSeen: (goods: Goods) => boolean = () => true,
): GoodsFound<Goods> {
  const strict = range.list.filter(
    (goods) => words.every((word) => isIn(goods, word) || isDescribed(goods, word)) && isSeen(goods),
  );
  if (strict.length > 0 || !words.some(isForgiving)) return { goods: strict, isByLikeness: false };
  const [first, ...others] = words
    .toSorted((left, right) => Number(isForgiving(right)) - Number(isForgiving(left)))
    .map((word) => goodsLike(range, word));
  const goods = [...(first ?? [])].filter((one) => others.every((found) => found.has(one)) && isSeen(one));
  return { goods, isByLikeness: true };
}

/**
 * Whether goods are meant by a word, or by another word for the same.
 *
 * @example isIn({ searchText: "lipovrch sud keg 50 l", packageType: "keg" }, soughtWord(searchWord("keg50"), "keg50",
 *   synonymsOf([]))) // true
 */
export function isIn(goods: SearchedGoods, word: SoughtWord): boolean {
  const { kind, folded, terms, also, parts } = word;
  const isWritten =
    kind === "part"
      ? goods.searchText.includes(folded)
      : standsIn(goods.searchText, folded, { whole: kind === "whole" });
  return (
    isWritten ||
    terms.has(goods.packageType) ||
    also.some((other) => standsIn(goods.searchText, other, { whole: /^\d/.test(other) })) ||
    (parts.length > 0 && parts.every((part) => isIn(goods, part)))
  );
}

/** Short words begin too many others to say anything of a whole description. */
const leastOfDescription = 3;

/**
 * Whether a word of the description begins with this one (D35). Numbers are those of goods and packs, never of a text.
 *
 * @example isDescribed({ searchText: "ipa sud", packageType: "keg", described: "vonia po citrusoch" },
 *   soughtWord(searchWord("citrus"), "citrus", synonymsOf([]))) // true
 */
export function isDescribed({ described }: SearchedGoods, { folded }: SoughtWord): boolean {
  if (described === undefined || folded.length < leastOfDescription || /\d/.test(folded)) return false;
  return standsIn(described, folded, { whole: false });
}

/**
 * The goods that a word finds, one slip of the finger forgiven, also in a synonym.
 *
 * @example goodsLike({ list: [], words: () => new Map(), synonyms: synonymsOf([]) }, soughtWord(searchWord("lezk"), "lezk",
 *   synonymsOf([]))).size // 0
 */
export function goodsLike<Goods extends SearchedGoods>(
  range: SearchedRange<Goods>,
  word: SoughtWord,
): ReadonlySet<Goods> {
  const { list, words, synonyms } = range;
  if (word.parts.length > 0) return common(word.parts.map((part) => goodsLike(range, part)));
  const found = new Set(list.filter((goods) => isIn(goods, word)));
  if (word.slip === undefined) return found;
  const slip = new RegExp(word.slip, "u");
  for (const [text, goods] of words()) if (slip.test(text)) for (const one of goods) found.add(one);
  const meant = [...synonyms.keys()].filter((key) => slip.test(key) && key !== word.folded);
  for (const key of meant) {
    const other = soughtWord(searchWord(key), key, synonyms);
    for (const goods of list) if (isIn(goods, other)) found.add(goods);
  }
  return found;
}

/**
 * How well goods fit words that they were found by, the better the more: words that are whole words of theirs, then such
 * as begin one ("ipa" is no "multipack").
 *
 * @example fitOf({ searchText: "ipa sud", packageType: "keg" }, [soughtWord(searchWord("ipa"), "ipa", synonymsOf([]))]) // 2
 */
export function fitOf(goods: SearchedGoods, words: readonly SoughtWord[]): number {
  return words.reduce(
    (sum, word) => sum + (stands(goods, word, true) ? 2 : stands(goods, word, false) ? 1 : 0),
    0,
  );
}

/**
 * Whether a word of the goods begins with this one, or with another word for the same.
 *
 * @example begins({ searchText: "multipack", packageType: "can" }, soughtWord(searchWord("ipa"), "ipa", synonymsOf([]))) // false
 */
export function begins(goods: SearchedGoods, word: SoughtWord): boolean {
  return stands(goods, word, false);
}

function stands(goods: SearchedGoods, { folded, also, terms, parts }: SoughtWord, whole: boolean): boolean {
  return (
    standsIn(goods.searchText, folded, { whole }) ||
    terms.has(goods.packageType) ||
    also.some((other) => standsIn(goods.searchText, other, { whole })) ||
    (parts.length > 0 && parts.every((part) => stands(goods, part, whole)))
  );
}

function isForgiving({ slip, parts }: SoughtWord): boolean {
  return slip !== undefined || parts.some(isForgiving);
}

function common<Goods>(sets: readonly ReadonlySet<Goods>[]): ReadonlySet<Goods> {
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((one) => others.every((set) => set.has(one))));
}

const partOfWord = /[\p{L}\p{N}_]/u;

/** Whether a word of the text begins with this, or is this. */
function standsIn(text: string, part: string, { whole }: { readonly whole: boolean }): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const starts = at === 0 || !partOfWord.test(text.charAt(at - 1));
    const after = text.charAt(at + part.length);
    if (starts && !(whole && after !== "" && partOfWord.test(after))) return true;
  }
  return false;
}
