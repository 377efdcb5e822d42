import { hearCart } from "../features/cart/hear-cart.ts";
import { hearOrder, readOrdersAgain } from "../features/orders/hear-order.ts";
import { listenToEvents } from "../shared/events/listen-to-events.ts";

/** Hands what the server tells to the features that it concerns; answers how to stop. */
export function followEvents(): () => void {
  return listenToEvents({
    onEvent: (event) => {
      if (event.kind === "cart") void hearCart(event);
      else hearOrder(event);
    },
    // The stream begins with the cart's version; orders are asked about.
    onReopened: () => void readOrdersAgain(),
  });
}
