import { encodeBundle, encodeBundlePrices } from "@vycep/contract/bundles/bundles.codec";
import {
  type CatalogProduct,
  encodeProduct,
  type NamedDeposit,
  type ProductAnswer,
  type ProductOffer,
} from "@vycep/contract/catalog/catalog.codec";
import type { ProductPhoto } from "@vycep/contract/catalog/picture.codec";
import { isValidOn, packagesLeft } from "@vycep/domain/bundles/bundle";
import { type OrderUnit, orderableUnits } from "@vycep/domain/catalog/orderable-units";
import type { FindableGoods, PackageType, ProductFacts } from "@vycep/domain/catalog/product";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import { judgeProduct, type NotSellable } from "@vycep/domain/catalog/saleability";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/db.ts";
import { bundleOf } from "../bundles/bundles.facts.ts";
import { priceColumnsOf, priceOf, promoLeafletOf } from "../pricing/pricing.facts.ts";
import { limitOf } from "../product-limits/product-limits.facts.ts";
import * as repo from "./catalog.repo.ts";
import {
  type DetailedGoodsRow,
  type DetailValues,
  findCartGoods,
  findChosenGoods,
  findDetailedGoods,
  type GoodsValues,
  type PackagingNames,
} from "./goods-by-sku.repo.ts";

export type GoodsAt = repo.GoodsAt;

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
 * The same products, the package deals among them with what they may hold: one statement more for all of them, and none
 * where there is no deal.
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

/** Products, the package deals among them with what they may hold, all of which has been read. */
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

/** What the package deals among products may hold. */
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
    goods.map(([values, details]) => {
      const product = toCartGoods(values, packagings);
      return [product.sku, { ...product, ...toDetails(details) }];
    }),
  );
}

