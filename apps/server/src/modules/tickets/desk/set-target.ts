import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { DEFAULT_TARGET, judgeTarget, targetOn } from "@vycep/domain/tickets/ticket-target";
import { say } from "@vycep/words/engine/sentence";
import { type TicketTimesMessage, ticketTimesMessages } from "@vycep/words/ticket-times/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskDropTicketTargetInput,
  DeskSetTicketTargetInput,
  DeskTicketTargetAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import {
  holdTargets,
  type KeptTarget,
  keepTarget,
  keptTargets,
  mainCategories,
  removeTarget,
} from "./targets.repo.ts";
import { seenOf, ticketTargets } from "./targets.ts";

type Timed = Pick<Deps, "db" | "clock">;

/** Sets a target for tickets that are opened from a day ahead on, with its audit entry (DTICK-04). */
export async function setTicketTarget(
  deps: Timed,
  context: DeskContext,
  { answerMinutes, solutionMinutes, ...of }: DeskSetTicketTargetInput,
): Promise<DeskTicketTargetAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    const wanted = { validFrom, answerMinutes, solutionMinutes };
    const verdict = judgeTarget(wanted, { known: kept, today: deps.clock.now().date });
    if (!verdict.ok) return rollBack(verdict.refusal);
    const { uid: setBy } = await context.staff();
    await keepTarget(tx, { ...wanted, category: of.category, setAt: deps.clock.instant(), setBy });
    return verdict.value;
  };
  return changing(deps, context, { of, action: "set", change });
}

/** Takes back a target that lies ahead; what held before goes on (DTICK-04). */
export async function dropTicketTarget(
  deps: Timed,
  context: DeskContext,
  of: DeskDropTicketTargetInput,
): Promise<DeskTicketTargetAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    if (validFrom <= deps.clock.now().date) return rollBack({ kind: "not-ahead", field: "validFrom" });
    if (!kept.some((row) => row.validFrom === validFrom)) return rollBack({ kind: "target-unknown" });
    await removeTarget(tx, { category: of.category, validFrom });
    return kept.findLast((row) => row.validFrom < validFrom) ?? DEFAULT_TARGET;
  };
  return changing(deps, context, { of, action: "dropped", change });
}

type NotDone = { readonly kind: TicketTimesMessage; readonly field?: string };

/** Does it, and tells what stands there now. */
type Change = (
  tx: Tx,
  held: {
    readonly validFrom: LocalDate;
    readonly kept: readonly KeptTarget[];
    readonly rollBack: RollBack<NotDone>;
  },
) => Promise<{ readonly answerMinutes: number; readonly solutionMinutes: number }>;

type Asked = {
  readonly of: DeskDropTicketTargetInput;
  readonly action: "set" | "dropped";
  readonly change: Change;
};

/** One change of the targets of a category, by somebody who saw them as they are. */
async function changing(
  deps: Timed,
  context: DeskContext,
  { of: { category, validFrom: typed, seen }, action, change }: Asked,
): Promise<DeskTicketTargetAnswer> {
  const { db, clock } = deps;
  const { uid } = await context.staff();
  const { language, requestId } = context;
  const validFrom = parseLocalDate(typed);
  if (validFrom === undefined) throw noSuchDay("input.validFrom");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdTargets(tx);
      if (!(await mainCategories(tx, language)).some(({ id }) => id === category))
        return rollBack({ kind: "category-unknown" });
      const kept = (await keptTargets(tx)).filter((row) => row.category === category);
      if (seenOf(kept) !== seen) return rollBack({ kind: "changed-meanwhile" });
      const after = await change(tx, { validFrom, kept, rollBack });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId },
        ...{ action: `ticket-target.${action}`, subjectKind: "ticket-target", subjectId: category },
        detail: { validFrom, ...detailOfChange(timesOf(targetOn(kept, validFrom)), timesOf(after)) },
      });
    }),
  );
  const refusal = done.ok ? null : done.refusal;
  return {
    targets: await ticketTargets(deps, language),
    refusal: refusal && {
      code: refusal.kind,
      message: say(ticketTimesMessages[refusal.kind], language),
      field: refusal.field ?? null,
    },
  };
}

function timesOf({
  answerMinutes,
  solutionMinutes,
}: Parameters<typeof targetOn>[0][number] | typeof DEFAULT_TARGET): AuditedFields {
  return { answerMinutes, solutionMinutes };
}
