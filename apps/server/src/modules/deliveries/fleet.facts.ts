import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { driverOfStaff } from "./driver/drivers.repo.ts";

/** Whether one of the staff is a driver, with a round of their own (DDISP-03). */
export async function drives(db: Db, uid: string): Promise<boolean> {
  return (await driverOfStaff(db, uid)) !== undefined;
}

/** Pieces of SQL for those who keep ids of vehicles and drivers. */
export const fleetInSql = {
  driverNameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select d.name from driver d where d.id = ${id})`,
  plateOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select v.plate from vehicle v where v.id = ${id})`,
} as const;
