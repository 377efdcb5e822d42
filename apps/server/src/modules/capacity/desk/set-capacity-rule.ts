import { judgeDatedRule } from "@vycep/domain/capacity/dated-rule";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { currencyOf } from "@vycep/domain/market/market";
import { type CapacityDeskMessage, capacityDeskMessages } from "@vycep/words/capacity-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  CapacityRefusal,
  CapacityRuleAnswer,
  DropCapacityRuleInput,
  SetCapacityRuleInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { CapacityDeskDeps } from "./capacity-desk.deps.ts";
import { capacityRules, seenOf } from "./capacity-rules.ts";
import { holdRules, type KeptRule, keepRule, keptRules, ofKey, removeRule } from "./dated-rule.repo.ts";
import { type KnownKey, keyOf, limitsOf } from "./rule-input.ts";

/** Dates a rule for deliveries from a day ahead on, with its audit entry; open pages of customers hear by the change itself (DCAL-04). */
export async function setCapacityRule(
  deps: CapacityDeskDeps,
  context: DeskContext,
  input: SetCapacityRuleInput,
): Promise<CapacityRuleAnswer> {
  const change: Change = async (tx, { key, validFrom, kept, rollBack }) => {
    const known = kept.map((row) => ({ validFrom: toLocalDate(row.validFrom), limits: row.limits }));
    const { method, customerType, market } = key;
    const verdict = judgeDatedRule(
      { method, isWholesale: customerType === "WHS", validFrom, limits: limitsOf(input.limits) },
      { known, today: deps.clock.now().date },
    );
    if (!verdict.ok) return rollBack(verdict.refusal);
    const { uid: setBy } = await context.staff();
    const limits = verdict.value;
    const set = { setAt: deps.clock.instant(), setBy };
    await keepRule(tx, { ...key, validFrom, currency: currencyOf(market), limits, ...set });
    return limits;
  };
  return changing(deps, context, { of: input, action: "set", change });
}

/** Takes back a rule that lies ahead; what held before goes on (DCAL-04). */
export async function dropCapacityRule(
  deps: CapacityDeskDeps,
  context: DeskContext,
  input: DropCapacityRuleInput,
): Promise<CapacityRuleAnswer> {
  const change: Change = async (tx, { key, validFrom, kept, rollBack }) => {
    if (validFrom <= deps.clock.now().date) return rollBack({ kind: "not-ahead", field: "validFrom" });
    if (!kept.some((row) => row.validFrom === validFrom)) return rollBack({ kind: "rule-unknown" });
    await removeRule(tx, { ...key, validFrom });
    return kept.findLast((row) => row.validFrom < validFrom)?.limits ?? {};
  };
  return changing(deps, context, { of: input, action: "dropped", change });
}

type NotDone = { readonly kind: CapacityDeskMessage; readonly field?: string };

/** Does it, and tells what stands there now. */
type Change = (tx: Tx, held: Held) => Promise<AuditedFields>;

type Held = {
  readonly key: KnownKey;
  readonly validFrom: LocalDate;
  readonly kept: readonly KeptRule[];
  readonly rollBack: RollBack<NotDone>;
};

type Asked = {
  readonly of: DropCapacityRuleInput;
  readonly action: "set" | "dropped";
  readonly change: Change;
};

/** One change of the rules of a market, customer type and method, by somebody who saw them as they are. */
async function changing(
  deps: CapacityDeskDeps,
  context: DeskContext,
  { of, action, change }: Asked,
): Promise<CapacityRuleAnswer> {
  const { db, clock, beside } = deps;
  const { uid } = await context.staff();
  const key = keyOf(of);
  const validFrom = parseLocalDate(of.validFrom);
  if (validFrom === undefined) throw noSuchDay("input.validFrom");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdRules(tx);
      const kept = await keptRules(tx, beside, ofKey(key));
      if (seenOf(kept) !== of.seen) return rollBack({ kind: "changed-meanwhile" });
      const before = kept.findLast((row) => row.validFrom <= validFrom)?.limits ?? {};
      const after = await change(tx, { key, validFrom, kept, rollBack });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: `capacity-rule.${action}`, subjectKind: "capacity-rule" },
        subjectId: `${key.market} ${key.customerType} ${key.method}`,
        detail: { validFrom, ...detailOfChange(before, after) },
      });
    }),
  );
  const refusal = done.ok ? null : refusalOf(done.refusal, context.language);
  return { rules: await capacityRules(deps), refusal };
}

function refusalOf({ kind, field }: NotDone, language: Language): CapacityRefusal {
  return { code: kind, message: say(capacityDeskMessages[kind], language), field: field ?? null };
}
