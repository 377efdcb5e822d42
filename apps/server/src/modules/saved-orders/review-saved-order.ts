import { type Review, reviewReorder } from "@vycep/domain/orders/reorder";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReorderTarget } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import { type CartWeighing, type FullCart, ruledCart, weighCart } from "../cart/cart.facts.ts";
import { type Target, targetOf } from "./reorder-target.ts";
import { linesOfSavedOrders, type SavedLineRecord, type SavedOrderRecord } from "./saved-orders.repo.ts";

/** A saved order held against the cart it would go into. */
export type SavedReview = {
  readonly target: Target;
  readonly lines: readonly SavedLineRecord[];
  readonly review: Review;
  readonly weighing: CartWeighing;
};

type Question = {
  readonly actor: Actor;
  readonly saved: SavedOrderRecord;
  readonly live: FullCart;
  readonly into: ReorderTarget;
};

/** Loads what the rules need, in a number of statements that no length of the order changes (C7), and asks them. */
export async function reviewSavedOrder(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Db },
  question: Question,
): Promise<SavedReview> {
  const { actor, saved } = question;
  const now = clock.now();
  const target = await targetOf(db, { ...question, now });
  const lines = await linesOfSavedOrders(db, [saved.id]);
  const weighing = weighCart(db, target.cart, { actor, now });
  const facts = await weighing.factsFor([...target.cart.lines, ...lines].map(({ sku }) => sku));
  const order = { currency: saved.currency, lines };
  return {
    target,
    lines,
    weighing,
    review: reviewReorder(order, { cart: ruledCart(target.cart), facts, now }),
  };
}
