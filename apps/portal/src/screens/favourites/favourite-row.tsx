import type { CartReadiness } from "../../features/cart/lines/use-row-order.ts";
import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import { ProductRowCard } from "../../features/catalog/list/product-row-card.tsx";
import { FavouriteButton } from "../../features/favourites/favourite-button.tsx";
import { GoneNote } from "../../features/favourites/gone-note.tsx";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { OrderedRow } from "../products/ordered-row.tsx";

interface FavouriteRowProps {
  readonly product: ProductRow;
  /** It vanished from the range (D13, C27). */
  readonly isGone: boolean;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
}

/** A row of the favourites: that of the catalogue; what vanished keeps its name and says so. */
export function FavouriteRow({ product, isGone, line, readiness }: FavouriteRowProps) {
  if (!isGone) {
    return <OrderedRow product={product} line={line} readiness={readiness} onRemoveFavourite={focusNext} />;
  }
  return (
    <ProductRowCard
      product={product}
      isGone
      isInCart={false}
      quantity={<GoneNote />}
      inCart={null}
      heart={<FavouriteButton product={product} isGone onRemove={focusNext} />}
    />
  );
}

/** The row goes away with the click; the focus goes to the heart of the row that takes its place (C24). */
function focusNext(button: HTMLElement): void {
  const row = button.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  // The heart is the last of a row; units that are chosen on mobile are pressed, too.
  const heart = [...(next?.querySelectorAll<HTMLElement>("button[aria-pressed]") ?? [])].at(-1);
  (heart ?? document.getElementById("page-title"))?.focus({ preventScroll: true });
}
