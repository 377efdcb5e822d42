import { instantIn, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import { advance, type OrderState } from "@vycep/domain/orders/order-states";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type OrderStep, writeSteps } from "./order-writing.repo.ts";
import { holdOrders, type OrderRecord } from "./orders.repo.ts";

/** One step that the ERP reports, at the moment at which it happened. */
export type ReportedMove = {
  readonly orderNumber: string;
  readonly to: OrderState;
  readonly at: LocalMoment;
};

/**
 * Moves orders along as the ERP reports it (D11, HISTORY-14), in the order of the report and only by steps that the
 * table of states allows: a report that comes twice or too late changes nothing.
 */
export async function moveOrders({ db }: Pick<Deps, "db">, moves: readonly ReportedMove[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const orders = await holdOrders(tx, [...new Set(moves.map(({ orderNumber }) => orderNumber))]);
    const steps = allowedSteps(orders, moves);
    if (steps.length > 0) await writeSteps(tx, steps);
  });
}

function allowedSteps(orders: readonly OrderRecord[], moves: readonly ReportedMove[]): OrderStep[] {
  const held = new Map(orders.map((order) => [order.orderNumber, order]));
  const states = new Map(orders.map(({ orderNumber, state }) => [orderNumber, state]));
  return moves.flatMap(({ orderNumber, to, at }) => {
    const order = held.get(orderNumber);
    const state = states.get(orderNumber);
    if (!order || !state || !advance(state, to).ok) return [];
    states.set(orderNumber, to);
    return [{ order, to, at: new Date(instantIn(at, "Europe/Prague")) }];
  });
}
