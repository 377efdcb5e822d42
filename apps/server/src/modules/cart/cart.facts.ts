import type { CartLine, Cart as RuledCart } from "@vycep/domain/cart/cart";
import type { Quote } from "@vycep/domain/cart/quote";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { LastPriceUpdate } from "@vycep/domain/pricing/price-update";
import type { ShipToRefusal } from "@vycep/domain/ship-to/selectable";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import type { CartGoods, OfferView } from "../catalog/catalog.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { requireCartUser, requireRightFor, whyNotOrderFor } from "./cart.policy.ts";
import * as repo from "./cart.repo.ts";
import { takeOverEmpties } from "./cart-empties.repo.ts";
import type { WeighedEmpties } from "./cart-empties.ts";
import { type CartFactsLoader, cartFactsLoader, cartOf } from "./cart-facts.ts";
import { notesOf, plainText, sentNotesOf } from "./cart-notes.ts";
import { answerCart, type CartAnswer, offerViewOf } from "./cart-view.ts";
import { writeHeldLines } from "./change-cart.ts";
import { lastPriceUpdate } from "./last-price-update.ts";
import { type AskedCart, type CartDeps, heldLiveCart, liveCart, noSuchCart } from "./live-cart.ts";
import { newOpaqueId } from "./opaque-id.ts";
import { keepNotes } from "./set-cart-notes.ts";

export type FullCart = repo.FullCart;

/** The customer's live cart, by whichever own id it is asked for (C6); made when there is none. */
export function liveCartOf(deps: CartDeps, actor: Actor, asked: AskedCart): Promise<FullCart> {
  return liveCart(deps, actor, asked);
}

/** Which cart is somebody's live one, and how often it was changed; nothing before the first. */
export const cartVersion = repo.findCartVersion;

/** A cart as GraphQL answers it; what is not selected is not loaded. */
export function cartAnswer(
  deps: Pick<Deps, "db" | "clock">,
  cart: FullCart,
  asker: { readonly actor: Actor; readonly language: RequestContext["language"] },
): CartAnswer {
  return answerCart(deps, cart, asker);
}

/** Holds the cart of that very id, live or not, until the transaction ends; missing and foreign alike (C16). */
export async function holdCart(tx: Tx, actor: Actor, id: string): Promise<FullCart> {
  requireCartUser(actor);
  await repo.lockCart(tx, actor.uid, id);
  const cart = (await repo.findCarts(tx, actor.uid, id)).find((found) => found.id === id);
  if (!cart) throw noSuchCart(id);
  return cart;
}

/** The customer's live cart, made when there is none, by whichever own id (C6), held until the transaction ends. */
export async function holdLiveCart(
  deps: CartDeps & { readonly db: Tx },
  { actor, ...asked }: LiveCartAsker,
): Promise<FullCart> {
  return heldLiveCart(deps, actor, asked);
}

type LiveCartAsker = AskedCart & { readonly actor: Actor };

/**
 * Sets where, how and when a cart goes (TRANSPORT-45, TRANSPORT-46); whether it may is judged before. The cart must
 * be held; a cart that became an order meanwhile is refused like a missing one.
 */
export async function setCartDelivery(
  tx: Tx,
  cart: FullCart,
  to: repo.Delivery & { readonly now: Date },
): Promise<FullCart> {
  if (!cart.isActive) throw noSuchCart(cart.id);
  const version = await repo.writeDelivery(tx, cart.id, to);
  const { shipToId, companyId, method, date } = to;
  const stays = shipToId === cart.shipToId;
  const noteForDriver = to.noteForDriver ?? (stays ? cart.noteForDriver : "");
  return {
    ...cart,
    shipToId,
    companyId,
    empties: stays ? cart.empties : null,
    emptiesSecond: stays ? cart.emptiesSecond : null,
    deliveryMethod: method,
    deliveryDate: date,
    noteForDriver,
    version,
    updatedAt: to.now,
  };
}

/** Ordering needs the permission Catalogue at the cart's own place (C14); that it is suspended the quote says. */
export function requireOrderingOf(actor: Actor, cart: FullCart): void {
  requireRightFor(actor, cart.shipToId);
}

/** Why nothing may be put into a cart for a place (SHIPTO-11, SHIPTO-12); nothing when it may. */
export function whyNotOrderAt(actor: Actor, shipToId: string): ShipToRefusal | undefined {
  return whyNotOrderFor(actor, shipToId);
}

/** The two texts of an order out of a call, cut to what can be printed, or a refusal that names the field. */
export function orderNotesOf(
  input: { readonly note_for_driver?: string | null; readonly customer_order_number?: string | null },
  language: RequestContext["language"],
): repo.CartNotes {
  return notesOf(input, language);
}

