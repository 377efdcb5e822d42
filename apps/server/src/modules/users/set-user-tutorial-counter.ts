import type { TutorialCounterAnswer } from "@vycep/contract/users/users.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { ownUser } from "./own-user.ts";
import { countTutorial } from "./users.repo.ts";

/** The tutorial was closed once more (TUTOR-16, REST-01); nobody counted yet is nought (OP-08). */
export async function setUserTutorialCounter(
  deps: Deps,
  context: RequestContext,
  uid: string,
): Promise<TutorialCounterAnswer> {
  const actor = await ownUser(context, uid);
  const showTutorial = await inTransaction(deps.db, (tx) => countTutorial(tx, actor.uid));
  return { showTutorial };
}
