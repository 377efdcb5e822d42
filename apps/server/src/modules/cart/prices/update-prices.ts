import { encodeObstacle } from "@vycep/contract/cart/cart.codec";
import { encodePaymentMethod } from "@vycep/contract/cart/cart-address.codec";
import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { Obstacle, Quote } from "@vycep/domain/cart/quote";
import { afterPriceUpdate, type LastPriceUpdate } from "@vycep/domain/pricing/price-update";
import { METHODS } from "@vycep/domain/transport/method";
import { priceUpdateFailed, priceUpdateRefused } from "@vycep/words/cart/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { requireOrderingAt } from "../../access/access.facts.ts";
import { type CartFactsLoader, cartFactsLoader } from "../cart.facts.ts";
import type { FullCart } from "../cart.repo.ts";
import { type CartPricing, writePricing } from "../cart-pricing.repo.ts";
import { basisOf, contentsOf, deviations, inquiryOf, updateOf } from "../cart-pricing.ts";
import { answerCart } from "../cart-view.facts.ts";
import { liveCart } from "../live-cart.facts.ts";
import { lastPriceUpdate } from "./last-price-update.ts";

/** Whom the cart asks for prices; the wiring brings the ERP, with an end to its patience. An outage is thrown. */
export type PricingDeps = Deps & {
  readonly pricing: { readonly price: (inquiry: ErpPriceInquiry) => Promise<ErpPriceAnswer> };
};

/**
 * Asks the ERP for the prices of a cart (GQL-22, PRICE-04, PRICE-05), for no longer than the configured time, and keeps
 * with the cart how it ended. The cart itself stays as it is. What keeps the cart from being ordered is said without
 * the ERP; while place, way or day are not right there is nothing to ask.
 */
export async function updatePrices(deps: PricingDeps, context: RequestContext, cartId: string) {
  const actor = await context.actor();
  const seen = await liveCart(deps, actor, { id: cartId });
  requireOrderingAt(actor, seen.shipToId);
  const facts = cartFactsLoader({ db: deps.db, now: deps.clock.now(), actor }, seen);
  const pricing = await askAndKeep(deps, facts, seen);
  const cart = { ...seen, pricing };
  const last = await lastPriceUpdate(facts, cart);
  const { language } = context;
  const told = await toldOf({ cart, facts, last, quote: await facts.quote(cart) }, language);
  return { ...told, cart: answerCart(deps, cart, { actor, language, facts }) };
}

/** What the ERP said, or what is known of the cart from before where it was not asked. */
async function askAndKeep(
  deps: PricingDeps,
  facts: CartFactsLoader,
  seen: FullCart,
): Promise<CartPricing | null> {
  const quote = await facts.quote({ ...seen, pricing: null });
  const { method } = await facts.factsFor([]);
  const { deliveryDate } = seen;
  if (method === null || deliveryDate === null || quote.lines.length === 0) return seen.pricing;
  if (quote.obstacles.some(({ kind }) => kind === "day-closed" || kind === "ship-to-suspended"))
    return seen.pricing;
  const { paymentMethod } = (await facts.shipTo()).payer;
  const inquiry = inquiryOf({ cart: seen, quote, method, deliveryDate, paymentMethod });
  const answer = await askFor(deps, inquiry);
  const pricing: CartPricing = {
    update: answer ? updateOf(answer) : { kind: "failed" },
    basis: basisOf(seen, paymentMethod),
    contents: contentsOf(seen),
    prices: answer ? deviations(quote, answer) : [],
  };
  await writePricing(deps.db, seen.id, { ...pricing, now: deps.clock.instant() });
  return pricing;
}

/** Undefined when the ERP is away or takes too long: trade goes on (PRICE-06). */
async function askFor(
  { pricing, log }: PricingDeps,
  inquiry: ErpPriceInquiry,
): Promise<ErpPriceAnswer | undefined> {
  try {
    return await pricing.price(inquiry);
  } catch (error) {
    log.warn({ err: error, shipToId: inquiry.shipToId }, "the erp gave no prices");
    return undefined;
  }
}

type Updated = {
  readonly cart: FullCart;
  readonly facts: CartFactsLoader;
  readonly quote: Quote;
  readonly last: LastPriceUpdate | undefined;
};

async function toldOf({ cart, facts, quote, last }: Updated, language: RequestContext["language"]) {
  const verdict = afterPriceUpdate(last?.update ?? { kind: "updated" });
  const isFailed = last?.update.kind === "failed";
  const closed = quote.obstacles.find((obstacle) => obstacle.kind === "day-closed");
  const isExpired = closed !== undefined || last?.update.kind === "delivery-date-expired";
  const reason = whyNot(quote.obstacles, last, language);
  return {
    success: !isFailed,
    message: isFailed ? priceUpdateFailed[language] : "",
    can_proceed: verdict.mayProceed && quote.mayOrder,
    status_message: reason,
    minicart_status_message: reason,
    payment_method: encodePaymentMethod((await facts.shipTo()).payer.paymentMethod, language).code,
    delivery_date: cart.deliveryDate,
    delivery_date_expired: isExpired,
    next_date: isExpired ? (closed?.nextDay ?? last?.nextDay ?? null) : null,
    order_type: facts.method && METHODS[facts.method].documentCode,
    delivery_method: facts.method,
  };
}

/** The brewery's word first: nothing in the cart mends it. */
function whyNot(
  [first]: readonly Obstacle[],
  last: LastPriceUpdate | undefined,
  language: RequestContext["language"],
): string | null {
  const update = last?.update;
  if (update?.kind === "cannot-proceed") return update.statusMessage || priceUpdateRefused[language];
  if (update?.kind === "delivery-date-expired") {
    return encodeObstacle({ kind: "no-date" }, language).message;
  }
  return first ? encodeObstacle(first, language).message : null;
}