/** The two texts of a cart that is sent or put aside: the call's, otherwise the headers' (HTTP-18, HTTP-19). */
export const sentNotes = sentNotesOf;

/** One text out of a call, in one line, or a refusal that names the field. */
export const textOfCall = plainText;

/** Keeps the customer's own order number with the live cart (C20, GQL-36). */
export async function setCartNumber(
  deps: Deps,
  { actor, shipToId }: LiveCartAsker,
  customerOrderNumber: string,
): Promise<FullCart> {
  const notes = { customerOrderNumber };
  return (await keepNotes(deps, { actor, asked: { shipToId }, notes })).cart;
}

/**
 * A held cart that plans no return yet goes on with what a cart planned that was put aside (EMPTIES-02): what lies at a
 * place lies there whichever cart it was said in.
 */
export async function resumeEmpties(
  tx: Tx,
  cart: FullCart,
  from: { readonly cartId: string; readonly now: Date },
): Promise<FullCart> {
  const resumed = await takeOverEmpties(tx, cart.id, from);
  return resumed ? { ...cart, ...resumed, updatedAt: from.now } : cart;
}

/** What a cart, or one that might be, is judged by. */
export type CartWeighing = CartFactsLoader;

/** Everything that a cart is judged and priced by, each part loaded when first asked for. */
export function weighCart(
  db: Db,
  cart: FullCart,
  { actor, now }: { readonly actor: Actor; readonly now: LocalMoment },
): CartWeighing {
  return cartFactsLoader({ db, now, actor }, cart);
}

/** What products are offered under in a cart: its own place, method and day. */
export function offerInCart(weighing: CartWeighing, currency: Quote["currency"]): Promise<OfferView> {
  return offerViewOf(weighing, currency);
}

/** The cart as the rules see it. */
export function ruledCart(cart: FullCart): RuledCart {
  return cartOf(cart);
}

/** Gives a held cart the lines that the rules made of it. */
export function writeCartLines(
  tx: Tx,
  cart: FullCart,
  to: { readonly lines: readonly CartLine[]; readonly now: Date },
): Promise<FullCart> {
  return writeHeldLines(tx, cart, to);
}

/** A cart with everything that was weighed. */
export type PricedCart = {
  readonly quote: Quote;
  readonly shipTo: ShipTo;
  readonly goods: ReadonlyMap<string, CartGoods>;
  readonly method: ShippingMethod | null;
  /** What goes back; undefined when nothing does. */
  readonly empties: WeighedEmpties | undefined;
  /** How the last price update of this very cart ended (PRICE-06, OP-22). */
  readonly last: LastPriceUpdate | undefined;
};

/** Prices and judges a held cart by facts of this moment, all read in the same transaction (C13). */
export async function priceHeldCart(
  tx: Tx,
  cart: FullCart,
  at: { readonly actor: Actor; readonly now: LocalMoment },
): Promise<PricedCart> {
  const facts = weighCart(tx, cart, at);
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

/** The cart has become an order: the customer's next one starts empty (CHECKOUT-09…11). */
export function closeCart(tx: Tx, id: string, now: Date): Promise<void> {
  return repo.retireCart(tx, id, now);
}

/** Where, how and when a cart goes, and the texts on it. */
export type CartStart = {
  readonly shipToId: string;
  readonly companyId: string;
  readonly method: string | null;
  readonly date: string | null;
  readonly noteForDriver: string;
  readonly customerOrderNumber: string;
};

/**
 * A held cart is live no more, and an empty one follows (CHECKOUT-13): for the same place, method and day and without
 * texts, unless told otherwise.
 */
export async function succeedCart(
  tx: Tx,
  cart: FullCart,
  { start, now }: { readonly start?: CartStart | undefined; readonly now: Date },
): Promise<FullCart> {
  const { uid, shipToId, companyId, deliveryMethod: method, deliveryDate: date } = cart;
  const next = start ?? { shipToId, companyId, method, date, noteForDriver: "", customerOrderNumber: "" };
  const id = newOpaqueId();
  await repo.retireCart(tx, cart.id, now);
  await repo.insertNextCart(tx, { ...next, id, uid, now });
  const { method: deliveryMethod, date: deliveryDate, ...rest } = next;
  const begun = {
    pricing: null,
    empties: null,
    emptiesSecond: null,
    checkoutStep: null,
    isActive: true,
    version: 0,
    updatedAt: now,
    lines: [],
  };
  return { ...rest, ...begun, id, uid, deliveryMethod, deliveryDate };
}
