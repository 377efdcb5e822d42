/** Facets as Magento's aggregations (GQL-04, CATALOG-13). */
import type { PackageType } from "@vycep/domain/catalog/product";
import type { Language } from "@vycep/domain/market/language";
import { facetLabels, packageTypeLabels, sortLabels } from "@vycep/words/catalog/answers";
import { volumeInWords } from "./catalog.codec.ts";
import { type CountedCategory, toUrlPath } from "./category.codec.ts";
import { COUNTED_FLAGS, type CountedFlag } from "./product-filter.codec.ts";

export type ValueCount<Value> = { readonly value: Value; readonly count: number };

/** How many products each choice would leave, each facet counted without its own filter; in the order to show. */
export type FacetCounts = {
  /** Only where few are left, or certain ones were asked for: the whole range would be no facet. */
  readonly sku: readonly ValueCount<string>[];
  readonly brand: readonly ValueCount<string>[];
  readonly subBrand: readonly ValueCount<string>[];
  readonly categories: readonly CountedCategory[];
  readonly packageType: readonly ValueCount<PackageType>[];
  readonly millilitres: readonly ValueCount<number>[];
  readonly flags: Readonly<Record<CountedFlag, number>>;
};

type Option = { readonly label: string; readonly value: string; readonly count: number };

/** Facets with nothing to choose are left out. */
export function encodeFacets(counts: FacetCounts, language: Language) {
  const plain = ({ value, count }: ValueCount<string>): Option => ({ label: value, value, count });
  const facets: readonly (readonly [keyof typeof facetLabels, readonly Option[]])[] = [
    ["sku", counts.sku.map(plain)],
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
    ...COUNTED_FLAGS.map((flag): [CountedFlag, Option[]] => [
      flag,
      flagOptions(facetLabels[flag][language], counts.flags[flag]),
    ]),
  ];
  return facets
    .filter(([, options]) => options.length > 0)
    .map(([code, options], position) => ({
      attribute_code: code,
      label: facetLabels[code][language],
      count: options.length,
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
