import { type ChosenGoods, chooseGoods } from "./choose-goods.ts";
import type { AskersGoods, GoodsQuery } from "./goods-query.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range.ts";

type Known = ChosenGoods & { readonly holds: ReadonlySet<RangeGoods | undefined> };

const knownOf = new WeakMap<Range, Map<string, Known>>();
/** Questions of a range that are asked again and again: first pages, categories, common words. */
const mostKnown = 200;

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
  return sort.key === "price" || asked.some((part) => part !== undefined);
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
  const questions = knownOf.get(range) ?? new Map<string, Known>();
  knownOf.set(range, questions);
  const key = JSON.stringify(query);
  const known = questions.get(key);
  if (known) return known;
  const chosen = chooseGoods(range, query, nobody);
  const made = { ...chosen, holds: new Set(chosen.goods) };
  const [oldest] = questions.keys();
  if (questions.size >= mostKnown && oldest !== undefined) questions.delete(oldest);
  questions.set(key, made);
  return made;
}
