import { useIsMobile } from "@vycep/ui/use-is-mobile";
import { memo } from "react";
import type { CartLineView } from "../features/cart/cart-view.ts";
import { RowInCart } from "../features/cart/row-in-cart.tsx";
import { RowQuantity } from "../features/cart/row-quantity.tsx";
import { type CartReadiness, useRowOrder } from "../features/cart/use-row-order.ts";
import { ProductRowCard } from "../features/catalog/product-row-card.tsx";
import { FavouriteButton } from "../features/favourites/favourite-button.tsx";
import { useProductWords } from "../shared/products/box-words.ts";
import type { ProductRow } from "../shared/products/product-row.ts";
import { unsoldInWords } from "../shared/products/unsold-words.ts";

interface OrderedProps {
  readonly product: ProductRow;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
}

interface OrderedRowProps extends OrderedProps {
  readonly product: ProductRow & { readonly favourites?: number | null };
  /** Told before a favourite is removed, for a list that it leaves. */
  readonly onRemoveFavourite?: (button: HTMLElement) => void;
}

/** A row of the catalogue with the cart's part and the heart in it. */
export const OrderedRow = memo(function OrderedRow(props: OrderedRowProps) {
  const { product, line, readiness, onRemoveFavourite } = props;
  const order = useRowOrder(product, line, readiness);
  const isMobile = useIsMobile();
  return (
    <ProductRowCard
      product={product}
      isInCart={line !== undefined}
      quantity={<RowQuantity order={order} />}
      inCart={isMobile ? null : <RowInCart order={order} />}
      heart={
        <FavouriteButton
          product={product}
          {...(onRemoveFavourite !== undefined && { onRemove: onRemoveFavourite })}
        />
      }
    />
  );
}, isSame);

/** What stands beside a product in one line: the button, what is in the cart, or why it cannot go there. */
export const OrderedMini = memo(function OrderedMini({ product, line, readiness }: OrderedProps) {
  const order = useRowOrder(product, line, readiness);
  const unsold = unsoldInWords(useProductWords(), product);
  if (unsold !== undefined && line === undefined) {
    return <p className="text-fine text-pretty text-ink-soft">{unsold}</p>;
  }
  return <RowInCart order={order} look="mini" />;
}, isSame);

/** A key press quotes the whole cart anew; only rows whose own line says something else are drawn again. */
function isSame(before: OrderedProps, after: OrderedProps): boolean {
  const [old, next] = [before.line, after.line];
  if (before.product !== after.product || before.readiness !== after.readiness) return false;
  if (old === undefined || next === undefined) return old === next;
  return (
    old.amounts.packages === next.amounts.packages &&
    old.amounts.layers === next.amounts.layers &&
    old.amounts.pallets === next.amounts.pallets &&
    old.quoted.netMinor === next.quoted.netMinor
  );
}
