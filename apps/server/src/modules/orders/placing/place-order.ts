import {
  encodeCartNotActive,
  encodeOnVisit,
  encodePlaceError,
} from "@vycep/contract/orders/order-refusals.codec";
import { flawOfOverride, OVERRIDE_REASONS } from "@vycep/domain/cart/override";
import { type OrderNumber, parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { type Minor, parseMinor } from "@vycep/domain/kernel/money";
import type { SeenTotal } from "@vycep/domain/orders/place-order";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { badInput, forbidden } from "../../../platform/errors.ts";
import type { PlaceOrderInput } from "../../../platform/graphql.gen.ts";
import { oncePerKey } from "../../../platform/idempotency.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Actor } from "../../../platform/session.ts";
import { doneOrRolledBack, type RollBack } from "../../../platform/transaction.ts";
import { holdCart } from "../../cart/cart.commands.ts";
import { sentNotesOf } from "../../cart/cart-notes.facts.ts";
import { answerOrders } from "../order-view.ts";
import { type OrderRecord, orderOfCart, orderWithSecond } from "../orders.repo.ts";
import { type NotTaken, type OrderToTake, takeOrder } from "./take-order.ts";

/**
 * Sends a cart as an order, exactly once (GQL-23, CHECKOUT-08, C9): the cart is held, judged by facts of this moment
 * and the server's clock, and becomes the order, the ERP's message and a closed cart in one transaction; empties above
 * the limit become a second order in the same one (EMPTIES-03). Whoever repeats the call, with the same key or the same
 * cart, gets the orders that are there.
 */
export async function placeOrder(deps: Deps, context: RequestContext, input: PlaceOrderInput) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  if (actor.isVisiting) return { errors: [encodeOnVisit(language)], ...nothingPlaced };
  const order: Order = {
    cartId: input.cart_id,
    seen: seenTotalOf(input),
    seenVersion: input.cart_version ?? undefined,
    limitMinor: input.price_limit == null ? undefined : minorOf(input.price_limit, "price_limit"),
    notes: sentNotesOf(input, context),
    requestId: context.requestId,
    override: overrideOf(input, actor),
    source: actor.behalf === undefined ? "portal" : "desk",
  };
  const call = { uid: actor.uid, companyId: actor.companyId, key, operation: "placeOrder", body: input };
  let written: readonly OrderRecord[] = [];
  const placed = await doneOrRolledBack<{ orderNumber: OrderNumber }, NotPlaced>((rollBack) =>
    oncePerKey(deps, call, async (tx) => {
      const { orderNumber, orders = [] } = await place(tx, deps, { actor, order, rollBack });
      written = orders;
      return { orderNumber };
    }),
  );
  if (placed.ok) {
    const { orderNumber } = placed.value;
    // A repeated call wrote nothing, and neither did one that was overtaken after its first try.
    const isOurs = written[0]?.orderNumber === orderNumber;
    const orders = isOurs ? written : await orderWithSecond(deps.db, orderNumber);
    return placedAnswer(deps, orders, { actor, language });
  }
  return { errors: encodeNotPlaced(placed.refusal, language), ...nothingPlaced };
}

/** Obstacles, or that the cart was saved for later: then it is no order, and no cart any more. */
type NotPlaced = NotTaken | { readonly kind: "cart-not-active" };

function encodeNotPlaced(refusal: NotPlaced, language: RequestContext["language"]) {
  if (refusal.kind === "cart-not-active") return [encodeCartNotActive(language)];
  const { obstacles, currency } = refusal;
  return obstacles.map((obstacle) => encodePlaceError(obstacle, currency, language));
}

const nothingPlaced = { order: null, orderV2: null, empties_order: null };

type Order = OrderToTake & { readonly cartId: string };
type Attempt = {
  readonly actor: Actor;
  readonly order: Order;
  readonly rollBack: RollBack<NotPlaced>;
};

/** What became of a cart; the orders where they were written just now. */
type Placed = { readonly orderNumber: OrderNumber; readonly orders?: readonly OrderRecord[] };

async function place(tx: Tx, deps: Deps, { actor, order, rollBack }: Attempt): Promise<Placed> {
  const cart = await holdCart(tx, actor, order.cartId);
  const earlier = cart.isActive ? undefined : await orderOfCart(tx, cart.id);
  if (earlier) return { orderNumber: earlier.orderNumber };
  if (!cart.isActive) return rollBack({ kind: "cart-not-active" });
  const taken = await takeOrder(tx, deps, { actor, cart, order });
  return taken.ok ? taken.value : rollBack(taken.refusal);
}

function placedAnswer(
  deps: Deps,
  orders: readonly OrderRecord[],
  asker: { readonly actor: Actor; readonly language: RequestContext["language"] },
) {
  const [orderV2, second] = answerOrders(deps, orders, asker);
  const [order] = orders;
  if (!order || !orderV2) throw new Error("an order was placed and is not there");
  return {
    errors: [],
    order: {
      order_number: order.orderNumber,
      order_id: order.orderNumber,
      customer_order_number: order.customerOrderNumber,
      note_for_driver: order.noteForDriver,
      sap_id: order.sapId,
    },
    orderV2,
    empties_order: second ?? null,
  };
}

/** The total the customer saw, below nought for a collection of empties; compared only when it is sent (C12). */
function seenTotalOf({
  expected_total: total,
  expected_lines: lines,
}: PlaceOrderInput): SeenTotal | undefined {
  const netBySku =
    lines && new Map(lines.map(({ sku, net }) => [skuOf(sku), minorOf(net, "expected_lines")]));
  if (total == null) return undefined;
  return { grandTotalMinor: minorOf(total, "expected_total"), netBySku: netBySku ?? undefined };
}

function skuOf(text: string): Sku {
  const sku = parseSku(text);
  if (sku !== undefined) return sku;
  const path = "expected_lines";
  throw badInput("invalid-input", undefined, [{ path, code: "invalid" }]);
}

/** Why rules are set aside, from whom a right of the desk lets do so. */
function overrideOf({ override }: PlaceOrderInput, { behalf }: Actor): OrderToTake["override"] {
  if (!override) return undefined;
  if (behalf?.mayOverride !== true) throw forbidden();
  const note = (override.note ?? "").toWellFormed().trim();
  const reason = OVERRIDE_REASONS.find((known) => known === override.reason);
  const flaw = flawOfOverride({ reason, note });
  if (reason === undefined || flaw !== undefined)
    throw badInput("invalid-input", undefined, [{ path: `override.${flaw ?? "reason"}`, code: "invalid" }]);
  return { reason, note };
}

type AmountPath = "expected_total" | "expected_lines" | "price_limit";

/** An amount of a call, in whole currency. */
function minorOf(amount: number, path: AmountPath): Minor {
  const minor = parseMinor(Math.round(amount * 100));
  if (minor === undefined) {
    throw badInput(`${path.replace("_", "-")}-invalid`, `${path} must be an amount of money.`, [
      { path, code: "invalid" },
    ]);
  }
  return minor;
}
