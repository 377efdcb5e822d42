import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Texts } from "@vycep/domain/market/texts";
import type { Db } from "../../platform/db.ts";
import { unpackTexts } from "./range/packed-texts.ts";
import { goodsBySku, type RangeGoods } from "./range/range.ts";
import { currentRange } from "./range/range-of.ts";
import { packagingsOf, relatedTo } from "./range/related-goods.ts";

export type NamedGoods = { readonly sku: string; readonly names: Texts };

export type LikeGoods = NamedGoods & {
  /** It may be had from this day on again; null where nothing holds it back. */
  readonly sellableFrom: LocalDate | null;
  /** Goods that may stand in for it on the day, the most alike first. */
  readonly like: readonly NamedGoods[];
};

/**
 * A product with what may stand in for it wherever it is sold: the same beer in other packagings first, then the beers of its
 * brand (CATALOG-20, CATALOG-21). Nothing where the range has no such product; one statement.
 */
export async function likeGoods(db: Db, sku: string, date: LocalDate): Promise<LikeGoods | undefined> {
  const range = await currentRange(db);
  const asked = goodsBySku(range, sku);
  if (!asked) return;
  const { sellableFrom, markets } = asked.shared;
  const [market] = markets;
  if (market === undefined) return { ...named(asked), sellableFrom, like: [] };
  const at = { market, date, priceList: null };
  const sameBeer = packagingsOf(range, { sku, brand: null, subBrand: null }, at);
  const beers = [...new Set([...sameBeer, ...relatedTo(range, asked, { at, limit: mostLike })])];
  const standsIn = (one: RangeGoods) =>
    one !== asked &&
    isTank(one) === isTank(asked) &&
    (one.shared.sellableFrom === null || one.shared.sellableFrom <= date) &&
    markets.every((each) => one.shared.markets.includes(each));
  return { ...named(asked), sellableFrom, like: beers.filter(standsIn).slice(0, mostLike).map(named) };
}

/** Who ordered boxes has no tank, and who has one no shelf. */
const isTank = ({ packageType }: RangeGoods) => packageType === "tank";

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
