import { randomBytes } from "node:crypto";
import { anonymousPerson, judgeAnonymising } from "@vycep/domain/access/anonymous-person";
import { isOwned, whyLastOwner } from "@vycep/domain/access/user-administration";
import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { PersonMessage } from "@vycep/words/personal-data/answers";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskAnonymiseInput,
  DeskCustomerUser,
  DeskUserAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { forgetPerson } from "../../../platform/persons/persons.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { activeOwners, findMembers } from "../administration/members.repo.ts";
import { holdUsers } from "../administration/user-changes.repo.ts";
import { userRecord } from "./customer-user.ts";
import { personRefusal } from "./person-refusal.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

type NotForgotten = { readonly kind: PersonMessage; readonly field?: string };

/**
 * Makes somebody who has left anonymous (DCUST-05, D42): name, address and telephone get a mark of nobody wherever they stand, what was
 * only theirs goes, what belongs to the books stays under the id. All in one transaction, with an entry that does not say who it was.
 */
export async function anonymisePerson(
  deps: UserDeskDeps,
  context: DeskContext,
  input: DeskAnonymiseInput,
): Promise<DeskUserAnswer> {
  await context.requireFresh("roles");
  const staff = await context.staff();
  const { uid } = input;
  const done = await doneOrRolledBack<string, NotForgotten>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const within = { ...deps, db: tx };
      const held =
        await sql`select 1 from app_user where uid = ${uid} and status <> 'Program' for update`.execute(tx);
      const found = held.rows.length === 0 ? null : await userRecord(within, staff, uid);
      if (found === null) return rollBack({ kind: "user-unknown" });
      const { row } = found;
      for (const { companyId } of row.companies.toSorted((one, other) =>
        one.companyId < other.companyId ? -1 : 1,
      ))
        await holdUsers(tx, toId<CompanyId>(companyId));
      const verdict = judgeAnonymising({
        ...{ name: `${row.firstName} ${row.lastName}`, email: row.email, hasLeft: hasLeft(found) },
        isLastOwner: await isLastOwner(tx, deps, found),
        ...(await deps.openWork(tx, uid)),
        ...{ typedName: input.typedName, reason: input.reason },
      });
      if (!verdict.ok) return rollBack(verdict.refusal);
      await deps.endSessions(tx, { uid: toId<UserId>(uid) });
      await forgetPerson(tx, Object.values(deps.persons).flat(), { uid, email: row.email });
      await renamePerson(tx, uid);
      await recordAudit(tx, {
        ...{ at: deps.clock.instant(), uid: toId<UserId>(staff.uid), companyId: null },
        ...{ action: "user.anonymised", detail: { reason: verdict.value.reason } },
        ...{ subjectKind: "user", subjectId: uid, requestId: context.requestId },
      });
      return uid;
    }),
  );
  if (done.ok) return { user: await userRecord(deps, staff, done.value), refusal: null };
  const { kind, field = null } = done.refusal;
  return { user: null, refusal: personRefusal(kind, context.language, field) };
}

/** In every company, or as a whole where none is theirs. */
function hasLeft({ row }: DeskCustomerUser): boolean {
  const statuses = row.companies.length === 0 ? [row.status] : row.companies.map(({ status }) => status);
  return statuses.every((status) => status === "exited" || status === "deactivated");
}

/** Whether a place where they are an owner has nobody else who is one and comes in. */
async function isLastOwner(
  tx: Tx,
  { lastSignIn }: UserDeskDeps,
  { row }: DeskCustomerUser,
): Promise<boolean> {
  const uid = toId<UserId>(row.uid);
  for (const { companyId: id } of row.companies) {
    const companyId = toId<CompanyId>(id);
    const [member] = await findMembers(tx, { companyId, lastSignIn }, [row.uid]);
    const own = (member?.places ?? []).filter(isOwned).map(({ shipToId }) => ({ shipToId, uid }));
    const owners = await activeOwners(
      tx,
      companyId,
      own.map(({ shipToId }) => shipToId),
    );
    if (whyLastOwner([...owners, ...own], { uid }, [])) return true;
  }
  return false;
}

/** From "Move Out" no way leads back. The key follows from nothing that was known: whoever has the old name finds nobody by it. */
async function renamePerson(tx: Tx, uid: string): Promise<void> {
  const { firstName, lastName, email, phone } = anonymousPerson(randomBytes(4).toString("hex"));
  await sql`
    update app_user set first_name = ${firstName}, last_name = ${lastName}, email = ${email}, phone = ${phone},
      country = null, status = 'Move Out', is_key_account = false, show_tutorial = null
    where uid = ${uid}`.execute(tx);
}
