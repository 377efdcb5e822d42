import { priceInBundle } from "@vycep/domain/bundles/bundle-price";
import { type CompanyId, type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import { priceFor } from "@vycep/domain/pricing/price";
import { NO_PROMO, promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import type { Db } from "../../platform/db.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import { type CartGoods, cartGoods } from "./catalog.facts.ts";

/** Goods for a place on a day, some of them inside bundles. */
export type AskedGoods = {
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly deliveryDate: string;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly sku: Sku;
    readonly bundleSku?: Sku | undefined;
  }[];
};

export type BookedPrice = { readonly lineNo: number; readonly unitPriceMinor: Minor };

/**
 * What the place's price list says of goods on a day, with promo or bundle (PRICE-04). What has no price on that day is left
 * out. Two statements, however many lines.
 */
export async function priceBook(db: Db, asked: AskedGoods): Promise<readonly BookedPrice[]> {
  const shipTo = await shipToById(db, toId<ShipToId>(asked.shipToId));
  if (!shipTo) return [];
  const date = toLocalDate(asked.deliveryDate);
  const skus = asked.lines.flatMap(({ sku, bundleSku }) =>
    bundleSku === undefined ? [sku] : [sku, bundleSku],
  );
  const at = { market: shipTo.market, priceList: shipTo.priceList, date, companyId: asked.companyId };
  const { goods } = await cartGoods(db, [...new Set(skus)], { at, today: date });
  return asked.lines.flatMap(({ lineNo, sku, bundleSku }) => {
    const unitPriceMinor = bookedUnit(goods, { sku, bundleSku }, date);
    return unitPriceMinor === undefined ? [] : [{ lineNo, unitPriceMinor }];
  });
}

function bookedUnit(
  goods: ReadonlyMap<Sku, CartGoods>,
  { sku, bundleSku }: { readonly sku: Sku; readonly bundleSku: Sku | undefined },
  date: ReturnType<typeof toLocalDate>,
): Minor | undefined {
  const product = goods.get(toId<Sku>(sku));
  const price = product?.price && priceFor([product.price], date);
  if (!price) return undefined;
  const promo = promoFor(product.leaflet, date);
  if (bundleSku === undefined) return unitPrice(price, product.bundle ? NO_PROMO : promo);
  const bundle = goods.get(toId<Sku>(bundleSku))?.bundle;
  return bundle ? priceInBundle(price, promo, bundle) : undefined;
}
