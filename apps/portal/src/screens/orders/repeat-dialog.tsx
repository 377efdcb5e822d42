import { useCart } from "../../features/cart/reading/use-cart.ts";
import { useCartInHand } from "../../features/cart/reading/use-cart-in-hand.ts";
import { sendToCart } from "../../features/cart/writing/send-to-cart.ts";
import { ReorderDialog, type ReorderDialogProps } from "../../features/orders/reorder/reorder-dialog.tsx";
import { useDeliveryChange } from "../../features/preferences/use-delivery-change.tsx";
import { useDelivery } from "../../shared/ordering/use-delivery.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { drawGoods } from "../products/draw-goods.tsx";

type RepeatDialogProps = Pick<ReorderDialogProps, "order" | "part" | "onPut" | "onClose">;

/** An order of the past on its way into the cart, with the way of transport to switch where its goods need another. */
export function RepeatDialog(props: RepeatDialogProps) {
  const user = useCurrentUser();
  const delivery = useDelivery();
  const { cart } = useCart();
  const { request, question } = useDeliveryChange({ user, delivery, cart: useCartInHand() });
  return (
    <>
      <ReorderDialog
        {...props}
        draw={drawGoods}
        linesInCart={cart?.lines.length}
        cartChangedAt={cart?.answer.updated_at ?? undefined}
        sendToCart={sendToCart}
        switchWay={(method) => request({ kind: "method", method })}
      />
      {question}
    </>
  );
}
