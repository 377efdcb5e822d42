import type { RawBuilder } from "kysely";
import type { Config } from "../../../platform/config.ts";
import type { Deps } from "../../../platform/deps.ts";

/** What payments need to know of people, in SQL. */
export type PaymentsDeskDeps = Deps & {
  /** One of the staff, by first and last name. */
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Whether the brewery's system keeps invoices, and so what is paid of them (DEDIT-05). */
export function arePaymentsErpOwned({ erpOwns }: Pick<Config, "erpOwns">): boolean {
  return erpOwns.includes("invoices");
}
