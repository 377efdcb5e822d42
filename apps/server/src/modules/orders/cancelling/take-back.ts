import type { OrderNumber, UserId } from "@vycep/domain/kernel/ids";
import { judgeCancel } from "@vycep/domain/orders/order-states";
import { isBlockedStatus } from "@vycep/domain/orders/status";
import type { NotCancelled } from "@vycep/words/orders/answers";
import type { Tx } from "../../../platform/db.ts";
import type { RollBack } from "../../../platform/transaction.ts";
import { holdOrders, secondOrdersOf } from "../orders.repo.ts";
import { announceCancellation } from "../placing/order-announcements.repo.ts";
import { type OrderStep, writeSteps } from "../placing/order-writing.repo.ts";

export type WantedBack = {
  readonly orderNumber: OrderNumber;
  readonly withEmpties: boolean;
  readonly reason: string;
  readonly requestId: string;
  readonly at: Date;
  /** Who does it, for the audit, and what the order itself says of it. */
  readonly by: { readonly uid: UserId; readonly step: NonNullable<OrderStep["by"]> };
};

/**
 * Takes an order back, and where it is asked the collection that was placed with it: both or neither (EMPTIES-03). The
 * orders are held and judged as they are at that moment; step, the ERP's message and the audit entry go together.
 */
export async function takeBack(
  tx: Tx,
  { orderNumber, withEmpties, reason, requestId, at, by }: WantedBack,
  rollBack: RollBack<{ readonly kind: NotCancelled }>,
): Promise<void> {
  const second = withEmpties ? await secondOrdersOf(tx, [orderNumber]) : [];
  const orders = await holdOrders(tx, [orderNumber, ...second.map(({ secondNumber }) => secondNumber)]);
  if (!orders.some((order) => order.orderNumber === orderNumber)) rollBack({ kind: "no-such-order" });
  const open = orders.flatMap((order) => {
    const verdict = judgeCancel(order.state, isBlockedStatus(order.deliveryStatus));
    if (verdict.ok) return [order];
    // Whoever cancelled it, it is cancelled.
    if (verdict.refusal.kind === "already-cancelled") return [];
    const isAsked = order.orderNumber === orderNumber;
    return rollBack({ kind: isAsked ? verdict.refusal.kind : "empties-order-underway" });
  });
  if (open.length === 0) return;
  await writeSteps(
    tx,
    open.map((order) => ({ order, to: "cancelled" as const, at, by: by.step })),
  );
  for (const { orderNumber: number, sapId, companyId } of open) {
    const cancelledAt = at.toISOString();
    const cancellation = { orderNumber: number, sapId, companyId, reason, cancelledAt };
    await announceCancellation(tx, { at, uid: by.uid, requestId, cancellation });
  }
}
