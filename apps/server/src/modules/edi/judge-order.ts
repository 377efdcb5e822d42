import { NOTE_FOR_DRIVER_MAX } from "@vycep/contract/cart/cart.codec";
import { nextOfferedDay } from "@vycep/domain/calendar/delivery-day";
import type { CartLine } from "@vycep/domain/cart/cart";
import { whyNotAddable } from "@vycep/domain/cart/new-line";
import type { CartFacts } from "@vycep/domain/cart/quote";
import { orderableUnits } from "@vycep/domain/catalog/orderable-units";
import { boxesOf } from "@vycep/domain/catalog/packaging";
import { askedBoxes } from "@vycep/domain/edi/asked-boxes";
import { allRefused, type LineAnswer } from "@vycep/domain/edi/order-answer";
import type { EdiLine, EdiReason, OrderMessage } from "@vycep/domain/edi/order-message";
import { lineReason, orderReason } from "@vycep/domain/edi/refusal-reason";
import type { OrderNumber, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { fitUnits } from "@vycep/domain/orders/fit-units";
import { judgePlaceOrder, type PlaceObstacle } from "@vycep/domain/orders/place-order";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import { METHODS } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { ownPlace } from "../access/access.facts.ts";
import { cartFactsLoader, priceCart } from "../cart/cart.facts.ts";
import { type RequestedCart, requestedCart } from "../cart/requested-cart.facts.ts";
import type { CodedGoods } from "../catalog/coded-goods.facts.ts";
import { takeRequestedOrder } from "../orders/requested-order.commands.ts";
import { shipToByGln, shipToById } from "../ship-to/ship-to.facts.ts";
import type { EdiPartner } from "./edi.repo.ts";

export type JudgedOrder = {
  readonly lines: readonly LineAnswer[];
  /** Null where nothing was ordered. */
  readonly orderNumber: OrderNumber | null;
  readonly deliveryDay: LocalDate | null;
  readonly currency: Currency | null;
  /** Net price of a box by product. */
  readonly prices: ReadonlyMap<string, Minor>;
};

type Asked = {
  readonly partner: EdiPartner;
  readonly actor: Actor | undefined;
  readonly order: OrderMessage;
  readonly goods: (code: string) => CodedGoods | undefined;
  readonly requestId: string;
  /** Whether it is judged and answered alone. */
  readonly isTest: boolean;
};

type Ordering = Pick<Deps, "clock">;

/**
 * Judges an order line by line, as if each were put into a cart at its place, and orders what is left of it on the way of
 * all orders. What cannot be ordered as a whole is refused as a whole.
 */
export async function judgeOrder(tx: Tx, deps: Ordering, asked: Asked): Promise<JudgedOrder> {
  const { partner, actor, order } = asked;
  const lines = order.lines.map((line) => countedLine(line, asked));
  if (order.purpose !== "new") return refusedAll(lines, "only-new-orders");
  if (!(await buysForItself(tx, partner, order.buyer))) return refusedAll(lines, "place-unknown");
  const gln = order.place ?? order.buyer;
  const shipToId = await shipToByGln(tx, partner.companyId, gln);
  if (shipToId === undefined) return refusedAll(lines, "place-unknown");
  if (!actor || !ownPlace(actor, shipToId)?.permissions.includes("Catalogue"))
    return refusedAll(lines, "not-allowed");
  return judgeAtPlace(tx, deps, { ...asked, actor, shipToId, lines });
}

/** The partner, or a place of its company: whoever else is said to buy would not be whom the brewery bills. */
async function buysForItself(tx: Tx, { gln, companyId }: EdiPartner, buyer: string): Promise<boolean> {
  return buyer === gln || (await shipToByGln(tx, companyId, buyer)) !== undefined;
}

function refusedAll(lines: readonly LineAnswer[], reason: EdiReason): JudgedOrder {
  return {
    lines: allRefused(lines, reason),
    orderNumber: null,
    deliveryDay: null,
    currency: null,
    prices: new Map(),
  };
}

/** The goods of a line and how many boxes it asks for. */
function countedLine(line: EdiLine, { goods, partner }: Asked): LineAnswer {
  const found = [line.gtin, line.ourNumber].flatMap((code) => (code === null ? [] : (goods(code) ?? [])))[0];
  const refusal = (reason: EdiReason): LineAnswer => ({
    ...{ line, reason },
    ...{ sku: found?.sku ?? null, asked: 0, unitsPerBox: 1, boxes: 0 },
  });
  if (found === undefined) return refusal("product-unknown");
  // What is packed by each customer is no line of a program.
  if (found.isBundle) return refusal("not-sold");
  const namesPiece = line.gtin !== null && line.gtin === found.eanItem && found.eanItem !== found.ean;
  const counted = askedBoxes(line, { packaging: found.packaging, namesPiece }, partner);
  if (!counted.ok) return refusal(counted.refusal.kind);
  const { boxes, unitsPerBox, isRounded } = counted.value;
  return { line, sku: found.sku, asked: boxes, unitsPerBox, boxes, reason: isRounded ? "part-box" : null };
}

type AtPlace = Asked & {
  readonly actor: Actor;
  readonly shipToId: ShipToId;
  readonly lines: readonly LineAnswer[];
};

async function judgeAtPlace(tx: Tx, deps: Ordering, asked: AtPlace): Promise<JudgedOrder> {
  const { actor, shipToId, partner, order } = asked;
  const now = deps.clock.now();
  const place = await shipToById(tx, shipToId);
  if (place === undefined) return refusedAll(asked.lines, "place-unknown");
  const method = defaultMethod({ offered: offeredMethods(place.facts), cartHasItems: false }) ?? null;
  const request = (said: Pick<RequestedCart, "date" | "lines">) =>
    requestedCart({
      ...said,
      ...{ uid: actor.uid, companyId: partner.companyId, shipToId, method },
      noteForDriver: order.note.slice(0, NOTE_FOR_DRIVER_MAX),
      customerOrderNumber: order.number,
      now: deps.clock.instant(),
    });
  const factsOn = (date: LocalDate | null) => {
    const skus = asked.lines.flatMap(({ sku }) => (sku === null ? [] : [sku as never]));
    return cartFactsLoader({ db: tx, now, actor }, request({ date, lines: [] })).factsFor(skus);
  };
  const { calendar } = await factsOn(null);
  const day = order.wantedDay ?? (calendar && (nextOfferedDay(calendar, now, now.date)?.day ?? null));
  const { answers, lines } = cartLinesOf(asked.lines, await factsOn(day));
  const cart = request({ date: day, lines });
  const priced = await priceCart(tx, cart, { actor, now });
  const prices = new Map(priced.quote.lines.map(({ sku, unitMinor }) => [sku as string, unitMinor]));
  const known = { deliveryDay: day, currency: priced.quote.currency, prices };
  const verdict = judgePlaceOrder(priced.quote);
  if (!verdict.ok) {
    return { ...refusedAll(answers, reasonOf(verdict.refusal.obstacles)), currency: priced.quote.currency };
  }
  if (asked.isTest) return { ...known, lines: answers, orderNumber: null };
  const taken = await takeRequestedOrder(tx, deps, { actor, cart, requestId: asked.requestId });
  if (!taken.ok) return refusedAll(answers, reasonOf(taken.refusal.obstacles));
  return { ...known, lines: answers, orderNumber: taken.value };
}

/** The first that says something to a program. */
function reasonOf(obstacles: readonly PlaceObstacle[]): EdiReason {
  return obstacles.map(orderReason).find((reason) => reason !== "needs-a-person") ?? "needs-a-person";
}

/** Each line put into the cart after the others, by the rules of the catalogue; those of one product share a line there. */
function cartLinesOf(
  asked: readonly LineAnswer[],
  facts: CartFacts,
): { readonly answers: readonly LineAnswer[]; readonly lines: readonly CartLine[] } {
  const cart = new Map<string, CartLine>();
  const answers = asked.map((answer): LineAnswer => {
    if (answer.sku === null || answer.boxes === 0) return answer;
    const present = cart.get(answer.sku);
    const added = addableLine(answer, facts, present);
    if (added.line) cart.set(answer.sku, present ? together(present, added.line) : added.line);
    return { ...answer, boxes: added.boxes, reason: added.reason ?? answer.reason };
  });
  return { answers, lines: [...cart.values()] };
}

type Added = {
  readonly line?: CartLine;
  readonly boxes: number;
  readonly reason: EdiReason | null;
};

function addableLine({ sku, boxes }: LineAnswer, facts: CartFacts, present: CartLine | undefined): Added {
  const product = sku === null ? undefined : facts.products.get(sku as never);
  if (product === undefined) return { boxes: 0, reason: "product-unknown" };
  const isTruck = facts.method !== null && METHODS[facts.method].kind === "truck";
  const offered = orderableUnits({ configured: facts.orderableUnits, product, isTruck });
  const fitting = (wanted: number) => {
    const fit = fitUnits(wanted, product.packaging, offered);
    return fit && fit.boxes <= wanted ? { sku: product.sku, ...fit.amounts } : undefined;
  };
  const line = fitting(boxes);
  if (line === undefined || boxesOf(line, product.packaging) !== boxes)
    return { boxes: 0, reason: "unit-not-sold" };
  const refusal = whyNotAddable(line, facts, present);
  if (refusal === undefined) return { line, boxes, reason: null };
  // What is left of a limit comes all the same.
  const before = present ? boxesOf(present, product.packaging) : 0;
  const left = refusal.kind === "product-limit-exceeded" ? refusal.boxesLeft - before : 0;
  const lesser = left > 0 ? fitting(left) : undefined;
  if (lesser === undefined) return { boxes: 0, reason: lineReason(refusal) };
  return { line: lesser, boxes: boxesOf(lesser, product.packaging), reason: "limit-reached" };
}

function together(one: CartLine, other: CartLine): CartLine {
  return {
    sku: one.sku,
    packages: one.packages + other.packages,
    layers: one.layers + other.layers,
    pallets: one.pallets + other.pallets,
  };
}
