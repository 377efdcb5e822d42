/**
 * Products as the API answers them, turned back into the facts that the domain's rules take (D09: boxes, grams,
 * minor units). The browser quotes a cart with these; the server quotes with its own rows and its word counts.
 */

import type { ProductPrices } from "@vycep/domain/cart/quote";
import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { type GoodsFacts, packageTypeOf } from "@vycep/domain/catalog/product";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { marketCodes } from "@vycep/domain/market/market";
import { isInsideDelivery } from "@vycep/domain/pricing/promo-price";
import { type BundleAnswer, decodeBundle } from "../bundles/bundle-facts.codec.ts";
import { wholeToMinor } from "../whole-currency.ts";

type Maybe<Value> = Value | null | undefined;

/** The fields of a product that the rules need; a query that asks for them can be decoded. */
export interface GoodsAnswer extends BundleAnswer {
  readonly sku?: Maybe<string>;
  readonly package_type?: Maybe<string>;
  readonly litres_per_box?: Maybe<number>;
  readonly weight?: Maybe<number>;
  readonly number_of_items_in_box?: Maybe<number>;
  readonly number_of_products_on_layer?: Maybe<number>;
  readonly number_of_items_on_pallet?: Maybe<number>;
  readonly number_of_layers_per_pallet?: Maybe<number>;
  readonly isavailable_truck_package_ordering?: Maybe<number>;
  readonly is_tank?: Maybe<boolean>;
  readonly is_unfiltered?: Maybe<boolean>;
  readonly vat_percent?: Maybe<number>;
  readonly multi_deposit?: Maybe<
    readonly { readonly packaging_code: string; readonly number_of_units: number; readonly deposit: number }[]
  >;
  readonly saleability?: Maybe<{ readonly next_date?: Maybe<string>; readonly reason?: Maybe<string> }>;
}

export interface PricedAnswer {
  readonly your_price?: Maybe<number>;
  readonly price_range: {
    readonly minimum_price: { readonly regular_price: { readonly value?: Maybe<number> } };
  };
  readonly promo_price_leaflet?: Maybe<{
    readonly name?: Maybe<string>;
    readonly promo_price?: Maybe<number>;
    readonly percentage?: Maybe<number>;
    readonly long_term_discount_percentage?: Maybe<number>;
    readonly promo_price_is_inside_delivery?: Maybe<string>;
    readonly promo_price_valid_from?: Maybe<string>;
    readonly promo_price_valid_to?: Maybe<string>;
  }>;
}

export function skuOf(answer: GoodsAnswer): Sku | undefined {
  return parseSku(answer.sku ?? "");
}

/**
 * The goods of a product. When the server says that it is not sold here or now, the facts are shaped so that the
 * domain gives the same verdict for the market and day of the question: sold there is sold in whatever market it was.
 */
export function decodeGoods(answer: GoodsAnswer): GoodsFacts | undefined {
  const sku = skuOf(answer);
  if (sku === undefined) return undefined;
  return {
    sku,
    packaging: {
      itemsPerBox: answer.number_of_items_in_box ?? 1,
      boxesPerLayer: answer.number_of_products_on_layer ?? 0,
      layersPerPallet: answer.number_of_layers_per_pallet ?? 0,
      boxesPerPallet: answer.number_of_items_on_pallet ?? 0,
    },
    grossGramsPerBox: Math.round((answer.weight ?? 0) * 1000),
    millilitresPerBox: Math.round((answer.litres_per_box ?? 0) * 1000),
    packageType: packageTypeOf(answer.package_type),
    isTank: answer.is_tank === true,
    isUnfiltered: answer.is_unfiltered === true,
    truckOrdering: answer.isavailable_truck_package_ordering === 1,
    ...saleWindow(answer),
    vatPct: answer.vat_percent ?? 0,
    deposits: (answer.multi_deposit ?? []).map((part) => ({
      code: part.packaging_code,
      unitsPerBox: part.number_of_units,
      depositMinor: wholeToMinor(part.deposit),
    })),
    bundle: decodeBundle(answer),
  };
}

function saleWindow({
  saleability,
}: GoodsAnswer): Pick<GoodsFacts, "markets" | "sellableFrom" | "sellableTo"> {
  const always = { markets: marketCodes(), sellableFrom: null, sellableTo: null };
  switch (saleability?.reason) {
    case "not-sold-in-market":
      return { ...always, markets: [] };
    case "not-yet-sold":
      return { ...always, sellableFrom: parseLocalDate(saleability.next_date ?? "") ?? NEVER };
    case "no-longer-sold":
      return { ...always, sellableTo: LONG_AGO };
    default:
      return always;
  }
}

/** The price that the server gave for the day of the question, as the one row that holds on every day. */
export function decodePrices(answer: PricedAnswer): ProductPrices {
  const { your_price: your, promo_price_leaflet: leaflet } = answer;
  if (your === null || your === undefined) return { rows: [] };
  const base = answer.price_range.minimum_price.regular_price.value ?? your;
  const row = {
    baseMinor: wholeToMinor(base),
    yourMinor: wholeToMinor(your),
    validFrom: LONG_AGO,
    validTo: null,
  };
  const from = parseLocalDate(leaflet?.promo_price_valid_from ?? "");
  const to = parseLocalDate(leaflet?.promo_price_valid_to ?? "");
  // A leaflet that does not apply comes without its days (PROMO-03).
  if (!leaflet || from === undefined || to === undefined) return { rows: [row] };
  return {
    rows: [row],
    leaflet: {
      name: leaflet.name ?? "",
      promoMinor: wholeToMinor(leaflet.promo_price ?? 0),
      percentage: leaflet.percentage ?? 0,
      longTermDiscountPct: leaflet.long_term_discount_percentage ?? 0,
      isInsideDelivery: isInsideDelivery(leaflet.promo_price_is_inside_delivery),
      validFrom: from,
      validTo: to,
    },
  };
}

/** The units that the server offers for a product here and now (OP-84). */
export function decodeUnits(
  fields: Maybe<{
    readonly packaging_cart?: Maybe<boolean>;
    readonly layer_cart?: Maybe<boolean>;
    readonly pallets_cart?: Maybe<boolean>;
  }>,
): readonly OrderUnit[] {
  const units: OrderUnit[] = [];
  if (fields?.packaging_cart) units.push("packages");
  if (fields?.layer_cart) units.push("layers");
  if (fields?.pallets_cart) units.push("pallets");
  return units;
}

const LONG_AGO: LocalDate = toLocalDate("1900-01-01");
const NEVER: LocalDate = toLocalDate("9999-12-31");
