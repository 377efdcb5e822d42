import { prefetchCart } from "../features/cart/use-cart.ts";
import type { Screen } from "../shared/page/screen.ts";
import { BasketSkeleton } from "./basket-frame.tsx";
import { CartEmpties } from "./cart-empties.tsx";

/** ROUTE-46, CHECKOUT-05: the step of empties, between the terms of payment and the recap (OP-99). */
export const emptiesScreen: Screen = {
  component: CartEmpties,
  load: ({ queryClient }) => prefetchCart(queryClient),
  pending: BasketSkeleton,
};
