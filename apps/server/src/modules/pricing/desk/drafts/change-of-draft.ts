import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { judgeDraftMove, type PriceDraftFacts, type PriceDraftMove } from "@vycep/domain/staff/price-draft";
import type { StaffRight } from "@vycep/domain/staff/staff-right";
import type { PriceMessage } from "@vycep/words/price-desk/answers";
import type { Tx } from "../../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../../platform/desk/desk-context.ts";
import type { DeskPriceDraftAnswer } from "../../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import type { AuditDetail } from "../../../audit/audit-detail.facts.ts";
import { arePricesErpOwned, type PriceDeskDeps } from "../price-desk.deps.ts";
import { type LineFault, lineFault, priceRefusal } from "../price-refusal.ts";
import { type DraftRow, draftFacts, draftIdOf, holdDraft } from "./price-draft.repo.ts";
import { priceDraft } from "./price-drafts.ts";
import { takeTime } from "./publish.repo.ts";

/** Why nothing was done with a draft. */
export type NotDone = { readonly kind: PriceMessage };

/** A draft in hand: held, of the version that was seen, and the move allowed. */
export type Held = {
  readonly tx: Tx;
  readonly draft: DraftRow;
  readonly facts: PriceDraftFacts;
  readonly staff: Staff;
  readonly houseRights: readonly StaffRight[];
  readonly at: Date;
  readonly rollBack: RollBack<NotDone>;
  /** Writes down what was done to it. */
  readonly audit: (action: string, detail: AuditDetail) => Promise<void>;
};

type Change = {
  readonly input: { readonly id: string; readonly version: number };
  readonly move: PriceDraftMove;
  /** What was written, and why some of it was not. */
  readonly work: (held: Held) => Promise<{ readonly kept: number; readonly faults?: readonly LineFault[] }>;
};

/** Does something with a draft in one transaction, or says why not; the answer holds the draft as it stands then. */
export async function changeOfDraft(
  deps: PriceDeskDeps,
  context: DeskContext,
  { input, move, work }: Change,
): Promise<DeskPriceDraftAnswer> {
  if (arePricesErpOwned(deps.config))
    return answerOf(deps, context, { id: input.id, refusal: "erp-owns-prices" });
  const staff = await context.staff();
  const houseRights = await deps.beside.houseRights(deps.db);
  const done = await doneOrRolledBack<{ kept: number; faults?: readonly LineFault[] }, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      await takeTime(tx);
      const id = draftIdOf(input.id);
      const draft = id === undefined ? undefined : await holdDraft(tx, id);
      if (draft === undefined) return rollBack({ kind: "draft-unknown" });
      if (draft.version !== input.version) return rollBack({ kind: "changed-meanwhile" });
      const facts = await draftFacts(tx, draft, move === "hand_in" || move === "approve");
      const today = deps.clock.now().date;
      const verdict = judgeDraftMove(move, facts, {
        uid: staff.uid,
        rights: staff.rights,
        houseRights,
        today,
      });
      if (!verdict.ok) return rollBack(verdict.refusal);
      const at = deps.clock.instant();
      const audit = (action: string, detail: AuditDetail) =>
        recordAudit(tx, {
          ...{
            at,
            uid: toId<UserId>(staff.uid),
            companyId: null,
            requestId: context.requestId,
            action,
            detail,
          },
          ...{ subjectKind: "price-draft", subjectId: String(draft.id) },
        });
      return work({ tx, draft, facts, staff, houseRights, at, rollBack, audit });
    }),
  );
  if (!done.ok) return answerOf(deps, context, { id: input.id, refusal: done.refusal.kind });
  return answerOf(deps, context, { id: input.id, ...done.value });
}

type Answered = {
  readonly id: string | undefined;
  readonly refusal?: PriceMessage;
  readonly kept?: number;
  readonly faults?: readonly LineFault[];
};

/** The draft as it stands, and what was or was not done. */
export async function answerOf(
  deps: PriceDeskDeps,
  context: DeskContext,
  { id, refusal, kept = 0, faults = [] }: Answered,
): Promise<DeskPriceDraftAnswer> {
  return {
    draft: id === undefined ? null : await priceDraft(deps, context, id),
    kept,
    refusal: refusal === undefined ? null : priceRefusal(refusal, context.language),
    faults: faults.map((fault) => lineFault(fault, context.language)),
  };
}
