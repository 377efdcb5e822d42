import { useCart } from "../../features/cart/reading/use-cart.ts";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import { sendToCart } from "../../features/cart/writing/send-to-cart.ts";
import { RepeatLastOrderCard } from "../../features/orders/home/repeat-last-order-card.tsx";
import { useChoice } from "../../shared/ordering/choice.ts";
import { drawGoods } from "../products/draw-goods.tsx";

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
