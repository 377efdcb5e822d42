import type {
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
  ProductsQueryVariables,
} from "../../../shared/graphql.gen/graphql.ts";
import { type ListFilters, type ListSort, type ListState, type ShownFlag, sortOf } from "./list-address.ts";

const sorts: Readonly<Record<ListSort, ProductAttributeSortInput>> = {
  name: { catalog_product_name: "ASC" },
  "name-desc": { catalog_product_name: "DESC" },
  price: { price: "ASC" },
  "price-desc": { price: "DESC" },
  relevance: { relevance: "ASC" },
  usual: { usual: "ASC" },
  litre: { litre_price: "ASC" },
  strength: { strength: "DESC" },
  newest: { newest: "DESC" },
};

/** The facet of the API that a flag of ours belongs to. */
export const flagFacets = {
  favourites: "favourites",
  promo: "promo",
  new: "product_new",
  sale: "product_sale",
  recommended: "product_recommended",
  special: "product_special",
  last: "product_last",
} as const satisfies Readonly<Record<ShownFlag, keyof ProductAttributeFilterInput>>;

/**
 * CATALOG-11: eight beers with three packagings each are the twenty-five products of a page; the order form is dense, and takes as
 * many products as a page may have.
 */
export function sizeOf({ isGrid }: Pick<ListState, "isGrid">): number {
  return isGrid ? 100 : 8;
}

/** The question for a page of the list (GQL-04, CATALOG-08, CATALOG-18, CATALOG-19). */
export function toVariables(state: ListState): ProductsQueryVariables {
  const search = state.q.trim();
  return {
    search: search === "" ? null : search,
    filter: filterOf(state.filters),
    sort: sorts[sortOf(state)],
    pageSize: sizeOf(state),
    currentPage: state.page,
    byBeer: !state.isGrid,
  };
}

function filterOf(filters: ListFilters): ProductAttributeFilterInput | null {
  const listed = [
    ["category", filters.category],
    ["package_type", filters.package],
    ["brand", filters.brand],
    ["volume", filters.volume],
  ] as const;
  const parts = [
    ...filters.show.flatMap((flag) => (isFlag(flag) ? [[flagFacets[flag], { eq: "1" }] as const] : [])),
    ...listed.flatMap(([name, values]) =>
      values.length === 0 ? [] : [[name, { in: [...values] }] as const],
    ),
  ];
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

function isFlag(text: string): text is ShownFlag {
  return text in flagFacets;
}
