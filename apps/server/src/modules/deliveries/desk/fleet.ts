import type { Db } from "../../../platform/db.ts";
import type { DriverPasskey, Fleet } from "../../../platform/desk/desk-graphql.gen.ts";
import { allDrivers, allPasskeys, allVehicles, type PasskeyRow } from "./fleet.repo.ts";

/** Vehicles and drivers (DDISP-05), with the telephones that these come in with without a code (DSIGN-09). */
export async function fleet(db: Db): Promise<Fleet> {
  const [vehicles, drivers, passkeys] = [await allVehicles(db), await allDrivers(db), await allPasskeys(db)];
  return {
    vehicles: vehicles.map((row) => ({ ...row, weekdays: [...row.weekdays] })),
    drivers: drivers.map((row) => ({
      ...{ ...row, weekdays: [...row.weekdays] },
      passkeys: passkeys.filter(({ driverId }) => driverId === row.id).map(passkeyOf),
    })),
  };
}

function passkeyOf({ id, name, createdAt, lastUsedAt }: PasskeyRow): DriverPasskey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
