import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOfSecret, newSecret } from "../../../platform/secrets/one-time-secret.ts";

/** By which a key of a program of the brewery's is told from tokens and from keys of customers. */
const shape = /^vys_([0-9a-f]{16})_([\w-]{43})$/;

export type NewServiceKey = { readonly id: string; readonly hash: string; readonly text: string };

/** A new key; its text is told once. */
export function newServiceKey(): NewServiceKey {
  const id = randomBytes(8).toString("hex");
  const { secret, hash } = newSecret();
  return { id, hash, text: `vys_${id}_${secret}` };
}

/** What a call shows as `Authorization: Bearer vys_…`; undefined where it shows something else. */
export function shownServiceKey(
  authorization: string | undefined,
): { readonly id: string; readonly secret: string } | undefined {
  const [, scheme, text = ""] = /^(\S+) (\S+)$/.exec(authorization ?? "") ?? [];
  const [, id, secret] = shape.exec(text) ?? [];
  if (scheme?.toLowerCase() !== "bearer" || id === undefined || secret === undefined) return undefined;
  return { id, secret };
}

export function isSecretOf(secret: string, hash: string): boolean {
  const [shown, kept] = [Buffer.from(hashOfSecret(secret)), Buffer.from(hash)];
  return shown.length === kept.length && timingSafeEqual(shown, kept);
}
