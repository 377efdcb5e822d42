import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What the cookie of a device is called: bound to our host where the browser can keep to that. */
export function deviceCookieName(origin: string): string {
  return origin.startsWith("https:") ? "__Host-vycep-device" : "vycep-device";
}

/** What this browser was named when somebody signed in with it; a name that we cannot have given is none. */
export function deviceOf(request: Pick<IncomingMessage, "headers">, origin: string): string | undefined {
  const name = deviceCookieName(origin);
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function newDevice(): string {
  return randomBytes(32).toString("base64url");
}

/** Kept for as long as browsers keep any cookie. It lets nobody in; it only says that somebody was in before. */
export function deviceCookie(device: string, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${deviceCookieName(origin)}=${device}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax${secure}`;
}
