import { classNames } from "@vycep/ui/styles/class-names";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { ProductPicture } from "../picture/product-picture.tsx";

interface ProductTileProps {
  readonly product: ProductRow;
  readonly size?: "small" | "normal" | "large";
}

const sizes = {
  small: "size-11 rounded-control p-1",
  normal: "size-16 rounded-normal p-1.5",
  large: "h-photo w-full rounded-normal p-12 max-mobile:h-56 max-mobile:p-7",
} as const;

/** The drawn picture on its tile; greyed for what cannot be ordered now. */
export function ProductTile({ product, size = "normal" }: ProductTileProps) {
  return (
    <div className={classNames("flex-none bg-floor", sizes[size])}>
      <ProductPicture
        packageType={product.package_type ?? "other"}
        brand={product.brand ?? ""}
        plato={product.plato ?? undefined}
        photo={product.small_image}
        muted={product.saleability?.sellable === false}
      />
    </div>
  );
}
