import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { wantedSavedOrder } from "./wanted-saved-order.ts";

/** One saved order with its lines (GQL-30, SAVED-02); a foreign one answers like a missing one (C16, ERROR-42). */
export async function getSaveOrderDetails(deps: Deps, context: RequestContext, id: string) {
  const actor = await context.actor();
  const saved = await wantedSavedOrder(deps.db, { actor, id, language: context.language });
  return answerSavedOrder(deps, saved, context.language);
}
