import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { isLetInOn } from "@vycep/domain/deliveries/fleet";
import { isWeekday, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { AppError } from "../../../../platform/errors.ts";
import { askToShow, PasskeyRefused, readShown } from "../../../../platform/passkeys/passkeys.ts";
import { hashOfSecret } from "../../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../../platform/transaction.ts";
import { recordAudit } from "../../../audit/audit.commands.ts";
import { type DriverRow, holdDriver } from "../../desk/fleet.repo.ts";
import { cookieUntilMidnight, newDevice } from "../driver-cookie.ts";
import { saidToDriver } from "../driver-refusal.ts";
import { findDriverPasskey, openVisit } from "./driver-passkeys.repo.ts";
import { type DriverPasskeyDeps, handleOfDriver, passkeyRefused } from "./make-passkey.ts";

const subject = "driver comes in";

/** What a telephone is told to show a passkey; nobody says before who they are. */
export function passkeyToComeIn(deps: DriverPasskeyDeps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return askToShow(deps, { subject, known: [] });
}

type Entering = {
  readonly response: AuthenticationResponseJSON;
  readonly language: Language;
  readonly requestId: string;
};

/**
 * Lets a telephone in by its passkey (DSIGN-09), until the day ends and with the rights of a code: the answer is its cookie. Whoever
 * drives no more or is away does not come in.
 */
export async function enterByPasskey(
  deps: DriverPasskeyDeps,
  { response, language, requestId }: Entering,
): Promise<string> {
  const { db, clock, config } = deps;
  const found = await findDriverPasskey(db, response.id);
  if (!found) throw passkeyRefused(language);
  const { id, driverId, name } = found;
  const key = { ...found, handle: handleOfDriver(driverId) };
  const signCount = await readShown(deps, { subject, response, key }).catch((thrown: unknown) => {
    throw thrown instanceof PasskeyRefused ? passkeyRefused(language, thrown.cause) : thrown;
  });
  const device = newDevice();
  const now = clock.instant();
  const { date: day } = clock.now();
  await inTransaction(db, async (tx) => {
    const driver = await holdDriver(tx, driverId);
    if (!driver || !isLetInOn(availabilityOf(driver), day)) throw notDriving(language);
    if (!(await openVisit(tx, { id, signCount, deviceHash: hashOfSecret(device), day, now })))
      throw passkeyRefused(language);
    await recordAudit(tx, {
      ...{ at: now, uid: null, companyId: null, requestId, action: "driver.passkey-used" },
      ...{ subjectKind: "driver", subjectId: driverId, detail: { name } },
    });
  });
  return cookieUntilMidnight(device, { clock, origin: config.origin });
}

/** Said to nobody but whoever has shown that they are the driver. */
function notDriving(language: Language): AppError {
  return new AppError("forbidden", { code: "not-driving", message: saidToDriver("not-driving", language) });
}

function availabilityOf({ isActive, weekdays, outFrom, outTo }: DriverRow) {
  return {
    isActive,
    weekdays: weekdays.filter(isWeekday),
    outFrom: parseLocalDate(outFrom ?? ""),
    outTo: parseLocalDate(outTo ?? ""),
  };
}
