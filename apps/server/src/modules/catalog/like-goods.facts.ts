import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import { canStandIn, standIns } from "@vycep/domain/orders/shortage/stand-ins";
import type { Db } from "../../platform/db.ts";
import { comparablePrices } from "../pricing/pricing.facts.ts";
import { unpackTexts } from "./range/packed-texts.ts";
import { goodsBySku, type RangeGoods } from "./range/range.ts";
import { currentRange } from "./range/range-of.ts";

export type NamedGoods = { readonly sku: string; readonly names: Texts };

export type LikeGoods = NamedGoods & {
  /** It may be had from this day on again; null where nothing holds it back. */
  readonly sellableFrom: LocalDate | null;
  /** Goods that may stand in for it, the most useful first. */
  readonly like: readonly NamedGoods[];
};

export type LikeGoodsAsked = {
  readonly today: LocalDate;
  readonly days: readonly LocalDate[];
  /** Nothing is wherever the product is sold. */
  readonly markets: readonly Market[];
};

/**
 * A product with what may stand in for it on some days in some countries and by the way that it goes, the most useful first (DORD-03).
 * Nothing where the range has no such product; two statements.
 */
export async function likeGoods(
  db: Db,
  sku: string,
  { today, days, markets }: LikeGoodsAsked,
): Promise<LikeGoods | undefined> {
  const range = await currentRange(db);
  const asked = goodsBySku(range, sku);
  if (!asked) return;
  const { sellableFrom } = asked.shared;
  const where = markets.length === 0 ? asked.shared.markets : markets;
  const standInOf = standInsOf(range);
  const question = { days, markets: where, most: mostCompared, priceOf: () => undefined };
  const like = standIns(standInOf(asked), range.list.map(standInOf), question);
  const prices = await comparablePrices(db, { sku, skus: like.map((one) => one.sku), date: today });
  const best = { ...question, most: mostLike, priceOf: (one: string) => prices.get(one) };
  return {
    ...{ ...named(asked), sellableFrom },
    like: standIns(standInOf(asked), like, best).map(({ goods }) => named(goods)),
  };
}

function standInsOf({ categories }: Pick<Awaited<ReturnType<typeof currentRange>>, "categories">) {
  const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));
  return (goods: RangeGoods) => {
    const { shared, beer } = goods;
    const { code } = shared.category;
    return { ...shared, goods, beer, category: code, family: parents.get(code) ?? code };
  };
}

/** Whether goods can come in place of a product with an order of a day and country (DORD-03); one statement however many are asked about. */
export async function goodsThatCanCome(
  db: Db,
  sku: string,
): Promise<(instead: string, order: { readonly day: LocalDate; readonly market: Market }) => boolean> {
  const range = await currentRange(db);
  const asked = goodsBySku(range, sku);
  const standInOf = standInsOf(range);
  return (instead, { day, market }) => {
    const one = goodsBySku(range, instead);
    if (!asked || !one) return false;
    return canStandIn(standInOf(asked), standInOf(one), { days: [day], markets: [market] });
  };
}

/** Of which prices are read; many more than are shown, for a price tells only among what is alike. */
const mostCompared = 500;

/** As many as can be looked through in one glance. */
const mostLike = 12;

function named({ shared, names }: RangeGoods): NamedGoods {
  return { sku: shared.sku, names: unpackTexts(names) };
}

/** What goods of the range are called; one statement however many are asked about. */
export async function namesOfGoods(db: Db): Promise<(sku: string) => Texts | undefined> {
  const range = await currentRange(db);
  return (sku) => {
    const goods = goodsBySku(range, sku);
    return goods && unpackTexts(goods.names);
  };
}

/** Whether a product stands in the range; one statement however many are asked about. */
export async function goodsThatAreKnown(db: Db): Promise<(sku: string) => boolean> {
  const range = await currentRange(db);
  return (sku) => goodsBySku(range, sku) !== undefined;
}
