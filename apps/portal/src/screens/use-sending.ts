import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { CartView } from "../features/cart/cart-view.ts";
import { readCartAgain } from "../features/cart/clear-cart.ts";
import { forgetSentTotal, rememberSentTotal } from "../features/cart/sent-total.ts";
import { priceUpdateSettled } from "../features/cart/use-price-update.ts";
import { cartSettled } from "../features/cart/write-cart.ts";
import { unansweredOrder } from "../features/checkout/order-key.ts";
import { forgetLimitDraft, limitToSend } from "../features/checkout/price-limit.ts";
import { type UnsentOrder, useSendOrder } from "../features/checkout/use-send-order.ts";
import { queryClient } from "../shared/api/query-client.ts";
import { paths } from "../shared/paths.ts";
import { storage } from "../shared/storage.ts";

/** The sending, with the cart that the customer saw when the button was pressed. */
export function useSending() {
  const router = useRouter();
  const [sent, setSent] = useState<CartView>();
  const { state, send, reset } = useSendOrder({
    settle: async () => {
      await cartSettled();
      await priceUpdateSettled();
    },
    onRefused: (refusals) => {
      // The new prices are needed to say what has changed (C12).
      if (refusals.some(({ code }) => code === "PRICE_CHANGED")) void readCartAgain();
    },
    onPlaced: (orderNumber) => {
      storage.write("customerOrderNumber", undefined); // CHECKOUT-10
      storage.write("noteForDriver", undefined); // CHECKOUT-11
      forgetSentTotal();
      forgetLimitDraft();
      void router.navigate({ href: paths.thanks(orderNumber), replace: true }).then(async () => {
        await queryClient.invalidateQueries({ queryKey: ["orders"] });
        await readCartAgain(); // CHECKOUT-09
      });
    },
  });
  function sendCart(cart: CartView, total = cart.quote.totals.grandTotalMinor / 100) {
    if (state.kind !== "sending") {
      setSent(cart);
      rememberSentTotal(cart, Math.round(total * 100));
    }
    void send(orderOf(cart, total));
  }
  function repeat() {
    const order = unansweredOrder();
    if (order !== undefined) void send(order);
  }
  return { state, sent, send: sendCart, repeat, reset };
}

/** What was written and is not on the server yet goes along with the order. */
function orderOf({ id, answer }: CartView, total: number): UnsentOrder {
  return {
    cartId: id,
    expectedTotal: total.toFixed(2),
    noteForDriver: storage.read("noteForDriver") ?? answer.note_for_driver ?? "",
    customerOrderNumber: storage.read("customerOrderNumber") ?? answer.customer_order_number ?? "",
    priceLimit: limitToSend(id),
  };
}
