import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { CustomerMessage } from "@vycep/words/customers/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskUserAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { customerRefusal } from "../../ship-to/customer-refusal.facts.ts";
import { findMembers, type MemberRecord } from "../administration/members.repo.ts";
import type { UserChangeEntry } from "../administration/user-audit.ts";
import { holdUsers } from "../administration/user-changes.repo.ts";
import { userRecord } from "./customer-user.ts";
import type { UserDeskDeps } from "./user-desk.deps.ts";

export type NotChanged = { readonly kind: CustomerMessage; readonly field?: string };

/** One change of a company's people at a time, by the brewery; answers who it was about. */
export type UserChange = (
  tx: Tx,
  of: {
    readonly companyId: CompanyId;
    readonly staff: Staff;
    readonly rollBack: RollBack<NotChanged>;
    readonly audit: (uid: UserId, entries: readonly UserChangeEntry[]) => Promise<void>;
  },
) => Promise<string>;

/** Changes people of a company, whose own administrators do the same one after the other; what was done stands in the audit. */
export async function changingUser(
  deps: UserDeskDeps,
  context: DeskContext,
  { companyId: id, change }: { readonly companyId: string; readonly change: UserChange },
): Promise<DeskUserAnswer> {
  const staff = await context.staff();
  const { db, clock } = deps;
  const companyId = toId<CompanyId>(id);
  const done = await doneOrRolledBack<string, NotChanged>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (staff.reach !== "everything" && !staff.reach.has(companyId))
        return rollBack({ kind: "user-unknown" });
      await holdUsers(tx, companyId);
      const audit = async (uid: UserId, entries: readonly UserChangeEntry[]) => {
        for (const { action, detail } of entries)
          await recordAudit(tx, {
            ...{ at: clock.instant(), uid: toId<UserId>(staff.uid), companyId, action, detail },
            ...{ subjectKind: "user", subjectId: uid, requestId: context.requestId },
          });
      };
      return change(tx, { companyId, staff, rollBack, audit });
    }),
  );
  if (done.ok) return { user: await userRecord(deps, staff, done.value), refusal: null };
  const { kind, field = null } = done.refusal;
  return { user: null, refusal: customerRefusal(kind, context.language, field) };
}

/** Somebody of the company, or nobody that there is. */
export async function memberOf(
  tx: Tx,
  { lastSignIn }: UserDeskDeps,
  {
    companyId,
    uid,
    rollBack,
  }: { readonly companyId: CompanyId; readonly uid: string; readonly rollBack: RollBack<NotChanged> },
): Promise<MemberRecord> {
  const [member] = await findMembers(tx, { companyId, lastSignIn }, [uid]);
  return member ?? rollBack({ kind: "user-unknown" });
}
