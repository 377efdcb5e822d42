import { useSearch } from "@tanstack/react-router";
import { cartQuery } from "../features/cart/cart-query.ts";
import type { Screen } from "../shared/page/screen.ts";
import { BasketSkeleton } from "./basket-frame.tsx";
import { CartContents } from "./cart-contents.tsx";
import { CartDelivery } from "./cart-delivery.tsx";
import { CartPayment } from "./cart-payment.tsx";

/** ROUTE-27, CHECKOUT-01…04: the three steps of the basket; the address says which. */
export const cartScreen: Screen = {
  component: CartScreen,
  load: ({ queryClient }) => void queryClient.prefetchQuery(cartQuery()),
  pending: BasketSkeleton,
};

function CartScreen() {
  const { step } = useSearch({ strict: false }) as { readonly step?: string };
  if (step === "delivery") return <CartDelivery />;
  if (step === "payment") return <CartPayment />;
  return <CartContents />;
}
