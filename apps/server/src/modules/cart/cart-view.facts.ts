import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { encodeCartItem } from "@vycep/contract/cart/cart.codec";
import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { toUid } from "@vycep/contract/uid";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import type { Quote } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { Sku } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../platform/deps.ts";
import type { BundleCartItem, Cart, SimpleCartItem } from "../../platform/graphql.gen.ts";
import { lazy } from "../../platform/lazy.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { type CartGoods, productAnswer } from "../catalog/catalog.facts.ts";
import type { EmptiesHistory } from "../empties/empties.facts.ts";
import { type CartFactsLoader, cartFactsLoader, offerViewOf, type PricedOfferView } from "./cart.facts.ts";
import type { FullCart } from "./cart.repo.ts";
import { type EmptiesRow, readEmptiesRows } from "./empties/empties-rows.ts";
import type { CartLineRecord } from "./lines/cart-line-values.ts";

type Language = RequestContext["language"];

/** A cart that is being answered: what a selection does not ask for is never loaded (GQL-14…17). */
export type CartView = {
  readonly cart: FullCart;
  readonly facts: CartFactsLoader;
  readonly language: Language;
  readonly quote: () => Promise<Quote>;
  /** The products whose lines the call made or changed. */
  readonly changed: ReadonlySet<string>;
  /** The account of the cart's place (EMPTIES-01), read once, whoever asks for it. */
  readonly emptiesRows: (history: EmptiesHistory) => Promise<readonly EmptiesRow[]>;
};

/** One line of it, with what its product and prices are answered from. */
export type ItemView = {
  readonly line: QuotedLine;
  readonly goods: CartGoods | undefined;
  /** The product of a line, or of what a package holds. */
  readonly goodsOf: (sku: Sku) => CartGoods | undefined;
  /** The products of all lines of the page, loaded when the first one is asked for. */
  readonly products: () => Promise<ReadonlyMap<string, CatalogProduct>>;
  readonly offer: PricedOfferView;
  readonly language: Language;
};

/** A cart as GraphQL answers it: its plain fields, and what the heavier ones are made of. */
export type CartAnswer = Partial<Cart> & { readonly view: CartView };

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly Cart: CartAnswer;
    readonly CartItem: CartItemAnswer;
  }
}

type ViewInput = {
  readonly actor: Actor;
  readonly language: Language;
  /** The facts that an operation has loaded already, if it has. */
  readonly facts?: CartFactsLoader | undefined;
  readonly changed?: ReadonlySet<string> | undefined;
};

/** Answers a cart: the row's own fields at once, everything else when a resolver asks for it. */
export function answerCart(deps: Pick<Deps, "db" | "clock">, cart: FullCart, input: ViewInput): CartAnswer {
  const { actor, language } = input;
  const facts = input.facts ?? cartFactsLoader({ db: deps.db, now: deps.clock.now(), actor }, cart);
  const quote = lazy(() => facts.quote(cart));
  let rows: Promise<readonly EmptiesRow[]> | undefined;
  const emptiesRows = (history: EmptiesHistory) => {
    rows ??= readEmptiesRows({ cart, facts, language }, history);
    return rows;
  };
  return {
    id: cart.id,
    email: actor.email,
    is_virtual: false,
    version: cart.version,
    updated_at: cart.updatedAt.toISOString(),
    checked_at: deps.clock.instant().toISOString(),
    total_lines: cart.lines.length,
    ship_to_id: cart.shipToId,
    delivery_date: cart.deliveryDate,
    delivery_method: cart.deliveryMethod,
    shipmentId: cart.deliveryMethod,
    note_for_driver: cart.noteForDriver,
    customer_order_number: cart.customerOrderNumber,
    checkout_step: cart.checkoutStep ?? "contents",
    customerSettings: {
      ship_to_id: cart.shipToId,
      delivery_method: cart.deliveryMethod,
      delivery_date: cart.deliveryDate,
    },
    applied_coupons: null,
    view: { cart, facts, language, quote, changed: input.changed ?? new Set(), emptiesRows },
  };
}

/** A line of plain goods, or the group of a bundle. */
export type CartItemAnswer = (Partial<SimpleCartItem> | Partial<BundleCartItem>) & {
  readonly view: ItemView;
};

/** The lines from one place to another, each with its product behind it. */
export async function itemsOf(view: CartView, from: number, to: number): Promise<CartItemAnswer[]> {
  return itemsAt(view, (index) => index >= from && index < to);
}

/** The lines that the call made or changed. */
export async function changedItemsOf(view: CartView): Promise<CartItemAnswer[]> {
  const { cart, changed } = view;
  return itemsAt(view, (index) => changed.has(cart.lines[index]?.sku ?? ""));
}

async function itemsAt(view: CartView, isWanted: (index: number) => boolean): Promise<CartItemAnswer[]> {
  const { cart, facts, language } = view;
  const page = cart.lines.flatMap((record, index) => (isWanted(index) ? [{ record, index }] : []));
  if (page.length === 0) return [];
  const quote = await view.quote();
  const goods = await facts.goods([]);
  const offer = await offerViewOf(facts, quote.currency);
  const products = lazy(() => facts.products(page.map(({ record }) => record.sku)));
  return page.flatMap(({ record, index }) => {
    const line = quote.lines[index];
    return line
      ? [
          itemOf(record, {
            line,
            goods: goods.get(line.sku),
            goodsOf: (sku) => goods.get(sku),
            products,
            offer,
            language,
          }),
        ]
      : [];
  });
}

/** The product of a line, as the catalogue shows it. */
export async function productOf({ products, line, offer, language }: ItemView) {
  const product = (await products()).get(line.sku);
  if (!product)
    return { __typename: "SimpleProduct" as const, uid: toUid(line.sku), sku: line.sku, name: line.sku };
  return productAnswer(product, offer, language);
}

function itemOf(record: CartLineRecord, view: ItemView): CartItemAnswer {
  return { ...encodeCartItem(view.line, record, view.goods), view };
}

/** The last moment to send for the chosen day; none while day or method are not chosen, or the day is closed. */
export async function orderByOf({ cart, facts }: CartView): Promise<string | null> {
  if (cart.deliveryDate === null) return null;
  const { calendar } = await facts.factsFor([]);
  const moment = calendar && orderByFor(calendar, cart.deliveryDate);
  return moment ? encodeMoment(moment) : null;
}
