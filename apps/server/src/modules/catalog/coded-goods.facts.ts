import type { Packaging } from "@vycep/domain/catalog/product";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { Texts } from "@vycep/domain/market/texts";
import type { Db } from "../../platform/db.ts";
import type { SharedGoods } from "./range/range.ts";
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
  const known = new Map<string, CodedGoods | null>();
  for (const { shared, bundle } of list) {
    const goods = codedGoods(shared, bundle !== undefined);
    for (const code of new Set([shared.sku, shared.ean, shared.eanItem])) {
      known.set(code, known.has(code) ? null : goods);
    }
  }
  return (code) => known.get(code) ?? undefined;
}

function codedGoods({ sku, names, packaging, ean, eanItem }: SharedGoods, isBundle: boolean): CodedGoods {
  return { sku, names, packaging, isBundle, ean, eanItem };
}
