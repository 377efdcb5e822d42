import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { AppError } from "../../../platform/errors.ts";
import { saidToDriver } from "./driver-refusal.ts";
import { driverOfStaff } from "./drivers.repo.ts";

/** Whoever drives, and as whom of the staff they came in. */
export type DriverHere = { readonly id: string; readonly name: string; readonly uid: string | null };

/** The driver who asks: one of the staff with the right to drive, whose account a driver's record names (DDISP-03). */
export async function driverOf(db: Db, context: DeskContext): Promise<DriverHere> {
  const { uid } = await context.may({ area: "rounds", power: "change" });
  const driver = await driverOfStaff(db, uid);
  if (!driver) {
    const message = saidToDriver("no-driver", context.language);
    throw new AppError("forbidden", { code: "no-driver", message });
  }
  return { ...driver, uid };
}
