import { CUSTOMER_ORDER_NUMBER_MAX } from "@vycep/contract/cart/cart.codec";
import { encodePaymentMethod } from "@vycep/contract/cart/cart-address.codec";
import { paymentNotAvailable } from "@vycep/words/cart/answers";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { SetPaymentMethodOnCartInput } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { cartFactsLoader } from "./cart.facts.ts";
import { requireOrderFor } from "./cart.policy.ts";
import { keepNotes } from "./cart-notes.commands.ts";
import { textOfCall } from "./cart-notes.facts.ts";
import { answerCart } from "./cart-view.facts.ts";
import { liveCart } from "./live-cart.facts.ts";

/**
 * Confirms how a cart is paid, in Magento's dialect. The payer's terms are no choice of the moment (OP-122): what they do
 * not name is refused, and what they name is chosen already, so only the purchase order number is kept.
 */
export async function setPaymentMethodOnCart(
  deps: Deps,
  context: RequestContext,
  { cart_id: id, payment_method: { code, purchase_order_number: number } }: SetPaymentMethodOnCartInput,
) {
  const actor = await context.actor();
  const { language } = context;
  const cart = await liveCart(deps, actor, { id });
  requireOrderFor(actor, cart.shipToId, language);
  const facts = cartFactsLoader({ db: deps.db, now: deps.clock.now(), actor }, cart);
  const { payer } = await facts.shipTo();
  if (encodePaymentMethod(payer.paymentMethod, language).code !== code) {
    throw badInput("payment-method-not-available", paymentNotAvailable[language], [
      { path: "payment_method.code", code: "payment-method-not-available" },
    ]);
  }
  const path = "payment_method.purchase_order_number";
  const customerOrderNumber = textOfCall(number, { path, max: CUSTOMER_ORDER_NUMBER_MAX, language });
  const kept =
    customerOrderNumber === undefined
      ? cart
      : await inTransaction(deps.db, async (tx) => {
          const notes = { customerOrderNumber };
          return (await keepNotes({ ...deps, db: tx }, { actor, asked: { id }, notes })).cart;
        });
  return { cart: answerCart(deps, kept, { actor, language, facts }) };
}
