import { savedOrderDone } from "@vycep/words/saved-orders/answers";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { markSavedOrder } from "./saved-orders.repo.ts";
import { changeWanted } from "./wanted-saved-order.ts";

/** Deletes a saved order so that it can be taken back (GQL-32, SAVED-05); a repeated call changes nothing. */
export async function deleteSavedOrder(deps: Deps, context: RequestContext, id: string) {
  const { language } = context;
  const now = deps.clock.instant();
  const saved = await changeWanted(deps, { actor: await context.actor(), id, language }, (tx, key) =>
    markSavedOrder(tx, key, now),
  );
  return { message: savedOrderDone.deleted[language], saved_order: answerSavedOrder(deps, saved, language) };
}
