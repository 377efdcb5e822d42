import { type Change, changedMeanwhile, type KnownGoods } from "@vycep/domain/cellar/changed-meanwhile";
import type { CellarRound, KeptCellar } from "./cellar-keys.ts";

/** What changed between the counts of a round and their arrival. */
export function changesOf(
  { sent }: Pick<CellarRound, "sent">,
  { goods }: KeptCellar,
): { readonly changes: readonly Change[]; readonly unchanged: number } {
  const counts = sent.map(({ otherName: name, otherOrdered: ordered, refused, ...count }) => ({
    ...count,
    refused: refused ?? null,
    other: name === undefined || ordered === undefined ? null : { name, ordered },
  }));
  const known = sent.map(
    ({ sku, wasMinor, wasOrderable, wasInCart }): KnownGoods => ({
      sku,
      unitMinor: wasMinor ?? null,
      isOrderable: wasOrderable,
      inCart: wasInCart,
    }),
  );
  const today = goods.map(
    ({ sku, unitMinor, isOrderable, inCart }): KnownGoods => ({
      sku,
      unitMinor: unitMinor ?? null,
      isOrderable,
      inCart,
    }),
  );
  return changedMeanwhile(counts, { known: bySku(known), today: bySku(today) });
}

function bySku(goods: readonly KnownGoods[]): ReadonlyMap<string, KnownGoods> {
  return new Map(goods.map((one) => [one.sku, one]));
}
