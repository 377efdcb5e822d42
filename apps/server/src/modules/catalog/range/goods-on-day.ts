import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import { sameInAll } from "@vycep/domain/market/texts";
import { soundRows } from "../../../platform/sound-rows.ts";
import { priceColumnsOf, priceOf, promoLeafletOf } from "../../pricing/pricing.facts.ts";
import { limitOf } from "../../product-limits/product-limits.facts.ts";
import type { OfferValues } from "./offers.repo.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range.ts";

type DayAt = { readonly market: Market; readonly date: LocalDate };

/** Goods of the range with what a place has of them; a number that the range does not know is left out (C10). */
export function goodsOnDay(
  range: Range,
  offers: readonly OfferValues[],
  at: DayAt,
): ReadonlyMap<Sku, CatalogProduct> {
  const read = soundRows("price", offers, (offer) => {
    const goods = goodsBySku(range, offer[0]);
    return goods && onDay(goods, offer, { ...at, range });
  });
  return new Map(read.flatMap((product) => (product ? [[product.sku, product]] : [])));
}

function onDay(
  goods: RangeGoods,
  offer: OfferValues,
  { range, market, date }: DayAt & { readonly range: Range },
): CatalogProduct {
  const [, prices, limit, packagesOrdered] = offer;
  const rates = range.ratesOn(market, date);
  const vatClass = goods.vatClasses.get(market);
  const priced = priceColumnsOf(prices);
  const deposits = (goods.deposits.get(market) ?? []).flatMap(([code, unitsPerBox]) => {
    const depositMinor = rates.deposits.get(code);
    const names = range.packagings.get(code) ?? sameInAll(code);
    return depositMinor === undefined ? [] : [{ code, unitsPerBox, depositMinor, names }];
  });
  return {
    ...goods.shared,
    vatPct: (vatClass === undefined ? undefined : rates.vat.get(vatClass)) ?? 0,
    deposits,
    price: priceOf(priced),
    leaflet: promoLeafletOf(priced),
    bundle: goods.bundle && { ...goods.bundle, packagesOrdered: packagesOrdered ?? 0 },
    limit: limitOf(limit),
  };
}
