import type { RequestContext } from "../../../platform/request-context.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { withUnusedInvitation } from "./changed-invitation.ts";
import { deleteInvited } from "./user-changes.repo.ts";

/** Takes an invitation back that was never used: its link is good no more and the user is gone (D42). */
export async function deleteInvitation(
  deps: AdministrationDeps,
  context: RequestContext,
  uid: string,
): Promise<{ result: boolean }> {
  await withUnusedInvitation({ deps, context, uid }, "user.invitation-deleted", (tx, invited) =>
    deleteInvited(tx, invited.uid),
  );
  return { result: true };
}
