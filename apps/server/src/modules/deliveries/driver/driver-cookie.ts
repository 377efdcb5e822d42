import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { DESK_DRIVER_PATH } from "@vycep/contract/deliveries/driver";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { instantOfLocal } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";

const name = "vycep-driver";

/** By which a telephone is known: sent to the driver's calls alone, read by no script, and by no other site's wish. */
function driverCookie(device: string, origin: string, maxAgeSeconds: number): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${name}=${device}; Path=${DESK_DRIVER_PATH}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The same until the day ends. */
export function cookieUntilMidnight(
  device: string,
  { clock, origin }: Pick<Deps, "clock"> & { readonly origin: string },
): string {
  const midnight = instantOfLocal(`${addDays(clock.now().date, 1)}T00:00`);
  const left = midnight.getTime() - clock.instant().getTime();
  return driverCookie(device, origin, Math.max(0, Math.floor(left / 1000)));
}

export function newDevice(): string {
  return randomBytes(32).toString("base64url");
}

/** The telephone that asks; what we cannot have named is none. */
export function driverDeviceOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}
