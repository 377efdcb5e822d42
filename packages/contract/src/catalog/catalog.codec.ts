/**
 * Products between the domain's words and the API's odd ones (CATALOG-02…05, PROMO-01, OP-42, OP-141): money in whole
 * currency, weights in kilograms to the gram, `number_of_items_on_pallet` counts boxes (D09).
 */

import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { DepositPart, PackageType, ProductFacts } from "@vycep/domain/catalog/product";
import { boxesLeft, type ProductLimit } from "@vycep/domain/catalog/product-limit";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, percentOfMinor, times } from "@vycep/domain/kernel/money";
import { remembered } from "@vycep/domain/kernel/remembered";
import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import type { Texts } from "@vycep/domain/market/texts";
import type { PriceRow } from "@vycep/domain/pricing/price";
import type { Promo, PromoLeaflet } from "@vycep/domain/pricing/promo-price";
import { grossOf } from "@vycep/domain/pricing/vat";
import { litres } from "@vycep/words/catalog/answers";
import { say } from "@vycep/words/engine/sentence";
import { encodePriceRange } from "../price-range.ts";
import { toUid } from "../uid.ts";
import { toWhole } from "../whole-currency.ts";
import { encodeCategory, type NamedCategory } from "./category.codec.ts";
import { encodePhotos, type ProductPhoto } from "./picture.codec.ts";

export type NamedDeposit = DepositPart & { readonly names: Texts };

/** All that is shown of a product; the rules need only its `ProductFacts`. */
export type CatalogProduct = Omit<ProductFacts, "deposits"> & {
  readonly deposits: readonly NamedDeposit[];
  readonly ean: string;
  readonly eanItem: string;
  readonly brand: string;
  readonly subBrand: string;
  readonly category: NamedCategory;
  readonly packagingCode: string;
  /** One bottle, can or keg; null where there is no drink inside. */
  readonly itemMillilitres: number | null;
  readonly palletGrossGrams: number | null;
  readonly plato: number | null;
  readonly abv: number | null;
  readonly originCountry: string;
  readonly shelfLifeDays: number | null;
  /** In the order in which they are shown; empty where only a drawing is there. */
  readonly photos: readonly ProductPhoto[];
  readonly isBundle: boolean;
  readonly isAgeRestricted: boolean;
  readonly flags: {
    readonly isNew: boolean;
    readonly isSale: boolean;
    readonly isRecommended: boolean;
    readonly isSpecial: boolean;
    readonly isLast: boolean;
  };
  readonly price: PriceRow | undefined;
  /** What the place may order of it (CART-18); undefined where there is no limit. */
  readonly limit?: ProductLimit | undefined;
  readonly leaflet: PromoLeaflet | undefined;
  /** What a bundle may hold, by number. */
  readonly parts?: ReadonlyMap<Sku, CatalogProduct> | undefined;
};

/** What the domain says of a product for the chosen place, method and day. */
export type ProductOffer = {
  /** Null when nobody's prices can be shown. */
  readonly currency: Currency | null;
  readonly promo: Promo;
  /** The price that is charged for a box, in minor units; null without a price. */
  readonly unitMinor: Minor | null;
  readonly notSellable: { readonly reason: string; readonly nextDate: LocalDate | null } | undefined;
  readonly units: readonly OrderUnit[];
};

export type ProductAnswer = ReturnType<typeof encodeProduct>;

/** OP-141: the kind of a beer is the name of its category below "beer". */
function isBeer({ category }: CatalogProduct): boolean {
  return category.code.startsWith("beer/");
}

/** A product as the API shows it. What we cannot know is null, never an error. */
export function encodeProduct(product: CatalogProduct, offer: ProductOffer, language: Language) {
  return {
    __typename: product.isBundle ? ("BundleProduct" as const) : ("SimpleProduct" as const),
    uid: toUid(product.sku),
    sku: product.sku,
    name: product.names[language],
    catalog_product_name: product.names[language],
    url_key: product.sku,
    url_suffix: "",
    stock_status: offer.notSellable ? ("OUT_OF_STOCK" as const) : ("IN_STOCK" as const),
    categories: [encodeCategory(product.category, language)],
    brand: product.brand,
    sub_brand: product.subBrand,
    ean: product.ean,
    ean_ea: product.eanItem,
    meta_title: product.names[language],
    country_of_origin: product.originCountry,
    country_of_manufacture: product.originCountry,
    beer_type: isBeer(product) ? product.category.names[language] : null,
    origin: product.originCountry,
    plato: product.plato,
    alcohol_strength: product.abv,
    shelf_life: product.shelfLifeDays,
    age_restricted: product.isAgeRestricted,
    new_from_date: product.flags.isNew ? product.sellableFrom : null,
    new_to_date: product.flags.isNew ? product.sellableTo : null,
    max_sale_qty: product.limit ? boxesLeft(product.limit) : null,
    is_tank: product.isTank,
    is_unfiltered: product.isUnfiltered,
    ...encodePhotos(product, language),
    ...encodePackaging(product, language),
    ...encodePrices(product, offer),
    ...encodeFlags(product),
    multi_deposit: product.deposits.map((part) => encodeDeposit(part, { boxes: 1, language })),
    saleability: {
      sellable: offer.notSellable === undefined,
      reason: offer.notSellable?.reason ?? null,
      next_date: offer.notSellable?.nextDate ?? null,
    },
    cart_fields: {
      packaging_cart: offer.units.includes("packages"),
      layer_cart: offer.units.includes("layers"),
      pallets_cart: offer.units.includes("pallets"),
    },
  };
}

