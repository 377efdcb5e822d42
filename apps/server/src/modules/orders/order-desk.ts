import type { ErpConfirmation } from "@vycep/contract/orders/erp-order";
import type { ErpPriceAnswer } from "@vycep/contract/orders/erp-prices";
import type { Deps } from "../../platform/deps.ts";
import { confirmOrder } from "./confirm-order.ts";
import type { ReportedEvent } from "./erp-reports.repo.ts";
import { linesOfOrders } from "./order-parts.repo.ts";
import { ordersUnderway } from "./orders.repo.ts";
import { reportOrder } from "./report-order.ts";
import { settleOrderPrices } from "./settle-order-prices.ts";

type UnderwayQuestion = Parameters<typeof ordersUnderway>[1];

/** Where the ERP's worker reports to; the wiring hands it over, so that neither module knows the other. */
export function orderDesk(deps: Pick<Deps, "db" | "clock">) {
  return {
    confirm: (confirmation: ErpConfirmation) => confirmOrder(deps, confirmation),
    underway: (question: UnderwayQuestion) => underwayWithLines(deps.db, question),
    report: (event: ReportedEvent) => reportOrder(deps, event),
    price: (orderNumber: string, answer: ErpPriceAnswer) => settleOrderPrices(deps, orderNumber, answer),
  };
}

/** Two statements, however many orders. */
async function underwayWithLines(db: Deps["db"], question: UnderwayQuestion) {
  const orders = await ordersUnderway(db, question);
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const lines = Map.groupBy(
    numbers.length === 0 ? [] : await linesOfOrders(db, numbers),
    ({ orderNumber }) => orderNumber,
  );
  return orders.map(({ orderNumber, state, deliveryDate }) => ({
    orderNumber,
    state,
    deliveryDate,
    lines: lines.get(orderNumber) ?? [],
  }));
}
