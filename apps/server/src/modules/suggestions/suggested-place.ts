import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { isWholesaleOrder } from "@vycep/domain/access/role";
import {
  type CalendarFacts,
  firstOfferedDay,
  judgeDay,
  offeredDays,
} from "@vycep/domain/calendar/delivery-day";
import { emptyCart } from "@vycep/domain/cart/cart";
import { type CartFacts, type Quote, quoteCart } from "@vycep/domain/cart/quote";
import { type CartId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { addDays, type LocalDate, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { SuggestionVariant } from "@vycep/domain/suggestions/amounts-cache";
import {
  type SuggestFacts,
  type Suggestion,
  suggestCart,
  suggestTruck,
} from "@vycep/domain/suggestions/suggested-cart";
import type { Delivery } from "@vycep/domain/suggestions/usual-order";
import { variantMethod, variantOf } from "@vycep/domain/suggestions/variants";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { Db } from "../../platform/db.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Place } from "../access/access.facts.ts";
import { type PlaceCalendar, placeCalendar } from "../calendar/calendar.facts.ts";
import { type CapacityRules, capacityRuleFor, capacityRulesFrom } from "../capacity/capacity.facts.ts";
import { type OfferView, offerOf, productsBySku } from "../catalog/catalog.facts.ts";
import type { PortalConfigFacts } from "../market/market.facts.ts";
import type { PlaceDelivery } from "../orders/orders.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";

/** One variant of a place's suggested cart, with all that its answer shows. */
export type SuggestedVariantView = {
  readonly method: ShippingMethod;
  readonly day: LocalDate;
  readonly suggestion: Suggestion;
  readonly quote: Quote;
  readonly products: ReadonlyMap<Sku, CatalogProduct>;
  readonly offer: OfferView;
};

type PlaceFacts = {
  readonly place: Place;
  readonly shipTo: ShipTo;
  readonly config: PortalConfigFacts;
  readonly deliveries: readonly PlaceDelivery[];
  readonly choice: RequestContext["choice"];
  readonly now: LocalMoment;
};

/** Both variants of one place: four statements, or three where only one is offered. */
export async function suggestedVariants(
  db: Db,
  facts: PlaceFacts,
): Promise<Readonly<Record<SuggestionVariant, SuggestedVariantView | undefined>>> {
  const { shipTo, now } = facts;
  const calendar = await placeCalendar(db, shipTo, now.date);
  const rules = await capacityRulesFrom(db, shipTo, now.date);
  const variantView = (variant: SuggestionVariant) => viewOf(db, variant, { ...facts, calendar, rules });
  return { standard: await variantView("standard"), truck: await variantView("truck") };
}

type VariantFacts = PlaceFacts & {
  readonly calendar: PlaceCalendar;
  readonly rules: (day: LocalDate) => CapacityRules;
};

async function viewOf(
  db: Db,
  variant: SuggestionVariant,
  facts: VariantFacts,
): Promise<SuggestedVariantView | undefined> {
  const { shipTo, place, config } = facts;
  const delivery = deliveryOf(variant, facts);
  if (!delivery) return undefined;
  const { method, day } = delivery;
  const { market, currency, priceList } = shipTo;
  const deliveries = deliveriesFor(variant, facts.deliveries);
  const skus = [...new Set(deliveries.flatMap(({ boxes }) => [...boxes.keys()]))];
  const products = await productsBySku(db, skus, { market, priceList, date: day });
  const configuredUnits = config.orderableUnits(place.customerType ?? shipTo.facts.customerType, method);
  const offer: OfferView = { market, currency, date: day, method, configuredUnits, refusal: undefined };
  const suggestFacts = { ...delivery, deliveries, today: facts.now.date, goods: goodsOf(products, offer) };
  const cartFacts = cartFactsOf(facts, { ...delivery, products, configuredUnits });
  const empty = emptyCart(toId<CartId>("suggested"));
  const { limits } = quoteCart(empty, cartFacts, facts.now);
  const suggestion =
    variant === "truck" ? suggestTruck(suggestFacts, { method, limits }) : suggestCart(suggestFacts);
  const proposed = { ...empty, lines: suggestion.lines.filter((line) => line.isChecked) };
  return { method, day, suggestion, quote: quoteCart(proposed, cartFacts, facts.now), products, offer };
}

type VariantDelivery = {
  readonly method: ShippingMethod;
  readonly calendar: CalendarFacts;
  readonly day: LocalDate;
  readonly laterDays: readonly LocalDate[];
};

/** How and when it goes: as chosen where that holds, else by the first method and on the first day that are offered. */
function deliveryOf(
  variant: SuggestionVariant,
  { shipTo, place, choice, now, calendar: calendars }: VariantFacts,
): VariantDelivery | undefined {
  const isChosenPlace = choice.shipToId === place.shipToId;
  const method = variantMethod(variant, shipTo.facts, isChosenPlace ? choice.method : undefined);
  if (method === undefined) return undefined;
  const calendar = calendars.factsFor(method);
  const chosen = isChosenPlace && choice.method === method ? choice.deliveryDate : undefined;
  const isOpen = chosen !== undefined && judgeDay(calendar, now, chosen).open;
  const day = isOpen ? chosen : firstOfferedDay(calendar, now)?.day;
  if (day === undefined) return undefined;
  const last = addDays(day, daysSeen);
  const laterDays = offeredDays(calendar, now)
    .filter((offered) => offered.isScheduled && offered.day > day && offered.day <= last)
    .map((offered) => offered.day);
  return { method, calendar, day, laterDays };
}

function goodsOf(products: ReadonlyMap<Sku, CatalogProduct>, offer: OfferView): SuggestFacts["goods"] {
  return new Map(
    [...products].map(([sku, product]) => [
      sku,
      { ...product, units: product.isBundle ? [] : offerOf(product, offer).units },
    ]),
  );
}

type Goods = Pick<VariantDelivery, "method" | "calendar" | "day"> & {
  readonly products: ReadonlyMap<Sku, CatalogProduct>;
  readonly configuredUnits: OfferView["configuredUnits"];
};

/** What the proposed lines are priced and judged by, as if they were a cart (quoteCart). */
function cartFactsOf({ shipTo, place, rules }: VariantFacts, goods: Goods): CartFacts {
  const { method, calendar, day, products, configuredUnits } = goods;
  const { status, customerType, tankLitresInstalled } = shipTo.facts;
  return {
    market: shipTo.market,
    currency: shipTo.currency,
    shipToStatus: status,
    method,
    deliveryDate: day,
    products,
    prices: new Map(
      [...products].map(([sku, { price, leaflet }]) => [sku, { rows: price ? [price] : [], leaflet }]),
    ),
    orderableUnits: configuredUnits,
    rule: capacityRuleFor(rules(day), method),
    isWholesale: isWholesaleOrder({ roleName: place.roleName, customerType }),
    tankLitresInstalled,
    calendar,
  };
}

/** As far as anybody plans the delivery after next. */
const daysSeen = 45;
/** From so many on a place's own trucks say what its truck carries. */
const trucksThatTell = 3;

/** A standard order is like standard orders; a truck like trucks, or like all of them where there are hardly any. */
function deliveriesFor(variant: SuggestionVariant, all: readonly PlaceDelivery[]): readonly Delivery[] {
  const ofVariant = all.filter(({ method }) => {
    const known = parseShippingMethod(method);
    return known !== undefined && variantOf(known) === variant;
  });
  const chosen = variant === "truck" && ofVariant.length < trucksThatTell ? all : ofVariant;
  return together(chosen);
}

/** What came on one day is one delivery. */
export function together(deliveries: readonly PlaceDelivery[]): readonly Delivery[] {
  const byDay = Map.groupBy(deliveries, ({ day }) => day);
  return [...byDay].map(([day, sameDay]) => ({ day, boxes: boxesOf(sameDay) }));
}

function boxesOf(deliveries: readonly PlaceDelivery[]): ReadonlyMap<Sku, number> {
  const sum = new Map<Sku, number>();
  for (const { boxes } of deliveries)
    for (const [sku, count] of boxes) sum.set(sku, (sum.get(sku) ?? 0) + count);
  return sum;
}

/** The methods whose history is asked for: those that carry ordinary goods. */
export const ordinaryMethods: readonly ShippingMethod[] = Object.values(METHODS)
  .filter(({ carries }) => carries === "ordinary")
  .map(({ value }) => value);
