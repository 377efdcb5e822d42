import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { staffInSql } from "../../staff/staff.facts.ts";

type RecordRow = {
  readonly id: string;
  readonly name: string;
  readonly haulier: string | null;
  readonly weekdays: readonly number[];
  readonly outFrom: string | null;
  readonly outTo: string | null;
  readonly outReason: string;
  readonly isActive: boolean;
};

export type VehicleRow = RecordRow & {
  readonly plate: string;
  readonly places: number;
  readonly payloadKilograms: number;
  readonly hasLift: boolean;
  readonly driverId: string | null;
};

export type DriverRow = RecordRow & {
  readonly phone: string;
  /** The address of the account at the desk that they come in with. */
  readonly account: string | null;
};

type Kept = { readonly version: number };

const gramsInKilogram = 1000;

const vehicleColumns = sql`id, plate, name, pallet_places as places, (payload_grams / ${gramsInKilogram})::int as "payloadKilograms",
  has_lift as "hasLift", haulier, driver_id as "driverId", weekdays, out_from as "outFrom", out_to as "outTo",
  out_reason as "outReason", is_active as "isActive", version`;

const driverColumns = sql`id, name, phone, haulier, weekdays, out_from as "outFrom", out_to as "outTo", out_reason as "outReason",
  is_active as "isActive", version, ${staffInSql.emailOf(sql`driver.uid`)} as account`;

/** All vehicles by plate, those that drive no more last. */
export async function allVehicles(db: Db): Promise<readonly (VehicleRow & Kept)[]> {
  const { rows } = await sql<VehicleRow & Kept>`
    select ${vehicleColumns} from vehicle order by not is_active, plate collate cs_alphabet, id`.execute(db);
  return rows;
}

/** All drivers by name, those who drive no more last. */
export async function allDrivers(db: Db): Promise<readonly (DriverRow & Kept)[]> {
  const { rows } = await sql<DriverRow & Kept>`
    select ${driverColumns} from driver order by not is_active, name collate cs_alphabet, id`.execute(db);
  return rows;
}

export type PasskeyRow = {
  readonly id: string;
  readonly driverId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Telephones of all drivers that have a passkey, the oldest first. */
export async function allPasskeys(db: Db): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, driver_id as "driverId", name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from driver_passkey order by created_at, id`.execute(db);
  return rows;
}

/** A vehicle as it is, held until the transaction ends. */
export async function holdVehicle(tx: Tx, id: string): Promise<(VehicleRow & Kept) | undefined> {
  const { rows } = await sql<VehicleRow & Kept>`
    select ${vehicleColumns} from vehicle where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** A driver as they are, held until the transaction ends. */
export async function holdDriver(tx: Tx, id: string): Promise<(DriverRow & Kept) | undefined> {
  const { rows } = await sql<DriverRow & Kept>`
    select ${driverColumns} from driver where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Keeps a vehicle; false where another one has its plate. */
export async function keepVehicle(tx: Tx, row: VehicleRow): Promise<boolean> {
  const { id, plate, name, places, payloadKilograms, hasLift, haulier, driverId, weekdays } = row;
  const { outFrom, outTo, outReason, isActive } = row;
  const taken = sql`exists (select from vehicle other where other.plate = ${plate} and other.id <> ${id})`;
  const { numAffectedRows } = await sql`
    insert into vehicle as kept (id, plate, name, pallet_places, payload_grams, has_lift, haulier, driver_id, weekdays, out_from,
      out_to, out_reason, is_active, version)
    select ${id}, ${plate}, ${name}, ${places}, ${payloadKilograms * gramsInKilogram}, ${hasLift}, ${haulier}, ${driverId},
      ${[...weekdays]}::integer[], ${outFrom}::date, ${outTo}::date, ${outReason}, ${isActive}, 1
    where not ${taken}
    on conflict (id) do update set plate = excluded.plate, name = excluded.name, pallet_places = excluded.pallet_places,
      payload_grams = excluded.payload_grams, has_lift = excluded.has_lift, haulier = excluded.haulier,
      driver_id = excluded.driver_id, weekdays = excluded.weekdays, out_from = excluded.out_from, out_to = excluded.out_to,
      out_reason = excluded.out_reason, is_active = excluded.is_active, version = kept.version + 1`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Keeps a driver; false where their account is another driver's. */
export async function keepDriver(
  tx: Tx,
  { uid, ...row }: Omit<DriverRow, "account"> & { readonly uid: string | null },
): Promise<boolean> {
  const { id, name, phone, haulier, weekdays, outFrom, outTo, outReason, isActive } = row;
  const taken = sql`exists (select from driver other where other.uid = ${uid} and other.id <> ${id})`;
  const { numAffectedRows } = await sql`
    insert into driver as kept (id, name, phone, haulier, weekdays, out_from, out_to, out_reason, is_active, version, uid)
    select ${id}, ${name}, ${phone}, ${haulier}, ${[...weekdays]}::integer[], ${outFrom}::date, ${outTo}::date, ${outReason},
      ${isActive}, 1, ${uid}
    where not ${taken}
    on conflict (id) do update set name = excluded.name, phone = excluded.phone, haulier = excluded.haulier,
      weekdays = excluded.weekdays, out_from = excluded.out_from, out_to = excluded.out_to,
      out_reason = excluded.out_reason, is_active = excluded.is_active, version = kept.version + 1,
      uid = excluded.uid`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Whoever changes the fleet waits for the one before, so that a plate and an account are given once. */
export async function holdFleet(tx: Tx): Promise<void> {
  await sql`lock table vehicle, driver in share row exclusive mode`.execute(tx);
}
