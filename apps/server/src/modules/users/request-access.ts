import type { AccessRequestAnswer } from "@vycep/contract/users/users.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import { findOwners, noteAccessRequest } from "./users.repo.ts";

/**
 * Somebody asks the owners of their company for a right that a page needs (D46): a mail to each, once a day and right.
 * What is asked changes no right.
 */
export async function requestAccess(
  { db, clock, config }: Deps,
  context: RequestContext,
  permission: Permission,
): Promise<AccessRequestAnswer> {
  const actor = await context.actor();
  const { companyId = null } = actor;
  const day = clock.now().date;
  return inTransaction(db, async (tx) => {
    const owners = await findOwners(tx, { companyId, besides: actor.uid });
    if (owners.length === 0) return { status: "nobody", owners: 0 };
    const isFirst = await noteAccessRequest(tx, { uid: actor.uid, permission, day, at: clock.instant() });
    if (!isFirst) return { status: "sent-before", owners: owners.length };
    const person = `${actor.firstName} ${actor.lastName}`;
    const cause = `${actor.uid} ${permission} ${day}`;
    if (companyId !== null) {
      const told = {
        facts: { kind: "access-requested" as const, person, permission },
        ...{ subject: permission, companyId, shipToId: null, at: clock.instant(), cause },
      };
      await tellNotice(tx, [told], sql`(select unnest(${owners.map(({ uid }) => uid)}::text[]))`);
    }
    for (const { email: to, language } of owners)
      await writeMail(
        tx,
        { kind: "access-request", person, email: actor.email, permission, to, language, cause },
        config.secrets,
      );
    return { status: "sent", owners: owners.length };
  });
}
