import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { KnownDriver } from "./drivers.repo.ts";

type NewPass = {
  readonly id: string;
  readonly driverId: string;
  readonly day: string;
  readonly codeHash: string;
  readonly madeBy: string;
  readonly madeAt: Date;
};

/** Keeps a code of a driver for a day; what was made for that day before is good no more. */
export async function keepPass(tx: Tx, pass: NewPass): Promise<void> {
  const { id, driverId, day, codeHash, madeBy, madeAt } = pass;
  await sql`
    update driver_pass set revoked_at = ${madeAt}
    where driver_id = ${driverId} and day = ${day}::date and revoked_at is null`.execute(tx);
  await sql`
    insert into driver_pass (id, driver_id, day, code_hash, made_by, made_at)
    values (${id}, ${driverId}, ${day}::date, ${codeHash}, ${madeBy}, ${madeAt})`.execute(tx);
}

/** Binds a code of this day to the first telephone that uses it; undefined where it is none, or another telephone's. */
export async function bindPass(
  tx: Tx,
  {
    codeHash,
    deviceHash,
    day,
    now,
  }: { readonly codeHash: string; readonly deviceHash: string; readonly day: string; readonly now: Date },
): Promise<{ readonly driverId: string } | undefined> {
  const { rows } = await sql<{ driverId: string }>`
    update driver_pass set device_hash = ${deviceHash}, used_at = ${now}
    where code_hash = ${codeHash} and day = ${day}::date and device_hash is null and revoked_at is null
    returning driver_id as "driverId"`.execute(tx);
  return rows[0];
}

/** Whose telephone it is on this day, by a code or by a passkey. */
export async function driverOfDevice(
  db: Db,
  deviceHash: string,
  day: string,
): Promise<(KnownDriver & { readonly passToUse: string | null }) | undefined> {
  const { rows } = await sql<KnownDriver & { readonly passToUse: string | null }>`
    select d.id, d.name, case when not exists (select from driver_passkey k where k.pass_id = p.id) then p.id end as "passToUse"
    from driver_pass p join driver d on d.id = p.driver_id and d.is_active
    where p.device_hash = ${deviceHash} and p.day = ${day}::date and p.revoked_at is null
    union all
    select d.id, d.name, null
    from driver_visit v join driver_passkey k on k.id = v.passkey_id join driver d on d.id = k.driver_id and d.is_active
    where v.device_hash = ${deviceHash} and v.day = ${day}::date`.execute(db);
  return rows[0];
}
