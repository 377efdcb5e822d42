import { encodeBundle, encodeBundlePrices } from "@vycep/contract/bundles/bundles.codec";
import {
  type CatalogProduct,
  encodeProduct,
  type ProductAnswer,
  type ProductOffer,
} from "@vycep/contract/catalog/catalog.codec";
import { isValidOn, packagesLeft } from "@vycep/domain/bundles/bundle";
import { type OrderUnit, orderableUnits } from "@vycep/domain/catalog/orderable-units";
import { type FindableProduct, type ProductFacts, packageTypeOf } from "@vycep/domain/catalog/product";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import { judgeProduct, type NotSellable } from "@vycep/domain/catalog/saleability";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import * as repo from "./catalog.repo.ts";
import {
  type DetailedGoodsRow,
  findCartGoods,
  findChosenGoods,
  findDetailedGoods,
} from "./goods-by-sku.repo.ts";
import { type CartGoods, toCartGoods, toDetails, toProduct } from "./goods-rows.ts";

export type GoodsAt = repo.GoodsAt;
export type { CartGoods } from "./goods-rows.ts";

/** Products by their numbers with price, leaflet, VAT and deposits of the day, in one statement. */
export async function productsBySku(
  db: Db,
  skus: readonly string[],
  at: GoodsAt,
): Promise<ReadonlyMap<Sku, CatalogProduct>> {
  if (skus.length === 0) return new Map();
  return withParts(db, productsOf(await findDetailedGoods(db, skus, at)), at);
}

/**
 * The same products, the bundles among them with what they may hold: one statement more for all of them, and none
 * where there is no bundle.
 */
async function withParts(
  db: Db,
  products: ReadonlyMap<Sku, CatalogProduct>,
  at: GoodsAt,
): Promise<ReadonlyMap<Sku, CatalogProduct>> {
  const missing = skusInside(products).filter((sku) => !products.has(sku));
  const inside = missing.length > 0 ? productsOf(await findDetailedGoods(db, missing, at)) : new Map();
  return joinParts(products, inside);
}

/** Products, the bundles among them with what they may hold, all of which has been read. */
export function joinParts(
  products: ReadonlyMap<Sku, CatalogProduct>,
  inside: ReadonlyMap<Sku, CatalogProduct>,
): ReadonlyMap<Sku, CatalogProduct> {
  if (skusInside(products).length === 0) return products;
  const all = new Map([...products, ...inside]);
  return new Map(
    [...products].map(([sku, product]) => [sku, product.bundle ? { ...product, parts: all } : product]),
  );
}

/** Pieces of SQL for those who keep numbers of products. */
export const catalogInSql = {
  /** All beer, with and without alcohol: a table of sku, brand, box_millilitres (D39). */
  beer: sql`(
    select sku, brand, box_millilitres from product
    where category_code like 'beer/%' or category_code in ('beer', 'non-alcoholic beer'))`,
  /** What reports say of goods: a table of sku, names, brand, package_type, box_millilitres. */
  goods: sql`(select sku, names, brand, package_type, box_millilitres from product)`,
  /** Those of these numbers that there still are, as a JSON list. */
  knownOf: (skus: RawBuilder<unknown>): RawBuilder<readonly string[]> => sql`(
    select coalesce(json_agg(sku), '[]') from product where sku in (${skus}))`,
} as const;

/** What the bundles among products may hold. */
export function skusInside(products: ReadonlyMap<Sku, Pick<ProductFacts, "bundle">>): readonly Sku[] {
  const skus = [...products.values()].flatMap(({ bundle }) => bundle?.items.map(({ sku }) => sku) ?? []);
  return [...new Set(skus)];
}

/** The same for products that another noun's SQL chooses (`any(…)` of an array), with what it wants to know besides. */
export async function productsChosenBy(
  db: Db,
  choice: { readonly skus: RawBuilder<unknown>; readonly beside: RawBuilder<unknown> },
  at: GoodsAt,
): Promise<{ readonly products: ReadonlyMap<Sku, CatalogProduct>; readonly beside: unknown }> {
  const row = await findChosenGoods(db, choice, at);
  return { products: await withParts(db, productsOf(row), at), beside: row.beside };
}

function productsOf({ goods, packagings }: DetailedGoodsRow): ReadonlyMap<Sku, CatalogProduct> {
  return new Map(
    soundRows("product", goods, ([values, details]) => {
      const product = toCartGoods(values, packagings);
      return [product.sku, { ...product, ...toDetails(details) }] as const;
    }),
  );
}

export type CartGoodsFacts = {
  readonly goods: ReadonlyMap<Sku, CartGoods>;
  /** The configured value that `orderableUnitsIn` of the market reads. */
  readonly orderableUnits: unknown;
};

/** The goods of a cart and the units that may be ordered, in one statement whatever their number (C7). */
export async function cartGoods(
  db: Db,
  skus: readonly string[],
  when: { readonly at: GoodsAt; readonly today: LocalDate },
): Promise<CartGoodsFacts> {
  const { goods, packagings, orderableUnits } = await findCartGoods(db, skus, when);
  return {
    orderableUnits,
    goods: new Map(
      soundRows("product", goods, (values) => {
        const product = toCartGoods(values, packagings);
        return [product.sku, product] as const;
      }),
    ),
  };
}

