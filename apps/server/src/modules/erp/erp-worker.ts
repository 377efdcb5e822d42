import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { Erp, ErpEvent, OrderDesk } from "./erp.port.ts";
import { deliverOutbox } from "./outbox.ts";
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

/** What the ERP has to report of orders becomes their state here, on the road of every report. */
export async function moveOrders(deps: Pick<WorkerDeps, "clock" | "erp" | "desk" | "log">): Promise<void> {
  const { clock, erp, desk } = deps;
  const events = await erp.reportsUntil(clock.now(), desk);
  const orders = [...Map.groupBy(events, ({ orderNumber }) => orderNumber).values()];
  for (let next = 0; next < orders.length; next += ordersAtOnce) {
    await Promise.all(orders.slice(next, next + ordersAtOnce).map((own) => reportInTurn(deps, own)));
  }
}

/** Few enough to leave connections to people. */
const ordersAtOnce = 4;

async function reportInTurn(
  { desk, log }: Pick<WorkerDeps, "desk" | "log">,
  events: readonly ErpEvent[],
): Promise<void> {
  for (const event of events) {
    try {
      await desk.report(event);
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === "unavailable") throw error;
      // The customer or another worker was quicker; what follows is asked again by what is then.
      log.info({ eventId: event.id, code: error.code }, "a report of the house erp does not fit any more");
      return;
    }
  }
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  // Being woken to stop is what the signal is for, no failure.
  await pause(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
