import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOfSecret } from "./one-time-secret.ts";
import { openText, type Secrets, sealText } from "./sealed-text.ts";

/** What a program shows: which key it is, and the secret that goes with it. */
export type ShownKey = { readonly id: string; readonly secret: string };

/** By which a key is told from a token, also by scanners that look for secrets in source code. */
const mark = "vyk_";
const shape = /^vyk_([a-z0-9]{16})_([\w-]{43})$/;

/** Whether a bearer token says that it is a key. */
export function isKeyText(text: string): boolean {
  return text.startsWith(mark);
}

/** Reads a key as it was told; undefined when it is none. */
export function parseKey(text: string): ShownKey | undefined {
  const [, id, secret] = shape.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** A new key: what is told once, and what is kept of it (OPS-13). */
export function newKey(secrets: Secrets): {
  readonly id: string;
  readonly text: string;
  readonly sealedHash: string;
} {
  const id = randomBytes(8).toString("hex");
  const secret = randomBytes(32).toString("base64url");
  return {
    id,
    text: `${mark}${id}_${secret}`,
    sealedHash: sealText(hashOfSecret(secret), keyPurpose(id), secrets),
  };
}

/** Whether it is the secret whose hash was kept, compared in constant time. */
export function isSecretOf(shown: ShownKey, sealedHash: string, secrets: Secrets): boolean {
  const kept = openText(sealedHash, keyPurpose(shown.id), secrets);
  if (kept === undefined) return false;
  const [ours, theirs] = [Buffer.from(kept), Buffer.from(hashOfSecret(shown.secret))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** What the hash of a key is sealed for. */
export function keyPurpose(id: string): string {
  return `api key ${id}`;
}
