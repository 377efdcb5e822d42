import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import { firstOfferedDay, nextOfferedDay } from "@vycep/domain/calendar/delivery-day";
import { type Sku, toId, type UserId } from "@vycep/domain/kernel/ids";
import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Minor, NO_MONEY, plus, sumOf, times } from "@vycep/domain/kernel/money";
import { judgePlaceOrder, type PlaceObstacle } from "@vycep/domain/orders/place-order";
import {
  boxesShort,
  judgeReplacement,
  obstaclesOfReplacement,
  type ReplacedLine,
  type ShortLine,
} from "@vycep/domain/orders/replacing/replacement";
import { settlePrices } from "@vycep/domain/orders/settle-prices";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import type { RollBack } from "../../../../platform/transaction.ts";
import { type PricedCart, priceCart } from "../../../cart/cart.facts.ts";
import { holdPlace } from "../../../cart/held-place.commands.ts";
import { requestedCart } from "../../../cart/requested-cart.facts.ts";
import { isErpOwned } from "../../order-owner.facts.ts";
import { linesOfOrders } from "../../order-parts.repo.ts";
import type { OrderRecord } from "../../orders.repo.ts";
import { newOrderOf } from "../../placing/new-order.ts";
import type { NewOrderLine } from "../../placing/order-contents.repo.ts";
import type { NewOrder } from "../../placing/order-writing.repo.ts";
import { heldAsSeen, type NotMoved } from "../move-order.ts";
import { replacedSoFar } from "./replacements.repo.ts";
import type { ReplacingDeps, ShortClaim } from "./replacing.deps.ts";

/** A replacement delivery as staff want it. */
export type WantedReplacement = {
  readonly day: LocalDate | null;
  readonly method: ShippingMethod;
  readonly lines: readonly ReplacedLine[];
};

/** A line of the order, what is missing of it and what would come. */
type LineToReplace = {
  readonly line: OrderLineFacts;
  readonly short: number;
  readonly boxes: number;
  readonly claims: readonly ShortClaim[];
};

/** A replacement delivery as it would be, by facts held in the transaction. */
export type ShapedReplacement = {
  readonly order: OrderRecord;
  readonly wanted: WantedReplacement;
  readonly lines: readonly LineToReplace[];
  readonly sums: Sums;
  readonly load: PricedCart["quote"]["load"];
  readonly methods: readonly ShippingMethod[];
  readonly obstacles: readonly PlaceObstacle[];
  /** Undefined where something stands against it. */
  readonly next: NewOrder | undefined;
};

type Asked = {
  readonly number: string;
  readonly version: number;
  readonly staff: Pick<Staff, "reach" | "uid">;
  /** Undefined is to be proposed. */
  readonly wanted: WantedReplacement | undefined;
  readonly knowsClaims: boolean;
  readonly noteForDriver: string | undefined;
  readonly rollBack: RollBack<NotMoved>;
};

/**
 * Holds an order that fell short and makes an order of what is missing and wanted (DDISP-06): judged by the portal's calendar and by
 * what vehicles carry, at the prices of the first order. Whoever does not write it rolls back.
 */
