import { HISTORY_STATUSES } from "@vycep/domain/orders/status";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { PERIODS } from "@vycep/shell/list/period";

/**
 * What the history shows, as its address says it: `?q=lezak&period=all&status=delivered&sort=total&page=2`. It opens with
 * what was ordered lately, the newest first.
 */
export const historyAddress = listAddress({
  filters: {
    period: oneOf(PERIODS, "90-days"),
    shipTo: anId,
    method: oneOf(SHIPPING_METHODS),
    status: oneOf(HISTORY_STATUSES),
  },
  sorts: [
    "created-desc",
    "created",
    "delivery-desc",
    "delivery",
    "number-desc",
    "number",
    "total-desc",
    "total",
  ],
});

export type HistoryState = StateOf<typeof historyAddress>;
