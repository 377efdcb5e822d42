import type { Db, Tx } from "../../platform/db.ts";
import type { Actor } from "../../platform/session.ts";
import { inOneStatement, inTransaction } from "../../platform/transaction.ts";
import { holdLiveCart } from "./cart.commands.ts";
import { type FullCart, type LineChanges, type WrittenLines, writeLines } from "./cart.repo.ts";
import { keepLines } from "./kept-carts.facts.ts";
import { withWritten } from "./lines/line-changes.ts";
import { type AskedCart, type CartDeps, liveCart } from "./live-cart.facts.ts";
import { newOpaqueId } from "./opaque-id.ts";

/** What an operation decided for a cart as it is: what to write, and what to answer besides. */
export type Decision<Answer> = LineChanges & { readonly answer: Answer };

export type Changed<Answer> = {
  readonly cart: FullCart;
  readonly answer: Answer;
  /** The products whose lines were made or changed. */
  readonly changed: ReadonlySet<string>;
  /** By what the lines that were taken out can be put back; undefined when none was. */
  readonly token?: string | undefined;
};

const nothing: ReadonlySet<string> = new Set();

export type Change<Answer> = {
  readonly actor: Actor;
  readonly asked: AskedCart & { readonly id: string };
  /**
   * Decides for the cart that it is given; asked again when a rival changed the cart meanwhile, and then through
   * the connection that holds it, which no answer may use any more.
   */
  readonly decide: (cart: FullCart, db: Db) => Promise<Decision<Answer>>;
};

/**
 * Changes lines of a cart so that no change of a rival is lost (C21): decides for the cart as it was read, writes
 * only if it is still that one, and otherwise does it again with the cart held. Two statements besides what
 * `decide` loads, and no read but the first.
 */
export async function changeCart<Answer>(deps: CartDeps, change: Change<Answer>): Promise<Changed<Answer>> {
  const seen = await liveCart(deps, change.actor, change.asked);
  const decision = await change.decide(seen, deps.db);
  if (!changesAnything(decision)) return { cart: seen, answer: decision.answer, changed: nothing };
  const token = tokenFor(decision);
  const written = await inOneStatement(deps.db, (tx) =>
    writeLines(tx, seen, { ...decision, token, now: deps.clock.instant() }),
  );
  if (written) {
    const changed = changedCart(seen, decision, written);
    keepLines(deps.db, change.actor, changed.cart);
    return { ...changed, token };
  }
  return inTransaction(deps.db, (tx) => changeHeldCart({ ...deps, db: tx }, change));
}

/** The same in a transaction that is there already: the cart is held until it ends, and decided for once. */
export async function changeHeldCart<Answer>(
  deps: CartDeps & { readonly db: Tx },
  { actor, asked, decide }: Change<Answer>,
): Promise<Changed<Answer>> {
  const seen = await holdLiveCart(deps, { actor, ...asked });
  const decision = await decide(seen, deps.db);
  if (!changesAnything(decision)) return { cart: seen, answer: decision.answer, changed: nothing };
  const token = tokenFor(decision);
  const written = await writeLines(deps.db, seen, { ...decision, token, now: deps.clock.instant() });
  if (!written) throw new Error("a cart changed while it was held");
  return { ...changedCart(seen, decision, written), token };
}

function changedCart<Answer>(
  seen: FullCart,
  decision: Decision<Answer>,
  written: WrittenLines,
): Changed<Answer> {
  return {
    cart: withWritten(seen, decision, written),
    answer: decision.answer,
    changed: new Set(decision.put.map(({ sku }) => sku)),
  };
}

function tokenFor({ drop }: LineChanges): string | undefined {
  return drop.length > 0 ? newOpaqueId() : undefined;
}

function changesAnything({ put, drop }: LineChanges): boolean {
  return put.length > 0 || drop.length > 0;
}
