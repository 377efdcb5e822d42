import type { ErpOrder } from "@vycep/contract/orders/erp-order";
import type { ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import { encodeCartNotActive, encodePlaceError } from "@vycep/contract/orders/orders.codec";
import type { Quote } from "@vycep/domain/cart/quote";
import type { QuotedGoods, QuotedLine } from "@vycep/domain/cart/quoted-line";
import { depositPerBox } from "@vycep/domain/catalog/product";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { ReturnPart } from "@vycep/domain/empties/split-return";
import { type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import {
  isProvisional,
  judgePlaceOrder,
  type PlaceObstacle,
  type SeenTotal,
} from "@vycep/domain/orders/place-order";
import { METHODS } from "@vycep/domain/transport/method";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { PlaceOrderInput } from "../../platform/graphql.gen.ts";
import { once } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { holdLimits } from "../bundles/bundles.facts.ts";
import {
  closeCart,
  type FullCart,
  holdCart,
  orderNotesOf,
  type PricedCart,
  priceHeldCart,
  requireOrderingOf,
} from "../cart/cart.facts.ts";
import { holdProductLimits } from "../product-limits/product-limits.facts.ts";
import { heldShipToStatus } from "../shipto/shipto.facts.ts";
import { answerOrders } from "./order-view.ts";
import {
  announceOrder,
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  queuePricing,
} from "./order-writing.repo.ts";
import { orderOfCart, orderWithSecond } from "./orders.repo.ts";

/**
 * Sends a cart as an order, exactly once (GQL-23, CHECKOUT-08, C9): the cart is held, judged by facts of this moment
 * and the server's clock, and becomes the order, the ERP's message and a closed cart in one transaction; empties above
 * the limit become a second order in the same one (EMPTIES-03). Whoever repeats the call, with the same key or the same
 * cart, gets the orders that are there.
 */
export async function placeOrder(deps: Deps, context: RequestContext, input: PlaceOrderInput) {
  const actor = await context.actor();
  const { language, idempotencyKey: key } = context;
  const order: Order = {
    cartId: input.cart_id,
    seen: seenTotalOf(input.expected_total),
    limitMinor: minorOf(input.price_limit, "price_limit"),
    notes: orderNotesOf(input, language),
    requestId: context.requestId,
  };
  try {
    const request = { uid: actor.uid, key, operation: "placeOrder", body: input };
    const { orderNumber } = await once(deps, request, (tx) => place(tx, deps, { actor, order }));
    return placedAnswer(deps, orderNumber, { actor, language });
  } catch (error) {
    // Thrown to undo the transaction, and so that the key is free for the next try.
    if (error instanceof CartNotActive) {
      return { errors: [encodeCartNotActive(language)], ...nothingPlaced };
    }
    if (!(error instanceof NotPlaced)) throw error;
    const errors = error.obstacles.map((obstacle) => encodePlaceError(obstacle, error.currency, language));
    return { errors, ...nothingPlaced };
  }
}

const nothingPlaced = { order: null, orderV2: null, empties_order: null };

type Order = {
  readonly cartId: string;
  readonly seen: SeenTotal | undefined;
  /** What it may come to at most where its prices are provisional (B14). */
  readonly limitMinor: number | undefined;
  readonly notes: { readonly noteForDriver?: string; readonly customerOrderNumber?: string };
  readonly requestId: string;
};

class NotPlaced extends Error {
  readonly obstacles: readonly PlaceObstacle[];
  readonly currency: Quote["currency"];

  constructor(obstacles: readonly PlaceObstacle[], currency: Quote["currency"]) {
    super("the order was not placed");
    this.obstacles = obstacles;
    this.currency = currency;
  }
}

/** The cart was saved for later: it is no order, and no cart any more. */
class CartNotActive extends Error {}

type Asker = { readonly actor: Actor; readonly order: Order };

async function place(tx: Tx, { clock }: Deps, { actor, order }: Asker): Promise<{ orderNumber: string }> {
  const cart = await holdCart(tx, actor, order.cartId);
  const earlier = cart.isActive ? undefined : await orderOfCart(tx, cart.id);
  if (earlier) return { orderNumber: earlier.orderNumber };
  if (!cart.isActive) throw new CartNotActive();

  requireOrderingOf(actor, cart);
  await heldShipToStatus(tx, toId<ShipToId>(cart.shipToId));
  if (cart.lines.some(({ parts }) => parts !== null)) await holdLimits(tx, cart.companyId);
  await holdProductLimits(
    tx,
    cart.shipToId,
    cart.lines.map(({ sku }) => sku),
  );
  const priced = await priceHeldCart(tx, cart, { actor, now: clock.now() });
  const { seen, limitMinor } = order;
  const verdict = judgePlaceOrder(priced.quote, { seen, limitMinor, last: priced.last });
  if (!verdict.ok) throw new NotPlaced(verdict.refusal.obstacles, priced.quote.currency);
  return save(tx, { cart, priced, order, actor, clock });
}

type Placing = Asker & {
  readonly cart: FullCart;
  readonly priced: PricedCart;
  readonly clock: Deps["clock"];
};

async function save(
  tx: Tx,
  { cart, priced, order, actor, clock }: Placing,
): Promise<{ orderNumber: string }> {
  const { quote, shipTo, goods, method } = priced;
  if (method === null || cart.deliveryDate === null)
    throw new Error("an order without method or day passed the rules");
  const { totals, load } = quote;
  const now = clock.instant();
  // PRICE-06: at the price list, until the ERP gives its prices.
  const hasOpenPrices = isProvisional(quote, priced.last);
  const written: NewOrder = {
    cartId: cart.id,
    companyId: cart.companyId,
    shipToId: cart.shipToId,
    createdBy: actor.uid,
    createdAt: now,
    deliveryDate: toLocalDate(cart.deliveryDate),
    deliveryMethod: method,
    documentCode: METHODS[method].documentCode,
    customerOrderNumber: order.notes.customerOrderNumber ?? cart.customerOrderNumber,
    noteForDriver: order.notes.noteForDriver ?? cart.noteForDriver,
    paymentMethod: shipTo.payer.paymentMethod,
    currency: quote.currency,
    netMinor: totals.netMinor,
    vatMinor: totals.vatMinor,
    grossMinor: totals.grossMinor,
    depositMinor: totals.depositMinor,
    totalMinor: totals.grandTotalMinor,
    grams: load.grams,
    palletThousandths: load.palletThousandths,
    millilitres: load.millilitres,
    payer: { ...shipTo.payer, companyId: shipTo.payer.id },
    lines: quote.lines.flatMap((line) => orderLinesOf(line, goods)),
    bundles: quote.lines.flatMap((line) =>
      line.parts ? [{ sku: line.sku, names: namesOf(line.sku, goods), packages: line.packages }] : [],
    ),
    vat: totals.vat.map(({ vatPct, netMinor, vatMinor }) => ({
      percent: vatPct,
      baseMinor: netMinor,
      vatMinor,
    })),
    emptiesOf: null,
    isProvisional: hasOpenPrices,
    priceLimitMinor: (hasOpenPrices ? order.limitMinor : undefined) ?? null,
    empties: emptiesLinesOf(priced, toLocalDate(cart.deliveryDate), priced.empties?.split.first.amounts),
  };
  const send = async (one: NewOrder): Promise<string> => {
    const orderNumber = await insertOrder(tx, one);
    await announceOrder(tx, orderNumber, {
      companyId: cart.companyId,
      createdAt: now,
      by: { uid: actor.uid, name: `${actor.firstName} ${actor.lastName}` },
      requestId: order.requestId,
      erpOrder: erpOrderOf(orderNumber, one),
      queuedAt: clock.realTime(),
    });
    if (one.isProvisional) {
      await queuePricing(tx, orderNumber, { inquiry: priceInquiryOf(one), queuedAt: clock.realTime() });
    }
    return orderNumber;
  };
  const orderNumber = await send(written);
  const second = secondOrderOf(priced, written, orderNumber);
  if (second) await send(second);
  await closeCart(tx, cart.id, now);
  return { orderNumber };
}

/** The order that collects what is above the limit of the first: nothing but empties, on its own day (EMPTIES-03). */
function secondOrderOf(priced: PricedCart, first: NewOrder, orderNumber: string): NewOrder | undefined {
  const { split, second } = priced.empties ?? {};
  if (!split?.second || !second) return undefined;
  return {
    ...first,
    cartId: null,
    emptiesOf: orderNumber,
    isProvisional: false,
    priceLimitMinor: null,
    deliveryDate: second.day,
    deliveryMethod: second.method,
    documentCode: METHODS[second.method].documentCode,
    ...collectionSums(split.second),
    lines: [],
    bundles: [],
    vat: [],
    empties: emptiesLinesOf(priced, second.day, split.second.amounts),
  };
}

function collectionSums({ refundMinor, grams, palletThousandths }: ReturnPart) {
  return {
    netMinor: 0,
    vatMinor: 0,
    grossMinor: 0,
    depositMinor: -refundMinor,
    totalMinor: -refundMinor,
    grams,
    palletThousandths,
    millilitres: 0,
  };
}

/** A snapshot of what goes back, by the deposits of the day (D08). */
function emptiesLinesOf(
  { empties }: PricedCart,
  day: LocalDate,
  amounts: readonly EmptiesAmount[] = [],
): NewOrder["empties"] {
  const types = empties?.typesOn(day);
  return amounts.map((amount) => ({
    ...amount,
    unitDepositMinor: types?.get(amount.code)?.depositMinor ?? 0,
  }));
}

/** What the ERP is told; the outbox keeps it as it is now (D11). */
function erpOrderOf(orderNumber: string, order: NewOrder): ErpOrder {
  return {
    orderNumber,
    documentCode: order.documentCode,
    companyId: order.companyId,
    shipToId: order.shipToId,
    deliveryDate: order.deliveryDate,
    deliveryMethod: order.deliveryMethod,
    customerOrderNumber: order.customerOrderNumber,
    noteForDriver: order.noteForDriver,
    placedAt: order.createdAt.toISOString(),
    currency: order.currency,
    totalMinor: order.totalMinor,
    isProvisional: order.isProvisional,
    lines: order.lines.map(({ sku, boxes, unitPriceMinor, bundleSku }, index) => ({
      lineNo: index + 1,
      sku,
      boxes,
      unitPriceMinor,
      ...(bundleSku === null ? {} : { bundleSku }),
    })),
    empties: order.empties.map((line, index) => ({ lineNo: index + 1, ...line })),
    ...(order.emptiesOf === null ? {} : { emptiesOf: order.emptiesOf }),
  };
}

/** What the ERP is asked about an order that was taken without its prices. */
function priceInquiryOf(order: NewOrder): ErpPriceInquiry {
  return {
    companyId: order.companyId,
    shipToId: order.shipToId,
    deliveryDate: order.deliveryDate,
    deliveryMethod: order.deliveryMethod,
    orderType: order.documentCode,
    paymentMethod: order.paymentMethod,
    currency: order.currency,
    lines: order.lines.map(({ sku, boxes, bundleSku }, index) => ({
      lineNo: index + 1,
      sku,
      boxes,
      ...(bundleSku === null ? {} : { bundleSku }),
    })),
    empties: order.empties.map(({ code, units }) => ({ code, units })),
  };
}

/** The goods of a package deal are lines of their own, which the warehouse picks and the ERP confirms (C26). */
function orderLinesOf(line: QuotedLine, goods: PricedCart["goods"]): readonly NewOrderLine[] {
  if (!line.contents) return [{ ...orderLineOf(line, goods), ...amountsOf(line), bundleSku: null }];
  return line.contents.map((part) => ({
    ...orderLineOf(part, goods),
    packages: part.boxes,
    layers: 0,
    pallets: 0,
    bundleSku: line.sku,
  }));
}

function amountsOf({ packages, layers, pallets }: QuotedLine) {
  return { packages, layers, pallets };
}

function namesOf(sku: string, goods: PricedCart["goods"]): NewOrderLine["names"] {
  const product = goods.get(sku);
  if (!product) throw new Error(`a line of an unknown product passed the rules: ${sku}`);
  return product.names;
}

/** A snapshot: names and prices of the catalogue may change, what was ordered may not. */
function orderLineOf(
  line: QuotedGoods,
  goods: PricedCart["goods"],
): Omit<NewOrderLine, "packages" | "layers" | "pallets" | "bundleSku"> {
  const product = goods.get(line.sku);
  if (!product) throw new Error(`a line of an unknown product passed the rules: ${line.sku}`);
  return {
    sku: line.sku,
    names: product.names,
    boxes: line.boxes,
    basePriceMinor: line.baseUnitMinor,
    unitPriceMinor: line.unitMinor,
    netMinor: line.netMinor,
    vatPercent: line.vatPct,
    unitDepositMinor: depositPerBox(product.deposits),
    depositMinor: line.depositMinor,
  };
}

async function placedAnswer(
  deps: Deps,
  orderNumber: string,
  asker: { readonly actor: Actor; readonly language: RequestContext["language"] },
) {
  const orders = await orderWithSecond(deps.db, orderNumber);
  const [orderV2, second] = answerOrders(deps, orders, asker);
  const [order] = orders;
  if (!order || !orderV2) throw new Error(`order ${orderNumber} was placed and is not there`);
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
function seenTotalOf(total: number | null | undefined): SeenTotal | undefined {
  const minor = minorOf(total, "expected_total");
  return minor === undefined ? undefined : { grandTotalMinor: minor };
}

/** An amount of a call, in whole currency. */
function minorOf(
  amount: number | null | undefined,
  path: "expected_total" | "price_limit",
): number | undefined {
  if (amount === null || amount === undefined) return undefined;
  const minor = Math.round(amount * 100);
  if (!Number.isSafeInteger(minor)) {
    throw badInput(`${path.replace("_", "-")}-invalid`, `${path} must be an amount of money.`, [
      { path, code: "invalid" },
    ]);
  }
  return minor;
}
