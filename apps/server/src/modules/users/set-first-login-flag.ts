import type { FirstLoginAnswer } from "@vycep/contract/users/users.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { ownUser } from "./own-user.ts";
import { endFirstLogin } from "./users.repo.ts";

/** The first login is over (TUTOR-15, SESSION-31, REST-11); it never comes back. */
export async function setFirstLoginFlag(
  deps: Deps,
  context: RequestContext,
  uid: string,
): Promise<FirstLoginAnswer> {
  const actor = await ownUser(context, uid);
  await inTransaction(deps.db, (tx) => endFirstLogin(tx, actor.uid));
  return { firstLogin: false };
}
