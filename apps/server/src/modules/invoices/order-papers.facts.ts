import type { Readable } from "node:stream";
import { sumToCollect, toBillPayment } from "@vycep/domain/billing/cash-rounding";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Money, NO_MONEY } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { homeMarket } from "@vycep/domain/market/market";
import type { OrderPaper } from "@vycep/paper/account/order-content";
import type { SheetLook } from "@vycep/paper/pdf/frame";
import type { Db } from "../../platform/db.ts";
import { type DeliveredOrder, ordersOnPapers } from "../orders/billable-orders.facts.ts";
import { type ShipTo, shipTosById } from "../ship-to/ship-to.facts.ts";
import { confirmationPaper, promisedInCash } from "./account/confirmation.ts";
import { drawInPieces } from "./papers/draw-in-thread.ts";
import type { SheafPaper } from "./papers/paper-thread.ts";
import { paperLanguage } from "./papers/tax-paper-of.ts";
import { deliveryPaper } from "./papers/write-paper.ts";
import { partiesWith, type Seller, sellerOf } from "./parties.ts";

export type { SheafPaper } from "./papers/paper-thread.ts";

/** The papers of orders, or their delivery notes, in their order, each in the language of its market. */
export async function papersOfOrders(
  db: Db,
  paper: "order" | "delivery-note",
  numbers: readonly string[],
): Promise<readonly SheafPaper[]> {
  const orders = await ordersOnPapers(db, numbers);
  const places = await shipTosById(
    db,
    orders.map(({ shipToId }) => shipToId),
  );
  const known = new Map(orders.map((order) => [order.orderNumber as string, order]));
  const sellers = new Map<string, Seller>();
  const papers: SheafPaper[] = [];
  for (const order of numbers.flatMap((number) => known.get(number) ?? [])) {
    const place = places.get(order.shipToId);
    if (place === undefined) continue;
    const day = paper === "order" ? order.ordered : order.deliveryDate;
    const key = `${order.market} ${day}`;
    const seller = sellers.get(key) ?? (await sellerOf(db, order.market, day));
    sellers.set(key, seller);
    papers.push(paper === "order" ? orderSheet(order, place, seller) : deliverySheet(order, place, seller));
  }
  return papers;
}

function orderSheet(order: DeliveredOrder, place: ShipTo, seller: Seller): SheafPaper {
  const { state, noteForDriver, market } = order;
  const paper: OrderPaper = {
    ...confirmationPaper(order, partiesWith(seller, place)),
    ...{ state, noteForDriver, window: place.deliveryWindow },
  };
  return { language: paperLanguage(market), drawn: { kind: "order", paper } };
}

function deliverySheet(order: DeliveredOrder, place: ShipTo, seller: Seller): SheafPaper {
  const isDelivered = order.state === "delivered" || order.state === "partially-delivered";
  const number = `8${order.orderNumber.slice(1)}`;
  const paper = deliveryPaper(order, partiesWith(seller, place), { number, isDelivered });
  return { language: paperLanguage(order.market), drawn: { kind: "delivery", paper } };
}

/** What the driver collects for an order; undefined where it is nothing. */
export function moneyToCollect(order: DeliveredOrder): Money | undefined {
  const { currency } = order;
  const minor = sumToCollect({ payment: toBillPayment(order.payment), totalMinor: promisedInCash(order) });
  return minor === NO_MONEY ? undefined : { minor, currency };
}

/** What the brewery is called on papers of its own. */
export async function houseName(db: Db, day: LocalDate): Promise<string> {
  return (await sellerOf(db, homeMarket(), day)).name;
}

/** Papers in one file, piece by piece as they are drawn, in a thread of its own. */
export function drawSheaf(
  papers: readonly SheafPaper[],
  made: {
    readonly title: string;
    readonly language: Language;
    readonly madeAt: Date;
    readonly look: SheetLook | undefined;
  },
): Readable {
  const { title, language, madeAt, look } = made;
  return drawInPieces({ language, madeAt, look, drawn: { kind: "sheaf", title, papers } });
}
