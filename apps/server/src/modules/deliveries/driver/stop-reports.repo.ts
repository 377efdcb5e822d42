import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type ReportRow = {
  readonly orderNumber: string;
  readonly key: string;
  readonly notedAt: Date;
  readonly receivedBy: string;
};

/** What was noted at the stops of some orders. */
export async function reportsOf(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, ReportRow>> {
  const { rows } = await sql<ReportRow>`
    select order_number as "orderNumber", key, noted_at as "notedAt", received_by as "receivedBy"
    from stop_report where order_number = any(${[...numbers]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.orderNumber, row]));
}

/** Of which order and by whom a report of this key was; undefined where none came yet. */
export async function reportedUnder(
  db: Db,
  key: string,
): Promise<{ readonly orderNumber: string; readonly driverId: string } | undefined> {
  const { rows } = await sql<{ orderNumber: string; driverId: string }>`
    select order_number as "orderNumber", driver_id as "driverId" from stop_report where key = ${key}`.execute(
    db,
  );
  return rows[0];
}

/** The stop of an order: on which day and vehicle it is planned, held until the transaction ends. */
export async function holdStop(
  tx: Tx,
  orderNumber: string,
): Promise<{ readonly day: string; readonly vehicleId: string } | undefined> {
  const { rows } = await sql<{ day: string; vehicleId: string }>`
    select day, vehicle_id as "vehicleId" from round_stop where order_number = ${orderNumber} for update`.execute(
    tx,
  );
  return rows[0];
}

type NewReport = ReportRow & {
  readonly driverId: string;
  readonly takenAt: Date;
  readonly signatureFile: string | null;
  readonly photoFiles: readonly string[];
};

/** Keeps what a driver noted, with its pictures. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  const { orderNumber, key, driverId, notedAt, takenAt, receivedBy, signatureFile, photoFiles } = report;
  await sql`
    insert into stop_report (order_number, key, driver_id, noted_at, taken_at, received_by, signature_file)
    values (${orderNumber}, ${key}, ${driverId}, ${notedAt}, ${takenAt}, ${receivedBy}, ${signatureFile})`.execute(
    tx,
  );
  await sql`
    insert into stop_photo (order_number, position, file_id)
    select ${orderNumber}, told.at - 1, told.id
    from unnest(${[...photoFiles]}::text[]) with ordinality as told (id, at)`.execute(tx);
}

type HandoverRow = {
  readonly driverName: string;
  readonly notedAt: Date;
  readonly takenAt: Date;
  readonly receivedBy: string;
  readonly signature: string | null;
  readonly photos: readonly string[];
};

/** What was noted of an order, with its pictures. */
export async function handoverOf(db: Db, orderNumber: string): Promise<HandoverRow | undefined> {
  const { rows } = await sql<HandoverRow>`
    select d.name as "driverName", r.noted_at as "notedAt", r.taken_at as "takenAt", r.received_by as "receivedBy",
      r.signature_file as signature,
      array(select p.file_id from stop_photo p where p.order_number = r.order_number order by p.position) as photos
    from stop_report r join driver d on d.id = r.driver_id where r.order_number = ${orderNumber}`.execute(db);
  return rows[0];
}

/** Of which order a picture is. */
export async function orderOfPicture(db: Db, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ orderNumber: string }>`
    select order_number as "orderNumber" from stop_report where signature_file = ${fileId}
    union all select order_number from stop_photo where file_id = ${fileId}`.execute(db);
  return rows[0]?.orderNumber;
}
