import { encodeBundle, encodeBundlePrices } from "@vycep/contract/bundles/bundles.codec";
import {
  type CatalogProduct,
  encodeProduct,
  type ProductAnswer,
  type ProductOffer,
} from "@vycep/contract/catalog/catalog.codec";
import { isValidOn, packagesLeft } from "@vycep/domain/bundles/bundle";
import { type OrderUnit, orderableUnits } from "@vycep/domain/catalog/orderable-units";
import type { ProductFacts } from "@vycep/domain/catalog/product";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import { judgeProduct, type NotSellable } from "@vycep/domain/catalog/saleability";
import { type IndexedGoods, indexGoods } from "@vycep/domain/fast-entry/find-products";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { marketInSql } from "../market/market.facts.ts";
import type { GoodsAt } from "./goods-at.ts";
import { FindableGoods } from "./range/findable-goods.ts";
import { goodsOnDay } from "./range/goods-on-day.ts";
import { findOffers, listed } from "./range/offers.repo.ts";
import { rangeVersion } from "./range/range.repo.ts";
import { goodsBySku, type Range, type RangeGoods } from "./range/range.ts";
import { currentRange, rangeOf } from "./range/range-of.ts";
import { relatedTo } from "./range/related-goods.ts";

export type { GoodsAt } from "./goods-at.ts";

/** What a cart is priced and judged by. */
export type CartGoods = CatalogProduct;

/** Products by their numbers with price, leaflet, VAT and deposits of the day, in one statement. */
export async function productsBySku(
  db: Db,
  skus: readonly string[],
  at: GoodsAt,
): Promise<ReadonlyMap<Sku, CatalogProduct>> {
  if (skus.length === 0) return new Map();
  const { products } = await productsChosenBy(
    db,
    { skus: listed([...new Set(skus)]), beside: sql`null` },
    at,
  );
  return products;
}

/** The same for products that another noun's SQL chooses (an array), with what it wants to know besides. */
export async function productsChosenBy<Beside>(
  db: Db,
  choice: { readonly skus: RawBuilder<unknown>; readonly beside: RawBuilder<Beside> },
  at: GoodsAt,
): Promise<{ readonly products: ReadonlyMap<Sku, CatalogProduct>; readonly beside: Beside }> {
  const offers = await findOffers(db, choice, at);
  const range = await rangeOf(db, offers.version);
  const products = goodsOnDay(range, offers, at);
  return { products: await withParts(db, products, { range, at }), beside: offers.beside };
}

/**
 * The same products, the bundles among them with what they may hold: one statement more for all of them, and none
 * where there is no bundle.
 */
async function withParts(
  db: Db,
  products: ReadonlyMap<Sku, CatalogProduct>,
  { range, at }: { readonly range: Range; readonly at: GoodsAt },
): Promise<ReadonlyMap<Sku, CatalogProduct>> {
  const missing = skusInside(products).filter((sku) => !products.has(sku));
  if (missing.length === 0) return joinParts(products);
  const offers = await findOffers(db, { skus: listed(missing), beside: sql`null` }, at);
  return joinParts(products, goodsOnDay(range, offers, at));
}

/** Products, the bundles among them with what they may hold, all of which has been read. */
export function joinParts(
  products: ReadonlyMap<Sku, CatalogProduct>,
  inside: ReadonlyMap<Sku, CatalogProduct> = new Map(),
): ReadonlyMap<Sku, CatalogProduct> {
  if (skusInside(products).length === 0) return products;
  const all = new Map([...products, ...inside]);
  return new Map(
    [...products].map(([sku, product]) => [sku, product.bundle ? { ...product, parts: all } : product]),
  );
}

export type ListedGoods<Beside> = {
  readonly products: readonly CatalogProduct[];
  readonly beside: Beside;
};

/** Goods of a range that has been chosen from, in their order, with all that bundles may hold; one statement. */
export async function listedGoods<Beside>(
  db: Db,
  {
    range,
    goods,
    beside,
  }: { readonly range: Range; readonly goods: readonly RangeGoods[]; readonly beside: RawBuilder<Beside> },
  at: GoodsAt,
): Promise<ListedGoods<Beside>> {
  const inside = goods.flatMap(({ bundle }) => bundle?.items.map(({ sku }) => sku) ?? []);
  const skus = [...new Set([...goods.map(({ shared }) => shared.sku), ...inside])];
  const offers = await findOffers(db, { skus: listed(skus), beside }, at);
  const products = joinParts(goodsOnDay(range, offers, at));
  return { products: goods.flatMap(({ shared }) => products.get(shared.sku) ?? []), beside: offers.beside };
}

