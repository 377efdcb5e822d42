import { Secret, TOTP } from "otpauth";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { openText, type Secrets, sealText } from "../../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findAuthenticator, saveNewAuthenticator, useStep } from "./factors.repo.ts";

export type AuthenticatorDeps = Pick<Deps, "db" | "config" | "clock">;

/** What an authenticator app is told, by a picture or by hand. */
export type AuthenticatorSecret = { readonly secret: string; readonly uri: string };

/** RFC 6238 as every app has it. */
const stepSeconds = 30;
const shape = { algorithm: "SHA1", digits: 6, period: stepSeconds } as const;
/** So many steps an app's clock may be off. */
const tolerance = 1;
const secretBytes = 20;

/** Begins to set one up; it counts once its first code is shown. */
export async function startAuthenticator(
  { db, config, clock }: AuthenticatorDeps,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<AuthenticatorSecret> {
  const secret = new Secret({ size: secretBytes });
  const sealed = sealText(secret.base32, authenticatorPurpose(uid), config.secrets);
  const isNew = await inTransaction(db, (tx) =>
    saveNewAuthenticator(tx, { uid, sealed, now: clock.realTime() }),
  );
  if (!isNew) throw new AppError("conflict", { code: "authenticator-exists" });
  const issuer = new URL(config.origin).hostname;
  const uri = new TOTP({ issuer: `vycep ${issuer}`, label: email, secret, ...shape }).toString();
  return { secret: secret.base32, uri };
}

/**
 * Takes a code of the authenticator, each only once and none that is older than one that was taken. `isSetUp` says which:
 * the one in use, or the one that is being set up.
 */
export async function takeAuthenticatorCode(
  { db, config, clock }: AuthenticatorDeps,
  { uid, code, isSetUp }: { readonly uid: string; readonly code: string; readonly isSetUp: boolean },
): Promise<boolean> {
  const stored = await findAuthenticator(db, uid);
  if (!stored || stored.is_confirmed !== isSetUp) return false;
  const text = secretOf(stored.sealed_secret, uid, config.secrets);
  const now = clock.realTime();
  const totp = new TOTP({ secret: Secret.fromBase32(text), ...shape });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  const sealed = sealText(text, authenticatorPurpose(uid), config.secrets);
  return inTransaction(db, (tx) => useStep(tx, { uid, step, sealed, now }));
}

/** A secret is sealed for its owner: another's row holds nothing that opens as theirs. */
export function authenticatorPurpose(uid: string): string {
  return `authenticator ${uid}`;
}

function secretOf(sealed: string, uid: string, secrets: Secrets): string {
  const text = openText(sealed, authenticatorPurpose(uid), secrets);
  if (text !== undefined) return text;
  throw new Error("An authenticator was sealed with another VYCEP_SECRET; give that one beside the new one.");
}
