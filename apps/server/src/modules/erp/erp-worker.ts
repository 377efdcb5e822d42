import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../platform/deps.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import type { Erp, OrderDesk } from "./erp.port.ts";
import type { PricesInTime } from "./price-in-time.ts";

export type WorkerDeps = Pick<Deps, "db" | "clock" | "log"> & {
  readonly erp: Erp;
  readonly pricing: PricesInTime;
  readonly desk: OrderDesk;
};

/** Without the pauses of a real worker, tests wait less. */
export type WorkerPace = { readonly lookEveryMs: number; readonly moveEveryMs: number };

const usualPace: WorkerPace = { lookEveryMs: 500, moveEveryMs: 20_000 };

/**
 * Looks into the outbox until it is stopped. A small loop over the table that holds the truth, rather than a second
 * queue beside it: the row written with the order is the job, and two workers share it by `skip locked`. When the
 * database is away the worker waits and looks again.
 */
export function startErpWorker(deps: WorkerDeps, pace: WorkerPace = usualPace): () => Promise<void> {
  const stopping = new AbortController();
  const done = work(deps, pace, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
  };
}

async function work(deps: WorkerDeps, pace: WorkerPace, stopping: AbortSignal): Promise<void> {
  let failures = 0;
  let lastMove = Number.NEGATIVE_INFINITY;
  while (!stopping.aborted) {
    try {
      await deliverOutbox(deps);
      if (performance.now() - lastMove >= pace.moveEveryMs) {
        await moveOrders(deps);
        lastMove = performance.now();
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      deps.log.warn({ err: error, failures }, "the erp worker will try again");
    }
    await rest(Math.min(pace.lookEveryMs * 2 ** Math.min(failures, 4), 5000), stopping);
  }
}

/** What the ERP reports of orders on their way becomes their state here. */
export async function moveOrders({
  clock,
  erp,
  desk,
}: Pick<WorkerDeps, "clock" | "erp" | "desk">): Promise<void> {
  const now = clock.now();
  const underway = await desk.underwayUntil(now.date);
  if (underway.length === 0) return;
  const moves = await erp.movesUntil(underway, now);
  if (moves.length > 0) await desk.move(moves);
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  // Being woken to stop is what the signal is for, no failure.
  await pause(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
