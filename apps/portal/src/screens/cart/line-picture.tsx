import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";

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
