import type { Db } from "../../../platform/db.ts";
import type { Fleet } from "../../../platform/desk/desk-graphql.gen.ts";
import { allDrivers, allVehicles } from "./fleet.repo.ts";

/** Vehicles and drivers (DDISP-05). */
export async function fleet(db: Db): Promise<Fleet> {
  const [vehicles, drivers] = [await allVehicles(db), await allDrivers(db)];
  return {
    vehicles: vehicles.map((row) => ({ ...row, weekdays: [...row.weekdays] })),
    drivers: drivers.map((row) => ({ ...row, weekdays: [...row.weekdays] })),
  };
}
