import type { CheckoutStep } from "@vycep/domain/cart/checkout-step";
import { judgeNote } from "@vycep/domain/cart/note";
import type { Tx } from "../../platform/db.ts";
import type { Actor } from "../../platform/session.ts";
import { holdLiveCart } from "./cart.commands.ts";
import type { FullCart } from "./cart.repo.ts";
import type { AskedCart, CartDeps } from "./live-cart.facts.ts";
import { type CartNotes, writeNotes, writeStep } from "./notes/cart-notes.repo.ts";

const names = ["noteForDriver", "customerOrderNumber"] as const;

type Keeping = {
  readonly actor: Actor;
  readonly asked: AskedCart;
  readonly notes: CartNotes;
  /** The texts over which these were written, where the caller tells. */
  readonly seen?: CartNotes;
  /** The page of the cart; undefined leaves it as it is. */
  readonly step?: CheckoutStep | null | undefined;
};

type Kept = { readonly cart: FullCart; readonly conflicts: readonly (keyof CartNotes)[] };

/** Writes them on the customer's live cart, held against rivals; texts that stand so already are no change of it. */
export async function keepNotes(
  { db: tx, clock }: CartDeps & { readonly db: Tx },
  { actor, asked, notes, seen = {}, step }: Keeping,
): Promise<Kept> {
  const held = await holdLiveCart({ db: tx, clock }, { actor, ...asked });
  const isElsewhere = step !== undefined && step !== held.checkoutStep;
  if (isElsewhere) await writeStep(tx, held.id, step);
  const cart = isElsewhere ? { ...held, checkoutStep: step } : held;
  const judged = names.flatMap((name) => {
    const wanted = notes[name];
    if (wanted === undefined) return [];
    return [{ name, wanted, verdict: judgeNote({ held: cart[name], wanted, base: seen[name] }) }];
  });
  const conflicts = judged.filter(({ verdict }) => verdict === "conflict").map(({ name }) => name);
  const written = judged.filter(({ verdict }) => verdict === "write");
  if (written.length === 0) return { cart, conflicts };
  const changed: CartNotes = Object.fromEntries(written.map(({ name, wanted }) => [name, wanted]));
  const now = clock.instant();
  const version = await writeNotes(tx, cart.id, { ...changed, now });
  return { cart: { ...cart, ...changed, version, updatedAt: now }, conflicts };
}
