import type { ShipToSchedule } from "@vycep/domain/ship-to/ship-to";
import type { ShipToDraft } from "@vycep/domain/ship-to/ship-to-draft";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** A place as it is, held until the transaction ends. */
export type HeldShipTo = Omit<ShipToDraft, "schedule" | "types"> & {
  readonly companyId: string;
  readonly version: number;
  readonly status: string;
  readonly types: readonly string[];
  readonly days: readonly number[];
  readonly daysTruck: readonly number[];
  readonly daysTank: readonly number[];
  readonly daysUnfiltered: readonly number[];
  readonly suspendedReason: string | null;
};

export async function holdPlaceOf(tx: Tx, id: string): Promise<HeldShipTo | undefined> {
  const { rows } = await sql<HeldShipTo>`
    select company_id as "companyId", version, status, name, street, city, zip, kind, delivery_window as "deliveryWindow",
      types, is_tank_enabled as "isTankEnabled", tank_litres_installed as "tankLitresInstalled",
      is_unfiltered_enabled as "isUnfilteredEnabled", is_small_truck_allowed as "isSmallTruckAllowed",
      weekdays_type1 as days, weekdays_pd as "daysTruck", weekdays_tank as "daysTank",
      weekdays_unfiltered as "daysUnfiltered", suspended_reason as "suspendedReason"
    from ship_to where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function saveShipTo(tx: Tx, id: string, { schedule, ...draft }: ShipToDraft): Promise<void> {
  await sql`
    update ship_to set name = ${draft.name}, street = ${draft.street}, city = ${draft.city}, zip = ${draft.zip},
      kind = ${draft.kind}, delivery_window = ${draft.deliveryWindow}, types = ${[...draft.types]}::text[],
      is_tank_enabled = ${draft.isTankEnabled}, tank_litres_installed = ${draft.tankLitresInstalled},
      is_unfiltered_enabled = ${draft.isUnfilteredEnabled}, is_small_truck_allowed = ${draft.isSmallTruckAllowed},
      ${daysIn(schedule)}
    where id = ${id}`.execute(tx);
}

/** Keeps the weekdays of a place. */
export async function saveSchedule(tx: Tx, id: string, schedule: ShipToSchedule): Promise<void> {
  await sql`update ship_to set ${daysIn(schedule)} where id = ${id}`.execute(tx);
}

function daysIn({ type1, pd, tank, unfiltered }: ShipToSchedule) {
  const days = (list: readonly number[]) => sql`${[...list]}::smallint[]`;
  return sql`weekdays_type1 = ${days(type1)}, weekdays_pd = ${days(pd)},
      weekdays_tank = ${days(tank)}, weekdays_unfiltered = ${days(unfiltered)}`;
}

/** Suspends it for a reason, or approves it, which needs none. */
export async function saveStanding(tx: Tx, id: string, reason: string | null): Promise<void> {
  await sql`
    update ship_to set status = ${reason === null ? "APPROVED" : "SUSPENDED"}, suspended_reason = ${reason}
    where id = ${id}`.execute(tx);
}

/** A company as it is, held until the transaction ends. */
export type HeldCompany = {
  readonly version: number;
  readonly currency: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly priceList: string;
  readonly invoiceEmail: string;
  readonly dueDays: number;
  readonly paymentMethod: string;
  readonly creditLimit: number | null;
};

export async function holdCompanyOf(tx: Tx, id: string): Promise<HeldCompany | undefined> {
  const { rows } = await sql<HeldCompany>`
    select version, currency, name, street, city, zip, price_list as "priceList", invoice_email as "invoiceEmail",
      due_days as "dueDays", payment_method as "paymentMethod", credit_limit_minor as "creditLimit"
    from company where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function saveCompany(
  tx: Tx,
  id: string,
  company: Omit<HeldCompany, "version" | "currency">,
): Promise<void> {
  const { name, street, city, zip, priceList, invoiceEmail, dueDays, paymentMethod, creditLimit } = company;
  await sql`
    update company set name = ${name}, street = ${street}, city = ${city}, zip = ${zip}, price_list = ${priceList},
      invoice_email = ${invoiceEmail}, due_days = ${dueDays}, payment_method = ${paymentMethod},
      credit_limit_minor = ${creditLimit} where id = ${id}`.execute(tx);
}
