import { orderByFor } from "@vycep/domain/calendar/order-by";
import type { CartLine } from "@vycep/domain/cart/cart";
import { isCollection } from "@vycep/domain/empties/return-trip";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { judgeChange, lineNumbers, obstaclesOfChange } from "@vycep/domain/orders/change/change-order";
import { judgePlaceOrder, type PlaceObstacle, type SeenTotal } from "@vycep/domain/orders/place-order";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import type { RollBack } from "../../../../platform/transaction.ts";
import { holdBundleLimits } from "../../../bundles/bundles.commands.ts";
import { bundlesOfOrders } from "../../../bundles/bundles.facts.ts";
import { cartFactsLoader, type PricedCart, priceCart } from "../../../cart/cart.facts.ts";
import { holdPlace } from "../../../cart/held-place.commands.ts";
import { requestedCart } from "../../../cart/requested-cart.facts.ts";
import { isErpOwned } from "../../order-owner.facts.ts";
import { emptiesOfOrders, linesOfOrders } from "../../order-parts.repo.ts";
import type { OrderRecord } from "../../orders.repo.ts";
import { newOrderOf } from "../../placing/new-order.ts";
import { dropContents } from "../../placing/order-contents.repo.ts";
import type { NewOrder } from "../../placing/order-writing.repo.ts";
import { replacementsOf } from "../../replacements.facts.ts";
import { heldAsSeen, type NotMoved } from "../move-order.ts";
import type { ChangingDeps } from "./changing.deps.ts";
import { overriddenRulesOf } from "./order-changing.repo.ts";
import { cartLinesOf, type GoodsOfOrder, goodsOfOrder } from "./order-goods.ts";
import type { WantedOrder } from "./wanted-order.ts";

/** An order as it was and as it would be, priced by facts held in the transaction; its contents are taken away already. */
export type Reshaped = {
  readonly order: OrderRecord;
  readonly before: readonly GoodsOfOrder[];
  readonly linesBefore: Awaited<ReturnType<typeof linesOfOrders>>;
  readonly wanted: WantedOrder;
  readonly priced: PricedCart;
  readonly obstacles: readonly PlaceObstacle[];
  /** Undefined where something stands against it. */
  readonly next: NewOrder | undefined;
  readonly orderBy: LocalMoment | undefined;
  readonly methods: readonly ShippingMethod[];
};

type Asked = {
  readonly number: string;
  readonly version: number;
  readonly staff: Pick<Staff, "reach">;
  /** Undefined leaves it as it is. */
  readonly wanted: WantedOrder | undefined;
  readonly seen?: SeenTotal | undefined;
  readonly rollBack: RollBack<NotMoved>;
};

/**
 * Holds an order that may still be changed and makes of it what is wanted, as if that were sent now (DORD-04): judged without what
 * the order itself counts against limits. Whoever does not write the new form rolls back.
 */