/**
 * A product that the range no longer has (D13, C27): what was kept of it, and that it is not sold. What we cannot
 * know any more is null.
 */
export function encodeVanishedProduct({ sku, name }: { readonly sku: Sku; readonly name: string }) {
  const unknown = { value: null, currency: null };
  return {
    __typename: "SimpleProduct" as const,
    uid: toUid(sku),
    sku,
    name,
    catalog_product_name: name,
    url_key: sku,
    url_suffix: "",
    stock_status: "OUT_OF_STOCK" as const,
    price_range: { minimum_price: { regular_price: unknown, final_price: unknown }, maximum_price: null },
    saleability: { sellable: false, reason: "no-longer-sold", next_date: null },
    cart_fields: { packaging_cart: false, layer_cart: false, pallets_cart: false },
  };
}

/** A part of the deposit of so many boxes, in whole currency (D08). */
export function encodeDeposit(
  part: NamedDeposit,
  { boxes, language }: { readonly boxes: number; readonly language: Language },
) {
  return {
    packaging_code: part.code,
    packaging_name: part.names[language],
    number_of_units: part.unitsPerBox * boxes,
    deposit: toWhole(part.depositMinor),
    total: toWhole(times(part.unitsPerBox * boxes, part.depositMinor)),
  };
}

/** What a package is made of, where its type says so; null where it does not (material_type, CATALOG-09). */
export const MATERIAL_OF: Readonly<Record<PackageType, string | null>> = {
  bottle: "glass",
  can: "aluminium",
  keg: "steel",
  "PET bottle": "PET",
  carton: null,
  pouch: null,
  tank: null,
  other: null,
};

/** "0,5 l", in English "0.5 l", as in the names of the goods beside it; money alone is Czech everywhere (OP-140). */
export function volumeInWords(millilitres: number, language: Language): string {
  return volumes[language](millilitres);
}

/** Goods come in some dozens of sizes. */
const volumes = tableOf(LANGUAGES, (language) =>
  remembered((millilitres: number) => {
    const figure = String(millilitres / 1000);
    return say(litres, language, { litres: language === "en" ? figure : figure.replace(".", ",") });
  }, 200),
);

function encodePackaging(product: CatalogProduct, language: Language) {
  const { packaging, itemMillilitres, packageType } = product;
  return {
    package_type: packageType,
    pack_format: packageType,
    material_type: MATERIAL_OF[packageType],
    pack_material: MATERIAL_OF[packageType],
    packaging: product.packagingCode,
    volume: itemMillilitres === null ? null : itemMillilitres / 1000,
    volume_fe: itemMillilitres === null ? null : volumeInWords(itemMillilitres, language),
    litres_per_box: product.millilitresPerBox / 1000,
    weight: toKilograms(product.grossGramsPerBox),
    gross_weight: toKilograms(product.grossGramsPerBox),
    pallet_weight: product.palletGrossGrams === null ? null : toKilograms(product.palletGrossGrams),
    returnable_package: product.deposits.length > 0 ? 1 : 0,
    number_of_items_in_box: packaging.itemsPerBox,
    number_of_products_on_layer: packaging.boxesPerLayer,
    number_of_items_on_pallet: packaging.boxesPerPallet,
    number_of_layers_per_pallet: packaging.layersPerPallet,
    isavailable_truck_package_ordering: toFlag(product.truckOrdering),
  };
}

function encodePrices(product: CatalogProduct, offer: ProductOffer) {
  const { price, vatPct } = product;
  const { currency, promo, unitMinor } = offer;
  return {
    currency,
    vat_percent: vatPct,
    your_price: price ? toWhole(price.yourMinor) : null,
    your_price_tax: price ? toWhole(grossOf(price.yourMinor, vatPct)) : null,
    promo: toFlag(promo.applies),
    promo_price_leaflet: encodeLeaflet(product, promo),
    price_range: encodePriceRange({ base: price?.baseMinor ?? null, charged: unitMinor }, currency),
  };
}

/** PROMO-03, OP-79: a leaflet that does not apply has noughts for numbers and nulls for days. */
function encodeLeaflet({ leaflet, price, vatPct }: CatalogProduct, promo: Promo) {
  if (!leaflet || !price) return null;
  return {
    name: leaflet.name,
    promo_price: toWhole(promo.promoMinor),
    promo_price_percentage_with_tax: promo.percentage,
    promo_price_percentage_wo_tax: promo.percentage,
    long_term_discount: toWhole(percentOfMinor(price.baseMinor, promo.longTermDiscountPct)),
    long_term_discount_percentage: promo.longTermDiscountPct,
    promo_price_is_inside_delivery: leaflet.isInsideDelivery ? "Yes" : "No",
    promo_price_valid_from: promo.validFrom,
    promo_price_valid_to: promo.validTo,
    base_price: toWhole(price.baseMinor),
    base_price_vat: toWhole(grossOf(price.baseMinor, vatPct)),
    percentage: promo.percentage,
  };
}

function encodeFlags({ flags }: CatalogProduct) {
  return {
    product_new: toFlag(flags.isNew),
    product_sale: toFlag(flags.isSale),
    product_recommended: toFlag(flags.isRecommended),
    product_special: toFlag(flags.isSpecial),
    product_last: toFlag(flags.isLast),
  };
}

/** To the gram: the browser weighs a truck with it. */
function toKilograms(grams: number): number {
  return grams / 1000;
}

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
