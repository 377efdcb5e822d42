import type { ErpConfirmation } from "@vycep/contract/orders/erp-order";
import type { ErpPriceAnswer } from "@vycep/contract/orders/erp-prices";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../platform/deps.ts";
import { confirmOrder } from "./confirm-order.ts";
import type { ReportedEvent } from "./erp-reports.repo.ts";
import { moveOrders, type ReportedMove } from "./move-orders.ts";
import { ordersUnderway } from "./orders.repo.ts";
import { reportOrder } from "./report-order.ts";
import { settleOrderPrices } from "./settle-order-prices.ts";

/** Where the ERP's worker reports to; the wiring hands it over, so that neither module knows the other. */
export function orderDesk(deps: Pick<Deps, "db" | "clock">) {
  return {
    confirm: (confirmation: ErpConfirmation) => confirmOrder(deps, confirmation),
    underwayUntil: (day: LocalDate) => ordersUnderway(deps.db, day),
    report: (event: ReportedEvent) => reportOrder(deps, event),
    move: (moves: readonly ReportedMove[]) => moveOrders(deps, moves),
    price: (orderNumber: string, answer: ErpPriceAnswer) => settleOrderPrices(deps, orderNumber, answer),
  };
}
