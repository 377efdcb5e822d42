import { judgeBulkConfirm } from "@vycep/domain/orders/desk-move";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import type { Job } from "../../../../platform/jobs/job.ts";
import { steadyJob } from "../../../../platform/jobs/steady-job.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { whoMayStill } from "../../../staff/staff.facts.ts";
import type { AfterReport } from "../../report-order.ts";
import { confirmationOf } from "../house-reports.ts";
import { moveOrder, type NotMoved } from "../move-order.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { batchIsOpen, closeBatchRow, finishBatches, holdBatchRow, takeBatchRow } from "./order-batch.repo.ts";

type TakenRow = NonNullable<Awaited<ReturnType<typeof takeBatchRow>>>;

/**
 * Confirms the next order of a batch; false when none waits (DLIST-03). The row is closed in the transaction that confirms, so
 * that a worker that is killed between leaves both undone, and none does it twice. Whoever began it must still be allowed to.
 */
export async function confirmNext(deps: OrderDeskDeps): Promise<boolean> {
  const { db, clock } = deps;
  const taken = await inTransaction(db, (tx) => takeBatchRow(tx));
  if (!taken) {
    await inTransaction(db, (tx) => finishBatches(tx, clock.instant()));
    return false;
  }
  const staff = await whoMayStill(db, taken.uid, { area: "orders", power: "change" });
  const refusal =
    staff === undefined
      ? "no-longer-allowed"
      : await confirmRow(deps, taken, staff).catch((error: unknown) => {
          // It holds up no other order; where the database is away, closing its row fails as well, and it stays.
          deps.log.error({ err: error, orderNumber: taken.number }, "an order of a batch was not confirmed");
          return "failed";
        });
  if (refusal !== undefined)
    await inTransaction(db, async (tx) => {
      if (await holdBatchRow(tx, taken)) await closeBatchRow(tx, { ...taken, code: refusal });
    });
  return true;
}

/** Why it was not confirmed; nothing where it was, or where another worker has it. */
async function confirmRow(
  deps: OrderDeskDeps,
  { batchId, number }: TakenRow,
  staff: Pick<Staff, "uid" | "reach">,
): Promise<string | undefined> {
  const done = await doneOrRolledBack<void, NotMoved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await holdBatchRow(tx, { batchId, number }))) return;
      await moveOrder(tx, deps, {
        ...{ staff, number, version: undefined, rollBack },
        requestId: `batch-${batchId}`,
        reportOf: confirmationOf(number, undefined),
        judge: ({ state, deliveryStatus, isProvisional }) =>
          judgeBulkConfirm({ state, isProvisional, isBlocked: isBlockedStatus(deliveryStatus) }),
      });
      await closeBatchRow(tx, { batchId, number, code: undefined });
    }),
  );
  return done.ok ? undefined : done.refusal.kind;
}

/** Confirms what staff asked for until the process stops; several workers share it by `skip locked`. */
export function confirmBatchesJob(afterReport: AfterReport): Job {
  return steadyJob("orders: confirm batches", batchIsOpen, (deps) => confirmNext({ ...deps, afterReport }));
}
