import { createHash, randomBytes } from "node:crypto";

/** The secret of a link that is mailed; nobody can guess it, and only its hash is kept (D32). */
export function newLinkSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
