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
  const turns = [...Map.groupBy(others, ({ shared }) => shared.subBrand).values()].flatMap((beer) =>
    beer
      .toSorted(
        firstBy(({ shared: { packagingCode, packageType, sku } }) => [
          packagingCode !== asked.shared.packagingCode,
          packageType !== asked.shared.packageType,
          sku,
        ]),
      )
      .map((goods, turn) => ({ goods, turn })),
  );
  return turns
    .toSorted(
      firstBy(({ goods: { shared }, turn }) => [
        turn,
        shared.category.code !== asked.shared.category.code,
        shared.sku,
      ]),
    )
    .slice(0, limit)
    .map(({ goods }) => goods);
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
  return [...range.goods.values()]
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
