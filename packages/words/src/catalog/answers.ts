/** Words of the catalogue that the API itself must say: labels of facets, package types and sort orders. */
import type { PackageType } from "@vycep/domain/catalog/product";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** All categories together: the root of Magento's tree. */
export const wholeRange: Sentence = said.wholeRange;

/** CATALOG-15. */
export const packageTypeLabels: Sentences<PackageType> = said.packageTypeLabels;

export const facetLabels: Sentences<
  | "sku"
  | "brand"
  | "sub_brand"
  | "category"
  | "package_type"
  | "volume"
  | "favourites"
  | "product_new"
  | "product_sale"
  | "product_recommended"
  | "product_special"
  | "product_last"
  | "promo"
> = said.facetLabels;

export const sortLabels: Sentences<"catalog_product_name" | "price" | "position" | "relevance"> =
  said.sortLabels;

/** The unit is the same in all three languages; the number is always written the Czech way (OP-140). */
export const litres: Sentence = said.litres;
