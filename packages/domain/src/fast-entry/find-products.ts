import type { FindableProduct } from "../catalog/product.ts";
import { begins, fitOf, goodsLike, isIn, type SearchedRange } from "../catalog/search-goods.ts";
import { planSearch } from "../catalog/search-plan.ts";
import { type SoughtWord, soughtWords } from "../catalog/sought-words.ts";
import type { Synonyms } from "../catalog/synonyms.ts";
import { fold } from "../kernel/fold.ts";
import type { Sku } from "../kernel/ids.ts";

export type Found =
  | { readonly kind: "found"; readonly sku: Sku; readonly by: FoundBy }
  /** Several fit; the best first. */
  | { readonly kind: "several"; readonly skus: readonly Sku[] }
  /** None fits; those that come near, the nearest first. */
  | { readonly kind: "unknown"; readonly near: readonly Sku[] };

/** By its number, a code on it, words of its name, or words with a slip of the finger. */
export type FoundBy = "sku" | "ean" | "name" | "likeness";

export type ProductIndex = { readonly find: (text: string) => Found };

/** So many products are offered where several fit, or come near. */
const MAX_OFFERED = 5;
const MAX_NEAR = 3;

/** What a customer keeps, by the name that it was kept with: goods are renamed, and the list is not. */
export type KeptName = { readonly sku: Sku; readonly name: string };

/** A range with what is looked up in it at once; made once for a range, and asked by every list of rows. */
export type IndexedGoods = SearchedRange<FindableProduct> & {
  readonly bySku: ReadonlyMap<string, FindableProduct>;
  readonly byEan: ReadonlyMap<string, FindableProduct>;
  readonly byItem: ReadonlyMap<string, readonly FindableProduct[]>;
};

/**
 * Makes a range of goods findable by product number and by EAN of bottle or box (C17).
 *
 * @example indexGoods([], synonymsOf([])).list // []
 */
export function indexGoods(list: readonly FindableProduct[], synonyms: Synonyms): IndexedGoods {
  let words: ReadonlyMap<string, readonly FindableProduct[]> | undefined;
  return {
    list,
    synonyms,
    words: () => (words ??= wordsOf(list)),
    bySku: new Map(list.map((goods) => [goods.sku.toLowerCase(), goods])),
    byEan: new Map(list.map((goods) => [goods.ean, goods])),
    byItem: Map.groupBy(list, ({ eanItem }) => eanItem),
  };
}

/**
 * Finds goods of a range by product number, by EAN, and by what the search of the catalogue would find for the same words:
 * with synonyms, without diacritics, one slip of the finger forgiven (C17, C25, CATALOG-19). What was looked for once is
 * not looked for again, so two thousand rows cost what their different words do. The customer's own favourites are found by the
 * names that they were kept with as well, and come first where several fit.
 *
 * @example findProducts(indexGoods([{ sku: "100201", ean: "1", eanItem: "2", packageType: "keg", names: ["Plzeň, sud 50 l"],
 *   searchText: "100201 plzen, sud 50 l" }], synonymsOf([]))).find("plzen sud50")
 *   // { kind: "found", sku: "100201", by: "name" }
 */
