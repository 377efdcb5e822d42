import { savedOrderDone } from "@vycep/words/saved-orders/answers";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { answerSavedOrder } from "./saved-order-view.ts";
import { changeSavedOrder } from "./saved-orders.repo.ts";
import { titleOf } from "./title.ts";
import { changeWanted } from "./wanted-saved-order.ts";

type Call = { readonly id: string; readonly title: string };

/** Gives a saved order another name, or takes it away (SAVED-07, SAVED-11, D05). */
export async function renameSavedOrder(deps: Deps, context: RequestContext, call: Call) {
  const actor = await context.actor();
  const { language } = context;
  const title = titleOf(call.title, language);
  const saved = await changeWanted(deps, { actor, id: call.id, language }, (tx, key) =>
    changeSavedOrder(tx, key, { title, now: deps.clock.instant() }),
  );
  return { message: savedOrderDone.renamed[language], saved_order: answerSavedOrder(deps, saved, language) };
}
