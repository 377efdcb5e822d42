import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { startSteadyWork } from "../../platform/jobs/steady-job.ts";
import { messageIsDue } from "../outbox/outbox.commands.ts";
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

/** Tells the ERP what waits in the outbox, and asks it what became of orders, until it is stopped. */
export function startErpWorker(deps: WorkerDeps, pace: WorkerPace = usualPace): () => Promise<void> {
  let lastMove = Number.NEGATIVE_INFINITY;
  const next = async () => {
    await deliverOutbox(deps);
    if (performance.now() - lastMove >= pace.moveEveryMs) {
      await moveOrders(deps);
      lastMove = performance.now();
    }
    // What the ERP is still at is due again at once.
    return false;
  };
  return startSteadyWork(deps, {
    ...{ name: "erp", isDue: messageIsDue, next },
    ...{ lookEveryMs: pace.lookEveryMs, askEveryMs: pace.moveEveryMs },
  });
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
