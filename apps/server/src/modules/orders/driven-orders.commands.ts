import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { stepsToDelivery } from "@vycep/domain/orders/desk-move";
import type { ReportedLine } from "@vycep/domain/orders/erp-report";
import type { Tx } from "../../platform/db.ts";
import type { RollBack } from "../../platform/transaction.ts";
import { moveOrder, type NotMoved } from "./desk/move-order.ts";
import type { OrderDeskDeps } from "./desk/order-desk.deps.ts";
import { holdOrders } from "./orders.repo.ts";

/** What the driver handed over of an order, and took along. */
type DrivenDelivery = {
  readonly number: string;
  readonly lines: readonly ReportedLine[];
  readonly empties: readonly EmptiesAmount[];
  readonly driver: { readonly uid: string | null; readonly name: string };
  readonly requestId: string;
  readonly rollBack: RollBack<NotMoved>;
};

/**
 * Reports the delivery of an order as its driver noted it (DDISP-04): the same report by the same rules as staff would make (DORD-03),
 * and before it the steps that nobody has told, because what is handed over was loaded and driven.
 */
export async function deliverDriven(
  tx: Tx,
  deps: OrderDeskDeps,
  { number, lines, empties, driver, requestId, rollBack }: DrivenDelivery,
): Promise<void> {
  const [order] = await holdOrders(tx, [toId<OrderNumber>(number)]);
  if (!order) return rollBack({ kind: "order-unknown" });
  if (order.state === "delivered" || order.state === "partially-delivered")
    return rollBack({ kind: "already-delivered" });
  const steps = stepsToDelivery(order.state);
  if (steps === undefined) return rollBack({ kind: "step-not-allowed" });
  const staff = { uid: driver.uid, reach: "everything" } as const;
  const told = { driver: driver.name };
  const move = { staff, told, requestId, number, version: undefined, rollBack };
  for (const step of steps)
    await moveOrder(tx, deps, { ...move, reportOf: () => ({ kind: "shipment", step }) });
  await moveOrder(tx, deps, { ...move, reportOf: () => ({ kind: "delivery", lines, empties }) });
}
