import { isPlanned, judgeLeadTime } from "@vycep/domain/calendar/lead-time";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import {
  formatLocalTime,
  type LocalDate,
  parseLocalDate,
  parseLocalTime,
  toLocalDate,
  toLocalTime,
} from "@vycep/domain/kernel/local-moment";
import type { LeadTimeKind } from "@vycep/domain/transport/method";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DropLeadTimeInput,
  LeadTimeAnswer,
  SetLeadTimeInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { calendarRefusal, type NotDone } from "./calendar-refusal.ts";
import { holdLeadTimes, type KeptLeadTime, keepLeadTime, removeLeadTime } from "./lead-time.repo.ts";
import { firstLeadTime, keptOf, leadTimes, seenOf } from "./lead-times.ts";

/** Sets a lead time from a day ahead on, with its audit entry; open pages of customers hear by the change itself (DCAL-03). */
export async function setLeadTime(
  deps: CalendarDeskDeps,
  context: DeskContext,
  { cutOff: typed, days, ...of }: SetLeadTimeInput,
): Promise<LeadTimeAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    const known = kept.map((row) => ({
      ...{ validFrom: toLocalDate(row.validFrom), cutOff: toLocalTime(row.cutOff), days: row.days },
    }));
    const wanted = { kind: of.kind, validFrom, cutOff: parseLocalTime(typed.trim()), days };
    const verdict = judgeLeadTime(wanted, { known, today: deps.clock.now().date });
    if (!verdict.ok) return rollBack(verdict.refusal);
    const said = { cutOff: formatLocalTime(verdict.value.cutOff), days };
    const { uid: setBy } = await context.staff();
    await keepLeadTime(tx, { kind: of.kind, validFrom, ...said, setAt: deps.clock.instant(), setBy });
    return { cutOff: said.cutOff, leadDays: days };
  };
  return changing(deps, context, { of, action: "set", change });
}

/** Gives up a lead time that lies ahead (DCAL-03). */
export async function dropLeadTime(
  deps: CalendarDeskDeps,
  context: DeskContext,
  of: DropLeadTimeInput,
): Promise<LeadTimeAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    if (!isPlanned(validFrom, deps.clock.now().date))
      return rollBack({ kind: "not-ahead", field: "validFrom" });
    if (!kept.some((row) => row.validFrom === validFrom)) return rollBack({ kind: "lead-time-unknown" });
    await removeLeadTime(tx, { kind: of.kind, validFrom });
    return { cutOff: null, leadDays: null };
  };
  return changing(deps, context, { of, action: "dropped", change });
}

/** Does it, and tells what stands there now. */
type Change = (tx: Tx, held: Held) => Promise<AuditedFields>;

type Asked = {
  readonly of: { readonly kind: LeadTimeKind; readonly validFrom: string; readonly seen: string };
  readonly action: "set" | "dropped";
  readonly change: Change;
};

type Held = {
  readonly validFrom: LocalDate;
  readonly kept: readonly KeptLeadTime[];
  readonly rollBack: RollBack<NotDone>;
};

/** One change of the lead times of a kind, by somebody who saw them as they are. */
async function changing(
  deps: CalendarDeskDeps,
  context: DeskContext,
  { of: { kind, validFrom: typed, seen }, action, change }: Asked,
): Promise<LeadTimeAnswer> {
  const { db, clock, beside } = deps;
  const { uid } = await context.staff();
  const validFrom = parseLocalDate(typed);
  if (validFrom === undefined) throw noSuchDay("input.validFrom");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdLeadTimes(tx);
      const kept = await keptOf(tx, { beside, kind });
      if (seenOf(kept) !== seen) return rollBack({ kind: "changed-meanwhile" });
      const after = await change(tx, { validFrom, kept, rollBack });
      const before = kept.findLast((row) => row.validFrom <= validFrom) ?? firstLeadTime(kind);
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: `lead-time.${action}`, subjectKind: "lead-time", subjectId: kind },
        detail: {
          validFrom,
          ...detailOfChange({ cutOff: before.cutOff, leadDays: before.days }, after),
        },
      });
    }),
  );
  const refusal = done.ok ? null : calendarRefusal(done.refusal, context.language);
  return { leadTimes: await leadTimes(deps), refusal };
}
