/** What the portal reads out of an id token; the server checks the signature, the browser only what is its own. */
export interface IdToken {
  readonly text: string;
  /** Our user id, by the claim that the server reads as well (D34). */
  readonly uid: string;
  /** What the person is called there: an e-mail if it says one, else a name or a number. */
  readonly person: string;
  /** Seconds since 1970, as the issuer counts them. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly nonce: string | undefined;
  readonly audience: readonly string[];
}

/** Reads an id token; undefined when it is none or lacks what we need. */
export function parseIdToken(text: string, uidClaim = "sub"): IdToken | undefined {
  const payload = payloadOf(text);
  if (payload === undefined) return undefined;
  const { iat, exp, nonce, aud } = payload;
  const uid = payload[uidClaim];
  if (typeof uid !== "string" || uid === "" || typeof iat !== "number" || typeof exp !== "number")
    return undefined;
  const names = [payload.email, payload.preferred_username, payload.name, uid];
  return {
    text,
    uid,
    person: names.filter((name) => typeof name === "string").find((name) => name !== "") ?? uid,
    issuedAt: iat,
    expiresAt: exp,
    nonce: typeof nonce === "string" ? nonce : undefined,
    audience: (Array.isArray(aud) ? aud : [aud]).filter((entry) => typeof entry === "string"),
  };
}

export type TokenFault = "unreadable" | "foreign-audience" | "wrong-nonce" | "expired";

/**
 * Judges a token that has just come from the token endpoint: meant for us, and the answer to our own question.
 * Its age is counted by its own life span, so that a wrong clock of this machine does no harm.
 */
export function faultOf(
  token: IdToken | undefined,
  expected: { clientId: string; nonce: string },
): TokenFault | undefined {
  if (token === undefined) return "unreadable";
  if (!token.audience.includes(expected.clientId)) return "foreign-audience";
  if (token.nonce !== expected.nonce) return "wrong-nonce";
  return token.expiresAt <= token.issuedAt ? "expired" : undefined;
}

/** Whether a stored token still has this many seconds to live, by the clock given in milliseconds. */
export function isFresh(token: IdToken, nowMs: number, spareSeconds = 0): boolean {
  return token.expiresAt - spareSeconds > nowMs / 1000;
}

function payloadOf(text: string): Record<string, unknown> | undefined {
  const part = text.split(".")[1];
  if (part === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null ? { ...payload } : undefined;
  } catch {
    return undefined;
  }
}
