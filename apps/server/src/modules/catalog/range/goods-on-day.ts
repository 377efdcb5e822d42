import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import { sameInAll } from "@vycep/domain/market/texts";
import { soundRows } from "../../../platform/sound-rows.ts";
import { leafletOf, priceOf } from "../../pricing/pricing.facts.ts";
import { limitOf } from "../../product-limits/product-limits.facts.ts";
import type { Offers } from "./offers.repo.ts";
import { unpackShownTexts } from "./packed-texts.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range.ts";

type DayAt = { readonly market: Market; readonly date: LocalDate };

/** Goods of the range with what a place has of them; a number that the range does not know is left out (C10). */
export function goodsOnDay(range: Range, offers: Offers, at: DayAt): ReadonlyMap<Sku, CatalogProduct> {
  const rates = range.ratesOn(at.market, at.date);
  const prices = read("price", offers.prices, priceOf);
  const leaflets = read("promo_leaflet", offers.leaflets, leafletOf);
  const limits = read("product_limit", offers.limits, limitOf);
  const packages = new Map(offers.packages);
  const depositsOf = ({ deposits }: RangeGoods) =>
    (deposits.get(at.market) ?? []).flatMap(([code, unitsPerBox]) => {
      const depositMinor = rates.deposits.get(code);
      const names = range.packagings.get(code) ?? sameInAll(code);
      return depositMinor === undefined ? [] : [{ code, unitsPerBox, depositMinor, names }];
    });
  const vatPctOf = ({ vatClasses }: RangeGoods) => rates.vat.get(vatClasses.get(at.market) ?? "") ?? 0;
  return new Map(
    offers.skus.flatMap((sku) => {
      const goods = goodsBySku(range, sku);
      if (!goods) return [];
      const product = {
        ...goods.shared,
        names: unpackShownTexts(goods.names),
        vatPct: vatPctOf(goods),
        deposits: depositsOf(goods),
        price: prices.get(sku),
        leaflet: leaflets.get(sku),
        bundle: goods.bundle && { ...goods.bundle, packagesOrdered: packages.get(sku) ?? 0 },
        limit: limits.get(sku),
      };
      return [[product.sku, product] as const];
    }),
  );
}

/** Rows by their number; one that cannot be read is told of and left out. */
function read<Row extends readonly [sku: string, ...unknown[]], Read>(
  table: string,
  rows: readonly Row[],
  readRow: (row: Row) => Read,
): ReadonlyMap<string, Read> {
  return new Map(soundRows(table, rows, (row) => [row[0], readRow(row)] as const));
}
