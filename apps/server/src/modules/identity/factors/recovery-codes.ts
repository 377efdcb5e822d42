import { createHash, randomBytes } from "node:crypto";
import { groupedCode, RECOVERY_CODES, recoveryCodeFrom } from "@vycep/domain/identity/second-factor";
import type { Tx } from "../../../platform/db.ts";
import { replaceRecoveryCodes, useRecoveryCode } from "./factors.repo.ts";

/** New codes in place of all earlier ones; nobody can read them again later. */
export async function newRecoveryCodes(tx: Tx, uid: string, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(32)));
  await replaceRecoveryCodes(tx, { uid, hashes: codes.map(hashOf), now });
  return codes.map(groupedCode);
}

export function takeRecoveryCode(
  tx: Tx,
  { uid, code, now }: { readonly uid: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  return useRecoveryCode(tx, { uid, hash: hashOf(code), now });
}

function hashOf(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
