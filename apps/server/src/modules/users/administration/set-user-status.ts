import type { UserStatusAnswer, UserStatusBody } from "@vycep/contract/users/user-administration.rest";
import { isOwned, type PlaceOwner, whyNotSetStatus } from "@vycep/domain/access/user-administration";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Tx } from "../../../platform/db.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { knownMembers } from "../known-member.ts";
import type { AdministrationDeps } from "./administration.deps.ts";
import { administratorOf } from "./administration.policy.ts";
import { refusalInWords } from "./administration-refused.ts";
import { activeOwners, type MemberRecord } from "./members.repo.ts";
import { auditUser } from "./user-audit.ts";
import { holdUsers, saveStanding, saveStatus } from "./user-changes.repo.ts";

type Outcome = UserStatusAnswer["results"][number];

/**
 * Activates, deactivates, suspends users or notes that they have left, one or many (REST-17, USERADMIN-06,
 * USERADMIN-13…16, D42). Each is judged on its own, one after the other: who cannot be set is named with the reason, the
 * others are set.
 */
export async function setUserStatus(
  deps: AdministrationDeps,
  context: RequestContext,
  { UIDs, status }: UserStatusBody,
): Promise<UserStatusAnswer> {
  const administrator = administratorOf(await context.actor());
  const { companyId, member } = administrator;
  const { language } = context;
  const results = await inTransaction(deps.db, async (tx) => {
    await holdUsers(tx, companyId);
    const users = await knownMembers(tx, { deps, administrator }, UIDs);
    let owners = await ownersBeside(tx, [...users.values()], companyId);
    const outcomes: Outcome[] = [];
    for (const uid of new Set(UIDs)) {
      const user = users.get(uid);
      if (user === undefined) {
        const message = say(userMessages["user-not-found"], language);
        outcomes.push({ UID: uid, isDone: false, code: "user-not-found", message });
        continue;
      }
      const why = whyNotSetStatus(member, user, { wanted: status, owners });
      if (why) {
        const message = refusalInWords(why, language);
        outcomes.push({ UID: uid, isDone: false, code: why.kind, message });
        continue;
      }
      if (status !== "Active") owners = owners.filter((owner) => owner.uid !== user.uid);
      const to = await saveStatusAndTell(deps, tx, { user, companyId, status });
      await auditUser(tx, { deps, context, administrator, uid: user.uid }, [
        { action: "user.status", detail: { from: user.status, to } },
      ]);
      outcomes.push({ UID: uid, isDone: true, code: null, message: "" });
    }
    return outcomes;
  });
  return { results };
}

/**
 * Sets how somebody stands in a company, and they hear of it. Sessions of who serves others, too, go on: only this company's
 * places are closed to them (D47). Answers how they stand: whoever is let in without a password is invited again, and written to
 * with the invitation alone.
 */
export async function saveStatusAndTell(
  deps: AdministrationDeps,
  tx: Tx,
  change: { readonly user: MemberRecord; readonly companyId: CompanyId; readonly status: SettableStatus },
): Promise<SettableStatus | "Invited"> {
  const { user, companyId, status } = change;
  const { uid } = user;
  let stands: SettableStatus | "Invited" = status;
  if (user.servesOthers) await saveStanding(tx, { uid, companyId }, status);
  else {
    if (user.status === "Active") await deps.endSessions(tx, { uid });
    stands = await saveStatus(tx, { uid, companyId }, status);
  }
  if (stands !== "Invited") await tell(deps, tx, { user, status: stands });
  return stands;
}

function ownersBeside(
  tx: Tx,
  users: readonly MemberRecord[],
  companyId: CompanyId,
): Promise<readonly PlaceOwner[]> {
  const owned = users.flatMap(({ places }) => places.filter(isOwned).map(({ shipToId }) => shipToId));
  return activeOwners(tx, companyId, [...new Set(owned)]);
}

const mailKinds = {
  Active: "user-activated",
  Suspended: "user-suspended",
  Deactivated: "user-deactivated",
} as const;

/** The person hears of it (MAIL-04); of having left nobody has to be told. */
async function tell(
  { config, clock }: AdministrationDeps,
  tx: Tx,
  { user, status }: { readonly user: MemberRecord; readonly status: SettableStatus },
): Promise<void> {
  if (status === "Exited") return;
  const cause = `${user.uid} ${clock.realTime().toISOString()}`;
  const { companyName: company, email: to, language } = user;
  await writeMail(tx, { kind: mailKinds[status], company, to, language, cause }, config.secrets);
}
