import { createHash, randomBytes } from "node:crypto";

/** What is handed out once, and the hash by which it is known again; it is random enough to need no salt (D32). */
export type OneTimeSecret = { readonly secret: string; readonly hash: string };

export function newSecret(): OneTimeSecret {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashOfSecret(secret) };
}

export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
