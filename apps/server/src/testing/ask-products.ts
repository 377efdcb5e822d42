import { expect } from "vitest";
import type {
  InputMaybe,
  ProductAttributeFilterInput,
  ProductInterface,
  Products,
} from "../platform/graphql.gen.ts";
import type { Caller } from "./test-server.ts";

/** The list with everything that tests look at. */
const document = `
  query List($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $currentPage: Int,
    $sort: ProductAttributeSortInput) {
    products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
      items {
        __typename sku name brand package_type ean is_tank is_unfiltered plato
        your_price your_price_tax vat_percent currency promo
        multi_deposit { packaging_code number_of_units deposit total }
        saleability { sellable reason next_date }
        cart_fields { packaging_cart layer_cart pallets_cart }
        promo_price_leaflet {
          promo_price percentage promo_price_valid_from promo_price_valid_to promo_price_is_inside_delivery
        }
        price_range { minimum_price { regular_price { value currency } final_price { value } } }
      }
      page_info { current_page page_size total_pages }
      total_count
      sort_fields { default }
    }
  }`;
const withFacets = document.replace(
  "total_count",
  "total_count aggregations { attribute_code count options { label value count } } categoryFilter { url_path product_count }",
);

export type ListVariables = {
  readonly search?: string;
  readonly filter?: ProductAttributeFilterInput;
  readonly pageSize?: number;
  readonly currentPage?: number;
  readonly sort?: Record<string, InputMaybe<"ASC" | "DESC">>;
};
export type Item = ProductInterface & { readonly __typename?: string };

/** What the caller sees; an error fails the test at once. */
export async function list(
  caller: Caller,
  variables: ListVariables = {},
  headers: Record<string, string> = {},
) {
  const { data, errors, statements } = await caller.graphql(withFacets, variables, {
    lang: "cs",
    ...headers,
  });
  expect(errors).toEqual([]);
  const products = data?.["products"] as Products;
  const items = itemsOf(data);
  return { ...products, items, skus: items.map(({ sku }) => sku ?? ""), statements };
}

/** One product by its number. */
export async function product(
  caller: Caller,
  sku: string,
  headers: Record<string, string> = {},
): Promise<Item> {
  const { items } = await list(caller, { filter: { sku: { eq: sku } } }, headers);
  const [item] = items;
  if (!item) throw new Error(`no product ${sku}`);
  return item;
}

/** The first error of a list that is refused. */
export async function refusalOf(caller: Caller, variables: ListVariables = {}) {
  const { errors } = await caller.graphql(document, variables, { lang: "cs" });
  return { message: errors[0]?.message, ...errors[0]?.extensions };
}

export function itemsOf(data: Record<string, unknown> | null | undefined): Item[] {
  const products = data?.["products"] as Products | undefined;
  return (products?.items ?? []).filter((item) => item !== null);
}
