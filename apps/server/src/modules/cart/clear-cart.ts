import { optionUid } from "@vycep/contract/bundles/option-uid";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { holdLiveCart } from "./cart.commands.ts";
import { type FullCart, keptAs } from "./cart.repo.ts";
import { emptyAndKeep } from "./cart-removals.repo.ts";
import { answerCart } from "./cart-view.facts.ts";
import { newOpaqueId } from "./opaque-id.ts";

/**
 * Takes every line out at once, and with them what was planned to be returned: a new order plans anew (EMPTIES-02).
 * Answers all of it, and by what it can be put back (INPROG-16).
 */
export async function clearCart(deps: Deps, context: RequestContext, id: string) {
  const actor = await context.actor();
  const asked = { id, shipToId: context.choice.shipToId };
  const { cart, removed, token } = await inTransaction(deps.db, async (tx) => {
    const seen = await holdLiveCart({ ...deps, db: tx }, { actor, ...asked });
    return { ...(await emptied(tx, seen, deps.clock.instant())), removed: seen };
  });
  return {
    cart: answerCart(deps, cart, { actor, language: context.language }),
    removed_items: removed.lines.map(({ sku, packages, layers, pallets, parts }) => ({
      sku,
      quantity: packages,
      number_of_layer: layers,
      number_of_pallet: pallets,
      bundle_option_uids: parts?.map((part, index) => optionUid(index, part)) ?? null,
    })),
    removed_empties: (removed.empties ?? []).map(({ code, units }) => ({
      packaging_code: code,
      number_of_units: units,
    })),
    removed_second_order_first: removed.emptiesSecond,
    removal_token: token,
  };
}

type Emptied = { readonly cart: FullCart; readonly token: string | null };

async function emptied(tx: Tx, held: FullCart, now: Date): Promise<Emptied> {
  const { empties, emptiesSecond } = held;
  if (held.lines.length === 0 && empties === null) return { cart: held, token: null };
  const token = newOpaqueId();
  const plan = empties && { empties, emptiesSecond };
  const version = await emptyAndKeep(tx, held.id, { ...keptAs(held, { token, now }), plan });
  const bare = { empties: null, emptiesSecond: null, checkoutStep: null, lines: [] };
  return { cart: { ...held, ...bare, version, updatedAt: now }, token };
}
