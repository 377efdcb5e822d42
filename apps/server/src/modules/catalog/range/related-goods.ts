import type { GoodsAt } from "../goods-at.ts";
import { goodsBySku, isSeen, type Range, type RangeGoods } from "./range.ts";

/**
 * Up to `limit` others of a product's brand that the market sells on the day, best first (CATALOG-21). The same beer in
 * another packaging is none of them: that is told by itself (CATALOG-20). Every other beer has its turn first, in the
 * packaging most like the one looked at.
 */
export function relatedTo(
  range: Range,
  asked: RangeGoods,
  { at, limit }: { readonly at: GoodsAt; readonly limit: number },
): readonly RangeGoods[] {
  const { brand, subBrand } = asked.shared;
  const others = (range.byBrand.get(brand) ?? []).filter(
    (other) =>
      other !== asked &&
      (other.shared.subBrand !== subBrand || subBrand === "") &&
      !other.shared.isBundle &&
      isSeen(other, at) &&
      (other.shared.sellableFrom === null || other.shared.sellableFrom <= at.date),
  );
  const taken = new Set<RangeGoods>();
  while (taken.size < limit) {
    const turn = [...bestOfBeers(others, taken, asked).values()].toSorted(
      firstBy(({ shared }) => [shared.category.code !== asked.shared.category.code, shared.sku]),
    );
    if (turn.length === 0) break;
    for (const goods of turn) taken.add(goods);
  }
  return [...taken].slice(0, limit);
}

/** Of each beer the product most like the one looked at that had no turn yet; one walk, for a brand may have thousands. */
function bestOfBeers(
  others: readonly RangeGoods[],
  taken: ReadonlySet<RangeGoods>,
  asked: RangeGoods,
): ReadonlyMap<string, RangeGoods> {
  const differenceOf = ({ shared }: RangeGoods) =>
    (shared.packagingCode === asked.shared.packagingCode ? 0 : 2) +
    (shared.packageType === asked.shared.packageType ? 0 : 1);
  const best = new Map<string, RangeGoods>();
  for (const other of others) {
    if (taken.has(other)) continue;
    const known = best.get(other.shared.subBrand);
    const further = known ? differenceOf(other) - differenceOf(known) : -1;
    if (!known || further < 0 || (further === 0 && other.shared.sku < known.shared.sku))
      best.set(other.shared.subBrand, other);
  }
  return best;
}

/** A beer: by one of its products, or by its brand and sub-brand. */
export type BeerName = {
  readonly sku: string | null;
  readonly brand: string | null;
  readonly subBrand: string | null;
};

const mostPackagings = 100;

/** The products of a beer that the market sells on the day, the commonest kinds of packaging first as categories stand. */
export function packagingsOf(
  range: Range,
  { sku, brand, subBrand }: BeerName,
  at: GoodsAt,
): readonly RangeGoods[] {
  const asked = sku === null ? undefined : goodsBySku(range, sku)?.shared;
  if (sku === null ? brand === null && subBrand === null : !asked) return [];
  const isNamed = ({ shared }: RangeGoods) =>
    (!asked || (shared.brand === asked.brand && shared.subBrand === asked.subBrand)) &&
    (brand === null || shared.brand === brand) &&
    (subBrand === null || shared.subBrand === subBrand);
  const ofBrand = asked?.brand ?? brand;
  return (ofBrand === null ? range.list : (range.byBrand.get(ofBrand) ?? []))
    .filter((goods) => isNamed(goods) && !goods.shared.isBundle && isSeen(goods, at))
    .toSorted(
      firstBy(({ shared: { category, itemMillilitres, packaging, sku: number } }) => [
        range.categoryPlace.get(category.code) ?? 0,
        itemMillilitres ?? Number.POSITIVE_INFINITY,
        packaging.itemsPerBox,
        number,
      ]),
    )
    .slice(0, mostPackagings);
}

/** Compares by the first part that differs. */
function firstBy<Item>(partsOf: (item: Item) => readonly (number | boolean | string)[]) {
  return (left: Item, right: Item): number => {
    const [first, second] = [partsOf(left), partsOf(right)];
    const at = first.findIndex((part, index) => part !== second[index]);
    const [one, other] = [first[at], second[at]];
    return one === undefined || other === undefined ? 0 : one < other ? -1 : 1;
  };
}
