import type { Config } from "../../../platform/config.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { AfterReport } from "../report-order.ts";

/** What the desk needs to move orders: what else follows from a report of the house, its papers above all. */
export type OrderDeskDeps = Deps & { readonly afterReport: AfterReport };

/** Whether another ERP moves orders, so that staff do not (DEDIT-05). */
export function isErpOwned({ erp, erpOwns }: Pick<Config, "erp" | "erpOwns">): boolean {
  return erp !== undefined || erpOwns.includes("orders");
}
