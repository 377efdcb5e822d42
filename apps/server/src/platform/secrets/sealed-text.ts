import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The configured secrets, newest first: what is sealed is sealed with the first, and opened with any (D32). */
export type Secrets = readonly string[];

const version = "v1";
const cipher = "aes-256-gcm";

/**
 * A text that whoever reads the database, or a copy of it, cannot read. `purpose` keeps what was sealed for one thing
 * from being taken for another.
 */
export function sealText(text: string, purpose: string, [newest]: Secrets): string {
  if (newest === undefined) throw new Error("there is no secret to seal with");
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const seal = createCipheriv(cipher, keyFrom(newest, salt, purpose), nonce);
  const sealed = Buffer.concat([seal.update(text, "utf8"), seal.final()]);
  return [
    version,
    ...[salt, nonce, seal.getAuthTag(), sealed].map((part) => part.toString("base64url")),
  ].join(".");
}

/** The text again; undefined where none of the secrets sealed it, or somebody changed it. */
export function openText(sealed: string, purpose: string, secrets: Secrets): string | undefined {
  const [found, ...parts] = sealed.split(".");
  const [salt, nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
  if (found !== version || !salt || !nonce || !tag || !text) return undefined;
  for (const secret of secrets) {
    try {
      const open = createDecipheriv(cipher, keyFrom(secret, salt, purpose), nonce, { authTagLength: 16 });
      open.setAuthTag(tag);
      return Buffer.concat([open.update(text), open.final()]).toString("utf8");
    } catch {
      // Sealed with another one.
    }
  }
  return undefined;
}

function keyFrom(secret: string, salt: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, `vycep ${purpose}`, 32));
}
