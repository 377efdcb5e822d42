import { createHash } from "node:crypto";
import type { JsonObject } from "../../../platform/db.gen.ts";
import { openText, type Secrets, sealText } from "../../../platform/secrets/sealed-text.ts";

/** What stands in the database for an id that lets somebody in (D32). The ids are random and long: a plain hash is enough. */
export function hashOfId(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

export type RecordName = { readonly kind: string; readonly idHash: string };

/** A record as it is stored: only under its own name can it be opened, so none can be put in another's place. */
export function sealRecord(name: RecordName, payload: JsonObject, secrets: Secrets): string {
  return sealText(JSON.stringify(payload), recordPurpose(name), secrets);
}

/** What a record says; undefined where the secret that sealed it is not given any more. */
export function openRecord(name: RecordName, sealed: string, secrets: Secrets): JsonObject | undefined {
  const text = openText(sealed, recordPurpose(name), secrets);
  return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
}

export function recordPurpose({ kind, idHash }: RecordName): string {
  return `openid ${kind} ${idHash}`;
}
