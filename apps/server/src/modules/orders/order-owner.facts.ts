import type { Config } from "../../platform/config.ts";

/** Whether another ERP moves orders, so that staff do not (DEDIT-05). */
export function isErpOwned({ erp, erpOwns }: Pick<Config, "erp" | "erpOwns">): boolean {
  return erp !== undefined || erpOwns.includes("orders");
}
