import { type ChosenGoods, chooseGoods } from "./choose-goods.ts";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range.ts";

type Known = ChosenGoods & { readonly holds: (goods: RangeGoods) => boolean };

/** The questions of a range that were asked last, by their text, and how many goods their answers name together. */
type Questions = { readonly known: Map<string, Known>; goods: number };

const questionsOf = new WeakMap<Range, Questions>();
/** First pages, categories and common words are asked again and again; so many take about 5 MB, and 20 put together by beer. */
const mostGoods = 600_000;
const mostQuestions = 500;

const nobody: AskersGoods = {
  favourites: new Set(),
  promos: new Set(),
  bought: new Set(),
  charged: new Map(),
};

/** Whether the asker's own facts decide what is chosen; else all customers of a market are answered alike. */
export function dependsOnAsker({ filter, sort }: Pick<GoodsQuery, "filter" | "sort">): boolean {
  const { flags, boughtBefore, netFromMinor, netToMinor } = filter;
  const asked = [flags.favourites, flags.promo, boughtBefore, netFromMinor, netToMinor];
  return sort.key === "price" || sort.key === "litre_price" || asked.some((part) => part !== undefined);
}

/** As `chooseGoods`, worked out once for a question that a range was asked before. */
export function chosenGoods(range: Range, query: GoodsQuery, askers: AskersGoods): ChosenGoods {
  if (dependsOnAsker(query)) return chooseGoods(range, query, askers);
  const known = chosenAlike(range, query);
  const counted = (skus: ReadonlySet<string>) => {
    let count = 0;
    for (const sku of skus) {
      const goods = goodsBySku(range, sku);
      if (goods !== undefined && known.holds(goods)) count += 1;
    }
    return count;
  };
  return {
    goods: known.goods,
    counts: known.counts,
    ofAsker: new Map([
      ["favourites", counted(askers.favourites)],
      ["promo", counted(askers.promos)],
    ]),
  };
}

/** What all customers of a market are answered alike, worked out once. */
export function chosenAlike(range: Range, query: GoodsQuery): Known {
  // Certain products are looked up at once, and everybody asks for others.
  if (query.filter.skus) {
    const chosen = chooseGoods(range, query, nobody);
    const held = new Set(chosen.goods);
    return { ...chosen, holds: (goods) => held.has(goods) };
  }
  const questions = questionsOf.get(range) ?? { known: new Map<string, Known>(), goods: 0 };
  questionsOf.set(range, questions);
  // Of the day nothing is asked but what has ended by then: a season's days are one question.
  const key = JSON.stringify({ ...query, date: query.hidesEnded ? range.endsBefore(query.date) : undefined });
  const found = questions.known.get(key);
  if (found) questions.known.delete(key);
  const known = found ?? knownOf(range, chooseGoods(range, query, nobody));
  if (!found) questions.goods += weightOf(known, range);
  // The last to be forgotten.
  questions.known.set(key, known);
  forgetOldest(questions, range);
  return known;
}

/** Which goods they are is a bit for each of the range: a set of fifty thousand would take two megabytes. */
function knownOf({ list }: Range, chosen: ChosenGoods): Known {
  const held = new Uint8Array(Math.ceil(list.length / 8));
  for (const { at } of chosen.goods) held[at >> 3] = (held[at >> 3] ?? 0) | (1 << (at & 7));
  return { ...chosen, holds: ({ at }) => ((held[at >> 3] ?? 0) & (1 << (at & 7))) !== 0 };
}

/** Its goods, eight bytes each, and a bit for each of the range. */
function weightOf({ goods }: Known, { list }: Range): number {
  return goods.length + list.length / 64;
}

function forgetOldest(questions: Questions, range: Range): void {
  for (const [key, known] of questions.known) {
    if (questions.goods <= mostGoods && questions.known.size <= mostQuestions) return;
    questions.known.delete(key);
    questions.goods -= weightOf(known, range);
  }
}
