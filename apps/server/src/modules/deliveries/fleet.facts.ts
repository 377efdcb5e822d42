import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL for those who keep ids of vehicles and drivers. */
export const fleetInSql = {
  driverNameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select d.name from driver d where d.id = ${id})`,
  plateOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select v.plate from vehicle v where v.id = ${id})`,
} as const;
