import { randomUUID } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Tx } from "../../../platform/db.ts";
import { AppError } from "../../../platform/errors.ts";
import {
  askToMake,
  askToShow,
  type PasskeyDeps,
  PasskeyRefused,
  readMade,
  readShown,
} from "../../../platform/passkeys/passkeys.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Realm } from "../door.ts";
import { findPasskey, markPasskeyUsed, passkeysOf, savePasskey } from "./factors.repo.ts";

/** What a browser is told to make a key for somebody. */
export async function passkeyToMake(
  deps: PasskeyDeps,
  { uid, email, name }: { readonly uid: string; readonly email: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const owner = { handle: handleOf(uid), account: email, name };
  const known = await passkeysOf(deps.db, uid);
  return askToMake(deps, { subject: `make ${uid}`, owner, known, isFound: false });
}

/** Keeps the key that a browser made. The caller's transaction, so that it stands with what else comes of it. */
export async function keepPasskey(
  deps: PasskeyDeps,
  tx: Tx,
  made: { readonly uid: string; readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<void> {
  const { uid, name, response } = made;
  const key = await orRefused("unprocessable", readMade(deps, tx, { subject: `make ${uid}`, response }));
  const isNew = await savePasskey(tx, { id: randomUUID(), uid, ...key, name, now: deps.clock.realTime() });
  if (!isNew) throw new AppError("conflict", { code: "passkey-exists" });
}

/** What a browser is told to show a key: any of the portal's, or one of this person's. `subject` says what for. */
export async function passkeyToShow(
  deps: PasskeyDeps,
  { subject, uid }: { readonly subject: string; readonly uid?: string | undefined },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = uid === undefined ? [] : await passkeysOf(deps.db, uid);
  return askToShow(deps, { subject, known });
}

/** Whose key it is that signed what was asked for this subject; each question is answered once. */
export async function whoShowed(
  deps: PasskeyDeps,
  {
    subject,
    response,
    realm,
  }: { readonly subject: string; readonly response: AuthenticationResponseJSON; readonly realm: Realm },
): Promise<string> {
  const found = await findPasskey(deps.db, { credentialId: response.id, realm });
  if (!found) throw refusedAs("sign-in-incorrect");
  const key = { ...found, handle: handleOf(found.uid) };
  const signCount = await orRefused("sign-in-incorrect", readShown(deps, { subject, response, key }));
  const now = deps.clock.realTime();
  await inTransaction(deps.db, (tx) => markPasskeyUsed(tx, { credentialId: response.id, signCount, now }));
  return found.uid;
}

function handleOf(uid: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(uid);
}

type RefusedAs = "sign-in-incorrect" | "unprocessable";

/** Never says why: an unknown key and a wrong signature look alike. */
function refusedAs(kind: RefusedAs, cause?: unknown): AppError {
  return new AppError(kind, { code: "passkey-refused", cause });
}

async function orRefused<Read>(kind: RefusedAs, reading: Promise<Read>): Promise<Read> {
  return reading.catch((thrown: unknown) => {
    throw thrown instanceof PasskeyRefused ? refusedAs(kind, thrown.cause) : thrown;
  });
}
