import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type RoundRow = {
  readonly vehicleId: string;
  readonly driverId: string | null;
  readonly departsAt: string | null;
  /** Order numbers in the order of the stops. */
  readonly stops: readonly string[];
};

/** Which state the plan of a day is in; 0 where nobody planned it yet. */
export async function planVersion(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from delivery_plan where day = ${day}::date`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Holds the plan of a day until the transaction ends and gives it its next version; what it was is the answer. */
export async function holdPlan(tx: Tx, day: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into delivery_plan as plan (day, version) values (${day}::date, 1)
    on conflict (day) do update set version = plan.version + 1 returning version`.execute(tx);
  return (rows[0]?.version ?? 1) - 1;
}

/** The rounds of a day that were planned. */
export async function roundsOf(db: Db, day: string): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.vehicle_id as "vehicleId", r.driver_id as "driverId", to_char(r.departs_at, 'HH24:MI') as "departsAt",
      array(select s.order_number from round_stop s where s.day = r.day and s.vehicle_id = r.vehicle_id order by s.position) as stops
    from delivery_round r where r.day = ${day}::date order by r.vehicle_id`.execute(db);
  return rows;
}

export type OrderRoundRow = {
  readonly day: string;
  readonly plate: string;
  readonly driverName: string | null;
  readonly departsAt: string | null;
  readonly position: number;
  readonly stops: number;
};

/** The round that an order was put on. */
export async function roundOfOrder(db: Db, orderNumber: string): Promise<OrderRoundRow | undefined> {
  const { rows } = await sql<OrderRoundRow>`
    select s.day, v.plate, d.name as "driverName", to_char(r.departs_at, 'HH24:MI') as "departsAt",
      s.position + 1 as position, (select count(*)::int from round_stop o where o.day = s.day and o.vehicle_id = s.vehicle_id) as stops
    from round_stop s join vehicle v on v.id = s.vehicle_id
      join delivery_round r on r.day = s.day and r.vehicle_id = s.vehicle_id left join driver d on d.id = r.driver_id
    where s.order_number = ${orderNumber}`.execute(db);
  return rows[0];
}

/** Keeps who drives a vehicle on a day and when it leaves. */
export async function keepRound(
  tx: Tx,
  day: string,
  { vehicleId, driverId, departsAt }: Omit<RoundRow, "stops">,
): Promise<void> {
  await sql`
    insert into delivery_round (day, vehicle_id, driver_id, departs_at)
    values (${day}::date, ${vehicleId}, ${driverId}, ${departsAt}::time)
    on conflict (day, vehicle_id) do update set driver_id = excluded.driver_id, departs_at = excluded.departs_at`.execute(
    tx,
  );
}

export type StopRow = {
  readonly number: string;
  readonly companyId: string;
  readonly vehicleId: string;
  readonly position: number;
};

/** Writes all stops of a day anew; what other days still hold of these orders goes. */
export async function keepStops(tx: Tx, day: string, stops: readonly StopRow[]): Promise<void> {
  const told = JSON.stringify(stops);
  await sql`delete from round_stop where day = ${day}::date
    or order_number in (select number from json_to_recordset(${told}) as told (number text))`.execute(tx);
  await sql`
    insert into delivery_round (day, vehicle_id)
    select distinct ${day}::date, "vehicleId" from json_to_recordset(${told}) as told ("vehicleId" text)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into round_stop (order_number, company_id, day, vehicle_id, position)
    select number, "companyId", ${day}::date, "vehicleId", position
    from json_to_recordset(${told}) as told (number text, "companyId" text, "vehicleId" text, position integer)`.execute(
    tx,
  );
}
