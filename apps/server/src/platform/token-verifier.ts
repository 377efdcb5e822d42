import { createHash } from "node:crypto";
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Clock } from "./clock.ts";
import { AppError, invalidToken } from "./errors.ts";
import { apiKeys, isKeyText, parseKey, type ShownKey } from "./secrets/api-key-secret.ts";

/**
 * What a token is for: an id token for all APIs, the portal's commerce token for GraphQL alone, a program's token for all
 * (OP-07, D03), and a key, or a token that was got for one, for all but what is about people (B16). That of staff opens the
 * desk and nothing else (DSIGN-01); that of staff in a customer's name opens what ordering needs, in all APIs, that of a preview reads
 * there and does nothing (D48).
 */
export type TokenKind = "id" | "commerce" | "program" | "key" | "staff" | "behalf" | "preview";

/** How a token says that it is of a visit from a purchasing system (`amr`). */
export const VISIT_MEANS = "visit";

/** What a sound token says. `ids` are the names under which it may have been revoked. */
export type VerifiedToken = {
  readonly kind: TokenKind;
  readonly uid: string;
  readonly ids: readonly string[];
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  /** When the person gave a password or a second factor, as far as the token says it. */
  readonly authenticatedAt: Date | undefined;
  /** Whether a purchasing system sent its holder, who showed nothing of themselves (B16). */
  readonly isOfVisit?: boolean;
  /** Which key it is; one that was shown itself is sound only once its secret was compared. */
  readonly key?: Pick<ShownKey, "id"> & Partial<ShownKey>;
  /** Whether it names the session it belongs to, so that ending it ends all others of that session. */
  readonly namesSession: boolean;
};

/** One trusted source of tokens: its keys, its name, whom its tokens are for, where the user id stands. */
export type TrustedIssuer = {
  readonly issuer: string;
  readonly audiences: Readonly<Record<string, TokenKind>>;
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly uidClaim: string;
  /** The client that a token must have been asked for by, where it says so (`azp`). */
  readonly clientId: string;
};

export type TokenVerifier = { readonly verify: (token: string) => Promise<VerifiedToken> };

/**
 * Verifies signature (algorithms pinned per issuer), issuer, audience, expiry, not-before, and that it is of a kind that we
 * take, for our client, of today and not from the future (D34). Sound tokens are remembered until they expire, so that a
 * page's many calls pay for one signature; the memory is bounded.
 */
export function createTokenVerifier(issuers: readonly TrustedIssuer[], clock: Clock): TokenVerifier {
  const sound = new Map<string, VerifiedToken>();
  return {
    verify: async (token) => {
      const now = clock.realTime();
      if (isKeyText(token, apiKeys)) return shownKey(token, now);
      const known = sound.get(token);
      if (known && known.expiresAt > now) return known;
      sound.delete(token);
      const verified = await verifyWith(issuers, token, now);
      if (sound.size >= remembered) sound.delete(sound.keys().next().value ?? "");
      sound.set(token, verified);
      return verified;
    },
  };
}

/** A key says nothing of itself but which it is: whoever loads its owner compares the secret, at every call. */
function shownKey(token: string, now: Date): VerifiedToken {
  const key = parseKey(token, apiKeys);
  if (key === undefined) throw invalidToken();
  return { ...ofKey(key), issuedAt: now, expiresAt: now, namesSession: false, authenticatedAt: undefined };
}

function ofKey(key: NonNullable<VerifiedToken["key"]>) {
  return { kind: "key", uid: "", ids: [`key ${key.id}`], key } as const;
}

/** The same where only some kinds belong: any other is refused as no good. */
export function takingOnly(verifier: TokenVerifier, kinds: readonly TokenKind[]): TokenVerifier {
  return {
    verify: async (token) => {
      const verified = await verifier.verify(token);
      if (!kinds.includes(verified.kind)) throw invalidToken();
      return verified;
    },
  };
}

const remembered = 2000;
const longestToken = 8192;

async function verifyWith(
  issuers: readonly TrustedIssuer[],
  token: string,
  now: Date,
): Promise<VerifiedToken> {
  const claimed = token.length > longestToken ? undefined : claimedIssuer(token);
  const trusted = issuers.find(({ issuer }) => issuer === claimed);
  if (!trusted) throw invalidToken();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, trusted.keys, {
      issuer: trusted.issuer,
      audience: Object.keys(trusted.audiences),
      algorithms: [...trusted.algorithms],
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ["exp", "iat", trusted.uidClaim],
    });
    const kind = kindOf(payload, trusted.audiences);
    const isSound =
      kind !== undefined &&
      isOfType(kind, protectedHeader.typ) &&
      // What was got for a key was asked for by that key.
      isForUs(payload, { clientId: kind === "key" ? (payload.sub ?? "") : trusted.clientId, now });
    if (!isSound) throw invalidToken();
    const said = tokenOf(payload, trusted.uidClaim, token);
    // Its subject is the key that it was got for.
    return kind === "key" ? { ...said, ...ofKey({ id: said.uid }) } : { kind, ...said };
  } catch (error) {
    // Keys that cannot be had say nothing about the token.
    throw error instanceof AppError ? error : invalidToken(error);
  }
}

/** No token that decides about anything lives longer. */
const longestLifeSeconds = 24 * 60 * 60;
/** So far two clocks may be apart. */
const toleranceSeconds = 60;

function kindOf({ aud }: JWTPayload, audiences: TrustedIssuer["audiences"]): TokenKind | undefined {
  const kinds = new Set([aud ?? []].flat().flatMap((each) => audiences[each] ?? []));
  // A token of two kinds is of none.
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** The commerce token and those got for keys are access tokens of RFC 9068, and say so; nothing else that says so is ours. */
function isOfType(kind: TokenKind, type: string | undefined): boolean {
  if (kind === "commerce" || kind === "key") return type?.toLowerCase() === "at+jwt";
  return type === undefined || type.toLowerCase() === "jwt";
}

function isForUs(
  { azp, client_id: askedBy, events, exp = Infinity, iat = Infinity }: JWTPayload,
  { clientId, now }: { readonly clientId: string; readonly now: Date },
): boolean {
  const isOurs = [azp, askedBy].every((each) => each === undefined || each === clientId);
  const nowSeconds = now.getTime() / 1000;
  // An end is taken at its word: whoever is behind only makes its tokens live shorter.
  const isNow = iat <= nowSeconds + toleranceSeconds && exp > nowSeconds && exp - iat <= longestLifeSeconds;
  return events === undefined && isOurs && isNow;
}

/** Read before the signature only to choose the keys; it is checked again with them. */
function claimedIssuer(token: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    if (typeof payload !== "object" || payload === null || !("iss" in payload)) return undefined;
    return typeof payload.iss === "string" ? payload.iss : undefined;
  } catch {
    return undefined;
  }
}

function tokenOf(payload: JWTPayload, uidClaim: string, token: string): Omit<VerifiedToken, "kind"> {
  const uid = payload[uidClaim];
  const { exp, iat, jti, session, sid, auth_time: authTime, amr } = payload;
  const sessions = [session, sid].filter((each) => typeof each === "string");
  if (typeof uid !== "string" || uid === "" || exp === undefined || iat === undefined) throw invalidToken();
  return {
    uid,
    ids: [jti ?? fingerprintOf(token), ...sessions],
    namesSession: sessions.length > 0,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    authenticatedAt: typeof authTime === "number" ? new Date(authTime * 1000) : undefined,
    isOfVisit: Array.isArray(amr) && amr.includes(VISIT_MEANS),
  };
}

/** Tokens of other issuers need not carry an id of their own. */
function fingerprintOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
