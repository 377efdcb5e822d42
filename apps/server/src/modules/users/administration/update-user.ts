import type { UpdateUserBody } from "@vycep/contract/users/user-administration.rest";
import { isOwned, whyLastOwner, whyNotManage } from "@vycep/domain/access/user-administration";
import type { Tx } from "../../../platform/db.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { knownMember } from "../known-member.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { type Administrator, administratorOf } from "./administration.policy.ts";
import { type AdministrationRefusal, administrationRefused } from "./administration-refused.ts";
import { activeOwners, type MemberPlace, type MemberRecord } from "./members.repo.ts";
import { auditUser, changesOf } from "./user-audit.ts";
import { deleteRights, holdUsers, type StoredRight, saveRights } from "./user-changes.repo.ts";
import { rightsToGive } from "./wanted-rights.ts";

type Change = { readonly given: readonly StoredRight[]; readonly taken: readonly MemberPlace[] };

/**
 * Gives and takes roles at places and switches optional permissions (REST-15, USERADMIN-05, USERADMIN-17, ROLE-04). What is
 * changed works at the next request of the user; an open stream of theirs is told and begins anew.
 */
export async function updateUser(
  deps: AdministrationDeps,
  context: RequestContext,
  { uid, body }: { readonly uid: string; readonly body: UpdateUserBody },
): Promise<{ result: boolean }> {
  const administrator = administratorOf(await context.actor());
  await context.requireFresh("roles");
  const { companyId, member } = administrator;
  const done = await doneOrRolledBack((rollBack: RollBack<AdministrationRefusal>) =>
    inTransaction(deps.db, async (tx) => {
      await holdUsers(tx, companyId);
      const user = await knownMember(tx, { deps, administrator, language: context.language }, uid);
      const why = whyNotManage(member, user);
      if (why) return rollBack(why);
      const given = await rightsToGive(tx, administrator, { wanted: body.shipTos, held: user.places });
      if (!given.ok) return rollBack(given.refusal);
      const change = { given: given.value, taken: placesToTake(user, body, administrator) };
      const refusal = await whyNotChange(tx, administrator, { user, change });
      if (refusal) return rollBack(refusal);
      await saveRights(tx, { uid: user.uid, companyId }, change.given);
      const taken = change.taken.map(({ shipToId }) => shipToId);
      await deleteRights(tx, user.uid, taken);
      await auditUser(tx, { deps, context, administrator, uid: user.uid }, entriesOf(user, change));
    }),
  );
  if (!done.ok) throw administrationRefused(done.refusal, context.language);
  return { result: true };
}

/** Places of others stay, whoever names them. */
function placesToTake(
  user: MemberRecord,
  { deletedShipToList, shipTos }: UpdateUserBody,
  { places }: Administrator,
): readonly MemberPlace[] {
  const given = new Set(shipTos.map(({ shipToId }) => shipToId));
  return user.places.filter(
    ({ shipToId }) =>
      deletedShipToList.includes(shipToId) && !given.has(shipToId) && places.includes(shipToId),
  );
}

/** Somebody without a place would have no role at all (USERADMIN-17), and no place may lose its last owner (D42). */
async function whyNotChange(
  tx: Tx,
  { companyId }: Administrator,
  { user, change: { given, taken } }: { readonly user: MemberRecord; readonly change: Change },
): Promise<AdministrationRefusal | undefined> {
  const gone = new Set(taken.map(({ shipToId }) => shipToId));
  const touched = new Set([...gone, ...given.map(({ shipToId }) => shipToId)]);
  const kept = user.places.filter(({ shipToId }) => !touched.has(shipToId));
  if (kept.length + given.length === 0) return { kind: "role-missing" };
  const owners = await activeOwners(tx, companyId, [...touched]);
  const owned = [...kept, ...given].filter(isOwned).map(({ shipToId }) => shipToId);
  return whyLastOwner(owners, user, owned);
}

function entriesOf(user: MemberRecord, { given, taken }: Change) {
  return [
    ...given.flatMap((right) =>
      changesOf(
        user.places.find(({ shipToId }) => shipToId === right.shipToId),
        right,
      ),
    ),
    ...taken.map(({ shipToId, roleName }) => ({
      action: "user.role",
      detail: { shipToId, from: roleName, to: null },
    })),
  ];
}
