import { isWholesaleOrder } from "@vycep/domain/access/role";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { emptyCart } from "@vycep/domain/cart/cart";
import { type Quote, quoteCart } from "@vycep/domain/cart/quote";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import { type CartId, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { PlaceCalendar } from "../calendar/calendar.facts.ts";
import { type CapacityRules, capacityRuleFor } from "../capacity/capacity.facts.ts";
import type { CartGoods } from "../catalog/catalog.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { methodThatHolds } from "./cart.facts.ts";
import { type LineValues, lineOfRecord, lineValues, toLine } from "./lines/cart-line-values.ts";

/** A live cart with goods, as JSON has it. */
export type CalledCart = {
  readonly id: string;
  readonly uid: string;
  readonly method: string | null;
  readonly day: string | null;
  readonly updatedAt: string;
  readonly lines: readonly LineValues[];
};

/** Pieces of SQL for whoever is called and looks at what stands in the carts of a place (DCUST-04). */
export const calledCartsInSql = {
  /** The live carts with goods that go to a place, whoever fills them, the one that was changed last first. */
  ofPlace: (place: {
    readonly companyId: RawBuilder<unknown>;
    readonly shipToId: RawBuilder<unknown>;
  }): RawBuilder<readonly CalledCart[]> => sql`coalesce((
    select json_agg(json_build_object('id', c.id, 'uid', c.uid, 'method', c.delivery_method, 'day', c.delivery_date,
      'updatedAt', c.updated_at, 'lines', (
        select json_agg(${lineValues} order by position, uid) from cart_line where cart_id = c.id)) order by c.updated_at desc)
    from cart c where c.company_id = ${place.companyId} and c.ship_to_id = ${place.shipToId} and c.is_active
      and exists (select from cart_line l where l.cart_id = c.id)), '[]')`,
  /** The places to which a live cart with goods is to go on a day by one of some methods. */
  placesWithOneFor: (day: LocalDate, methods: readonly ShippingMethod[]): RawBuilder<unknown> => sql`(
    select c.ship_to_id from cart c where c.is_active and c.delivery_date = ${day}::date
      and c.delivery_method = any(${[...methods]}::text[]) and exists (select from cart_line l where l.cart_id = c.id))`,
} as const;

/** Whoever asks for the content alone, and not whether it could be sent, leaves capacity and calendar out. */
export type CalledFacts = {
  readonly shipTo: ShipTo;
  /** The rules for deliveries on a day. */
  readonly capacity?: (day: LocalDate) => CapacityRules;
  readonly calendar?: PlaceCalendar;
  readonly now: LocalMoment;
};

type OfCart = {
  /** As they are offered on the cart's day. */
  readonly goods: ReadonlyMap<string, CartGoods>;
  /** What its owner is at the place; empty where they have no role any more. */
  readonly roleName: string;
};

/** The day whose prices such a cart has: its own, today while it has none. */
export function pricedDayOf({ day }: CalledCart, today: LocalDate): LocalDate {
  return (day === null ? undefined : parseLocalDate(day)) ?? today;
}

export type QuotedCart = {
  readonly method: ShippingMethod | null;
  readonly day: LocalDate | null;
  readonly quote: Quote;
};

/**
 * What such a cart comes to and whether it could be sent now, by the same rules as its owner sees. Left to whoever sends it: what
 * was agreed on with the customer, the empties that go back, and units that a market switched off.
 */
export function quoteCalledCart(
  { id, method: chosen, day: text, lines }: CalledCart,
  { shipTo, capacity, calendar, now }: CalledFacts,
  { goods, roleName }: OfCart,
): QuotedCart {
  const method = methodThatHolds(parseShippingMethod(chosen ?? "") ?? null, shipTo.facts);
  const day = (text === null ? undefined : parseLocalDate(text)) ?? null;
  const { market, currency, facts } = shipTo;
  const rule: CapacityRule | null = capacity
    ? capacityRuleFor(capacity(day ?? now.date), method ?? undefined)
    : null;
  const quote = quoteCart(
    { ...emptyCart(toId<CartId>(id)), lines: lines.map(toLine).map(lineOfRecord) },
    {
      ...{ market, currency, shipToStatus: facts.status, method, deliveryDate: day, rule },
      products: { get: (sku) => goods.get(sku) },
      prices: {
        get: (sku) => {
          const product = goods.get(sku);
          return product && { rows: product.price ? [product.price] : [], leaflet: product.leaflet };
        },
      },
      boxesLeft: {
        get: (sku) => {
          const limit = goods.get(sku)?.limit;
          return limit && boxesLeft(limit);
        },
      },
      orderableUnits: ORDER_UNITS,
      isWholesale: isWholesaleOrder({ roleName, customerType: facts.customerType }),
      tankLitresInstalled: facts.tankLitresInstalled,
      calendar: method === null ? null : (calendar?.factsFor(method) ?? null),
    },
    now,
  );
  return { method, day, quote };
}
