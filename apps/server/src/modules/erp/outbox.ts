import type { Db } from "../../platform/db.ts";
import type { Log } from "../../platform/log.ts";
import { inSpan, type NewSpan } from "../../platform/tracing/spans.ts";
import { inTransaction } from "../../platform/transaction.ts";
import {
  askAgainIn,
  claimDue,
  markDelivered,
  type OutboxItem,
  parkMessage,
  tryAgainIn,
} from "../outbox/outbox.commands.ts";
import { type Erp, ErpRefusal, type OrderDesk } from "./erp.port.ts";
import { noteOutage } from "./note-outage.ts";
import type { PricesInTime } from "./price-in-time.ts";

export type OutboxDeps = {
  readonly db: Db;
  readonly log: Log;
  readonly erp: Erp;
  readonly pricing: PricesInTime;
  readonly desk: Pick<OrderDesk, "confirm" | "lookInto" | "takeUp" | "price">;
};

/**
 * Sends every order and cancellation that is due to the ERP and keeps its answer (D11). Nothing is lost when the process dies in
 * between: an order counts as delivered only after its confirmation is stored, and storing it twice changes nothing.
 */
export async function deliverOutbox(deps: OutboxDeps): Promise<number> {
  const items = await inTransaction(deps.db, claimDue);
  const open = items.filter(({ kind }) => kind === "pricing");
  const rest = items.filter(({ kind }) => kind !== "pricing");
  // A price service that hangs holds up neither orders nor cancellations.
  await Promise.all([severalAtATime(deps, rest), ...open.map((item) => deliver(deps, item))]);
  return items.length;
}

/** So that all have been tried within the time they are kept, also while nobody answers. */
async function severalAtATime(deps: OutboxDeps, items: readonly OutboxItem[]): Promise<void> {
  for (let next = 0; next < items.length; next += atOnce) {
    await Promise.all(items.slice(next, next + atOnce).map((item) => deliver(deps, item)));
  }
}

const atOnce = 10;

async function deliver(deps: OutboxDeps, item: OutboxItem): Promise<void> {
  const { db, log } = deps;
  try {
    await inSpan(spanOf(item), async () => {
      const askAgainInMs = await tell(deps, item);
      await inTransaction(db, (tx) =>
        askAgainInMs === undefined ? markDelivered(tx, item.id) : askAgainIn(tx, item.id, askAgainInMs),
      );
    });
  } catch (error) {
    if (error instanceof ErpRefusal) return park(deps, item, error);
    log.warn(
      { err: error, orderNumber: orderNumberOf(item), message: item.kind, attempts: item.attempts },
      "message not delivered to the erp",
    );
    const failure = { ms: backoffMs(item.attempts), error: noteOutage(error) };
    await inTransaction(db, (tx) => tryAgainIn(tx, item.id, failure));
  }
}

/** A message is part of the call that queued it, however much later it goes. */
function spanOf({ kind, traceparent, attempts, waitedMs }: OutboxItem): NewSpan {
  return {
    ...{ name: `outbox ${kind}`, kind: "consumer", parent: traceparent ?? undefined },
    facts: { "vycep.attempts": attempts, "vycep.waited_ms": Math.round(waitedMs) },
  };
}

/** What was refused would be refused again: an operator hears of it, and so does whoever waits for the order (D29). */
async function park({ db, log, desk }: OutboxDeps, item: OutboxItem, refusal: ErpRefusal): Promise<void> {
  log.error(
    { err: refusal, orderNumber: orderNumberOf(item), message: item.kind, id: item.id },
    "the erp refused a message, which is parked: npm run outbox",
  );
  if (item.kind === "order") await desk.lookInto(item.order.orderNumber);
  await inTransaction(db, (tx) => parkMessage(tx, item.id, refusal.message));
}

function orderNumberOf(item: OutboxItem): string {
  switch (item.kind) {
    case "order":
      return item.order.orderNumber;
    case "cancellation":
      return item.cancellation.orderNumber;
    case "pricing":
      return item.task.orderNumber;
  }
}

/** Tells the ERP and keeps what it confirms; while it has not decided, in how many milliseconds to ask again. */
async function tell({ erp, pricing, desk }: OutboxDeps, item: OutboxItem): Promise<number | undefined> {
  if (item.kind === "pricing") {
    const { orderNumber, inquiry } = item.task;
    await desk.price(orderNumber, await pricing.price(inquiry));
    return undefined;
  }
  const { waitedMs } = item;
  const answer =
    item.kind === "order"
      ? await erp.send(item.order, waitedMs)
      : await erp.cancel(item.cancellation, waitedMs);
  if (answer.kind === "confirmed") await desk.confirm(answer.confirmation);
  else if (item.kind === "order") await desk.takeUp(item.order.orderNumber);
  if (answer.kind === "working") return answer.askAgainInMs;
  return undefined;
}

/** 1, 2, 4 … seconds, at most five minutes. */
export function backoffMs(attempts: number): number {
  return Math.min(1000 * 2 ** Math.max(0, attempts - 1), 300_000);
}
