import { randomUUID } from "node:crypto";
import type { NewUserAnswer, NewUserBody } from "@vycep/contract/users/user-administration.rest";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { RequestContext } from "../../../platform/request-context.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { administratorOf } from "./administration.policy.ts";
import { type AdministrationRefusal, administrationRefused } from "./administration-refused.ts";
import { hasEmail } from "./members.repo.ts";
import { sendInvitation } from "./send-invitation.ts";
import { auditUser } from "./user-audit.ts";
import { holdUsers, insertInvited, saveRights } from "./user-changes.repo.ts";
import { rightsToGive } from "./wanted-rights.ts";

/**
 * Invites somebody to the company with a role at each place (REST-14, USERADMIN-04, USERADMIN-11, USERADMIN-17). Only who
 * has the address in this very company is told of; one that is known elsewhere is invited like any other, in the same
 * statements (D47).
 */
export async function createNewUser(
  deps: AdministrationDeps,
  context: RequestContext,
  body: NewUserBody,
): Promise<NewUserAnswer> {
  const administrator = administratorOf(await context.actor());
  await context.requireFresh("roles");
  const { companyId } = administrator;
  const uid = toId<UserId>(randomUUID());
  const done = await doneOrRolledBack((rollBack: RollBack<AdministrationRefusal>) =>
    inTransaction(deps.db, async (tx) => {
      await holdUsers(tx, companyId);
      const rights = await rightsToGive(tx, administrator, { wanted: body.shipTos, held: [] });
      if (!rights.ok) return rollBack(rights.refusal);
      const [first] = rights.value;
      if (first === undefined) return rollBack({ kind: "role-missing" });
      if (await hasEmail(tx, companyId, body.email)) return rollBack({ kind: "user-exists" });
      const { firstName, lastName, email, phone, language } = body;
      const createdAt = deps.clock.instant();
      const country = (await context.actor()).country ?? "";
      await insertInvited(tx, {
        ...{ uid, companyId, firstName, lastName, email, phone, country, language, createdAt },
        defaultShipToId: first.shipToId,
      });
      await saveRights(tx, { uid, companyId }, rights.value);
      await auditUser(tx, { deps, context, administrator, uid }, [
        { action: "user.invited", detail: {} },
        ...rights.value.map(({ shipToId, roleName }) => ({
          action: "user.role",
          detail: { shipToId, from: null, to: roleName },
        })),
      ]);
      await sendInvitation(tx, { deps, context, administrator }, uid);
      return { UID: uid };
    }),
  );
  if (!done.ok) throw administrationRefused(done.refusal, context.language);
  return done.value;
}
