import type { FindableProduct, PackageType } from "../catalog/product.ts";
import { fold } from "../kernel/fold.ts";
import type { Sku } from "../kernel/ids.ts";

export type Found =
  | { readonly kind: "found"; readonly sku: Sku; readonly by: "sku" | "ean" | "name" }
  /** Several fit; the best first. */
  | { readonly kind: "several"; readonly skus: readonly Sku[] }
  /** None fits; those that come near, the nearest first. */
  | { readonly kind: "unknown"; readonly near: readonly Sku[] };

export type ProductIndex = { readonly find: (text: string) => Found };

/** So many products are offered where several fit, or come near. */
const MAX_OFFERED = 5;
const MAX_NEAR = 3;

/** What goods are called by their package, beside their own names, folded. */
const packageWords: Readonly<Record<PackageType, string>> = {
  bottle: "lahev lahve lahvove flasa flase flasove bottle sklo",
  can: "plechovka plechovky plech can",
  carton: "karton carton",
  keg: "sud sudy keg kegy",
  "PET bottle": "pet lahev flasa bottle",
  pouch: "pouch",
  tank: "tank tankove cisterna",
  other: "",
};

/** Words that say nothing of which goods are meant. */
const emptyWords = new Set([
  "l",
  "litr",
  "ks",
  "po",
  "of",
  "the",
  "a",
  "s",
  "v",
  "x",
  "piva",
  "pivo",
  "beer",
]);

type Entry = {
  readonly goods: FindableProduct;
  readonly words: ReadonlySet<string>;
  readonly marked: string;
  readonly folded: ReadonlySet<string>;
};

/**
 * Makes a range of goods findable by product number, by EAN of bottle or box, and by words of the name with or without
 * diacritics (C17, C25). Looking for one text takes the time of the texts, not of the range.
 *
 * @example indexProducts([{ sku: "100201", names: ["Plzeň, sud 50 l"], eans: [] }]).find("100201")
 *   // { kind: "found", sku: "100201", by: "sku" }
 */
