import type { Screen } from "@vycep/shell/page/screen";
import { prefetchCart } from "../../features/cart/reading/use-cart.ts";
import { CartEmpties } from "./cart-empties.tsx";
import { CartSkeleton } from "./cart-frame.tsx";

/** ROUTE-46, CHECKOUT-05: the step of empties, between the terms of payment and the recap (OP-99). */
export const emptiesScreen: Screen = {
  component: CartEmpties,
  load: ({ queryClient }) => prefetchCart(queryClient),
  pending: CartSkeleton,
};
