import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import { judgeAct, judgeOneOf } from "@vycep/domain/staff/staff-right";
import { type BulkMessage, bulkMessages } from "@vycep/words/bulk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { DeskContext, Staff } from "../../platform/desk/desk-context.ts";
import { AppError } from "../../platform/errors.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { steadyJob } from "../../platform/jobs/steady-job.ts";
import { doneOrRolledBack, inTransaction } from "../../platform/transaction.ts";
import type { BulkLeftOut, BulkWork } from "./bulk.facts.ts";
import { batchIsOpen, closeRow, finishBatches, holdRow, type TakenRow, takeRow } from "./bulk.repo.ts";

/** Who began a batch, with what they may do today; the wiring brings it. */
type StaffNow = (db: Db, uid: string) => Promise<Staff | undefined>;

type Needs = Deps & { readonly staffNow: StaffNow };

/**
 * Changes the next record of a batch; false when none waits (DLIST-03). The row is closed in the transaction that changes the record,
 * so that a worker that is killed between leaves both undone, and none does it twice. Whoever began it must still be allowed to.
 */
export async function doNext(deps: Needs, works: readonly BulkWork[]): Promise<boolean> {
  const { db, clock, log } = deps;
  const taken = await inTransaction(db, (tx) => takeRow(tx));
  if (!taken) {
    await inTransaction(db, (tx) => finishBatches(tx, clock.instant()));
    return false;
  }
  const leftOut = await doRow(deps, works, taken).catch((error: unknown) => {
    // It holds up no other record; where the database is away, closing its row fails as well, and it stays.
    log.error({ err: error, recordId: taken.recordId, list: taken.list }, "a record was not changed in bulk");
    return because("failed", undefined);
  });
  if (leftOut !== undefined)
    await inTransaction(db, async (tx) => {
      if (await holdRow(tx, taken)) await closeRow(tx, { ...taken, leftOut });
    });
  return true;
}

/** Changes records in bulk until the process stops; several workers share it by `skip locked`. */
export function bulkJob(works: readonly BulkWork[], staffNow: StaffNow): Job {
  return steadyJob("desk: change in bulk", batchIsOpen, (deps) => doNext({ ...deps, staffNow }, works));
}

/** Why it was not changed; nothing where it was, or where another worker has it. */
async function doRow(
  deps: Needs,
  works: readonly BulkWork[],
  taken: TakenRow,
): Promise<BulkLeftOut | undefined> {
  const work = works.find(({ list }) => list === taken.list);
  const staff = await deps.staffNow(deps.db, taken.uid);
  if (work === undefined || staff === undefined || !judgeAct(staff.rights, work.needs).ok)
    return because("no-longer-allowed", staff);
  const context = contextOf(deps, { staff, taken });
  const { act, recordId: id } = taken;
  let told: BulkLeftOut | undefined;
  const done = await doneOrRolledBack<void, { readonly kind: string }>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdRow(tx, taken))) return;
      const leftOut = await work.change({ ...deps, db: tx }, context, { id, act });
      if (leftOut != null) {
        told = { code: leftOut.code, message: leftOut.message };
        return rollBack({ kind: leftOut.code });
      }
      await closeRow(tx, { ...taken, leftOut: undefined });
    }),
  );
  return done.ok ? undefined : told;
}

function because(code: BulkMessage, staff: Staff | undefined): BulkLeftOut {
  return { code, message: say(bulkMessages[code], languageOf(staff)) };
}

function languageOf(staff: Staff | undefined) {
  return parseLanguage(staff?.language ?? "") ?? FALLBACK_LANGUAGE;
}

/** As if whoever began it asked for this record alone: with their rights of today, in their language. */
function contextOf(
  { log }: Deps,
  { staff, taken }: { readonly staff: Staff; readonly taken: TakenRow },
): DeskContext {
  return {
    token: async () => undefined,
    staff: async () => staff,
    may: async (...acts) => {
      const verdict = judgeOneOf(staff.rights, acts);
      if (verdict.ok) return staff;
      throw new AppError("forbidden", { code: verdict.refusal.kind });
    },
    requireFresh: async () => undefined,
    language: languageOf(staff),
    ...{ requestId: `bulk-${taken.batchId}`, idempotencyKey: undefined, address: "", log },
  };
}
