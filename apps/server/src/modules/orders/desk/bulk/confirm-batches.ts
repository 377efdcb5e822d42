import { setTimeout as pause } from "node:timers/promises";
import { judgeBulkConfirm } from "@vycep/domain/orders/desk-move";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import { judgeAct, reachOf } from "@vycep/domain/staff/staff-right";
import type { Db } from "../../../../platform/db.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Staff } from "../../../../platform/desk/desk-context.ts";
import type { Job } from "../../../../platform/jobs/job.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { allRights, companiesFrom, staffByUid } from "../../../staff/staff.facts.ts";
import type { AfterReport } from "../../report-order.ts";
import { confirmationOf } from "../house-reports.ts";
import { moveOrder, type NotMoved } from "../move-order.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { closeBatchRow, finishBatches, holdBatchRow, takeBatchRow } from "./order-batch.repo.ts";

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
  const staff = await whoMayStill(db, taken.uid);
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

async function whoMayStill(db: Db, uid: string): Promise<Pick<Staff, "uid" | "reach"> | undefined> {
  const person = await staffByUid(db, uid);
  if (person?.status !== "active") return undefined;
  const { roles } = person;
  const rights = (await allRights(db)).filter(({ role }) => roles.includes(role));
  if (!judgeAct(rights, { area: "orders", power: "change" }).ok) return undefined;
  return { uid, reach: reachOf({ roles, companies: companiesFrom(person) }) };
}

const lookEveryMs = 1000;

/** Confirms what staff asked for until the process stops; several workers share it by `skip locked`. */
export function confirmBatchesJob(afterReport: AfterReport): Job {
  return {
    name: "orders: confirm batches",
    start: async (deps) => {
      const stopping = new AbortController();
      const done = work({ ...deps, afterReport }, stopping.signal);
      return async () => {
        stopping.abort();
        await done;
      };
    },
  };
}

async function work(deps: Deps & OrderDeskDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    let hasConfirmed = false;
    try {
      hasConfirmed = await confirmNext(deps);
    } catch (error) {
      deps.log.warn({ err: error }, "batches of orders will be tried again");
    }
    if (!hasConfirmed)
      // Being woken to stop is what the signal is for, no failure.
      await pause(lookEveryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
