import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Checks } from "./provider-client.ts";

/** Where the browser tells that it leaves the desk; the cookie below is for that alone. */
export const DESK_SIGN_OUT_PATH = "/desk/identity/sign-out";

const awaySeconds = 10 * 60;
/** As much as every browser keeps in one cookie, with its name and path. */
const longestHint = 3500;

/**
 * What a browser on its way to the staff's provider holds: one secret for this sign-in alone, from which state, nonce and PKCE's
 * verifier follow. Without it an answer of the provider is of no use, so nobody finishes what another browser began.
 */
export function newAway(): string {
  return randomBytes(32).toString("base64url");
}

/** `uid` is that of the sign-in under way: by the state the answer finds back to it. */
export function checksOf(secret: string, uid: string): Checks {
  const part = (name: string) => createHash("sha256").update(`${name} ${secret}`).digest("base64url");
  return { state: `${uid}.${part("state")}`, nonce: part("nonce"), verifier: part("verifier") };
}

/** Which sign-in an answer belongs to. */
export function uidOfState(state: string): string | undefined {
  return /^([\w-]{1,64})\.[\w-]{43}$/.exec(state)?.[1];
}

/** Kept under the path of this sign-in; without a secret it is gone. */
export function awayCookie(origin: string, path: string, secret: string | undefined): string {
  return cookie({
    origin,
    name: "away",
    path,
    value: secret,
    seconds: secret === undefined ? 0 : awaySeconds,
  });
}

export function awayOf(request: Pick<IncomingMessage, "headers">, origin: string): string | undefined {
  const value = cookieOf(request, nameOf("away", origin));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * By which session at the provider somebody came in: its id token, as the hint by which the provider ends it. It goes to the desk's
 * sign-out and nowhere else; one that is too long for a cookie is left out, and then the provider's session goes on.
 */
export function hintCookie(origin: string, idToken: string | undefined): string {
  const value = idToken !== undefined && idToken.length <= longestHint ? idToken : undefined;
  return cookie({
    origin,
    name: "came-by",
    path: DESK_SIGN_OUT_PATH,
    value,
    seconds: value === undefined ? 0 : undefined,
  });
}

export function hintOf(request: Pick<IncomingMessage, "headers">, origin: string): string | undefined {
  return cookieOf(request, nameOf("came-by", origin)) || undefined;
}

type Cookie = {
  readonly origin: string;
  readonly name: string;
  readonly path: string;
  readonly value: string | undefined;
  /** Left out, it stays as long as the browser is open. */
  readonly seconds: number | undefined;
};

function cookie({ origin, name, path, value = "", seconds }: Cookie): string {
  const life = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(name, origin)}=${value}; Path=${path}${life}; HttpOnly; SameSite=Lax${secure}`;
}

function nameOf(name: string, origin: string): string {
  return `${origin.startsWith("https:") ? "__Secure-" : ""}vycep-desk-${name}`;
}

function cookieOf({ headers }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("=", 2));
  return pairs.find(([key]) => key === name)?.[1];
}
