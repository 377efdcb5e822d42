import { importRows } from "@vycep/db/import/import-rows";
import { emptiesDeposits as importer } from "@vycep/db/import/markets/empties-deposits";
import { judgeDeposit } from "@vycep/domain/empties/dated-deposit";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { addDays, type LocalDate, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type DepositDeskMessage, depositDeskMessages } from "@vycep/words/deposits-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Tx } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskEmptiesDepositAnswer,
  DropEmptiesDepositInput,
  SetEmptiesDepositInput,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { noSuchDay } from "../../../../platform/list/filter-input.ts";
import { sqlOf } from "../../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { detailOfChange } from "../../../audit/audit-detail.facts.ts";
import { areGoodsErpOwned } from "../product-desk.deps.ts";
import { holdDeposits, type KeptDeposit, removeDeposit } from "./deposits.repo.ts";
import { type DepositsOf, emptiesDeposits, keptDepositsOf, seenOf } from "./deposits.ts";

/** Sets a deposit from a day ahead on, judged and written by the importer of deposits, with its entry in the log (DGOOD-01). */
export async function setEmptiesDeposit(
  deps: Deps,
  context: DeskContext,
  { depositMinor, ...of }: SetEmptiesDepositInput,
): Promise<DeskEmptiesDepositAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    const { date: today } = deps.clock.now();
    const known = kept.map((row) => ({ ...row, validFrom: toLocalDate(row.validFrom) }));
    const verdict = judgeDeposit({ validFrom, depositMinor }, { known, today });
    if (!verdict.ok) return rollBack(verdict.refusal);
    const next = known.find((row) => row.validFrom > validFrom)?.validFrom;
    const row = {
      ...{ code: of.code, market: of.market, deposit: (depositMinor / 100).toFixed(2) },
      ...{ valid_from: validFrom, valid_to: next === undefined ? null : addDays(next, -1) },
    };
    const [fault] = await importRows(sqlOf(tx), importer, { rows: [row], today });
    if (fault !== undefined) throw new Error(`${fault.column} ${fault.code} of a deposit that was judged`);
    return depositMinor;
  };
  return changing(deps, context, { of, action: "set", change });
}

/** Gives up a deposit that lies ahead (DGOOD-01). */
export async function dropEmptiesDeposit(
  deps: Deps,
  context: DeskContext,
  of: DropEmptiesDepositInput,
): Promise<DeskEmptiesDepositAnswer> {
  const change: Change = async (tx, { validFrom, kept, rollBack }) => {
    if (!kept.some((row) => row.validFrom === validFrom)) return rollBack({ kind: "deposit-unknown" });
    if (validFrom <= deps.clock.now().date)
      return rollBack({ kind: "deposit-not-ahead", field: "validFrom" });
    await removeDeposit(tx, { ...of, validFrom });
    return null;
  };
  return changing(deps, context, { of, action: "dropped", change });
}

type NotDone = { readonly kind: DepositDeskMessage; readonly field?: string };

/** Does it, and tells what is paid from its day on; null where it was given up. */
type Change = (tx: Tx, held: Held) => Promise<number | null>;

type Held = {
  readonly validFrom: LocalDate;
  readonly kept: readonly KeptDeposit[];
  readonly rollBack: RollBack<NotDone>;
};

type Asked = {
  readonly of: DepositsOf & { readonly validFrom: string; readonly seen: string };
  readonly action: "set" | "dropped";
  readonly change: Change;
};

/** One change of the deposits of a packaging in a market, by somebody who saw them as they are. */
async function changing(
  deps: Deps,
  context: DeskContext,
  { of: { code, market, validFrom: typed, seen }, action, change }: Asked,
): Promise<DeskEmptiesDepositAnswer> {
  const { db, clock, config } = deps;
  const { uid } = await context.staff();
  const validFrom = parseLocalDate(typed);
  if (validFrom === undefined) throw noSuchDay("input.validFrom");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (areGoodsErpOwned(config)) return rollBack({ kind: "erp-owns-deposits" });
      await holdDeposits(tx);
      const kept = await keptDepositsOf(tx, { code, market });
      if (kept === undefined) return rollBack({ kind: "deposit-unknown" });
      if (seenOf(kept) !== seen) return rollBack({ kind: "changed-meanwhile" });
      const depositMinor = await change(tx, { validFrom, kept, rollBack });
      const before = kept.findLast((row) => row.validFrom <= validFrom)?.depositMinor ?? null;
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: `empties-deposit.${action}`, subjectKind: "empties-deposit" },
        subjectId: `${code} ${market}`,
        detail: { validFrom, ...detailOfChange({ depositMinor: before }, { depositMinor }) },
      });
    }),
  );
  const { language } = context;
  return {
    deposits: await emptiesDeposits(deps, language),
    refusal: done.ok ? null : inWords(done.refusal, language),
  };
}

function inWords({ kind, field }: NotDone, language: DeskContext["language"]) {
  return { code: kind, message: say(depositDeskMessages[kind], language), field: field ?? null };
}
