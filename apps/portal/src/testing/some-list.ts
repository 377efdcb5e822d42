import { nameParts } from "@vycep/domain/catalog/name-parts";
import type { Answers } from "./fake-api.ts";
import { goods } from "./portal-page.tsx";

type ProductPage = NonNullable<ReturnType<Answers["Products"]>["products"]>;
type Facet = NonNullable<NonNullable<ProductPage["aggregations"]>[number]>;

/** A facet that the server has counted. */
export function someFacet(code: string, options: readonly (readonly [string, string, number])[]): Facet {
  return {
    attribute_code: code,
    options: options.map(([value, label, count]) => ({ value, label, count })),
  };
}

/** A page of the catalogue with the goods of the tests; a test says what matters to it. */
export function somePage(said: Partial<ProductPage> = {}): ReturnType<Answers["Products"]> {
  const page = {
    total_count: goods.length,
    page_info: { current_page: 1, total_pages: 1 },
    aggregations: [
      someFacet("package_type", [
        ["keg", "Sud", 2],
        ["bottle", "Lahev", 1],
      ]),
      someFacet("brand", [["Lipovrch", "Lipovrch", 3]]),
    ],
    items: goods.map((product) => ({ ...product, favourites: 0 })),
  };
  const products = { ...page, ...said };
  return { products: { ...byBeer(products), ...said } };
}

/** Beers by the names of the goods, as the server puts them together. */
function byBeer(
  page: Omit<ProductPage, "beers" | "beer_count" | "bundles" | "bundle_count" | "usual">,
): ProductPage {
  const items = (page.items ?? []).filter((item) => item !== null);
  const groups = Map.groupBy(items, ({ name }) => nameParts(name ?? "").title);
  const beers = [...groups].map(([key, group]) => ({
    key,
    skus: group.map(({ sku }) => sku ?? ""),
    others: [],
  }));
  return {
    ...page,
    beers,
    beer_count: page.total_count ?? beers.length,
    bundles: [],
    bundle_count: 0,
    usual: [],
  };
}

/** What the place of the tests usually buys of a product, each week. */
export function someUsual(
  sku: string,
  lastQuantity: number,
  everyDays = 7,
): NonNullable<ProductPage["usual"]>[number] {
  return {
    sku,
    times: 8,
    deliveries: 8,
    last_quantity: lastQuantity,
    last_delivery_date: "2026-11-19",
    every_days: everyDays,
  };
}
