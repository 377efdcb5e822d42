/** Facets as Magento's aggregations (GQL-04, CATALOG-13). */
import type { PackageType } from "@vycep/domain/catalog/product";
import type { Language } from "@vycep/domain/market/language";
import { facetLabels, packageTypeLabels, sortLabels } from "@vycep/words/catalog/answers";
import { volumeInWords } from "./catalog.codec.ts";
import { type CountedCategory, toUrlPath } from "./category.codec.ts";
import { COUNTED_FLAGS, type CountedFlag } from "./product-filter.codec.ts";

export type ValueCount<Value> = { readonly value: Value; readonly count: number };

/** How many products each choice would leave, each facet counted without its own filter; in the order to show. */
export type ValueCounts = {
  /** The first goods of the list, and how many there are in all. */
  readonly skus: { readonly first: readonly ValueCount<string>[]; readonly found: number };
  readonly brand: readonly ValueCount<string>[];
  readonly subBrand: readonly ValueCount<string>[];
  readonly categories: readonly CountedCategory[];
  readonly packageType: readonly ValueCount<PackageType>[];
  readonly millilitres: readonly ValueCount<number>[];
};

/** How many products each flag would leave. */
type FlagCounts = Readonly<Record<CountedFlag, number>>;

type Option = { readonly label: string; readonly value: string; readonly count: number };

/** What can be chosen in one facet, and among how many where only the first are told. */
export type FacetOptions = readonly [
  code: keyof typeof facetLabels,
  options: readonly Option[],
  found?: number,
];

/** The facets that list values. */
export function encodeValues(counts: ValueCounts, language: Language): readonly FacetOptions[] {
  const plain = ({ value, count }: ValueCount<string>): Option => ({ label: value, value, count });
  return [
    ["sku", counts.skus.first.map(plain), counts.skus.found],
    ["brand", counts.brand.map(plain)],
    ["sub_brand", counts.subBrand.map(plain)],
    ["category", counts.categories.flatMap((category) => categoryOptions(category, language))],
    [
      "package_type",
      counts.packageType.map(({ value, count }) => ({
        label: packageTypeLabels[value][language],
        value,
        count,
      })),
    ],
    [
      "volume",
      counts.millilitres.map(({ value, count }) => ({
        label: volumeInWords(value, language),
        value: String(value / 1000),
        count,
      })),
    ],
  ];
}

/** All facets, those of values first; with nothing to choose they are left out. */
export function encodeFacets(values: readonly FacetOptions[], flags: FlagCounts, language: Language) {
  const ofFlags = COUNTED_FLAGS.map(
    (flag): FacetOptions => [flag, flagOptions(facetLabels[flag][language], flags[flag])],
  );
  return [...values, ...ofFlags]
    .filter(([, options]) => options.length > 0)
    .map(([code, options, found = options.length], position) => ({
      attribute_code: code,
      label: facetLabels[code][language],
      count: found,
      position,
      options: [...options],
    }));
}

/** The orders that the list offers; by relevance only when something was searched for. */
export function encodeSortFields(isSearch: boolean, language: Language) {
  const values = (["catalog_product_name", "price", "position", "relevance"] as const).filter(
    (value) => isSearch || value !== "relevance",
  );
  return {
    default: isSearch ? "relevance" : "catalog_product_name",
    options: values.map((value) => ({ value, label: sortLabels[value][language] })),
  };
}

function categoryOptions(category: CountedCategory, language: Language): readonly Option[] {
  const own = {
    label: category.names[language],
    value: toUrlPath(category.code),
    count: category.productCount,
  };
  return [own, ...category.children.flatMap((child) => categoryOptions(child, language))];
}

function flagOptions(label: string, count: number): Option[] {
  return count === 0 ? [] : [{ label, value: "1", count }];
}
