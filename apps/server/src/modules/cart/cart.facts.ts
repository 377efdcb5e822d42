import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { isWholesaleOrder } from "@vycep/domain/access/role";
import { type Cart, emptyCart } from "@vycep/domain/cart/cart";
import { type CartFacts, type ProductPrices, type Quote, quoteCart } from "@vycep/domain/cart/quote";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import { boxesLeft } from "@vycep/domain/catalog/product-limit";
import type { BySku, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { LastPriceUpdate } from "@vycep/domain/pricing/price-update";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../platform/db.ts";
import { lazy } from "../../platform/lazy.ts";
import type { Actor } from "../../platform/session.ts";
import { ownPlace } from "../access/access.facts.ts";
import { placeCalendar } from "../calendar/calendar.facts.ts";
import { capacityRuleFor, capacityRules } from "../capacity/capacity.facts.ts";
import type { CartGoods, OfferView } from "../catalog/catalog.facts.ts";
import { orderableUnitsIn } from "../market/market.facts.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import type { CartRecord, FullCart } from "./cart.repo.ts";
import { agreedOf } from "./cart-pricing.ts";
import { cartShelf } from "./cart-shelf.ts";
import { type CartEmptiesLoader, cartEmptiesLoader, type WeighedEmpties } from "./empties/cart-empties.ts";
import type { HeldPlace } from "./held-place.ts";
import { keptFacts } from "./kept/kept-facts.ts";
import { lineOfRecord } from "./lines/cart-line-values.ts";
import { quotedBefore } from "./lines/quoted-lines.ts";
import { lastPriceUpdate } from "./prices/last-price-update.ts";

export type { FullCart } from "./cart.repo.ts";

/** All that a cart is judged and priced by, each part loaded when first asked for and once (C10: never shared). */
export type CartFactsLoader = {
  readonly method: ShippingMethod | null;
  /** The chosen day, which prices, VAT and deposits follow; today while there is none. */
  readonly day: LocalDate;
  readonly now: LocalMoment;
  readonly shipTo: () => Promise<ShipTo>;
  /** Products by number; those that exist, whether they are sold or not. */
  readonly goods: (skus: readonly Sku[]) => Promise<BySku<CartGoods>>;
  /** The same with all that the catalogue shows of them. */
  readonly products: (skus: readonly Sku[]) => Promise<ReadonlyMap<Sku, CatalogProduct>>;
  readonly factsFor: (skus: readonly Sku[]) => Promise<CartFacts>;
  /** The units that goods may be ordered in there by a method, whichever the cart has. */
  readonly unitsBy: (method: ShippingMethod) => Promise<CartFacts["orderableUnits"]>;
  /** All that a cart of this place, way and day is judged by, its own prices and empties with it. */
  readonly judgedBy: (cart: FullCart) => Promise<CartFacts>;
  readonly quote: (cart: FullCart) => Promise<Quote>;
  readonly empties: CartEmptiesLoader;
  readonly db: Db;
};

type LoaderInput = {
  readonly db: Db;
  readonly now: LocalMoment;
  readonly actor: Pick<Actor, "shipTos">;
  /** What was read of the place when it was held. */
  readonly place?: HeldPlace | undefined;
};

/** The facts of one cart for one request. */
export function cartFactsLoader({ db, now, actor, place }: LoaderInput, cart: CartRecord): CartFactsLoader {
  const chosen = cart.deliveryMethod === null ? null : (parseShippingMethod(cart.deliveryMethod) ?? null);
  const { deliveryDate } = cart;
  const day = deliveryDate ?? now.date;
  const kept = keptFacts(db, cart, { day, today: now.date });
  const known = async () => place ?? (await kept?.place());
  const shipTo = lazy(async () => {
    const there = await known();
    if (there) return there.shipTo;
    const found = await shipToById(db, cart.shipToId);
    if (!found) throw new Error(`the ship-to of cart ${cart.id} does not exist`);
    return found;
  });
  const rules = lazy(async () => (await known())?.capacity ?? capacityRules(db, await shipTo(), day));
  const calendar = lazy(async () => (await known())?.calendar ?? placeCalendar(db, await shipTo(), now.date));
  const empties = cartEmptiesLoader({ db, now, method: chosen, day, shipTo, rules, calendar });
  const shelf = cartShelf({ db, cart, day, today: now.date, kept, shipTo });

  // One after another: they share a connection when the cart is held.
  const factsFor = async (skus: readonly Sku[]): Promise<CartFacts> => {
    const { market, currency, facts } = await shipTo();
    const method = methodThatHolds(chosen, facts);
    const products = await shelf.goods(skus);
    const units = await shelf.units();
    const capacity = await rules();
    const days = await calendar();
    return {
      market,
      currency,
      shipToStatus: facts.status,
      method,
      deliveryDate,
      products,
      prices: {
        get: (sku) => {
          const product = products.get(sku);
          return product && pricesOf(product);
        },
      },
      boxesLeft: {
        get: (sku) => {
          const limit = products.get(sku)?.limit;
          return limit && boxesLeft(limit);
        },
      },
      // Without a method nobody can say which units it takes, so none is wrong yet.
      orderableUnits: method === null ? ORDER_UNITS : orderableUnitsIn(units, facts.customerType, method),
      rule: capacityRuleFor(capacity, method ?? undefined),
      isWholesale: isWholesaleOrder({
        roleName: ownPlace(actor, cart.shipToId)?.roleName ?? "",
        customerType: facts.customerType,
      }),
      tankLitresInstalled: facts.tankLitresInstalled,
      calendar: method === null ? null : days.factsFor(method),
    };
  };

  const judgedBy = async (full: FullCart): Promise<CartFacts> => {
    const facts = await factsFor(full.lines.map(({ sku }) => sku));
    const weighed = await empties.weigh(full);
    const agreed = agreedOf(full, (await shipTo()).payer.paymentMethod);
    return { ...facts, agreed, empties: weighed?.split };
  };

  return {
    method: chosen,
    day,
    now,
    shipTo,
    goods: shelf.goods,
    products: shelf.products,
    factsFor,
    unitsBy: async (method) =>
      orderableUnitsIn(await shelf.units(), (await shipTo()).facts.customerType, method),
    judgedBy,
    quote: async (full) => {
      const facts = await judgedBy(full);
      return quoteCart(cartOf(full), { ...facts, quoted: quotedBefore(facts, now) }, now);
    },
    empties,
    db,
  };
}

/**
 * A method that the place is no longer offered counts as none: the order type must be chosen anew (TRANSPORT-51,
 * TRANSPORT-52). A suspended place is offered nothing, and that is said by itself.
 */
export function methodThatHolds(
  chosen: ShippingMethod | null,
  place: ShipTo["facts"],
): ShippingMethod | null {
  if (chosen === null || place.status === "SUSPENDED") return chosen;
  return offeredMethods(place).includes(chosen) ? chosen : null;
}

/** A cart always has a place, and so the currency that its company pays in. */
export type PricedOfferView = OfferView & { readonly currency: Currency };

/**
 * What the cart's products are offered under: the cart's own place, method and day, not those of the headers. Without a
 * method that holds it is the one to begin with, as in the list (TRANSPORT-31, TRANSPORT-32).
 */
export async function offerViewOf(facts: CartFactsLoader, currency: Currency): Promise<PricedOfferView> {
  const { market, method: held } = await facts.factsFor([]);
  const offered = offeredMethods((await facts.shipTo()).facts);
  const method = held ?? defaultMethod({ offered, cartHasItems: false });
  return {
    market,
    date: facts.day,
    method,
    currency,
    configuredUnits: method === undefined ? [] : await facts.unitsBy(method),
    refusal: undefined,
  };
}

/** A cart with everything that was weighed. */
export type PricedCart = {
  readonly quote: Quote;
  readonly shipTo: ShipTo;
  readonly goods: BySku<CartGoods>;
  readonly method: ShippingMethod | null;
  /** What goes back; undefined when nothing does. */
  readonly empties: WeighedEmpties | undefined;
  /** How the last price update of this very cart ended (PRICE-06, OP-22). */
  readonly last: LastPriceUpdate | undefined;
};

/** Prices and judges a cart by facts of this moment; a held one by what its own transaction reads (C13). */
export async function priceCart(db: Db, cart: FullCart, at: Omit<LoaderInput, "db">): Promise<PricedCart> {
  const facts = cartFactsLoader({ db, ...at }, cart);
  const quote = await facts.quote(cart);
  return {
    quote,
    shipTo: await facts.shipTo(),
    goods: await facts.goods([]),
    method: facts.method,
    empties: await facts.empties.weigh(cart),
    last: await lastPriceUpdate(facts, cart),
  };
}

/** The cart as the rules see it. */
export function cartOf({ id, lines }: FullCart): Cart {
  return { ...emptyCart(id), lines: lines.map(lineOfRecord) };
}

function pricesOf({ price, leaflet }: CartGoods): ProductPrices {
  return { rows: price ? [price] : [], leaflet };
}
