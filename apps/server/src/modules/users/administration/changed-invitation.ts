import { whyNotInvitation } from "@vycep/domain/access/user-administration";
import type { Tx } from "../../../platform/db.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { knownMember } from "../known-member.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { type Administrator, administratorOf } from "./administration.policy.ts";
import { administrationRefused } from "./administration-refused.ts";
import type { MemberRecord } from "./members.repo.ts";
import { auditUser } from "./user-audit.ts";
import { holdUsers } from "./user-changes.repo.ts";

type Asked = { readonly deps: AdministrationDeps; readonly context: RequestContext; readonly uid: string };

/**
 * Does something with an invitation that was never used (D42), and writes it down. One that was used, or is not the
 * asker's to touch, stays as it is.
 */
export async function withUnusedInvitation(
  { deps, context, uid }: Asked,
  action: string,
  change: (tx: Tx, invited: MemberRecord, administrator: Administrator) => Promise<void>,
): Promise<void> {
  const administrator = administratorOf(await context.actor());
  await inTransaction(deps.db, async (tx) => {
    await holdUsers(tx, administrator.companyId);
    const user = await knownMember(tx, { deps, administrator, language: context.language }, uid);
    const why = whyNotInvitation(administrator.member, user);
    if (why) throw administrationRefused(why, context.language);
    await change(tx, user, administrator);
    await auditUser(tx, { deps, context, administrator, uid: user.uid }, [{ action, detail: {} }]);
  });
}
