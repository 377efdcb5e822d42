import type { Quote } from "@vycep/domain/cart/quote";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Cart } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import type { CartGoods } from "../catalog/catalog.facts.ts";
import type { ShipTo } from "../shipto/shipto.facts.ts";
import { requireCartUser, requireRightFor } from "./cart.policy.ts";
import * as repo from "./cart.repo.ts";
import { cartFactsLoader } from "./cart-facts.ts";
import { notesOf } from "./cart-notes.ts";
import { answerCart } from "./cart-view.ts";
import { type AskedCart, type CartDeps, liveCart, noSuchCart } from "./live-cart.ts";

export type FullCart = repo.FullCart;

/** The customer's live cart, by whichever own id it is asked for (C6); made when there is none. */
export function liveCartOf(deps: CartDeps, actor: Actor, asked: AskedCart): Promise<FullCart> {
  return liveCart(deps, actor, asked);
}

/** A cart as GraphQL answers it; what is not selected is not loaded. */
export function cartAnswer(
  deps: Pick<Deps, "db" | "clock">,
  cart: FullCart,
  asker: { readonly actor: Actor; readonly language: RequestContext["language"] },
): Partial<Cart> {
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
  return { ...cart, shipToId, companyId, deliveryMethod: method, deliveryDate: date, version };
}

/** Ordering needs the permission Catalogue at the cart's own place (C14); that it is suspended the quote says. */
export function requireOrderingOf(actor: Actor, cart: FullCart): void {
  requireRightFor(actor, cart.shipToId);
}

/** The two texts of an order out of a call, cut to what can be printed, or a refusal that names the field. */
export function orderNotesOf(
  input: { readonly note_for_driver?: string | null; readonly customer_order_number?: string | null },
  language: RequestContext["language"],
): repo.CartNotes {
  return notesOf(input, language);
}

/** A cart with everything that was weighed. */
export type PricedCart = {
  readonly quote: Quote;
  readonly shipTo: ShipTo;
  readonly goods: ReadonlyMap<string, CartGoods>;
  readonly method: ShippingMethod | null;
};

/** Prices and judges a held cart by facts of this moment, all read in the same transaction (C13). */
export async function priceHeldCart(
  tx: Tx,
  cart: FullCart,
  at: { readonly actor: Actor; readonly now: LocalMoment },
): Promise<PricedCart> {
  const facts = cartFactsLoader({ db: tx, ...at }, cart);
  const quote = await facts.quote(cart);
  return { quote, shipTo: await facts.shipTo(), goods: await facts.goods([]), method: facts.method };
}

/** The cart has become an order: the customer's next one starts empty (CHECKOUT-09…11). */
export function closeCart(tx: Tx, id: string, now: Date): Promise<void> {
  return repo.retireCart(tx, id, now);
}
