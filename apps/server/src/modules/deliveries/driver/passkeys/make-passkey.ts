import { createHash, randomUUID } from "node:crypto";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Language } from "@vycep/domain/market/language";
import type { Deps } from "../../../../platform/deps.ts";
import { AppError } from "../../../../platform/errors.ts";
import {
  askToMake,
  type PasskeyDeps,
  PasskeyRefused,
  readMade,
} from "../../../../platform/passkeys/passkeys.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import type { DriverHere } from "../driver-of-request.ts";
import { saidToDriver } from "../driver-refusal.ts";
import { keepDriverPasskey, knownOnTelephones } from "./driver-passkeys.repo.ts";

/** What the calls about passkeys stand on. */
export type DriverPasskeyDeps = Deps & Pick<PasskeyDeps, "site">;

/** Who drivers are to a device; it is hashed, for ids of records may be longer than a device takes. */
export function handleOfDriver(driverId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(`driver ${driverId}`).digest());
}

/** What a telephone that is in by a code of today is told to make a passkey (DSIGN-09). */
export async function passkeyForTelephone(
  deps: DriverPasskeyDeps,
  driver: DriverHere,
  language: Language,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const passId = passOf(driver, language);
  const owner = { handle: handleOfDriver(driver.id), account: driver.name, name: driver.name };
  const known = await knownOnTelephones(deps.db, driver.id);
  return askToMake(deps, { subject: subjectOf(driver, passId), owner, known, isFound: true });
}

/** Keeps the passkey that the telephone made: from the next day on it lets the driver in. */
export async function keepPasskeyOfTelephone(
  deps: DriverPasskeyDeps,
  {
    driver,
    language,
    requestId,
  }: { readonly driver: DriverHere; readonly language: Language; readonly requestId: string },
  { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<void> {
  const passId = passOf(driver, language);
  const now = deps.clock.instant();
  await inTransaction(deps.db, async (tx) => {
    const subject = subjectOf(driver, passId);
    const key = await readMade(deps, tx, { subject, response }).catch((thrown: unknown) => {
      throw thrown instanceof PasskeyRefused ? passkeyRefused(language, thrown.cause) : thrown;
    });
    const row = { ...key, id: randomUUID(), driverId: driver.id, passId, name, now };
    if (!(await keepDriverPasskey(tx, row))) throw new AppError("conflict", { code: "passkey-exists" });
    await recordAudit(tx, {
      ...{ at: now, uid: null, companyId: null, requestId, action: "driver.passkey-added" },
      ...{ subjectKind: "driver", subjectId: driver.id, detail: { name } },
    });
  });
}

/** Never says why: an unknown key, an old question and a wrong signature look alike. */
export function passkeyRefused(language: Language, cause?: unknown): AppError {
  const message = saidToDriver("passkey-refused", language);
  return new AppError("unprocessable", { code: "passkey-refused", message, cause });
}

/** The code of the day that vouches for the telephone; each for one. */
function passOf({ passToUse }: DriverHere, language: Language): string {
  if (passToUse !== null) return passToUse;
  const message = saidToDriver("no-code-of-day", language);
  throw new AppError("forbidden", { code: "no-code-of-day", message });
}

function subjectOf({ id }: DriverHere, passId: string): string {
  return `driver makes ${id} ${passId}`;
}
