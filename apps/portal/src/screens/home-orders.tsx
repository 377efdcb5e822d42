import { putLines } from "../features/cart/put-lines.ts";
import { sendToCart } from "../features/cart/send-to-cart.ts";
import { useCart } from "../features/cart/use-cart.ts";
import { RepeatLastOrderCard } from "../features/orders/repeat-last-order-card.tsx";
import { useChoice } from "../shared/choice.ts";
import { drawGoods } from "./draw-goods.tsx";

/** The last order of the home page, to be repeated. */
export function HomeOrders() {
  const { shipToId, shippingMethod } = useChoice();
  const { cart } = useCart();
  return (
    <RepeatLastOrderCard
      shipToId={shipToId}
      method={shippingMethod}
      draw={drawGoods}
      linesInCart={cart?.lines.length}
      putIntoCart={putLines}
      sendToCart={sendToCart}
    />
  );
}