/** What a cart is priced and judged by; a screen that shows more of a product asks for `productsBySku`. */
export type CartGoods = Omit<ProductFacts, "deposits"> & {
  readonly deposits: readonly NamedDeposit[];
  readonly price: CatalogProduct["price"];
  readonly leaflet: CatalogProduct["leaflet"];
  readonly limit: CatalogProduct["limit"];
};

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
      goods.map((values) => {
        const product = toCartGoods(values, packagings);
        return [product.sku, product];
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
  const rows = found.map((row) => ({ sku: row.of_sku, product: toProduct(row) }));
  const forSale = rows.filter(({ product }) => offerOf(product, view).units.length > 0);
  const bySku = Map.groupBy(forSale, ({ sku }) => sku);
  return new Map([...bySku].map(([sku, others]) => [sku, others.map(({ product }) => product)]));
}

const alternativesPerProduct = 12;

/** The whole range of a market by what its products can be found by, in one statement. */
export async function findableGoods(db: Db, market: Market): Promise<readonly FindableGoods[]> {
  const rows = await repo.findFindable(db, market);
  return rows.map(({ sku, ean, names, brand, ...row }) => ({
    sku: toId<Sku>(sku),
    ean,
    eanItem: row.ean_item,
    names,
    brand,
    subBrand: row.sub_brand,
    packageType: row.package_type as PackageType,
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
  const deal = encodeBundle({ bundle, partOf }, { currency: view.currency, language });
  return { ...answer, ...encodeBundlePrices(deal, view.currency), ...deal };
}

export function toProduct(row: repo.ProductRow): CatalogProduct {
  return {
    sku: toId<Sku>(row.sku),
    names: { cs: row.name_cs, sk: row.name_sk, en: row.name_en },
    packaging: {
      itemsPerBox: row.items_per_box,
      boxesPerLayer: row.boxes_per_layer,
      layersPerPallet: row.layers_per_pallet,
      boxesPerPallet: row.boxes_per_pallet,
    },
    grossGramsPerBox: row.box_gross_grams,
    millilitresPerBox: row.box_millilitres,
    packageType: row.package_type as PackageType,
    isTank: row.is_tank,
    isUnfiltered: row.is_unfiltered,
    truckOrdering: row.is_truck_package_ordering,
    sellableFrom: row.sellable_from === null ? null : toLocalDate(row.sellable_from),
    sellableTo: row.sellable_to === null ? null : toLocalDate(row.sellable_to),
    markets: row.markets.filter((market): market is Market => market === "CZ" || market === "SK"),
    vatPct: row.vat_percent ?? 0,
    deposits: row.deposits.map(({ code, units, depositMinor, cs, sk, en }) => ({
      code,
      unitsPerBox: units,
      depositMinor,
      names: { cs, sk, en },
    })),
    ean: row.ean,
    eanItem: row.ean_item,
    brand: row.brand,
    subBrand: row.sub_brand,
    category: {
      code: row.category_code,
      names: { cs: row.category_cs, sk: row.category_sk, en: row.category_en },
    },
    packagingCode: row.packaging_code,
    itemMillilitres: row.item_millilitres,
    palletGrossGrams: row.pallet_gross_grams,
    plato: row.plato,
    abv: row.abv,
    originCountry: row.origin_country,
    shelfLifeDays: row.shelf_life_days,
    isBundle: row.is_bundle,
    isAgeRestricted: row.is_age_restricted,
    flags: {
      isNew: row.is_new,
      isSale: row.is_sale,
      isRecommended: row.is_recommended,
      isSpecial: row.is_special,
      isLast: row.is_last,
    },
    photos: (row.photos ?? []).map(toPhoto),
    price: priceOf(row),
    leaflet: promoLeafletOf(row),
    bundle: row.bundle ? bundleOf(row.bundle) : undefined,
    limit: limitOf(row.limit),
  };
}

/** The place comes first, then the goods, then the price: without one a product cannot be ordered. */
function reasonNotToSell(product: CatalogProduct, view: OfferView): ProductOffer["notSellable"] {
  if (view.refusal !== undefined) return { reason: view.refusal, nextDate: null };
  const carries = view.method === undefined ? "nothing" : METHODS[view.method].carries;
  const judged = judgeProduct(product, { market: view.market, carries, deliveryDate: view.date });
  if (judged) return { reason: judged.kind, nextDate: nextDateOf(judged) };
  if (product.bundle) return reasonNotToSellDeal(product, product.bundle, view);
  if (!product.price) return { reason: "no-price", nextDate: null };
  // ERROR-48.
  const isUsedUp = product.limit !== undefined && boxesLeft(product.limit) === 0;
  return isUsedUp ? { reason: "product-limit-reached", nextDate: null } : undefined;
}

/** Its days, then the customer's limit (ERROR-48), then whether all that must be inside can be had. */
function reasonNotToSellDeal(
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

function toDetails(values: DetailValues): Omit<CatalogProduct, keyof CartGoods | "parts"> {
  const [[ean, eanItem], [brand, subBrand], [code, cs, sk, en], item, beer, marks, flags, photos] = values;
  const [packagingCode, itemMillilitres, palletGrossGrams] = item;
  const [plato, abv, originCountry, shelfLifeDays] = beer;
  const [isBundle, isAgeRestricted] = marks;
  const [isNew, isSale, isRecommended, isSpecial, isLast] = flags;
  return {
    ean,
    eanItem,
    brand,
    subBrand,
    category: { code, names: { cs, sk, en } },
    packagingCode,
    itemMillilitres,
    palletGrossGrams,
    plato,
    abv,
    originCountry,
    shelfLifeDays,
    isBundle,
    isAgeRestricted,
    flags: { isNew, isSale, isRecommended, isSpecial, isLast },
    photos: (photos ?? []).map(toPhoto),
  };
}

function toPhoto([position, hash, [width, height], [cs, sk, en]]: repo.PhotoValues): ProductPhoto {
  return { position, hash, width, height, alt: { cs, sk, en } };
}

function toCartGoods(values: GoodsValues, packagings: PackagingNames): CartGoods {
  const [
    sku,
    [cs, sk, en],
    packaging,
    box,
    kind,
    [from, to, markets],
    vatPct,
    deposits,
    prices,
    bundle,
    limit,
  ] = values;
  const [itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet] = packaging;
  const [grossGramsPerBox, millilitresPerBox] = box;
  const [packageType, isTank, isUnfiltered, truckOrdering] = kind;
  const priced = priceColumnsOf(prices);
  return {
    sku: toId<Sku>(sku),
    names: { cs, sk, en },
    packaging: { itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet },
    grossGramsPerBox,
    millilitresPerBox,
    packageType: packageType as PackageType,
    isTank,
    isUnfiltered,
    truckOrdering,
    sellableFrom: from === null ? null : toLocalDate(from),
    sellableTo: to === null ? null : toLocalDate(to),
    markets: markets.filter((market): market is Market => market === "CZ" || market === "SK"),
    vatPct: vatPct ?? 0,
    deposits: (deposits ?? []).map(([code, unitsPerBox, depositMinor]) => {
      const [nameCs = code, nameSk = code, nameEn = code] = packagings[code] ?? [];
      return { code, unitsPerBox, depositMinor, names: { cs: nameCs, sk: nameSk, en: nameEn } };
    }),
    price: priceOf(priced),
    leaflet: promoLeafletOf(priced),
    bundle: bundle ? bundleOf(bundle) : undefined,
    limit: limitOf(limit),
  };
}
