import { ProductPicture } from "../features/catalog/picture/product-picture.tsx";
import type { MovedProduct } from "../features/preferences/move/moved-product.ts";

/** The picture of goods in what a move of the cart changes. */
export function MovedPicture({ product }: { readonly product: MovedProduct }) {
  return (
    <ProductPicture
      packageType={product.package_type ?? "other"}
      brand={product.brand ?? ""}
      plato={product.plato ?? undefined}
      photo={product.small_image}
    />
  );
}
