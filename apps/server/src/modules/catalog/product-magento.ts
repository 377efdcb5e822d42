import type { MediaGalleryInterface, ProductInterface, Resolvers } from "../../platform/graphql.gen.ts";
import type { ProductsDeps } from "./askers-goods.ts";
import { descriptionFields } from "./product-descriptions.ts";
import { relatedProducts } from "./related-products.ts";

/** What of an answered product the fields below are made of. */
type Product = {
  readonly [Field in "uid" | "url_key" | "promo" | "promo_price_leaflet" | "price_range"]?:
    | ProductInterface[Field]
    | undefined;
} & { readonly media_gallery?: readonly (Photo | null)[] | null | undefined };
type Photo = Partial<MediaGalleryInterface>;

/**
 * What Magento says of goods in other words (D36): each from what is answered already, so that nothing is read for it and
 * nothing reckoned until it is asked for.
 */
export function magentosProductFields(deps: ProductsDeps) {
  return {
    ...descriptionFields(deps),
    url_path: ({ url_key }: Product) => url_key ?? null,
    relative_url: ({ url_key }: Product) => url_key ?? null,
    url_rewrites: ({ url_key }: Product) => (url_key == null ? [] : [{ url: url_key }]),
    type: () => "PRODUCT" as const,
    min_sale_qty: () => 1,
    special_price: (product: Product) =>
      promoOf(product) ? (amountOf(product, "final_price") ?? null) : null,
    special_from_date: (product: Product) => promoOf(product)?.promo_price_valid_from ?? null,
    special_to_date: (product: Product) => promoOf(product)?.promo_price_valid_to ?? null,
    price: ({ price_range: range }: Product) => {
      const { final_price: charged, regular_price: listed } = range?.minimum_price ?? {};
      return {
        minimalPrice: { amount: charged ?? null },
        maximalPrice: { amount: charged ?? null },
        regularPrice: { amount: listed ?? null },
      };
    },
    media_gallery_entries: ({ media_gallery: photos }: Product) =>
      (photos ?? []).flatMap((photo, index) => (photo ? [galleryEntry(photo, index)] : [])),
    upsell_products: async (
      product: Product,
      _args: unknown,
      context: Parameters<typeof relatedProducts>[1],
    ) => {
      const own = amountOf(product, "final_price");
      const related = await relatedProducts(deps, context, product.uid);
      return related.filter((other) => {
        const { value } = other.price_range.minimum_price.final_price;
        return own != null && value !== null && value > own;
      });
    },
  };
}

/** Of a bundle. */
export const priceDetailsOf: NonNullable<NonNullable<Resolvers["BundleProduct"]>["price_details"]> = (
  product,
) => ({
  main_price: amountOf(product, "regular_price") ?? null,
  main_final_price: amountOf(product, "final_price") ?? null,
  discount_percentage: product.price_range?.minimum_price.discount?.percent_off ?? null,
});

function amountOf({ price_range: range }: Product, which: "final_price" | "regular_price") {
  return range?.minimum_price[which].value;
}

function promoOf({ promo, promo_price_leaflet: leaflet }: Product) {
  return promo === 1 ? leaflet : undefined;
}

function galleryEntry({ url, label, position, disabled }: Photo, index: number) {
  return {
    uid: String(position ?? index + 1),
    id: position ?? index + 1,
    file: url ?? null,
    label: label ?? null,
    position: position ?? index + 1,
    media_type: "image",
    disabled: disabled ?? false,
    types: index === 0 ? ["image", "small_image", "thumbnail"] : [],
  };
}
