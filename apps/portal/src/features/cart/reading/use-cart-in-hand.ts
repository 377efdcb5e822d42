import { useMemo } from "react";
import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";
import { leaveCart } from "../writing/leave-cart.ts";
import { palletPlaces } from "./pallet-places.ts";
import { readCartAgain } from "./read-cart-again.ts";
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
      lineCount: cart.lines.length,
      availableCount: cart.lines.filter(({ quoted }) => quoted.problems.length === 0).length,
      palletPlaces: palletPlaces(cart.quote),
      changedAt: cart.answer.updated_at ?? undefined,
      total: { minor: cart.quote.totals.grandTotalMinor, currency: cart.quote.currency },
      net: { minor: cart.quote.totals.netMinor, currency: cart.quote.currency },
      shipToId: shipToId ?? undefined,
      method: method ?? undefined,
      date: date ?? undefined,
      noteForDriver: cart.answer.note_for_driver || undefined,
      customerOrderNumber: cart.answer.customer_order_number || undefined,
      ...leaveCart,
      readAgain: readCartAgain,
    };
  }, [cart]);
}
