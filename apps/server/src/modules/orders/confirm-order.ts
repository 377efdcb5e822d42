import type { ErpConfirmation } from "@vycep/contract/orders/erp-order";
import { advance } from "@vycep/domain/orders/order-states";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { writeConfirmation, writeSteps } from "./order-writing.repo.ts";
import { holdOrders } from "./orders.repo.ts";

/**
 * The ERP's answer to an order (D11): its number and the boxes it confirms. Told twice it changes nothing, and an
 * order that has gone on or was cancelled meanwhile stays as it is.
 */
export async function confirmOrder(
  deps: Pick<Deps, "db" | "clock">,
  confirmation: ErpConfirmation,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [order] = await holdOrders(tx, [confirmation.orderNumber]);
    if (!order)
      throw new Error(`the ERP confirmed an order that does not exist: ${confirmation.orderNumber}`);
    const step = advance(order.state, "confirmed");
    if (!step.ok) return;
    await writeConfirmation(tx, confirmation);
    await writeSteps(tx, [{ order, to: step.value, at: deps.clock.instant() }]);
  });
}