export function findProducts(range: IndexedGoods, favourites: readonly KeptName[] = []): ProductIndex {
  const own = new Set(favourites.map(({ sku }) => sku));
  const keptNames = favourites.map(({ sku, name }) => ({ sku, searchText: fold(name), packageType: "" }));
  const known = new Map<string, ReadonlySet<FindableProduct>>();
  const answers = new Map<string, Found>();
  const withWord = (word: SoughtWord) =>
    remembered(known, word.folded, () => new Set(range.list.filter((goods) => isIn(goods, word))));
  const likeWord = (word: SoughtWord) =>
    remembered(known, `~${word.folded}`, () => {
      const exact = withWord(word);
      return exact.size > 0 ? exact : goodsLike(range, word);
    });

  function findCode(text: string): Found | undefined {
    const figures = text.replaceAll(/[\s'"]/g, "").replace(/^(\d+)[.,]0+$/, "$1");
    const own = range.bySku.get(figures.toLowerCase());
    if (own) return { kind: "found", sku: own.sku, by: "sku" };
    if (!/^\d{8,14}$/.test(figures)) return;
    const ean = figures.length === 14 && figures.startsWith("0") ? figures.slice(1) : figures;
    const box = range.byEan.get(ean);
    if (box) return { kind: "found", sku: box.sku, by: "ean" };
    const items = range.byItem.get(ean) ?? [];
    if (items.length === 1 && items[0]) return { kind: "found", sku: items[0].sku, by: "ean" };
    return items.length > 1 ? { kind: "several", skus: skusOf(items, MAX_OFFERED) } : undefined;
  }

  function findName(text: string): Found | undefined {
    const words = wordsIn(text, range.synonyms);
    // A number that is wrong is not looked for in other numbers, and a single letter is no name.
    if (words.every(({ folded }) => /^\d{4,}$/.test(folded) || folded.length < 2)) return;
    const strict = common(words.map(withWord));
    const kept = strict.length > 0 ? [] : keptNames.filter((one) => words.every((word) => isIn(one, word)));
    const [keptAs] = kept;
    if (kept.length === 1 && keptAs) return { kind: "found", sku: keptAs.sku, by: "name" };
    const isByLikeness = strict.length === 0;
    const fitting = isByLikeness ? common(words.map(likeWord)) : strict;
    if (fitting.length === 0) return;
    const best = narrowed(bestOf(fitting, words), text);
    const [only] = best;
    // "nic" stands in "sklenice", but nobody means it: such goods are offered, and not taken.
    if (!isByLikeness && only && !words.every((word) => begins(only, word)))
      return { kind: "unknown", near: skusOf(best, MAX_NEAR) };
    if (best.length === 1 && only)
      return { kind: "found", sku: only.sku, by: isByLikeness ? "likeness" : "name" };
    const ownFirst = best.toSorted((left, right) => Number(own.has(right.sku)) - Number(own.has(left.sku)));
    return { kind: "several", skus: skusOf(ownFirst, MAX_OFFERED) };
  }

  function nearest(text: string): readonly Sku[] {
    const figures = text.replaceAll(/\s/g, "").toLowerCase();
    if (/^(?=.*\d)[0-9a-z-]{4,32}$/.test(figures)) return skusOf(nearCodes(range.list, figures), MAX_NEAR);
    const words = wordsIn(text, range.synonyms).filter(({ folded }) => folded.length > 1);
    const hits = new Map<FindableProduct, number>();
    for (const word of words) for (const one of likeWord(word)) hits.set(one, (hits.get(one) ?? 0) + 1);
    const enough = [...hits].filter(([, count]) => count * 2 > words.length);
    return skusOf(
      enough.toSorted((left, right) => right[1] - left[1]).map(([goods]) => goods),
      MAX_NEAR,
    );
  }

  return {
    find: (text) =>
      remembered(
        answers,
        text,
        () => findCode(text) ?? findName(text) ?? { kind: "unknown", near: nearest(text) },
      ),
  };
}

function wordsIn(text: string, synonyms: Synonyms): readonly SoughtWord[] {
  const plan = planSearch(text);
  if (!plan) return [];
  return soughtWords(plan, { folded: plan.words.map((word) => fold(word.text)), synonyms }).words;
}

function wordsOf(list: readonly FindableProduct[]): ReadonlyMap<string, readonly FindableProduct[]> {
  const words = new Map<string, FindableProduct[]>();
  for (const goods of list) {
    for (const word of new Set(goods.searchText.match(/\p{L}[\p{L}\p{N}_]*/gu))) {
      const known = words.get(word);
      if (known) known.push(goods);
      else words.set(word, [goods]);
    }
  }
  return words;
}

function common(sets: readonly ReadonlySet<FindableProduct>[]): readonly FindableProduct[] {
  const [fewest, ...others] = sets.toSorted((left, right) => left.size - right.size);
  return [...(fewest ?? [])].filter((goods) => others.every((set) => set.has(goods)));
}

/** Those in which the words are words: "sud" is no "sudetský". */
function bestOf(
  fitting: readonly FindableProduct[],
  words: readonly SoughtWord[],
): readonly FindableProduct[] {
  if (fitting.length === 1) return fitting;
  const fits = new Map(fitting.map((goods) => [goods, fitOf(goods, words)]));
  const most = Math.max(...fits.values());
  return fitting.filter((goods) => fits.get(goods) === most);
}

/** The whole name wins, then the very diacritics that were written (C25). */
function narrowed(fitting: readonly FindableProduct[], text: string): readonly FindableProduct[] {
  if (fitting.length === 1) return fitting;
  const name = bare(text);
  const whole = fitting.filter(({ names }) => names.some((known) => bare(known) === name));
  const nearer = whole.length > 0 ? whole : fitting;
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const accented = written.filter((word) => fold(word) !== word);
  const marked = (names: readonly string[]) => names.join(" ").toLowerCase();
  const exact = nearer.filter(({ names }) => accented.every((word) => marked(names).includes(word)));
  return exact.length > 0 ? exact : nearer;
}

/** A name as whole names are compared: its words and figures alone. */
function bare(name: string): string {
  return (
    fold(name)
      .match(/\d+(?:[.,]\d+)?|\p{L}+/gu)
      ?.join(" ")
      .replaceAll(".", ",") ?? ""
  );
}

/** Numbers with figures changed about, or one of them wrong. */
function nearCodes(list: readonly FindableProduct[], figures: string): readonly FindableProduct[] {
  const ranked = list.flatMap((goods) => {
    const distance = codeDistance(goods.sku.toLowerCase(), figures);
    return distance === undefined ? [] : [{ goods, distance }];
  });
  return ranked.toSorted((left, right) => left.distance - right.distance).map(({ goods }) => goods);
}

/** 1 for two neighbours changed about, 2 for one wrong figure, 3 for the same figures in another order. */
function codeDistance(known: string, typed: string): number | undefined {
  if (known.length !== typed.length) return isOneSlip(known, typed) ? 2 : undefined;
  const wrong: number[] = [];
  for (let at = 0; at < known.length; at += 1) if (known[at] !== typed[at]) wrong.push(at);
  if (wrong.length === 1) return 2;
  const [first = 0, second = 0] = wrong;
  const isSwapped = wrong.length === 2 && known[first] === typed[second] && known[second] === typed[first];
  if (isSwapped) return second - first === 1 ? 1 : 3;
  const isShuffled = wrong.length === 3 && [...known].toSorted().join("") === [...typed].toSorted().join("");
  return isShuffled ? 3 : undefined;
}

/** One letter other, more, fewer, or two neighbours changed about. */
function isOneSlip(known: string, typed: string): boolean {
  if (Math.abs(known.length - typed.length) > 1 || known === typed) return false;
  let at = 0;
  while (at < known.length && known[at] === typed[at]) at += 1;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  if (known.length > typed.length) return rest(known, 1) === rest(typed, 0);
  if (known.length < typed.length) return rest(known, 0) === rest(typed, 1);
  const isSwapped = known[at] === typed[at + 1] && known[at + 1] === typed[at];
  return rest(known, 1) === rest(typed, 1) || (isSwapped && rest(known, 2) === rest(typed, 2));
}

function skusOf(goods: readonly FindableProduct[], most: number): readonly Sku[] {
  return goods.slice(0, most).map(({ sku }) => sku);
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
