import { lazy } from "react";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../../features/cart/reading/use-cart-in-hand.ts";
import { putLines } from "../../features/cart/writing/put-lines.ts";
import { RepeatLastOrderCard } from "../../features/orders/home/repeat-last-order-card.tsx";
import { useDeliveryChange } from "../../features/preferences/use-delivery-change.tsx";
import { useChoice } from "../../shared/ordering/choice.ts";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { drawGoods } from "../products/draw-goods.tsx";

const RepeatDialog = lazy(() =>
  import("../orders/repeat-dialog.tsx").then((file) => ({ default: file.RepeatDialog })),
);

/** The last orders of the home page, one of them to be repeated. */
export function HomeOrders() {
  const { shipToId, shippingMethod } = useChoice();
  const { cart } = useCart();
  const user = useCurrentUser();
  const delivery = useDelivery();
  const { request, question } = useDeliveryChange({ user, delivery, cart: useCartInHand() });
  return (
    <>
      <RepeatLastOrderCard
        shipToId={shipToId}
        method={shippingMethod}
        draw={drawGoods}
        linesInCart={cart?.lines.length}
        putIntoCart={putLines}
        switchWay={(method) => request({ kind: "method", method })}
        Preview={RepeatDialog}
      />
      {question}
    </>
  );
}
