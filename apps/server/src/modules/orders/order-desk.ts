import type { ErpConfirmation } from "@vycep/contract/orders/erp-order";
import type { ErpPriceAnswer } from "@vycep/contract/orders/erp-prices";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { OrderNumber } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../platform/deps.ts";
import { inOneStatement, inTransaction } from "../../platform/transaction.ts";
import { confirmOrder } from "./confirm-order.ts";
import type { ReportedEvent } from "./erp-reports.repo.ts";
import { emptiesOfOrders, linesOfOrders } from "./order-parts.repo.ts";
import { markLookedInto, ordersUnderway } from "./orders.repo.ts";
import { markTakenUp } from "./placing/order-writing.repo.ts";
import { type AfterReport, reportOrder } from "./report-order.ts";
import { settleOrderPrices } from "./settle-order-prices.ts";

type UnderwayQuestion = Parameters<typeof ordersUnderway>[1];

/** Where the ERP's worker reports to; the wiring hands it over, so that neither module knows the other. */
export function orderDesk(deps: Pick<Deps, "db" | "clock">, afterReport?: AfterReport) {
  return {
    confirm: (confirmation: ErpConfirmation) => confirmOrder(deps, confirmation),
    lookInto: (orderNumber: OrderNumber) => inTransaction(deps.db, (tx) => markLookedInto(tx, orderNumber)),
    takeUp: (orderNumber: OrderNumber) => inOneStatement(deps.db, (tx) => markTakenUp(tx, orderNumber)),
    underway: (question: UnderwayQuestion) => underwayWithLines(deps.db, question),
    report: (event: ReportedEvent) => reportOrder(deps, event, afterReport),
    price: (orderNumber: OrderNumber, answer: ErpPriceAnswer) => settleOrderPrices(deps, orderNumber, answer),
  };
}

/** Three statements, however many orders. */
async function underwayWithLines(db: Deps["db"], question: UnderwayQuestion) {
  const orders = await ordersUnderway(db, question);
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  if (numbers.length === 0) return [];
  const lines = Map.groupBy(await linesOfOrders(db, numbers), ({ orderNumber }) => orderNumber);
  const empties = Map.groupBy(await emptiesOfOrders(db, numbers), ({ orderNumber }) => orderNumber);
  return orders.map(({ orderNumber, companyId, state, deliveryDate }) => ({
    orderNumber,
    companyId,
    state,
    deliveryDate,
    lines: lines.get(orderNumber) ?? [],
    empties: plannedByType(empties.get(orderNumber) ?? []),
  }));
}

function plannedByType(rows: readonly EmptiesAmount[]): readonly EmptiesAmount[] {
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, ofType]) => ({
    code,
    units: ofType.reduce((sum, { units }) => sum + units, 0),
  }));
}
