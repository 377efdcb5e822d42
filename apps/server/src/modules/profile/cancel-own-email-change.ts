import type { EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requirePermission } from "../access/access.facts.ts";
import { deleteEmailChange } from "./profile.repo.ts";

/** Takes a change of one's own e-mail back; both of its links are good for nothing from then on. */
export async function cancelOwnEmailChange(deps: Deps, context: RequestContext): Promise<EmailChangeAnswer> {
  const actor = await context.actor();
  requirePermission(actor, "My Profile");
  await inTransaction(deps.db, (tx) => deleteEmailChange(tx, actor.uid));
  return { isOffered: deps.config.externalIssuer === undefined, change: null };
}
