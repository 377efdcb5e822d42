import type { ErpPriceAnswer } from "@vycep/contract/orders/erp-prices";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import { settlePrices } from "@vycep/domain/orders/settle-prices";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isInvoiced, linesOfOrders } from "./order-parts.repo.ts";
import { holdOrders } from "./orders.repo.ts";
import { writeSettledPrices } from "./placing/order-writing.repo.ts";

/**
 * The ERP's prices of an order that was taken without them (PRICE-06, B14). Told twice it changes nothing, and an order
 * that was cancelled or invoiced meanwhile stays as it was taken: its invoice has the prices of then.
 */
export async function settleOrderPrices(
  deps: Pick<Deps, "db" | "clock">,
  orderNumber: OrderNumber,
  answer: ErpPriceAnswer,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [order] = await holdOrders(tx, [orderNumber]);
    if (!order) throw new Error(`the ERP priced an order that does not exist: ${orderNumber}`);
    if (!order.isProvisional || order.state === "cancelled") return;
    const lines = await linesOfOrders(tx, [orderNumber]);
    if (isInvoiced(lines)) return;
    const goods = lines.map(({ lineNo, ordered: boxes, unitPriceMinor, vatPercent }) => ({
      lineNo,
      boxes,
      unitPriceMinor,
      vatPercent,
    }));
    const units = new Map(answer.lines.map(({ lineNo, unitPriceMinor }) => [lineNo, unitPriceMinor]));
    const settled = settlePrices(goods, units);
    await writeSettledPrices(tx, order, { settled, known: lines, at: deps.clock.instant() });
  });
}
