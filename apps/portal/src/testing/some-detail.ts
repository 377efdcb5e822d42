import type { ProductDetail } from "../features/catalog/detail/use-product-detail.ts";
import type { ProductRow } from "../shared/products/product-row.ts";
import type { Answers } from "./fake-api.ts";
import { someProduct } from "./some-product.ts";

/** The page of a keg of light beer. */
export function someDetail(said: Partial<ProductDetail> = {}): ReturnType<Answers["ProductDetail"]> {
  const detail: ProductDetail = {
    ...someProduct(),
    favourites: 0,
    media_gallery: [],
    description: { html: "" },
    ean: "8594001000015",
    ean_ea: null,
    sub_brand: null,
    beer_type: "Světlé výčepní",
    origin: "CZ",
    alcohol_strength: 4.1,
    shelf_life: 90,
    age_restricted: true,
    pallet_weight: null,
    volume: 50,
    categories: [],
    related_products: [],
  };
  return { products: { items: [{ ...detail, ...said }] } };
}

/** The same beer in other packagings, and the bundles that hold it. */
export function otherWays(
  packagings: readonly ProductRow[] = [],
  bundles: readonly ProductRow[] = [],
): ReturnType<Answers["OtherWays"]> {
  return {
    getProductAvaliablePackaging: packagings.map((product) => ({ is_current: false, product })),
    products: { items: [...bundles] },
  };
}
