import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, forbidden } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { inOneStatement, inTransaction } from "../../platform/transaction.ts";
import type { Place } from "../access/access.facts.ts";
import { placeForNewCart } from "./cart.policy.ts";
import { type FullCart, findCarts, insertCart } from "./cart.repo.ts";
import { moveCart } from "./cart-delivery.repo.ts";
import { newCartId } from "./opaque-id.ts";

type Beginning = { readonly live: FullCart | undefined; readonly wanted: string | undefined };
type Clocked<D extends Db> = Pick<Deps, "clock"> & { readonly db: D };

/**
 * The first cart, or a cart whose place was taken from the user: that one must show neither name nor prices any
 * more, so it moves to a place that is left.
 */
export async function beginCart(
  deps: Clocked<Tx>,
  actor: Actor,
  { live, wanted }: Beginning,
): Promise<FullCart> {
  const made = await (live ? moveToOwnPlace(deps, actor, { live, wanted }) : makeCart(deps, actor, wanted));
  const [cart] = made ? [made] : await findCarts(deps.db, actor);
  if (!cart) throw new Error("a cart that was there a moment ago is gone");
  return cart;
}

/** The same by itself; to make a cart is one statement, unless a rival makes it in the same moment. */
export async function beginCartAlone(
  { db, clock }: Clocked<Db>,
  actor: Actor,
  beginning: Beginning,
): Promise<FullCart> {
  const { live, wanted } = beginning;
  if (actor.preview !== undefined) return emptyCart(actor, { wanted, now: clock.instant() });
  const made = live
    ? undefined
    : await inOneStatement(db, (tx) => makeCart({ db: tx, clock }, actor, wanted));
  return made ?? inTransaction(db, (tx) => beginCart({ db: tx, clock }, actor, beginning));
}

/** A cart that nobody has written: whoever only looks begins none, and theirs is there as long as the answer (DCONF-02). */
export function emptyCart(
  actor: Actor,
  { wanted, now: updatedAt }: { readonly wanted: string | undefined; readonly now: Date },
): FullCart {
  const { shipToId, companyId } = placeOf(actor, wanted);
  return {
    ...{ id: newCartId(), uid: actor.uid, companyId, shipToId, deliveryMethod: null, deliveryDate: null },
    ...{ noteForDriver: "", customerOrderNumber: "", pricing: null, checkoutStep: null, isActive: true },
    ...{ version: 0, updatedAt, empties: null, emptiesSecond: null, lines: [] },
  };
}

async function makeCart(
  { db, clock }: Clocked<Tx>,
  actor: Actor,
  wanted: string | undefined,
): Promise<FullCart | undefined> {
  const { shipToId, companyId } = placeOf(actor, wanted);
  return insertCart(db, { id: newCartId(), uid: actor.uid, shipToId, companyId, now: clock.instant() });
}

async function moveToOwnPlace(
  { db, clock }: Clocked<Tx>,
  actor: Actor,
  { live, wanted }: { readonly live: FullCart; readonly wanted: string | undefined },
): Promise<undefined> {
  // Its owner fills it for another place: whoever orders in their name leaves it to them (DORD-06).
  if (actor.behalf !== undefined && live.lines.length > 0)
    throw new AppError("conflict", { code: "cart-elsewhere" });
  const { shipToId, companyId } = placeOf(actor, wanted);
  await moveCart(db, live.id, { shipToId, companyId, now: clock.instant() });
}

function placeOf(actor: Actor, wanted: string | undefined): Place {
  const place = placeForNewCart(actor, wanted);
  if (!place) throw forbidden("Catalogue");
  return place;
}
