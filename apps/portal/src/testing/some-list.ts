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
  const page: ProductPage = {
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
  return { products: { ...page, ...said } };
}
