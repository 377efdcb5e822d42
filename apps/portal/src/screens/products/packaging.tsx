import { memo } from "react";
import { PackagingQuantity } from "../../features/cart/lines/packaging-quantity.tsx";
import { type CartReadiness, useDirectOrder } from "../../features/cart/lines/use-row-order.ts";
import { lastAmounts } from "../../features/cart/lines/usual-amounts.ts";
import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import type { ListedProduct, UsualProduct } from "../../features/catalog/list/beer-view.ts";
import { PackagingCell } from "../../features/catalog/list/packaging-cell.tsx";
import { FavouriteButton } from "../../features/favourites/favourite-button.tsx";
import { isSameOrder } from "./ordered-row.tsx";

interface PackagingProps {
  readonly product: ListedProduct;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
  readonly usual: UsualProduct | undefined;
  /** Layers and pallets stand open. */
  readonly isStacking: boolean;
}

/** One packaging of a beer with the cart's part and the heart in it. */
export const Packaging = memo(function Packaging(props: PackagingProps) {
  const { product, line, readiness, usual, isStacking } = props;
  const order = useDirectOrder(product, line, readiness);
  const last = usual && lastAmounts(usual.last_quantity, order.units, isStacking);
  return (
    <PackagingQuantity order={order} last={last} isStacking={isStacking}>
      {({ quantity, unfold, held }) => (
        <PackagingCell
          product={product}
          quantity={quantity}
          held={held}
          tools={
            <>
              <FavouriteButton product={product} size="small" />
              {unfold}
            </>
          }
        />
      )}
    </PackagingQuantity>
  );
}, isSame);

function isSame(before: PackagingProps, after: PackagingProps): boolean {
  return (
    before.isStacking === after.isStacking &&
    before.usual?.last_quantity === after.usual?.last_quantity &&
    isSameOrder(before, after)
  );
}
