import type { CartInHand } from "../../../shared/ordering/cart-in-hand.ts";

/** Empties the cart, or puts it aside; what that takes is fetched by whoever does it, not by every page that orders. */
export const leaveCart: Pick<CartInHand, "clear" | "saveForLater"> = {
  async clear() {
    const { clearCart } = await import("./clear-cart.ts");
    return clearCart();
  },
  async saveForLater(title) {
    const { saveCartForLater } = await import("./save-cart-for-later.ts");
    return saveCartForLater(title);
  },
};
