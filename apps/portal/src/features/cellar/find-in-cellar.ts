import { fold } from "@vycep/domain/kernel/fold";
import { rankHits } from "@vycep/domain/search/rank-hits";
import type { CellarGoods } from "./cellar-keys.ts";

/** As many as a telephone shows above its keyboard; one more letter finds the rest. */
const most = 6;

/** A shorter one is the beer's strength or its place in a series, and in the middle of many a number. */
const shortestInNumber = 3;

/**
 * The goods of the cellar whose name has words that begin as all of the typed ones, or whose numbers have them in them, the
 * nearest first. It asks nobody: there may be no network.
 */
export function findInCellar(goods: readonly CellarGoods[], typed: string): readonly CellarGoods[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const found = goods.filter(({ sku, name, codes }) =>
    words.every(
      (word) =>
        ` ${fold(name)}`.includes(` ${word}`) ||
        (word.length >= shortestInNumber && [sku, ...codes].some((number) => number.includes(word))),
    ),
  );
  const findable = found.map((one) => ({ one, title: one.name, numbers: [one.sku, ...one.codes] }));
  return rankHits(findable, typed.trim())
    .slice(0, most)
    .map(({ one }) => one);
}
