import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { DESK_DRIVER_PATH } from "@vycep/contract/deliveries/driver";

const name = "vycep-driver";

/** By which a telephone is known: sent to the driver's calls alone, read by no script, and by no other site's wish. */
export function driverCookie(device: string, origin: string, maxAgeSeconds: number): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${name}=${device}; Path=${DESK_DRIVER_PATH}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
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
