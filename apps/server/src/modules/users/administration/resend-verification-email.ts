import type { ResendBody } from "@vycep/contract/users/user-administration.rest";
import { foldEmail } from "@vycep/domain/identity/email";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import { notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { withUnusedInvitation } from "./changed-invitation.ts";
import { sendInvitation } from "./send-invitation.ts";

/**
 * Sends an invitation that was never used once more, with a new link of seven days; the old one is good no more (REST-18,
 * USERADMIN-12). The e-mail must be the one that was invited.
 */
export async function resendVerificationEmail(
  deps: AdministrationDeps,
  context: RequestContext,
  { uid, body }: { readonly uid: string; readonly body: ResendBody },
): Promise<{ result: boolean }> {
  const asked = { deps, context, uid };
  await withUnusedInvitation(asked, "user.invitation-resent", async (tx, invited, administrator) => {
    if (foldEmail(body.email) !== foldEmail(invited.email)) {
      throw notFound("user-not-found", say(userMessages["user-not-found"], context.language));
    }
    await sendInvitation(tx, { deps, context, administrator }, invited.uid);
  });
  return { result: true };
}
