import { optionUid } from "@vycep/contract/bundles/option-uid";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type FullCart, writeLines } from "./cart.repo.ts";
import { writeEmpties } from "./cart-empties.repo.ts";
import { answerCart } from "./cart-view.ts";
import { heldLiveCart } from "./live-cart.ts";

/**
 * Takes every line out at once, and with them what was planned to be returned: a new order plans anew (EMPTIES-02).
 * Answers all of it, so that it can be put back (INPROG-16).
 */
export async function clearCart(deps: Deps, context: RequestContext, id: string) {
  const actor = await context.actor();
  const asked = { id, shipToId: context.choice.shipToId };
  const { cart, removed } = await inTransaction(deps.db, async (tx) => {
    const seen = await heldLiveCart({ ...deps, db: tx }, actor, asked);
    return { cart: await emptied(tx, seen, deps.clock.instant()), removed: seen };
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
  };
}

async function emptied(tx: Tx, held: FullCart, now: Date): Promise<FullCart> {
  const drop = held.lines.map(({ sku }) => sku);
  const nothing = { empties: null, emptiesSecond: null };
  const dropped = drop.length > 0 ? await writeLines(tx, held, { put: [], drop, now }) : undefined;
  const isPlanned = held.empties !== null;
  const version = isPlanned ? await writeEmpties(tx, held.id, { ...nothing, now }) : dropped?.version;
  return version === undefined ? held : { ...held, ...nothing, lines: [], version, updatedAt: now };
}