export async function reshapeOrder(
  tx: Tx,
  deps: ChangingDeps,
  { number, version, staff, wanted: asked, seen, rollBack }: Asked,
): Promise<Reshaped> {
  const { config, clock } = deps;
  const order = await heldAsSeen(tx, { number, version, staff, rollBack });
  if (isErpOwned(config)) return rollBack({ kind: "erp-owns-orders" });
  const { orderNumber, companyId, shipToId } = order;
  const now = clock.now();
  const lines = await linesOfOrders(tx, [orderNumber]);
  const before = goodsOfOrder(lines, await bundlesOfOrders(tx, [orderNumber]));
  const wanted = asked ?? asItIs(order, before);
  const empties = (await emptiesOfOrders(tx, [orderNumber])).filter(({ units }) => units > 0);
  const request = (cartLines: readonly CartLine[]) => ({
    ...requestedCart({
      ...{ ...wanted, lines: cartLines, date: wanted.day, companyId, shipToId },
      ...{ uid: toId<UserId>(order.createdBy ?? ""), now: clock.instant() },
    }),
    empties: empties.map(({ code, units }) => ({ code, units })),
  });
  if (before.some(({ line }) => line.parts)) await holdBundleLimits(tx, companyId);
  const skus = wanted.lines.map(({ sku }) => ({ sku, packages: 0, layers: 0, pallets: 0 }));
  const { beside: _none, ...place } = await holdPlace(tx, request(skus), {
    ...{ today: now.date, beside: sql<null>`null::text` },
  });
  const own = parseShippingMethod(order.deliveryMethod);
  const orderBy = own && orderByFor(place.calendar.factsFor(own), order.deliveryDate);
  const open = judgeChange(
    {
      ...{ state: order.state, isProvisional: order.isProvisional, now, orderBy },
      isBlocked: isBlockedStatus(order.deliveryStatus),
      isCollection: order.emptiesOf !== null || own === undefined || isCollection(own),
      replacement: await replacementIn(tx, order),
    },
    config.changeOrdersUntil,
  );
  if (!open.ok) return rollBack(open.refusal);
  const actor = (order.createdBy && (await deps.actorIn(tx)(toId(order.createdBy), companyId))) || nobody;
  await dropContents(tx, orderNumber);
  const at = { actor, now, place };
  const facts = await cartFactsLoader({ db: tx, ...at }, request([])).factsFor(
    wanted.lines.map(({ sku }) => sku),
  );
  const cart = request(cartLinesOf(wanted.lines, { before, facts }));
  const priced = await priceCart(tx, cart, at);
  if (priced.empties?.split.second) return rollBack({ kind: "empties-need-second" });
  const verdict = judgePlaceOrder(priced.quote, { seen });
  const obstacles = obstaclesOfChange(verdict.ok ? [] : verdict.refusal.obstacles, {
    ...{ day: wanted.day, today: now.date, overridden: await overriddenRulesOf(tx, orderNumber) },
    keepsDay: wanted.day === order.deliveryDate && wanted.method === order.deliveryMethod,
  });
  return {
    ...{ order, before, linesBefore: lines, wanted, priced, obstacles },
    next: obstacles.length > 0 ? undefined : numbered(newFormOf(order, { cart, priced }), lines),
    orderBy: config.changeOrdersUntil === "cut-off" ? orderBy : undefined,
    methods: offeredMethods(place.shipTo.facts),
  };
}

async function replacementIn(tx: Tx, { orderNumber, replaces }: OrderRecord) {
  if (replaces !== null) return "is-one";
  const known = await replacementsOf(tx, [orderNumber]);
  return known.some(({ state }) => state !== "cancelled") ? "has-one" : undefined;
}

/** Nobody stands behind an order that came without a person, or whose person is gone. */
const nobody = { shipTos: [] };

function asItIs(order: OrderRecord, before: readonly GoodsOfOrder[]): WantedOrder {
  const { deliveryDate: day, customerOrderNumber, noteForDriver, deliveryMethod } = order;
  const method = parseShippingMethod(deliveryMethod) ?? "selfpickup_selfpickup";
  return { day, method, customerOrderNumber, noteForDriver, lines: before };
}

/** It stays the order of whoever sent it, when and on whichever terms. */
function newFormOf(
  order: OrderRecord,
  { cart, priced }: Pick<Parameters<typeof newOrderOf>[0], "cart" | "priced">,
): NewOrder {
  const { createdBy, createdAt, cartId, placedBy, payer, paymentMethod, emptiesOf } = order;
  const asked = { source: "portal", limitMinor: undefined, notes: {} } as const;
  return {
    ...newOrderOf({ cart, priced, asked, actor: cart, now: createdAt }),
    ...{ createdBy, cartId, placedBy, payer, paymentMethod, emptiesOf },
    priceLimitMinor: order.priceLimitMinor,
  };
}

function numbered(next: NewOrder, before: Reshaped["linesBefore"]): NewOrder {
  const numbers = lineNumbers(before, next.lines);
  const lines = next.lines.map((line, at) => ({ ...line, lineNo: numbers[at] ?? at + 1 }));
  return { ...next, lines: lines.toSorted((one, other) => one.lineNo - other.lineNo) };
}
