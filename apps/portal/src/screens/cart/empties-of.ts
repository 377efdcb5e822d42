import type { CartView } from "../../features/cart/reading/cart-view.ts";
import type { EmptiesOf } from "../../features/empties/use-cart-empties.ts";

/** Which empties belong to a cart: those of its place, by its method and on its day. */
export function emptiesOf(cart: CartView | undefined): EmptiesOf | undefined {
  if (cart === undefined) return undefined;
  const { ship_to_id: shipToId, delivery_method: method, delivery_date: date } = cart.answer;
  return { cartId: cart.id, shipToId, method, date };
}
