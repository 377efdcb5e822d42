import type { SavedLineFacts } from "@vycep/contract/saved-orders/saved-orders.codec";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { sameInAll } from "@vycep/domain/market/texts";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { requireOrderingAt } from "../access/access.facts.ts";
import { type CartStart, succeedCart } from "../cart/cart.commands.ts";
import { type FullCart, type PricedCart, priceCart } from "../cart/cart.facts.ts";
import { insertSavedOrder } from "./saved-orders.repo.ts";

type PutAside = {
  readonly actor: Actor;
  readonly cart: FullCart;
  readonly title: string;
  /** What the next cart begins with; left out, it goes where this one went. */
  readonly next?: CartStart;
};

/**
 * Puts a held cart with lines aside, all of them, whatever ails them (CHECKOUT-13, OP-56), with what they cost on that
 * day; an empty live cart follows. Everything in the caller's transaction, or nothing.
 */
export async function putAside(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { actor, cart, title, next }: PutAside,
): Promise<{ readonly id: number; readonly cart: FullCart }> {
  requireOrderingAt(actor, cart.shipToId);
  const now = clock.instant();
  const { quote, goods } = await priceCart(tx, cart, { actor, now: clock.now() });
  const id = await insertSavedOrder(tx, {
    cartId: cart.id,
    uid: actor.uid,
    companyId: cart.companyId,
    shipToId: cart.shipToId,
    title,
    customerOrderNumber: cart.customerOrderNumber,
    noteForDriver: cart.noteForDriver,
    deliveryMethod: cart.deliveryMethod,
    deliveryDate: cart.deliveryDate,
    currency: quote.currency,
    netMinor: quote.totals.netMinor,
    totalMinor: quote.totals.grandTotalMinor,
    boxes: quote.load.boxes,
    createdAt: now,
    lines: cart.lines.map((line, index) => savedLineOf(line, quote.lines[index], goods)),
  });
  return { id, cart: await succeedCart(tx, cart, { start: next, now }) };
}

/** The amounts are the cart's own; only what it cost comes from the quote. */
function savedLineOf(
  { sku, packages, layers, pallets, parts }: FullCart["lines"][number],
  quoted: PricedCart["quote"]["lines"][number] | undefined,
  goods: PricedCart["goods"],
): SavedLineFacts {
  const product = goods.get(sku);
  const priced = parts ? parts.map((part) => goods.get(part.sku)) : [product];
  const hasPrice = priced.every((one) => (one?.price ?? null) !== null);
  return {
    sku,
    names: product?.names ?? sameInAll(sku),
    packages,
    layers,
    pallets,
    ...(parts ? { parts } : {}),
    boxes: quoted?.boxes ?? 0,
    unitMinor: hasPrice ? (quoted?.unitMinor ?? null) : null,
    netMinor: quoted?.netMinor ?? NO_MONEY,
  };
}
