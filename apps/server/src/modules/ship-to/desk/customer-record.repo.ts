import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import type { BesideCustomers } from "./customer-desk.deps.ts";

/** What stands beside the row of a place, all in one statement. */
export type ShipToParts = {
  readonly version: number;
  readonly country: string;
  readonly types: readonly string[];
  readonly kind: string;
  readonly gln: string;
  readonly deliveryWindow: string;
  readonly isTankEnabled: boolean;
  readonly isUnfilteredEnabled: boolean;
  readonly isSmallTruckAllowed: boolean;
  readonly tankLitresInstalled: number;
  readonly suspendedReason: string | null;
  readonly companyErpNumber: string;
  readonly dueDays: number;
  readonly paymentMethod: string;
  readonly salespeople: readonly string[];
  readonly history: readonly DeskEntry[];
};

export async function shipToParts(
  db: Db,
  { salespeopleOf, nameOf }: BesideCustomers,
  id: string,
): Promise<ShipToParts | undefined> {
  const { rows } = await sql<ShipToParts>`
    select s.version, s.country, s.types, s.kind, s.gln, s.delivery_window as "deliveryWindow",
      s.is_tank_enabled as "isTankEnabled", s.is_unfiltered_enabled as "isUnfilteredEnabled",
      s.is_small_truck_allowed as "isSmallTruckAllowed", s.tank_litres_installed as "tankLitresInstalled",
      s.suspended_reason as "suspendedReason", c.sap_id as "companyErpNumber", c.due_days as "dueDays",
      c.payment_method as "paymentMethod", ${salespeopleOf(sql`s.company_id`)} as salespeople,
      ${historyOf("ship-to", sql`s.id`, nameOf)} as history
    from ship_to s join company c on c.id = s.company_id where s.id = ${id}`.execute(db);
  return rows[0];
}

/** What stands beside the row of a company, all in one statement. */
export type CompanyParts = {
  readonly version: number;
  readonly street: string;
  readonly zip: string;
  readonly country: string;
  readonly dic: string;
  readonly icDph: string;
  readonly gln: string;
  readonly iban: string;
  readonly invoiceEmail: string;
  readonly dueDays: number;
  readonly paymentMethod: string;
  readonly history: readonly DeskEntry[];
};

export async function companyParts(
  db: Db,
  { nameOf }: BesideCustomers,
  id: string,
): Promise<CompanyParts | undefined> {
  const { rows } = await sql<CompanyParts>`
    select c.version, c.street, c.zip, c.country, c.dic, c.ic_dph as "icDph", c.gln, c.iban,
      c.invoice_email as "invoiceEmail", c.due_days as "dueDays", c.payment_method as "paymentMethod",
      ${historyOf("company", sql`c.id`, nameOf)} as history
    from company c where c.id = ${id}`.execute(db);
  return rows[0];
}

function historyOf(kind: "ship-to" | "company", id: RawBuilder<unknown>, nameOf: BesideCustomers["nameOf"]) {
  return auditFactsInSql.historyOf({ kind, id }, nameOf);
}
