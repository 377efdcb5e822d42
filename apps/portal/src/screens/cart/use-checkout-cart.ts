import { useTexts } from "@vycep/shell/words/i18n";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { blockersOfServer } from "../../features/cart/reading/server-blockers.ts";
import { useCart, useMayOrder } from "../../features/cart/reading/use-cart.ts";
import {
  type MendingPlace,
  placeToMend,
  reasonsInWords,
} from "../../features/cart/summary/obstacle-words.ts";
import { type Delivery, useDelivery } from "../../shared/ordering/use-delivery.ts";
import { useProductWords } from "../../shared/products/box-words.ts";

/** Why the order cannot be sent now, and where that is mended. */
export interface Reason {
  readonly text: string;
  readonly place: MendingPlace;
}

export interface CheckoutCart {
  readonly cart: CartView;
  readonly delivery: Delivery;
  readonly reasons: readonly Reason[];
}

export type CheckoutCartState =
  | { readonly kind: "loading" }
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "empty"; readonly delivery: Delivery }
  | { readonly kind: "filled"; readonly checkout: CheckoutCart };

/** The cart, the chosen delivery, and everything that stands between them and an order (CHECKOUT-02). */
export function useCheckoutCart(): CheckoutCartState {
  const delivery = useDelivery();
  const mayOrder = useMayOrder();
  const { cart, failure, retry } = useCart();
  const reasonsOf = useReasons();
  if (!mayOrder) return { kind: "closed" };
  if (cart === undefined) return failure === null ? { kind: "loading" } : { kind: "failed", retry };
  // A collection of empties has no goods and is an order all the same (EMPTIES-04).
  if (cart.lines.length === 0 && !cart.isCollection) return { kind: "empty", delivery };
  return { kind: "filled", checkout: { cart, delivery, reasons: reasonsOf(cart, delivery) } };
}

function useReasons(): (cart: CartView, delivery: Delivery) => readonly Reason[] {
  const t = useTexts("cart");
  const products = useProductWords();
  return (cart, delivery) => {
    const { obstacles, currency } = cart.quote;
    const speaker = { t, products, currency };
    const isOfLine = obstacles.filter(({ kind }) => kind === "line-problem");
    const others = obstacles.filter(({ kind }) => kind !== "line-problem");
    const own = [
      ...reasonsInWords(isOfLine, speaker).map((text) => ({ text, place: "contents" as const })),
      ...others.flatMap((obstacle) =>
        reasonsInWords([obstacle], speaker).map((text) => ({ text, place: placeToMend(obstacle) })),
      ),
    ];
    const told = blockersOfServer(cart.answer).map(({ code, message }) => ({
      text: message,
      place: code === "ship-to-suspended" ? ("delivery" as const) : ("contents" as const),
    }));
    const following = isBehind(cart, delivery) ? [{ text: t("settling"), place: "delivery" as const }] : [];
    return [...own, ...told, ...following];
  };
}

/** The choice has changed and the server's cart has not followed yet; its prices may still be the old ones. */
function isBehind({ answer }: CartView, { shipToId, method, date }: Delivery): boolean {
  if (shipToId === undefined || method === undefined || date === undefined) return false;
  return answer.ship_to_id !== shipToId || answer.delivery_method !== method || answer.delivery_date !== date;
}
