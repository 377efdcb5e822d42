import type { Db, Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { type AppError, forbidden, notFound } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { isOwnPlace, placeForNewCart, requireCartUser } from "./cart.policy.ts";
import { type FullCart, findCarts, insertCart, lockLiveCart, moveCart } from "./cart.repo.ts";
import { newOpaqueId } from "./opaque-id.ts";

export type CartDeps = Pick<Deps, "clock"> & { readonly db: Db };

/** Which cart is meant: by its id, or by the id of one that the same customer had before (C6). */
export type AskedCart = { readonly id?: string | undefined; readonly shipToId?: string | undefined };

/** Missing and foreign alike (C16): who asks for somebody else's cart learns nothing. */
export function noSuchCart(id: string): AppError {
  return notFound("no-such-cart", `Could not find a cart with ID "${id}"`);
}

/**
 * The signed-in customer's one live cart, made when there is none (GQL-12, GQL-13, OP-06). One statement when it is
 * there; an id that is not the customer's finds nothing.
 */
export async function liveCart(deps: CartDeps, actor: Actor, asked: AskedCart = {}): Promise<FullCart> {
  requireCartUser(actor);
  const carts = await findCarts(deps.db, actor.uid, asked.id);
  if (asked.id !== undefined && !carts.some(({ id }) => id === asked.id)) throw noSuchCart(asked.id);
  const live = carts.find(({ isActive }) => isActive);
  if (live && isOwnPlace(actor, live.shipToId)) return live;
  return beginAnew(deps, actor, { live, wanted: asked.shipToId });
}

/** The same, held until the transaction ends; one that is made here is held as well. */
export async function heldLiveCart(
  deps: CartDeps & { readonly db: Tx },
  actor: Actor,
  asked: AskedCart = {},
): Promise<FullCart> {
  while (!(await lockLiveCart(deps.db, actor.uid))) await liveCart(deps, actor, asked);
  return liveCart(deps, actor, asked);
}

/**
 * The first cart, or a cart whose place was taken from the user: that one must show neither name nor prices any
 * more, so it moves to a place that is left.
 */
async function beginAnew(
  { db, clock }: CartDeps,
  actor: Actor,
  { live, wanted }: { readonly live: FullCart | undefined; readonly wanted: string | undefined },
): Promise<FullCart> {
  const place = placeForNewCart(actor, wanted);
  if (!place) throw forbidden("Catalogue");
  const { shipToId, companyId } = place;
  const now = clock.instant();
  if (live) await moveCart(db, live.id, { shipToId, companyId, now });
  else await insertCart(db, { id: newOpaqueId(), uid: actor.uid, shipToId, companyId, now });
  const [cart] = await findCarts(db, actor.uid);
  if (!cart) throw new Error("a cart that was there a moment ago is gone");
  return cart;
}
