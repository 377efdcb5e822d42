import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { type AppError, notFound } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { beginCartAlone, emptyCart } from "./begin-cart.ts";
import { isOwnPlace, requireCartUser } from "./cart.policy.ts";
import { type FullCart, findCartsOrNone } from "./cart.repo.ts";
import { keepLines, keptLines } from "./kept-carts.facts.ts";

export type CartDeps = Pick<Deps, "clock"> & { readonly db: Db };

/** Which cart is meant: by its id, or by the id of one that the same customer had before (C6). */
export type AskedCart = { readonly id?: string | undefined; readonly shipToId?: string | undefined };

/** Missing and foreign alike (C16): who asks for somebody else's cart learns nothing. */
export function noSuchCart(id: string): AppError {
  return notFound("no-such-cart", `Could not find a cart with ID "${id}"`);
}

/**
 * The signed-in customer's one live cart of the company they act for (D47), made when there is none (GQL-12, GQL-13, OP-06): to ask for it is what begins
 * it. One statement when it is there; an id that is not the customer's finds nothing.
 */
export async function liveCart(deps: CartDeps, actor: Actor, asked: AskedCart = {}): Promise<FullCart> {
  const found = await findLiveCart(deps.db, actor, asked);
  if (found.usable) keepLines(deps.db, actor, found.usable);
  return found.usable ?? beginCartAlone(deps, actor, { live: found.live, wanted: asked.shipToId });
}

/**
 * The same for who writes it as their next step: where there is none, nothing is written yet of what is answered, and `begin` makes
 * it for who does not write it after all.
 */
export async function liveOrNextCart(
  deps: CartDeps,
  actor: Actor,
  asked: AskedCart,
): Promise<{ readonly cart: FullCart; readonly begin?: () => Promise<FullCart> }> {
  const { live, usable, states } = await findLiveCart(deps.db, actor, asked);
  if (usable) keepLines(deps.db, actor, usable);
  if (usable) return { cart: usable };
  const { shipToId: wanted } = asked;
  const begin = () => beginCartAlone(deps, actor, { live, wanted });
  if (live || actor.preview !== undefined) return { cart: await begin() };
  return { cart: { ...emptyCart(actor, { wanted, now: deps.clock.instant() }), states }, begin };
}

/** The live cart as it stands; usable as long as its place is one of the actor's. */
export async function findLiveCart(
  db: Db,
  actor: Actor,
  asked: AskedCart,
): Promise<{
  readonly live: FullCart | undefined;
  readonly usable: FullCart | undefined;
  readonly states: FullCart["states"];
}> {
  requireCartUser(actor);
  const { carts, states } = await findCartsOrNone(db, actor, { id: asked.id, kept: keptLines(db, actor) });
  if (asked.id !== undefined && !carts.some(({ id }) => id === asked.id)) throw noSuchCart(asked.id);
  const live = carts.find(({ isActive }) => isActive);
  return { live, usable: live && isOwnPlace(actor, live.shipToId) ? live : undefined, states };
}