/** Pieces of SQL for those who keep numbers of products. */
export const catalogInSql = {
  /** The state of what all customers see of goods alike (decision 0205). */
  rangeVersion,
  /** All beer, with and without alcohol: a table of sku, brand, box_millilitres (D39). */
  beer: sql`(
    select sku, brand, box_millilitres from product
    where category_code like 'beer/%' or category_code in ('beer', 'non-alcoholic beer'))`,
  /** What reports say of goods: a table of sku, names, brand, package_type, box_millilitres. */
  goods: sql`(select sku, names, brand, package_type, box_millilitres from product)`,
  /** What goods are found by: sku, names, brand, category_code, search_text, is_bundle, markets, boxes_per_layer, boxes_per_pallet. */
  sought: sql`(
    select sku, names, brand, category_code, search_text, is_bundle, markets, boxes_per_layer, boxes_per_pallet
    from product)`,
  /** What a product is called, in Czech where the language has no name; null of a number that is none. */
  nameOf: (sku: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
    sql`(select coalesce(p.names ->> ${language}, p.names ->> 'cs') from product p where p.sku = ${sku})`,
  /** Goods whose names or numbers hold a pattern of `like`, without diacritics: `select sku …`. */
  named: (pattern: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select p.sku from product p where p.search_text like fold_text(${pattern})`,
  /** Codes of categories with all below them. */
  categoriesWithin: (codes: readonly string[]): RawBuilder<unknown> => sql`(
    select code from category where code = any(${[...codes]}::text[]) or parent_code = any(${[...codes]}::text[]))`,
  /** Those of these numbers that there still are, as a JSON list. */
  knownOf: (skus: RawBuilder<unknown>): RawBuilder<readonly string[]> => sql`(
    select coalesce(json_agg(sku), '[]') from product where sku in (${skus}))`,
} as const;

/** What the bundles among products may hold. */
export function skusInside(products: ReadonlyMap<Sku, Pick<ProductFacts, "bundle">>): readonly Sku[] {
  const skus = [...products.values()].flatMap(({ bundle }) => bundle?.items.map(({ sku }) => sku) ?? []);
  return [...new Set(skus)];
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
  const units = marketInSql.orderableUnits(when.at.market, when.today);
  const offers = await findOffers(db, { skus: listed(skus), beside: units }, when.at);
  const range = await rangeOf(db, offers.version);
  return { orderableUnits: offers.beside, goods: goodsOnDay(range, offers, when.at) };
}

/**
 * For each product others of its line that are for sale under the view, best first; two statements however many (D06). The
 * most alike come first: the same sub-brand, then the same category.
 */
export async function alternativesTo(
  db: Db,
  skus: readonly string[],
  { at, view }: { readonly at: GoodsAt; readonly view: OfferView },
): Promise<ReadonlyMap<string, readonly CatalogProduct[]>> {
  if (skus.length === 0) return new Map();
  const range = await currentRange(db);
  const others = new Map(
    skus.flatMap((sku) => {
      const asked = goodsBySku(range, sku);
      return asked ? [[sku, relatedTo(range, asked, { at, limit: alternativesPerProduct })] as const] : [];
    }),
  );
  const goods = [...new Set([...others.values()].flat())];
  const { products } = await listedGoods(db, { range, goods, beside: sql`null` }, at);
  const forSale = new Map(
    products
      .filter((product) => offerOf(product, view).units.length > 0)
      .map((product) => [product.sku, product]),
  );
  return new Map(
    [...others].map(([sku, related]) => [
      sku,
      related.flatMap(({ shared }) => forSale.get(shared.sku) ?? []),
    ]),
  );
}

const alternativesPerProduct = 12;

const indexed = new WeakMap<Range, Map<Market, IndexedGoods>>();

/**
 * The whole range of a market by what its goods can be found by, made once for each state of it, and what else the same
 * statement shall tell.
 */
export async function findableGoods<Beside>(
  db: Db,
  market: Market,
  beside: RawBuilder<Beside>,
): Promise<{ readonly goods: IndexedGoods; readonly beside: Beside }> {
  const { rows } = await sql<{ version: string; beside: Beside }>`
    select ${rangeVersion} as version, ${beside} as beside`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return { goods: indexedIn(await rangeOf(db, row.version), market), beside: row.beside };
}

function indexedIn(range: Range, market: Market): IndexedGoods {
  const known = indexed.get(range) ?? new Map<Market, IndexedGoods>();
  indexed.set(range, known);
  const index = known.get(market) ?? indexGoods(findableIn(range, market), range.synonyms);
  known.set(market, index);
  return index;
}

function findableIn({ list }: Range, market: Market) {
  const ofMarket = list.filter(({ shared }) => shared.markets.includes(market));
  return ofMarket.map((goods) => new FindableGoods(goods));
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
    return { names, price, vatPct, promo, answer: () => productAnswer(part, view, language) };
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
