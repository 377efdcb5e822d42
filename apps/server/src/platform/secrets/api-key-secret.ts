import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOfSecret } from "./one-time-secret.ts";
import { openText, type Secrets, sealText } from "./sealed-text.ts";

/** What a program shows: which key it is, and the secret that goes with it. */
export type ShownKey = { readonly id: string; readonly secret: string };

/**
 * Whose program it is: by its mark a key is told from a token and from keys of the other kind, also by scanners that look for
 * secrets in source code; the purpose is what its hash is sealed for.
 */
export type KeyKind = { readonly mark: `vy${string}_`; readonly purpose: string };

/** Keys of customers' programs. */
export const apiKeys: KeyKind = { mark: "vyk_", purpose: "api key" };
/** Keys of the brewery's own programs. */
export const serviceKeys: KeyKind = { mark: "vys_", purpose: "service key" };

/** Sign-ins of purchasing systems. */
export const punchOutKeys: KeyKind = { mark: "vyp_", purpose: "punch-out" };

/** Whether a bearer token says that it is a key of the kind. */
export function isKeyText(text: string, { mark }: KeyKind): boolean {
  return text.startsWith(mark);
}

/** Whether it can be the id of a key. */
export function isKeyId(text: string): boolean {
  return /^[a-z0-9]{16}$/.test(text);
}

/** Reads a key as it was told; undefined when it is none of the kind. */
export function parseKey(text: string, kind: KeyKind): ShownKey | undefined {
  if (!isKeyText(text, kind)) return undefined;
  const [, id, secret] = /^([a-z0-9]{16})_([\w-]{43})$/.exec(text.slice(kind.mark.length)) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** A new key: what is told once, and what is kept of it (OPS-13). */
export function newKey(
  kind: KeyKind,
  secrets: Secrets,
): {
  readonly id: string;
  readonly text: string;
  readonly sealedHash: string;
} {
  const id = randomBytes(8).toString("hex");
  const secret = randomBytes(32).toString("base64url");
  return {
    id,
    text: `${kind.mark}${id}_${secret}`,
    sealedHash: sealText(hashOfSecret(secret), keyPurpose(kind, id), secrets),
  };
}

/** A key that was kept: its kind, and the hash of its secret. */
export type KeptKey = { readonly kind: KeyKind; readonly sealedHash: string };

/** Whether it is the secret whose hash was kept, compared in constant time. */
export function isSecretOf(shown: ShownKey, { kind, sealedHash }: KeptKey, secrets: Secrets): boolean {
  const kept = openText(sealedHash, keyPurpose(kind, shown.id), secrets);
  if (kept === undefined) return false;
  const [ours, theirs] = [Buffer.from(kept), Buffer.from(hashOfSecret(shown.secret))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** What the hash of a key is sealed for. */
export function keyPurpose({ purpose }: KeyKind, id: string): string {
  return `${purpose} ${id}`;
}