export async function shapeReplacement(
  tx: Tx,
  deps: ReplacingDeps,
  { number, version, staff, wanted: asked, knowsClaims, noteForDriver, rollBack }: Asked,
): Promise<ShapedReplacement> {
  const { config, clock } = deps;
  const order = await heldAsSeen(tx, { number, version, staff, rollBack });
  if (isErpOwned(config)) return rollBack({ kind: "erp-owns-orders" });
  const { companyId, shipToId, state, isProvisional } = order;
  const lines = await linesOfOrders(tx, [order.orderNumber]);
  const sofar = await replacedSoFar(tx, deps, order.orderNumber);
  const short = lines.map((line): ShortLine => {
    const { lineNo, ordered, confirmed, delivered } = line;
    const claims = sofar.claims.filter((claim) => claim.lineNo === lineNo);
    return {
      ...{
        lineNo,
        ordered,
        confirmed,
        delivered,
        claimed: claims.reduce((sum, { boxes }) => sum + boxes, 0),
      },
      replaced: sofar.lines.get(lineNo)?.replaced ?? 0,
    };
  });
  const missing = new Map(short.map((line) => [line.lineNo, boxesShort(state, line)]));
  const all = [...missing].flatMap(([lineNo, boxes]) => (boxes > 0 ? [{ lineNo, boxes }] : []));
  const judged = judgeReplacement(asked?.lines ?? all, {
    ...{ state, isProvisional, lines: short, knowsClaims: knowsClaims || asked === undefined },
  });
  if (!judged.ok) return rollBack(judged.refusal);
  const boxes = new Map(judged.value.map((line) => [line.lineNo, line.boxes]));
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  const now = clock.now();
  const cartFor = (method: ShippingMethod | null, date: LocalDate | null) =>
    requestedCart({
      ...{ method, date, companyId, shipToId, now: clock.instant() },
      ...{ uid: toId<UserId>(order.createdBy ?? ""), customerOrderNumber: order.customerOrderNumber },
      noteForDriver: noteForDriver ?? order.noteForDriver,
      lines: [...bySku].flatMap(([sku, same]) => linesOfSku(sku, same, boxes)),
    });
  const own = parseShippingMethod(order.deliveryMethod) ?? "selfpickup_selfpickup";
  const { beside: _none, ...place } = await holdPlace(tx, cartFor(asked?.method ?? own, asked?.day ?? null), {
    ...{ today: now.date, beside: sql<null>`null::text` },
  });
  const wanted = asked ?? { day: proposedDay(), method: own, lines: all };
  const actor = (order.createdBy && (await deps.actorIn(tx)(toId(order.createdBy), companyId))) || nobody;
  const cart = cartFor(wanted.method, wanted.day);
  const priced = await priceCart(tx, cart, { actor, now, place });
  const verdict = judgePlaceOrder(priced.quote);
  const obstacles = obstaclesOfReplacement(verdict.ok ? [] : verdict.refusal.obstacles);
  const next = lines.flatMap((line) => lineOf(line, boxes, sofar.lines));
  const sums = sumsOf(next);
  return {
    ...{ order, wanted, sums, obstacles, load: priced.quote.load },
    lines: lines.flatMap((line): readonly LineToReplace[] => {
      const left = missing.get(line.lineNo) ?? 0;
      const claims = sofar.claims.filter((claim) => claim.lineNo === line.lineNo);
      return left === 0 ? [] : [{ line, short: left, boxes: boxes.get(line.lineNo) ?? 0, claims }];
    }),
    methods: offeredMethods(place.shipTo.facts),
    next: obstacles.length > 0 ? undefined : orderOf(),
  };

  function proposedDay(): LocalDate | null {
    const days = place.calendar.factsFor(own);
    const after = addDays(order.deliveryDate, 1);
    const offered = after > now.date ? nextOfferedDay(days, now, after) : firstOfferedDay(days, now);
    return offered?.day ?? null;
  }

  function orderOf(): NewOrder {
    const { createdBy, payer, paymentMethod } = order;
    const head = newOrderOf({
      ...{ cart, priced, actor: cart, now: clock.instant() },
      asked: { source: "desk", limitMinor: undefined, notes: {} },
    });
    return {
      ...{ ...head, ...sums, createdBy, payer, paymentMethod, currency: order.currency },
      ...{ cartId: null, placedBy: staff.uid, replaces: order.orderNumber, isProvisional: false },
      ...{ lines: next, bundles: [], empties: [] },
    };
  }
}

/** Nobody stands behind an order that came without a person, or whose person is gone. */
const nobody = { shipTos: [] };

type Boxes = ReadonlyMap<number, number>;

/** One line of a cart for all lines of a product; what comes after all comes by the box. */
function linesOfSku(sku: Sku, lines: readonly OrderLineFacts[], boxes: Boxes) {
  const packages = lines.reduce((sum, { lineNo }) => sum + (boxes.get(lineNo) ?? 0), 0);
  return packages === 0 ? [] : [{ sku, packages, layers: 0, pallets: 0 }];
}

/** The line at the prices of the order, under its number; what came in a bundle comes by itself. */
function lineOf(
  line: OrderLineFacts,
  wanted: Boxes,
  known: Awaited<ReturnType<typeof replacedSoFar>>["lines"],
): readonly (NewOrderLine & { readonly lineNo: number })[] {
  const { lineNo, sku, names, unitPriceMinor, vatPercent, ordered } = line;
  const boxes = wanted.get(lineNo) ?? 0;
  if (boxes === 0) return [];
  // A deposit is one of each box, so it divides.
  const unitDepositMinor = (line.depositMinor / ordered) as Minor;
  return [
    {
      ...{ lineNo, sku, names, boxes, unitPriceMinor, vatPercent, unitDepositMinor, bundleSku: null },
      ...{ packages: boxes, layers: 0, pallets: 0 },
      basePriceMinor: known.get(lineNo)?.basePriceMinor ?? unitPriceMinor,
      netMinor: times(boxes, unitPriceMinor),
      depositMinor: times(boxes, unitDepositMinor),
    },
  ];
}

type Sums = Pick<NewOrder, "netMinor" | "vatMinor" | "grossMinor" | "depositMinor" | "totalMinor" | "vat">;

function sumsOf(lines: readonly (NewOrderLine & { readonly lineNo: number })[]): Sums {
  const { vat, netMinor, vatMinor, grossMinor } = settlePrices(lines, new Map());
  const depositMinor = lines.length === 0 ? NO_MONEY : sumOf(lines, (line) => line.depositMinor);
  return {
    ...{ netMinor, vatMinor, grossMinor, depositMinor, totalMinor: plus(grossMinor, depositMinor) },
    vat: vat.map((rate) => ({ percent: rate.vatPct, baseMinor: rate.netMinor, vatMinor: rate.vatMinor })),
  };
}
