import { type Departure, isNoticeSwitch } from "@vycep/domain/notices/notice-setting";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type OwnedDeparture = Departure & { readonly uid: string };

type DepartureRow = {
  readonly uid: string;
  readonly shipToId: string;
  readonly setting: string;
  readonly way: string;
  readonly isWanted: boolean;
};

/** What some people turned away from its default; a switch that is gone is left out. */
export async function findDepartures(db: Db, uids: readonly string[]): Promise<readonly OwnedDeparture[]> {
  const { rows } = await sql<DepartureRow>`
    select uid, ship_to_id as "shipToId", setting, way, is_wanted as "isWanted" from notice_setting
    where uid = any(${[...uids]}::text[])`.execute(db);
  return rows.flatMap(({ uid, shipToId, isWanted, ...row }) => {
    const known = { setting: row.setting, way: row.way };
    return isNoticeSwitch(known) ? [{ uid, shipToId, isWanted, ...known }] : [];
  });
}

/** Keeps what departs from its default and forgets what returns to it: one statement, however many; the last one counts. */
export async function writeDepartures(
  tx: Tx,
  uid: string,
  turned: readonly (Departure & { readonly isDeparture: boolean })[],
): Promise<void> {
  const last = [...new Map(turned.map((one) => [`${one.shipToId} ${one.setting} ${one.way}`, one])).values()];
  const column = <Value>(of: (one: (typeof last)[number]) => Value) => last.map(of);
  await sql`
    with turned as (
      select * from unnest(${column(({ shipToId }) => shipToId)}::text[], ${column(({ setting }) => setting)}::text[],
        ${column(({ way }) => way)}::text[], ${column(({ isWanted }) => isWanted)}::boolean[],
        ${column(({ isDeparture }) => isDeparture)}::boolean[])
        as turned (ship_to_id, setting, way, is_wanted, is_departure)),
    back as (
      delete from notice_setting s using turned t where s.uid = ${uid} and s.ship_to_id = t.ship_to_id
        and s.setting = t.setting and s.way = t.way and not t.is_departure)
    insert into notice_setting (uid, ship_to_id, setting, way, is_wanted)
    select ${uid}, ship_to_id, setting, way, is_wanted from turned where is_departure
    on conflict (uid, ship_to_id, setting, way) do update set is_wanted = excluded.is_wanted`.execute(tx);
}
