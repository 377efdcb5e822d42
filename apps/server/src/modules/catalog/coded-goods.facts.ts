import type { Packaging } from "@vycep/domain/catalog/product";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { Texts } from "@vycep/domain/market/texts";
import type { Db } from "../../platform/db.ts";
import { unpackTexts } from "./range/packed-texts.ts";
import type { RangeGoods } from "./range/range.ts";
import { currentRange } from "./range/range-of.ts";

/** Goods as systems of others know them. */
export type CodedGoods = {
  readonly sku: Sku;
  readonly names: Texts;
  readonly packaging: Packaging;
  readonly isBundle: boolean;
  /** Of the box, and of the bottle, can or keg in it. */
  readonly ean: string;
  readonly eanItem: string;
};

/** Goods by any of their numbers, in at most one statement; a code that several go by names none of them. */
export async function goodsByCode(db: Db): Promise<(code: string) => CodedGoods | undefined> {
  const { list } = await currentRange(db);
  const known = new Map<string, RangeGoods | null>();
  for (const goods of list) {
    const { sku, ean, eanItem } = goods.shared;
    for (const code of new Set([sku, ean, eanItem])) known.set(code, known.has(code) ? null : goods);
  }
  return (code) => {
    const goods = known.get(code);
    return goods ? codedGoods(goods) : undefined;
  };
}

function codedGoods({ shared, names, bundle }: RangeGoods): CodedGoods {
  const { sku, packaging, ean, eanItem } = shared;
  return { sku, names: unpackTexts(names), packaging, isBundle: bundle !== undefined, ean, eanItem };
}
