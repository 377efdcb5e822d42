import { parseShipToTypes, type ShipToSchedule } from "@vycep/domain/ship-to/ship-to";
import { changedWeekdays } from "@vycep/domain/ship-to/weekday-change";
import type { DeskAct } from "@vycep/domain/staff/staff-right";
import type { Db, Tx } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import type { Job } from "../../../../platform/jobs/job.ts";
import { steadyJob } from "../../../../platform/jobs/steady-job.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../../platform/transaction.ts";
import { detailOfChange } from "../../../audit/audit-detail.facts.ts";
import { auditCustomer, isTheirs, type NotChanged } from "../customer-changing.ts";
import { type HeldShipTo, holdPlaceOf, saveSchedule } from "../customer-writing.repo.ts";
import { weekdaysOf } from "../ship-to-draft-of.ts";
import {
  batchIsOpen,
  closeBatchRow,
  finishBatches,
  holdBatchRow,
  type TakenRow,
  takeBatchRow,
} from "./weekday-batch.repo.ts";

/** Who began a batch, where they may do it today as well; the wiring brings it. */
type WhoMayStill = (db: Db, uid: string, act: DeskAct) => Promise<Pick<Staff, "uid" | "reach"> | undefined>;

type Needs = Pick<Deps, "db" | "clock" | "config" | "log"> & { readonly whoMayStill: WhoMayStill };

/**
 * Changes the weekdays of the next place of a batch; false when none waits (DCAL-03). The row is closed in the transaction that
 * changes the place, so that a worker that is killed between leaves both undone, and none does it twice. Whoever began it must
 * still be allowed to.
 */
export async function changeNext(deps: Needs): Promise<boolean> {
  const { db, clock, log } = deps;
  const taken = await inTransaction(db, (tx) => takeBatchRow(tx));
  if (!taken) {
    await inTransaction(db, (tx) => finishBatches(tx, clock.instant()));
    return false;
  }
  const code = await changeRow(deps, taken).catch((error: unknown) => {
    // It holds up no other place; where the database is away, closing its row fails as well, and it stays.
    log.error({ err: error, shipToId: taken.shipToId }, "the weekdays of a place were not changed");
    return "batch-failed";
  });
  if (code !== undefined)
    await inTransaction(db, async (tx) => {
      if (await holdBatchRow(tx, taken)) await closeBatchRow(tx, { ...taken, code });
    });
  return true;
}

/** Changes weekdays that staff asked for until the process stops; several workers share it by `skip locked`. */
export function changeWeekdaysJob(whoMayStill: WhoMayStill): Job {
  return steadyJob("ship-tos: change weekdays", batchIsOpen, (deps) => changeNext({ ...deps, whoMayStill }));
}

/** Why it was not changed; nothing where it was, or where another worker has it. */
async function changeRow(deps: Needs, taken: TakenRow): Promise<string | undefined> {
  const staff = await deps.whoMayStill(deps.db, taken.uid, { area: "calendar", power: "change" });
  if (staff === undefined) return "no-longer-allowed";
  if (deps.config.erpOwns.includes("customers")) return "erp-owns-customers";
  const done = await doneOrRolledBack<void, NotChanged>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdBatchRow(tx, taken))) return;
      await changePlace(tx, deps, { taken, staff, rollBack });
      await closeBatchRow(tx, { ...taken, code: undefined });
    }),
  );
  return done.ok ? undefined : done.refusal.kind;
}

type Work = {
  readonly taken: TakenRow;
  readonly staff: Pick<Staff, "uid" | "reach">;
  readonly rollBack: RollBack<NotChanged>;
};

async function changePlace(tx: Tx, deps: Needs, { taken, staff, rollBack }: Work): Promise<void> {
  const { shipToId: id, batchId } = taken;
  const held = await holdPlaceOf(tx, id);
  if (held === undefined || !isTheirs(staff, held.companyId)) return rollBack({ kind: "customer-unknown" });
  const verdict = changedWeekdays(placeOf(held), taken);
  if (!verdict.ok) return rollBack(verdict.refusal);
  if (verdict.value === undefined) return;
  await saveSchedule(tx, id, verdict.value);
  const context = { requestId: `weekdays-${batchId}` };
  await auditCustomer(
    tx,
    { deps, context, staff, kind: "ship-to", id, companyId: held.companyId },
    { action: "ship-to.changed", detail: detailOfChange(held, fieldsOf(verdict.value)) },
  );
}

function placeOf({ types, days, daysTruck, daysTank, daysUnfiltered, ...held }: HeldShipTo) {
  const read = (list: readonly number[]) => weekdaysOf(list) ?? [];
  return {
    ...held,
    types: parseShipToTypes(types.join(",")),
    schedule: {
      ...{ type1: read(days), pd: read(daysTruck) },
      ...{ tank: read(daysTank), unfiltered: read(daysUnfiltered) },
    },
  };
}

/** As the audit calls them, where one place is changed too. */
function fieldsOf({
  type1: days,
  pd: daysTruck,
  tank: daysTank,
  unfiltered: daysUnfiltered,
}: ShipToSchedule) {
  return { days, daysTruck, daysTank, daysUnfiltered };
}
