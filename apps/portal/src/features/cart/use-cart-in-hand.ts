import { useMemo } from "react";
import type { CartInHand } from "../../shared/delivery/cart-in-hand.ts";
import { clearCart, readCartAgain } from "./clear-cart.ts";
import { useCart } from "./use-cart.ts";

/** The cart as the delivery sees it; undefined until it is read. */
export function useCartInHand(): CartInHand | undefined {
  const { cart } = useCart();
  return useMemo(() => {
    if (cart === undefined) return;
    const { ship_to_id: shipToId, delivery_method: method, delivery_date: date } = cart.answer;
    return {
      id: cart.id,
      hasItems: cart.lines.length > 0,
      shipToId: shipToId ?? undefined,
      method: method ?? undefined,
      date: date ?? undefined,
      clear: clearCart,
      readAgain: readCartAgain,
    };
  }, [cart]);
}