export function indexProducts(range: readonly FindableProduct[]): ProductIndex {
  const entries = range.map(entryOf);
  const bySku = new Map(entries.map((entry) => [entry.goods.sku.toLowerCase(), entry]));
  const byEan = new Map(entries.map((entry) => [entry.goods.ean, entry]));
  const byItem = Map.groupBy(entries, ({ goods }) => goods.eanItem);
  const vocabulary = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of entry.words) vocabulary.set(word, [...(vocabulary.get(word) ?? []), entry]);
  }
  const known = new Map<string, ReadonlySet<Entry>>();
  const withWord = (word: string) => remembered(known, word, () => entriesWith(vocabulary, word));
  const answers = new Map<string, Found>();

  function findCode(text: string): Found | undefined {
    const figures = text.replaceAll(/[\s'"]/g, "").replace(/^(\d+)[.,]0+$/, "$1");
    const own = bySku.get(figures.toLowerCase());
    if (own) return { kind: "found", sku: own.goods.sku, by: "sku" };
    if (!/^\d{8,14}$/.test(figures)) return;
    const ean = figures.length === 14 && figures.startsWith("0") ? figures.slice(1) : figures;
    const box = byEan.get(ean);
    if (box) return { kind: "found", sku: box.goods.sku, by: "ean" };
    const items = byItem.get(ean) ?? [];
    if (items.length === 1 && items[0]) return { kind: "found", sku: items[0].goods.sku, by: "ean" };
    return items.length > 1 ? { kind: "several", skus: skusOf(items, MAX_OFFERED) } : undefined;
  }

  function findName(text: string): Found | undefined {
    const words = wordsOf(fold(text)).filter((word) => !emptyWords.has(word));
    if (words.length === 0) return;
    const sets = words.map(withWord).toSorted((left, right) => left.size - right.size);
    const [fewest, ...others] = sets;
    const fitting = [...(fewest ?? [])].filter((entry) => others.every((set) => set.has(entry)));
    if (fitting.length === 0) return;
    const best = narrowed(fitting, text, words);
    const [only] = best;
    if (best.length === 1 && only) return { kind: "found", sku: only.goods.sku, by: "name" };
    return { kind: "several", skus: skusOf(best, MAX_OFFERED) };
  }

  function nearest(text: string): readonly Sku[] {
    const figures = text.replaceAll(/\s/g, "").toLowerCase();
    if (/^(?=.*\d)[0-9a-z-]{4,32}$/.test(figures)) return skusOf(nearCodes(entries, figures), MAX_NEAR);
    const words = wordsOf(fold(text)).filter((word) => !emptyWords.has(word));
    const hits = new Map<Entry, number>();
    for (const word of words) {
      const exact = withWord(word);
      const found =
        exact.size > 0 ? exact : remembered(known, `~${word}`, () => entriesNear(vocabulary, word));
      for (const entry of found) hits.set(entry, (hits.get(entry) ?? 0) + 1);
    }
    const enough = [...hits].filter(([, count]) => count * 2 > words.length);
    return skusOf(
      enough.toSorted((left, right) => right[1] - left[1]).map(([entry]) => entry),
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

function entryOf(goods: FindableProduct): Entry {
  const { names, brand, subBrand, packageType } = goods;
  const words = wordsOf(fold([...names, brand, subBrand, packageWords[packageType]].join(" ")));
  return {
    goods,
    words: new Set(words),
    marked: names.join(" ").toLowerCase(),
    folded: new Set(names.map((name) => wordsOf(fold(name)).join(" "))),
  };
}

/** Words and figures, a decimal point as a comma: "keg 0.5l" → keg, 0,5, l. */
function wordsOf(folded: string): readonly string[] {
  return [...folded.matchAll(/\d+(?:[.,]\d+)?|[a-z]+/g)].map(([word]) => word.replace(".", ","));
}

/** Goods with a word, or, for letters, with one that begins so; figures must be whole. */
function entriesWith(vocabulary: ReadonlyMap<string, readonly Entry[]>, word: string): ReadonlySet<Entry> {
  const exact = vocabulary.get(word);
  if (exact || !/^[a-z]{2,}$/.test(word)) return new Set(exact);
  return new Set([...vocabulary].flatMap(([known, entries]) => (known.startsWith(word) ? entries : [])));
}

/** Goods with a word that is one slip of the finger away. */
function entriesNear(vocabulary: ReadonlyMap<string, readonly Entry[]>, word: string): ReadonlySet<Entry> {
  if (!/^[a-z]{4,}$/.test(word)) return new Set();
  return new Set([...vocabulary].flatMap(([known, entries]) => (isOneSlip(known, word) ? entries : [])));
}

/** The whole name wins, then the very diacritics that were written (C25). */
function narrowed(fitting: readonly Entry[], text: string, words: readonly string[]): readonly Entry[] {
  if (fitting.length === 1) return fitting;
  const whole = fitting.filter(({ folded }) => folded.has(words.join(" ")));
  const nearer = whole.length > 0 ? whole : fitting;
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const accented = written.filter((word) => fold(word) !== word);
  const exact = nearer.filter(({ marked }) => accented.every((word) => marked.includes(word)));
  return exact.length > 0 ? exact : nearer;
}

/** Numbers with figures changed about, or one of them wrong. */
function nearCodes(entries: readonly Entry[], figures: string): readonly Entry[] {
  const ranked = entries.flatMap((entry) => {
    const distance = codeDistance(entry.goods.sku.toLowerCase(), figures);
    return distance === undefined ? [] : [{ entry, distance }];
  });
  return ranked.toSorted((left, right) => left.distance - right.distance).map(({ entry }) => entry);
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

function skusOf(entries: readonly Entry[], most: number): readonly Sku[] {
  return entries.slice(0, most).map(({ goods }) => goods.sku);
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
