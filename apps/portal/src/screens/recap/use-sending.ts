import { useRouter } from "@tanstack/react-router";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { queryClient } from "@vycep/shell/api/query-client";
import { writesSettled } from "@vycep/shell/api/writes-under-way";
import { storage } from "@vycep/shell/storage/storage";
import { useState } from "react";
import { cartSession } from "../../features/cart/cart-session.ts";
import { keptNote } from "../../features/cart/notes/kept-notes.ts";
import { forgetSentTotal, rememberSentTotal } from "../../features/cart/prices/sent-total.ts";
import { whenPricesUpdated } from "../../features/cart/prices/use-price-update.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { readCartAgain } from "../../features/cart/reading/read-cart-again.ts";
import { unansweredOrder } from "../../features/checkout/order-key.ts";
import { forgetLimitDraft, limitToSend } from "../../features/checkout/price-limit.ts";
import type { PlaceRefusal } from "../../features/checkout/use-place-order.ts";
import { type UnsentOrder, useSendOrder } from "../../features/checkout/use-send-order.ts";
import { orderingKeys } from "../../shared/ordering/ordering-keys.ts";
import { paths } from "../../shared/paths.ts";

/** The sending, with the cart that the customer saw when the button was pressed. */
export function useSending() {
  const router = useRouter();
  const [sent, setSent] = useState<CartView>();
  const { state, send, reset } = useSendOrder({
    settle: async () => {
      await cartSession().whenSaved();
      await whenPricesUpdated();
      await writesSettled();
    },
    onRefused: async (refusals) => {
      // What has changed is to be seen on the page when it is told (C12, C21).
      if (refusals.some(({ code }) => changes.has(code))) await readCartAgain();
    },
    onPlaced: (orderNumber, { cartId }) => {
      cartSession().versions.ordered(cartId);
      storage.write(orderingKeys.customerOrderNumber, undefined); // CHECKOUT-10
      storage.write(orderingKeys.noteForDriver, undefined); // CHECKOUT-11
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
      rememberSentTotal(cart, wholeToMinor(total));
    }
    const seen = cartSession().versions.shown();
    void send(() => orderOf(cart, { total, version: cartSession().versions.afterOwn(seen) }));
  }
  function repeat() {
    const order = unansweredOrder();
    if (order !== undefined) void send(() => order);
  }
  return { state, sent, send: sendCart, repeat, reset };
}

const changes: ReadonlySet<PlaceRefusal["code"]> = new Set(["PRICE_CHANGED", "CART_CHANGED"]);

interface Seen {
  readonly total: number;
  /** As the customer saw it, with what was entered here and was still on its way (C21). */
  readonly version: number;
}

/** What was written and is not on the server yet goes along with the order. */
function orderOf({ id, answer, lines }: CartView, { total, version }: Seen): UnsentOrder {
  return {
    cartId: id,
    cartVersion: String(version),
    expectedLines: lines.map(({ sku, quoted }) => `${sku}=${(quoted.netMinor / 100).toFixed(2)}`).join(" "),
    expectedTotal: total.toFixed(2),
    noteForDriver: keptNote("noteForDriver", answer).text,
    customerOrderNumber: keptNote("customerOrderNumber", answer).text,
    priceLimit: limitToSend(id),
  };
}
