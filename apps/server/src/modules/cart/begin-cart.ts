import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { placeForNewCart } from "./cart.policy.ts";
import { type FullCart, findCarts, insertCart, moveCart } from "./cart.repo.ts";
import { newCartId } from "./opaque-id.ts";

type Beginning = { readonly live: FullCart | undefined; readonly wanted: string | undefined };
type Clocked<D extends Db> = Pick<Deps, "clock"> & { readonly db: D };

/**
 * The first cart, or a cart whose place was taken from the user: that one must show neither name nor prices any
 * more, so it moves to a place that is left.
 */
export async function beginCart(
  { db, clock }: Clocked<Tx>,
  actor: Actor,
  { live, wanted }: Beginning,
): Promise<FullCart> {
  const place = placeForNewCart(actor, wanted);
  if (!place) throw forbidden("Catalogue");
  const { shipToId, companyId } = place;
  const now = clock.instant();
  if (live) await moveCart(db, live.id, { shipToId, companyId, now });
  else await insertCart(db, { id: newCartId(), uid: actor.uid, shipToId, companyId, now });
  const [cart] = await findCarts(db, actor);
  if (!cart) throw new Error("a cart that was there a moment ago is gone");
  return cart;
}

/** The same in a transaction of its own. */
export function beginCartAlone(
  { db, clock }: Clocked<Db>,
  actor: Actor,
  beginning: Beginning,
): Promise<FullCart> {
  return inTransaction(db, (tx) => beginCart({ db: tx, clock }, actor, beginning));
}
