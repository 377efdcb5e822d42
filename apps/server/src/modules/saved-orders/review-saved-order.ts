import type { Instead } from "@vycep/domain/orders/reorder";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { ReorderTarget } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import type { FullCart } from "../cart/cart.facts.ts";
import { targetOf } from "./reorder-target.ts";
import { type PastOrderFacts, type PastReview, reviewPastOrder } from "./saved-orders.facts.ts";
import { linesOfSavedOrders, type SavedOrderRecord } from "./saved-orders.repo.ts";

type Question = {
  readonly actor: Actor;
  readonly saved: SavedOrderRecord;
  readonly past: PastOrderFacts;
  readonly live: FullCart;
  readonly into: ReorderTarget;
  readonly instead?: readonly Instead[] | undefined;
};

/** A saved order as it may be put into a cart again. */
export async function pastOfSaved(
  db: Db,
  { id, currency, shipToId }: SavedOrderRecord,
): Promise<PastOrderFacts> {
  return { currency, shipToId, lines: await linesOfSavedOrders(db, [id]) };
}

/** A saved order held against the cart it would go into. */
export async function reviewSavedOrder(
  deps: Pick<Deps, "clock"> & { readonly db: Db },
  { saved, past, live, into, actor, instead }: Question,
): Promise<PastReview> {
  const target = await targetOf(deps.db, { actor, saved, live, into, now: deps.clock.now() });
  return reviewPastOrder(deps, { actor, past, target, instead });
}
