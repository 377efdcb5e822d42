import type { NamedPastLine } from "@vycep/contract/saved-orders/saved-orders.codec";
import type { CartFacts } from "@vycep/domain/cart/quote";
import type { Currency } from "@vycep/domain/kernel/money";
import { type Instead, type Review, reviewReorder } from "@vycep/domain/orders/reorder";
import type { NotReordered } from "@vycep/words/saved-orders/answers";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Actor } from "../../platform/session.ts";
import { type CartWeighing, type FullCart, ruledCart, weighCart } from "../cart/cart.facts.ts";

/** The cart that an order of the past would go into. */
export type Target = {
  readonly cart: FullCart;
  /** Why nothing may be put there at all. */
  readonly refusal: NotReordered | undefined;
};

/** What was saved or ordered once, as it may be put into a cart again. */
export type PastOrderFacts = {
  readonly currency: Currency;
  readonly shipToId: string;
  readonly lines: readonly NamedPastLine[];
};

/** An order of the past held against the cart it would go into. */
export type PastReview = {
  readonly past: PastOrderFacts;
  readonly target: Target;
  readonly review: Review;
  readonly weighing: CartWeighing;
  readonly facts: CartFacts;
};

type Question = {
  readonly actor: Actor;
  readonly past: PastOrderFacts;
  readonly target: Target;
  /** Other goods, chosen for what cannot be had. */
  readonly instead?: readonly Instead[] | undefined;
};

/** Loads what the rules need, in a number of statements that no length of the order changes (C7), and asks them. */
export async function reviewPastOrder(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  { actor, past, target, instead = [] }: Question,
): Promise<PastReview> {
  const now = clock.now();
  const weighing = weighCart(db, target.cart, { actor, now });
  const goods = [...target.cart.lines, ...past.lines, ...instead.map(({ line }) => line)];
  const facts = await weighing.factsFor(goods.map(({ sku }) => sku));
  const review = reviewReorder(past, { cart: ruledCart(target.cart), facts, now, instead });
  return { past, target, review, weighing, facts };
}
