import { judgeAct } from "@vycep/domain/staff/staff-right";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { AppError, notSignedIn } from "../../../platform/errors.ts";
import { arePasskeysPossible } from "../../../platform/passkeys/passkeys.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import type { Site } from "../../../platform/sites.ts";
import { allRights } from "../../staff/staff.facts.ts";
import { driverDeviceOf } from "./driver-cookie.ts";
import { driverOfDevice } from "./driver-passes.repo.ts";
import { saidToDriver } from "./driver-refusal.ts";
import { driverOfStaff } from "./drivers.repo.ts";

/** Whoever drives, and as whom of the staff they came in; by a code of the day or a passkey it is nobody of them. */
export type DriverHere = {
  readonly id: string;
  readonly name: string;
  readonly uid: string | null;
  /** The code of the day that they are in by, as long as this telephone has made no passkey by it. */
  readonly passToUse: string | null;
};

type Asking = { readonly request: FastifyRequest; readonly context: DeskContext };

/** The desk stands under the main name alone. */
export function deskSite({ config }: Pick<Deps, "config">): Site {
  return { origin: config.origin, theme: "main" };
}

/** Whether this telephone may make a passkey, so that it comes in without a code on later days (DSIGN-09). */
export function mayMakePasskey(deps: Pick<Deps, "config">, { passToUse }: DriverHere): boolean {
  return passToUse !== null && arePasskeysPossible(deskSite(deps));
}

const act = { area: "rounds", power: "change" } as const;

/**
 * The driver who asks: one of the staff with the right to drive, whose account a driver's record names (DDISP-03), or whoever came in
 * by a code of today or a passkey on this telephone, with the rights of the role of drivers (DSIGN-09).
 */
export async function driverOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { request, context }: Asking,
): Promise<DriverHere> {
  const device = driverDeviceOf(request);
  if (request.headers.authorization === undefined && device !== undefined) {
    const driver = await driverOfDevice(db, hashOfSecret(device), clock.now().date);
    if (!driver) throw notSignedIn();
    const rights = (await allRights(db)).filter(({ role }) => role === "driver");
    const verdict = judgeAct(rights, act);
    if (!verdict.ok) throw new AppError("forbidden", { code: verdict.refusal.kind });
    return { ...driver, uid: null };
  }
  const { uid } = await context.may(act);
  const driver = await driverOfStaff(db, uid);
  if (driver) return { ...driver, uid, passToUse: null };
  const message = saidToDriver("no-driver", context.language);
  throw new AppError("forbidden", { code: "no-driver", message });
}
