import { type ChosenGoods, chooseGoods } from "./choose-goods.ts";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range.ts";

type Known = ChosenGoods & { readonly holds: ReadonlySet<RangeGoods | undefined> };

/** The questions of a range that were asked last, by their text, and how many goods their answers name together. */
type Questions = { readonly known: Map<string, Known>; goods: number };

const questionsOf = new WeakMap<Range, Questions>();
/** First pages, categories and common words are asked again and again; so many goods take about 10 MB. */
const mostGoods = 200_000;
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
    const kept = [...skus].filter((sku) => known.holds.has(goodsBySku(range, sku)));
    return new Map(kept.length === 0 ? [] : [["true", kept.length]]);
  };
  return {
    goods: known.goods,
    counts: new Map([
      ...known.counts,
      ["favourites", counted(askers.favourites)],
      ["promo", counted(askers.promos)],
    ]),
  };
}

/** What all customers of a market are answered alike, worked out once. */
export function chosenAlike(range: Range, query: GoodsQuery): Known {
  // Certain products are looked up at once, and everybody asks for others.
  if (query.filter.skus) return withHolds(chooseGoods(range, query, nobody));
  const questions = questionsOf.get(range) ?? { known: new Map<string, Known>(), goods: 0 };
  questionsOf.set(range, questions);
  const key = JSON.stringify(query);
  const found = questions.known.get(key);
  if (found) questions.known.delete(key);
  const known = found ?? withHolds(chooseGoods(range, query, nobody));
  if (!found) questions.goods += known.goods.length;
  // The last to be forgotten.
  questions.known.set(key, known);
  forgetOldest(questions);
  return known;
}

function withHolds(chosen: ChosenGoods): Known {
  return { ...chosen, holds: new Set(chosen.goods) };
}

function forgetOldest(questions: Questions): void {
  for (const [key, { goods }] of questions.known) {
    if (questions.goods <= mostGoods && questions.known.size <= mostQuestions) return;
    questions.known.delete(key);
    questions.goods -= goods.length;
  }
}
