import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskClaimAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { AuditDetail } from "../../audit/audit-detail.facts.ts";
import { holdOrder } from "../claim-lines.repo.ts";
import { claim, reachOf } from "./claim.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { type ClaimRecord, claimRecord, holdClaim } from "./claim-record.repo.ts";
import { claimRefusal, type NotDone } from "./claim-refusal.ts";

/** A claim in the hands of one of the staff, held until the transaction ends. */
export type ClaimInHand = {
  readonly tx: Tx;
  readonly record: ClaimRecord;
  readonly staff: Staff;
  readonly at: Date;
  readonly rollBack: RollBack<NotDone>;
  /** Writes down what was done to its ticket, or to its order. */
  readonly audit: (action: string, detail: AuditDetail, kind?: "ticket" | "order") => Promise<void>;
};

/** Does something with a claim of theirs, all of it or nothing, and answers it as it is then (DEDIT-01, DEDIT-02). */
export async function changeClaim(
  deps: ClaimDeskDeps,
  context: DeskContext,
  { number, act }: { readonly number: string; readonly act: (inHand: ClaimInHand) => Promise<void> },
): Promise<DeskClaimAnswer> {
  const staff = await context.staff();
  const at = deps.clock.instant();
  const { staffNameOf } = deps;
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const orderNumber = await holdClaim(tx, number);
      if (orderNumber === undefined) return rollBack({ kind: "claim-unknown" });
      await holdOrder(tx, orderNumber);
      const record = await claimRecord(tx, { number, staffNameOf, companiesInReach: reachOf(staff) });
      if (record === undefined) return rollBack({ kind: "claim-unknown" });
      const { companyId } = record;
      const audit: ClaimInHand["audit"] = (action, detail, subjectKind = "ticket") =>
        recordAudit(tx, {
          ...{ at, uid: toId<UserId>(staff.uid), companyId, requestId: context.requestId, action, detail },
          ...{ subjectKind, subjectId: subjectKind === "order" ? orderNumber : number },
        });
      return act({ tx, record, staff, at, rollBack, audit });
    }),
  );
  return {
    claim: await claim(deps, context, number),
    refusal: done.ok ? null : claimRefusal(done.refusal, context.language),
  };
}
