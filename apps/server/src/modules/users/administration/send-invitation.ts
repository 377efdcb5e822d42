import type { UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { knownMember } from "../known-member.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import type { Administrator } from "./administration.policy.ts";

type Asked = {
  readonly deps: AdministrationDeps;
  readonly context: RequestContext;
  readonly administrator: Administrator;
};

/** Sends the link to an invited user, in their language, with the names of who invites and where to. */
export async function sendInvitation(
  tx: Tx,
  { deps, context, administrator }: Asked,
  uid: UserId,
): Promise<void> {
  const actor = await context.actor();
  const invited = await knownMember(tx, { deps, administrator, language: context.language }, uid);
  const { email, language, companyName: company } = invited;
  const inviter = `${actor.firstName} ${actor.lastName}`.trim();
  const { origin } = context.site;
  await deps.inviteUser(tx, { uid, email, language, inviter, company, origin }, deps);
}
