import { savedOrderDone } from "@vycep/words/saved-orders/answers";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { markSavedOrder } from "./saved-orders.repo.ts";
import { changeWanted } from "./wanted-saved-order.ts";

/** Undoes the deletion of a saved order, which is in the list again as it was (SAVED-05). */
export async function restoreSavedOrder(deps: Deps, context: RequestContext, id: string) {
  const { language } = context;
  const saved = await changeWanted(deps, { actor: await context.actor(), id, language }, (tx, key) =>
    markSavedOrder(tx, key, null),
  );
  return { message: savedOrderDone.restored[language], saved_order: answerSavedOrder(deps, saved, language) };
}
