/** What the server tells a signed-in customer of its own accord, as server-sent events at `EVENTS_PATH`. */

import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { ORDER_STATES, type OrderState } from "@vycep/domain/orders/order-states";

/** Ids and counts only: who is told asks for the contents, with rights of their own. */
export type PortalEvent =
  /** The customer's cart is at this version now. */
  | { readonly kind: "cart"; readonly cartId: string; readonly version: number }
  /** An order of a place whose orders the customer may see is not as it was. */
  | {
      readonly kind: "order";
      readonly orderNumber: string;
      /** As it is now, also where something else is the news. */
      readonly state: OrderState;
      readonly news: OrderNews;
    }
  /** The customer's notices are not as they were: a new one, or some were read. */
  | { readonly kind: "notice" }
  /** A message of the brewery came, changed or ended (BELL-04); whom it is for is settled when it is asked for. */
  | { readonly kind: "announcement" }
  /** Places of the customer's company are not as they were: suspended, other days, other terms. What is shown of them is asked anew. */
  | { readonly kind: "place" }
  /** New terms of use are in force; whether the customer has to agree to them is settled when they are asked about. */
  | { readonly kind: "terms" };

/**
 * What is new of an order: it moved on, the ERP invoiced or credited something of it, its prices are settled, prices above the
 * customer's limit were taken all the same, or the brewery changed it.
 */
export type OrderNews = (typeof ORDER_NEWS)[number];
const ORDER_NEWS = ["moved", "billed", "priced", "kept", "changed"] as const;

/** Keeps proxies from cutting a stream on which nothing happens. */
export const HEARTBEAT_MS = 20_000;

/** One event as it goes over the wire. */
export function encodeEvent({ kind, ...data }: PortalEvent): string {
  return `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment, which every reader skips. */
export const heartbeat = ":\n\n";

/** An event out of its name and data; undefined for one of a newer server. */
export function decodeEvent(name: string | undefined, text: string): PortalEvent | undefined {
  if (name === "notice" || name === "announcement" || name === "place" || name === "terms") {
    return { kind: name };
  }
  const data = readObject(text);
  const { cartId, version, orderNumber, state, news } = data;
  if (name === "cart" && typeof cartId === "string" && typeof version === "number") {
    return { kind: "cart", cartId, version };
  }
  if (name === "order" && typeof orderNumber === "string" && isOrderState(state) && isOrderNews(news)) {
    return { kind: "order", orderNumber, state, news };
  }
  return undefined;
}

/** A row of the database that changed, as its triggers tell the servers (`db/schema/events.sql`). */
export type Happening =
  | {
      readonly kind: "cart";
      readonly uid: string;
      readonly company: string;
      readonly id: string;
      readonly version: number;
    }
  | {
      readonly kind: "order";
      readonly place: string;
      readonly number: string;
      readonly state: OrderState;
      readonly news: OrderNews;
    }
  | { readonly kind: "notice"; readonly uid: string; readonly company: string }
  | { readonly kind: "announcement" }
  | { readonly kind: "terms" }
  | { readonly kind: "place"; readonly company: string | null }
  | { readonly kind: "maintenance"; readonly market: string }
  | { readonly kind: "rights"; readonly uid: string }
  | { readonly kind: "token"; readonly id: string };

export function decodeHappening(text: string): Happening | undefined {
  const { kind, uid, company, id, version, place, number, state, news, market } = readObject(text);
  if (kind === "notice" && typeof uid === "string" && typeof company === "string") {
    return { kind, uid, company };
  }
  if (kind === "announcement" || kind === "terms") return { kind };
  if (kind === "place" && (typeof company === "string" || company === null)) return { kind, company };
  if (kind === "maintenance" && typeof market === "string") return { kind, market };
  if (kind === "rights" && typeof uid === "string") return { kind, uid };
  if (kind === "token" && typeof id === "string") return { kind, id };
  if (kind === "cart" && typeof uid === "string" && typeof company === "string") {
    return typeof id === "string" && typeof version === "number"
      ? { kind, uid, company, id, version }
      : undefined;
  }
  if (kind !== "order" || typeof place !== "string" || typeof number !== "string") return undefined;
  return isOrderState(state) && isOrderNews(news) ? { kind, place, number, state, news } : undefined;
}

function isOrderNews(value: unknown): value is OrderNews {
  return ORDER_NEWS.some((known) => known === value);
}

function isOrderState(value: unknown): value is OrderState {
  return typeof value === "string" && isNameIn(ORDER_STATES, value);
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
