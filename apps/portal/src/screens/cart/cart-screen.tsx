import { useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { prefetchCart, useCart } from "../../features/cart/reading/use-cart.ts";
import { CartContents } from "./cart-contents.tsx";
import { CartDelivery } from "./cart-delivery.tsx";
import { CartEmpties } from "./cart-empties.tsx";
import { CartSkeleton } from "./cart-frame.tsx";
import { CartPayment } from "./cart-payment.tsx";

/** ROUTE-27, CHECKOUT-01…04: the three steps of the cart; the address says which. */
export const cartScreen: Screen = {
  component: CartScreen,
  load: ({ queryClient }) => prefetchCart(queryClient),
  pending: CartSkeleton,
};

function CartScreen() {
  const { cart } = useCart();
  const { step } = useSearch({ strict: false }) as { readonly step?: string };
  if (step === "delivery") return <CartDelivery />;
  if (step === "payment") return <CartPayment />;
  return cart?.isCollection === true && cart.lines.length === 0 ? <CartEmpties /> : <CartContents />;
}
