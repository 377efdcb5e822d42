import type { EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import { findEmailChange } from "./profile.repo.ts";

/** The change of one's own e-mail that still waits for a mailbox, if there is one. */
export async function getOwnEmailChange(deps: Deps, context: RequestContext): Promise<EmailChangeAnswer> {
  const actor = await context.actor();
  requirePermission(actor, "My Profile");
  const isOffered = deps.config.externalIssuer === undefined;
  const row = await findEmailChange(deps.db, actor.uid);
  if (!row || row.is_done || row.expires_at <= deps.clock.instant()) return { isOffered, change: null };
  return {
    isOffered,
    change: {
      newEmail: row.new_email,
      until: row.expires_at.toISOString(),
      isOldConfirmed: row.is_old_confirmed,
      isNewConfirmed: row.is_new_confirmed,
    },
  };
}