/**
 * For each product others of its line that are for sale under the view, best first; one statement (D06). The most
 * alike come first: the same sub-brand, then the same category.
 */
export async function alternativesTo(
  db: Db,
  skus: readonly string[],
  { at, view }: { readonly at: GoodsAt; readonly view: OfferView },
): Promise<ReadonlyMap<string, readonly CatalogProduct[]>> {
  if (skus.length === 0) return new Map();
  const found = await repo.findRelated(db, skus, { at, limit: alternativesPerProduct });
  const rows = soundRows("product", found, (row) => ({ sku: row.of_sku, product: toProduct(row) }));
  const forSale = rows.filter(({ product }) => offerOf(product, view).units.length > 0);
  const bySku = Map.groupBy(forSale, ({ sku }) => sku);
  return new Map([...bySku].map(([sku, others]) => [sku, others.map(({ product }) => product)]));
}

const alternativesPerProduct = 12;

/** The whole range of a market by what its products can be found by, in one statement. */
export async function findableProducts(db: Db, market: Market): Promise<readonly FindableProduct[]> {
  const rows = await repo.findFindable(db, market);
  return rows.map(({ sku, ean, names, brand, ...row }) => ({
    sku: toId<Sku>(sku),
    ean,
    eanItem: row.ean_item,
    names,
    brand,
    subBrand: row.sub_brand,
    packageType: packageTypeOf(row.package_type),
  }));
}

/** Where, how and when goods would go; what an offer is judged by. */
export type OfferView = {
  readonly market: Market;
  readonly date: LocalDate;
  /** Undefined when no method is offered: nothing can be ordered then. */
  readonly method: ShippingMethod | undefined;
  /** Null when nobody's prices can be shown. */
  readonly currency: Currency | null;
  /** Units switched on for the customer type and the method (CONFIG-10). */
  readonly configuredUnits: readonly OrderUnit[];
  /** Why nothing at all may be ordered here, if so: a code of the ship-to rules. */
  readonly refusal: string | undefined;
};

/** What the domain says of a product for the chosen place, method and day (CATALOG-16, CATALOG-17, PROMO-02). */
export function offerOf(product: CatalogProduct, view: OfferView): ProductOffer {
  const promo = promoFor(product.bundle ? undefined : product.leaflet, view.date);
  const notSellable = reasonNotToSell(product, view);
  const isTruck = view.method !== undefined && METHODS[view.method].kind === "truck";
  return {
    currency: view.currency,
    promo,
    unitMinor: product.price ? unitPrice(product.price, promo) : null,
    notSellable,
    units: notSellable ? [] : orderableUnits({ configured: view.configuredUnits, product, isTruck }),
  };
}

/** A product as the API shows it. */
export function productAnswer(product: CatalogProduct, view: OfferView, language: Language): ProductAnswer {
  const answer = encodeProduct(product, offerOf(product, view), language);
  const { bundle, parts } = product;
  if (!bundle) return answer;
  const partOf = (sku: Sku) => {
    const part = parts?.get(sku);
    if (!part) return;
    const { names, price, vatPct } = part;
    const promo = promoFor(part.leaflet, view.date);
    return { names, price, vatPct, promo, answer: productAnswer(part, view, language) };
  };
  const encoded = encodeBundle({ bundle, partOf }, { currency: view.currency, language });
  return { ...answer, ...encodeBundlePrices(encoded, view.currency), ...encoded };
}

/** The place comes first, then the goods, then the price: without one a product cannot be ordered. */
function reasonNotToSell(product: CatalogProduct, view: OfferView): ProductOffer["notSellable"] {
  if (view.refusal !== undefined) return { reason: view.refusal, nextDate: null };
  const carries = view.method === undefined ? "nothing" : METHODS[view.method].carries;
  const judged = judgeProduct(product, { market: view.market, carries, deliveryDate: view.date });
  if (judged) return { reason: judged.kind, nextDate: nextDateOf(judged) };
  if (product.bundle) return reasonNotToSellBundle(product, product.bundle, view);
  if (!product.price) return { reason: "no-price", nextDate: null };
  // ERROR-48.
  const isUsedUp = product.limit !== undefined && boxesLeft(product.limit) === 0;
  return isUsedUp ? { reason: "product-limit-reached", nextDate: null } : undefined;
}

/** Its days, then the customer's limit (ERROR-48), then whether all that must be inside can be had. */
function reasonNotToSellBundle(
  { parts }: CatalogProduct,
  bundle: NonNullable<CatalogProduct["bundle"]>,
  view: OfferView,
): ProductOffer["notSellable"] {
  const because = (reason: string) => ({ reason, nextDate: null });
  if (!isValidOn(bundle, view.date)) return because("bundle-not-valid");
  if (packagesLeft(bundle) === 0) return because("bundle-limit-reached");
  const mandatory = bundle.items.filter(({ isMandatory }) => isMandatory);
  const isSold = mandatory.every(({ sku }) => {
    const part = parts?.get(sku);
    return part !== undefined && reasonNotToSell(part, view) === undefined;
  });
  return isSold ? undefined : because("bundle-item-not-sold");
}

function nextDateOf(judged: NotSellable): LocalDate | null {
  return judged.kind === "not-yet-sold" ? judged.nextDate : null;
}
