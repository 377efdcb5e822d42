import { optionUid } from "@vycep/contract/bundles/option-uid";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerCart } from "./cart-view.ts";
import { changeCart } from "./change-cart.ts";

/** Takes every line out at once and answers them, so that they can be put back (INPROG-16). */
export async function clearCart(deps: Deps, context: RequestContext, id: string) {
  const actor = await context.actor();
  const { cart, answer: removed } = await changeCart(deps, {
    actor,
    asked: { id, shipToId: context.choice.shipToId },
    decide: async ({ lines }) => ({ put: [], drop: lines.map(({ sku }) => sku), answer: lines }),
  });
  return {
    cart: answerCart(deps, cart, { actor, language: context.language }),
    removed_items: removed.map(({ sku, packages, layers, pallets, parts }) => ({
      sku,
      quantity: packages,
      number_of_layer: layers,
      number_of_pallet: pallets,
      bundle_option_uids: parts?.map((part, index) => optionUid(index, part)) ?? null,
    })),
  };
}
