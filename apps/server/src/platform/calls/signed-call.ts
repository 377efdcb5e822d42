import { createHmac, timingSafeEqual } from "node:crypto";

/** All that a signature vouches for: nothing of it can be changed, moved to another address, or sent later. */
export type SignedCall = {
  readonly method: string;
  /** Path with query, as it stands in the request line. */
  readonly path: string;
  /** Unix seconds. */
  readonly timestamp: string;
  readonly eventId: string;
  readonly body: Uint8Array | string;
};

/**
 * Signs a call between us and the ERP: `v1=` and HMAC-SHA256 over timestamp, event id, method, path and the very bytes
 * of the body, each on a line of its own.
 */
export function signatureOf({ method, path, timestamp, eventId, body }: SignedCall, secret: string): string {
  const hmac = createHmac("sha256", secret);
  hmac.update(`${timestamp}\n${eventId}\n${method}\n${path}\n`);
  hmac.update(body);
  return `v1=${hmac.digest("hex")}`;
}

/** A call is believed for so long before and after the moment that it names. */
const windowSeconds = 300;

/** Why a call is not believed. Told only to whoever holds the secret; the answer outside is the same for all. */
export type SignatureFlaw = "signature-missing" | "signature-wrong" | "signature-stale";

type Given = Omit<SignedCall, "timestamp" | "eventId"> & {
  readonly timestamp: string | undefined;
  readonly eventId: string | undefined;
  readonly signature: string | undefined;
};

/** What is wrong with a call's signature; undefined when it is good. Compared in constant time. */
export function signatureFlaw(given: Given, secret: string, now: Date): SignatureFlaw | undefined {
  const { timestamp, eventId, signature } = given;
  if (!timestamp || !signature || !/^\d{1,12}$/.test(timestamp) || !/^[\w.:-]{8,100}$/.test(eventId ?? "")) {
    return "signature-missing";
  }
  const expected = Buffer.from(signatureOf({ ...given, timestamp, eventId: eventId ?? "" }, secret));
  const said = Buffer.from(signature);
  if (said.length !== expected.length || !timingSafeEqual(said, expected)) return "signature-wrong";
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age > windowSeconds ? "signature-stale" : undefined;
}
