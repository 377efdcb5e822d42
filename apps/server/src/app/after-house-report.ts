import { creditAfterReport } from "../modules/claims/credit-after-report.ts";
import { billAfterReport } from "../modules/invoices/bill-after-report.ts";
import type { AfterReport } from "../modules/orders/report-order.ts";

/** What follows from a report of the house: its paper, and the claims that it answers. */
export const afterHouseReport: AfterReport = async (...told) => {
  await billAfterReport(...told);
  await creditAfterReport(...told);
};
