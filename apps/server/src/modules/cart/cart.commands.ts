import type { CartLine } from "@vycep/domain/cart/cart";
import type { CartId, CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../platform/db.ts";
import type { Actor } from "../../platform/session.ts";
import { heldShipToInSql } from "../ship-to/ship-to.commands.ts";
import { beginCart } from "./begin-cart.ts";
import { requireCartUser } from "./cart.policy.ts";
import * as repo from "./cart.repo.ts";
import { type Delivery, writeDelivery } from "./cart-delivery.repo.ts";
import { takeOverEmpties } from "./empties/cart-empties.repo.ts";
import { changesBetween, withWritten } from "./lines/line-changes.ts";
import { type AskedCart, type CartDeps, findLiveCart, noSuchCart } from "./live-cart.facts.ts";
import { setAllAside } from "./move/cart-aside.repo.ts";
import { newCartId } from "./opaque-id.ts";

type FullCart = repo.FullCart;

/** Holds the cart of that very id, live or not, until the transaction ends; missing and foreign alike (C16). */
export async function holdCart(tx: Tx, actor: Actor, id: string): Promise<FullCart> {
  requireCartUser(actor);
  const cart = await repo.lockCart(tx, actor, id);
  if (!cart) throw noSuchCart(id);
  return cart;
}

/** The customer's live cart, made when there is none, by whichever own id (C6), held until the transaction ends. */
export async function holdLiveCart(
  deps: CartDeps & { readonly db: Tx },
  { actor, ...asked }: AskedCart & { readonly actor: Actor },
): Promise<FullCart> {
  const liveOrBegun = async () => {
    const { live, usable } = await findLiveCart(deps.db, actor, asked);
    return usable ?? beginCart(deps, actor, { live, wanted: asked.shipToId });
  };
  while (!(await repo.lockLiveCart(deps.db, actor))) await liveOrBegun();
  return liveOrBegun();
}

/**
 * Sets where, how and when a cart goes (TRANSPORT-45, TRANSPORT-46); whether it may is judged before. The cart must
 * be held; a cart that became an order meanwhile is refused like a missing one.
 */
export async function setCartDelivery(
  tx: Tx,
  cart: FullCart,
  to: Delivery & { readonly now: Date },
): Promise<FullCart> {
  if (!cart.isActive) throw noSuchCart(cart.id);
  const version = await writeDelivery(tx, cart, to);
  if (version === undefined) throw new Error("the cart that was held is gone");
  return withDelivery(cart, { ...to, version });
}

/**
 * The same for a cart that is not held, in one statement: nothing is written when it was changed since it was seen
 * (C21), or when its place is not approved, which is held against a suspension meanwhile.
 */
export async function setSeenCartDelivery(
  tx: Tx,
  cart: FullCart,
  to: Delivery & { readonly now: Date },
): Promise<FullCart | undefined> {
  const onlyIf = heldShipToInSql.approved(to.shipToId);
  const version = await writeDelivery(tx, cart, { ...to, onlyIf });
  return version === undefined ? undefined : withDelivery(cart, { ...to, version });
}

/**
 * Begins the cart that `liveOrNextCart` answered, with its place, way and day, in one statement: nothing is written when a rival has
 * begun one meanwhile, or when the place is not approved.
 */
export async function beginCartAt(
  tx: Tx,
  cart: FullCart,
  to: Delivery & { readonly now: Date },
): Promise<FullCart | undefined> {
  const onlyIf = heldShipToInSql.approved(to.shipToId);
  const isMade = await repo.insertChosenCart(tx, { id: cart.id, uid: cart.uid, ...to, onlyIf });
  return isMade ? withDelivery(cart, { ...to, version: 1 }) : undefined;
}

function withDelivery(
  cart: FullCart,
  to: Delivery & { readonly now: Date; readonly version: number },
): FullCart {
  const { shipToId, companyId, method, date, version } = to;
  const stays = shipToId === cart.shipToId;
  return {
    ...cart,
    shipToId,
    companyId,
    empties: stays ? cart.empties : null,
    emptiesSecond: stays ? cart.emptiesSecond : null,
    deliveryMethod: method,
    deliveryDate: date,
    noteForDriver: to.noteForDriver ?? (stays ? cart.noteForDriver : ""),
    version,
    updatedAt: to.now,
  };
}

/** Gives a held cart the lines that the rules made of it; those that stay as they are are not touched. */
export async function writeCartLines(
  tx: Tx,
  held: FullCart,
  to: { readonly lines: readonly CartLine[]; readonly now: Date },
): Promise<FullCart> {
  const put = changesBetween(held.lines, to.lines);
  if (put.length === 0) return held;
  const written = await repo.writeLines(tx, held, { put, drop: [], now: to.now });
  if (!written) throw new Error("a cart changed while it was held");
  return withWritten(held, { put, drop: [] }, written);
}

/**
 * A held cart that plans no return yet goes on with what a cart planned that was put aside (EMPTIES-02): what lies at a
 * place lies there whichever cart it was said in.
 */
export async function resumeEmpties(
  tx: Tx,
  cart: FullCart,
  from: { readonly cartId: CartId; readonly now: Date },
): Promise<FullCart> {
  const resumed = await takeOverEmpties(tx, cart.id, from);
  return resumed ? { ...cart, ...resumed, updatedAt: from.now } : cart;
}

/** Pieces of SQL for the statement that makes an order of a cart: the customer's next one starts empty (CHECKOUT-09…11). */
export const closedCartInSql = { partsOf: repo.retiring } as const;

/** Where, how and when a cart goes, and the texts on it. */
export type CartStart = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly method: string | null;
  readonly date: LocalDate | null;
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
  const id = newCartId();
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

/**
 * Takes back that a held cart followed another one: what it holds is set aside, and the one before is live again as it was
 * left (decision 0300).
 */
export async function precedeCart(
  tx: Tx,
  cart: FullCart,
  { cartId, now }: { readonly cartId: CartId; readonly now: Date },
): Promise<void> {
  await setAllAside(tx, cart, now);
  await repo.retireCart(tx, cart.id, now);
  await repo.reviveCart(tx, cartId, now);
}
