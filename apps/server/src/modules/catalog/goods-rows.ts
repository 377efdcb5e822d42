/** The rows of the catalogue's statements as the products that rules and screens know. */

import type { CatalogProduct, NamedDeposit } from "@vycep/contract/catalog/catalog.codec";
import type { ProductPhoto } from "@vycep/contract/catalog/picture.codec";
import { type ProductFacts, packageTypeOf } from "@vycep/domain/catalog/product";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { parseMarket } from "@vycep/domain/market/market";
import { sameInAll, textsOf } from "@vycep/domain/market/texts";
import { bundleOf } from "../bundles/bundles.facts.ts";
import { priceColumnsOf, priceOf, promoLeafletOf } from "../pricing/pricing.facts.ts";
import { limitOf } from "../product-limits/product-limits.facts.ts";
import type { PhotoValues, ProductRow } from "./catalog.repo.ts";
import type { DetailValues, GoodsValues, PackagingNames } from "./goods-by-sku.repo.ts";

/** What a cart is priced and judged by; a screen that shows more of a product asks for `productsBySku`. */
export type CartGoods = Omit<ProductFacts, "deposits"> & {
  readonly deposits: readonly NamedDeposit[];
  readonly price: CatalogProduct["price"];
  readonly leaflet: CatalogProduct["leaflet"];
  readonly limit: CatalogProduct["limit"];
};

export function toProduct(row: ProductRow): CatalogProduct {
  return {
    sku: toId<Sku>(row.sku),
    names: textsOf(row.names),
    packaging: {
      itemsPerBox: row.items_per_box,
      boxesPerLayer: row.boxes_per_layer,
      layersPerPallet: row.layers_per_pallet,
      boxesPerPallet: row.boxes_per_pallet,
    },
    grossGramsPerBox: row.box_gross_grams,
    millilitresPerBox: row.box_millilitres,
    packageType: packageTypeOf(row.package_type),
    isTank: row.is_tank,
    isUnfiltered: row.is_unfiltered,
    truckOrdering: row.is_truck_package_ordering,
    sellableFrom: row.sellable_from === null ? null : toLocalDate(row.sellable_from),
    sellableTo: row.sellable_to === null ? null : toLocalDate(row.sellable_to),
    markets: row.markets.flatMap((market) => parseMarket(market) ?? []),
    vatPct: row.vat_percent ?? 0,
    deposits: row.deposits.map(({ code, units, depositMinor, names }) => ({
      code,
      unitsPerBox: units,
      depositMinor: toMinor(depositMinor),
      names: textsOf(names),
    })),
    ean: row.ean,
    eanItem: row.ean_item,
    brand: row.brand,
    subBrand: row.sub_brand,
    category: {
      code: row.category_code,
      names: textsOf(row.category_names),
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

/** What a screen shows of a product besides. */
export function toDetails(values: DetailValues): Omit<CatalogProduct, keyof CartGoods | "parts"> {
  const [[ean, eanItem], [brand, subBrand], [code, categoryNames], item, beer, marks, flags, photos] = values;
  const [packagingCode, itemMillilitres, palletGrossGrams] = item;
  const [plato, abv, originCountry, shelfLifeDays] = beer;
  const [isBundle, isAgeRestricted] = marks;
  const [isNew, isSale, isRecommended, isSpecial, isLast] = flags;
  return {
    ean,
    eanItem,
    brand,
    subBrand,
    category: { code, names: textsOf(categoryNames) },
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

function toPhoto([position, hash, [width, height], alt]: PhotoValues): ProductPhoto {
  return { position, hash, width, height, alt };
}

export function toCartGoods(values: GoodsValues, packagings: PackagingNames): CartGoods {
  const [sku, names, packaging, box, kind, [from, to, markets], vatPct, deposits, prices, bundle, limit] =
    values;
  const [itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet] = packaging;
  const [grossGramsPerBox, millilitresPerBox] = box;
  const [packageType, isTank, isUnfiltered, truckOrdering] = kind;
  const priced = priceColumnsOf(prices);
  return {
    sku: toId<Sku>(sku),
    names: textsOf(names),
    packaging: { itemsPerBox, boxesPerLayer, layersPerPallet, boxesPerPallet },
    grossGramsPerBox,
    millilitresPerBox,
    packageType: packageTypeOf(packageType),
    isTank,
    isUnfiltered,
    truckOrdering,
    sellableFrom: from === null ? null : toLocalDate(from),
    sellableTo: to === null ? null : toLocalDate(to),
    markets: markets.flatMap((market) => parseMarket(market) ?? []),
    vatPct: vatPct ?? 0,
    deposits: (deposits ?? []).map(([code, unitsPerBox, depositMinor]) => ({
      code,
      unitsPerBox,
      depositMinor: toMinor(depositMinor),
      names: textsOf(packagings[code] ?? sameInAll(code)),
    })),
    price: priceOf(priced),
    leaflet: promoLeafletOf(priced),
    bundle: bundle ? bundleOf(bundle) : undefined,
    limit: limitOf(limit),
  };
}
