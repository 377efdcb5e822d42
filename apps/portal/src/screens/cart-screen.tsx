import { useSearch } from "@tanstack/react-router";
import { prefetchCart, useCart } from "../features/cart/use-cart.ts";
import type { Screen } from "../shared/page/screen.ts";
import { BasketSkeleton } from "./basket-frame.tsx";
import { CartContents } from "./cart-contents.tsx";
import { CartDelivery } from "./cart-delivery.tsx";
import { CartEmpties } from "./cart-empties.tsx";
import { CartPayment } from "./cart-payment.tsx";

/** ROUTE-27, CHECKOUT-01…04: the three steps of the basket; the address says which. */
export const cartScreen: Screen = {
  component: CartScreen,
  load: ({ queryClient }) => prefetchCart(queryClient),
  pending: BasketSkeleton,
};

function CartScreen() {
  const { cart } = useCart();
  const { step } = useSearch({ strict: false }) as { readonly step?: string };
  if (step === "delivery") return <CartDelivery />;
  if (step === "payment") return <CartPayment />;
  return cart?.isCollection === true && cart.lines.length === 0 ? <CartEmpties /> : <CartContents />;
}
