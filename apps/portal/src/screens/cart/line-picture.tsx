import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";
import type { MovedProduct } from "../../features/preferences/move/moved-product.ts";

/** The picture of a line's product. */
export function linePicture({ product, quoted }: CartLineView) {
  return (
    <ProductPicture
      packageType={product.package_type ?? "other"}
      brand={product.brand ?? ""}
      plato={product.plato ?? undefined}
      photo={product.small_image}
      muted={quoted.problems.length > 0}
    />
  );
}

/** The picture of goods in what a move of the cart changes. */
export function movedPicture(product: MovedProduct) {
  return (
    <ProductPicture
      packageType={product.package_type ?? "other"}
      brand={product.brand ?? ""}
      plato={product.plato ?? undefined}
      photo={product.small_image}
    />
  );
}
