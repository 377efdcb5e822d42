import { createHash, randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { passkeyTransport } from "@vycep/contract/identity/factors.rest";
import { THEMES } from "@vycep/domain/market/theme";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import type { Site } from "../../../platform/sites.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Realm } from "../door.ts";
import { findPasskey, markPasskeyUsed, passkeysOf, savePasskey } from "./factors.repo.ts";
import { saveChallenge, takeChallenge } from "./second-step.repo.ts";

/** Browsers bind a passkey to the host that it was made at. */
type PasskeyDeps = Pick<Deps, "db" | "clock"> & Pick<RequestContext, "site">;

/** What a person has as long to answer. */
const challengeMs = 5 * 60 * 1000;

/** Browsers bind passkeys to a domain name; at a bare address there are none. */
export function arePasskeysPossible({ origin }: Pick<Site, "origin">): boolean {
  return isIP(new URL(origin).hostname.replace(/^\[|\]$/g, "")) === 0;
}

/** What a browser is told to make a key. Whoever uses it shows that they are there and who they are. */
export async function passkeyToMake(
  deps: PasskeyDeps,
  who: { readonly uid: string; readonly email: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await passkeysOf(deps.db, who.uid);
  const options = await generateRegistrationOptions({
    rpName: THEMES[deps.site.theme].brand ?? "vycep",
    rpID: domainOf(deps.site),
    userID: new TextEncoder().encode(who.uid),
    userName: who.email,
    userDisplayName: who.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await remember(deps, options.challenge, `make ${who.uid}`);
  return options;
}

/** Keeps the key that a browser made. The caller's transaction, so that it stands with what else comes of it. */
export async function keepPasskey(
  deps: PasskeyDeps,
  tx: Tx,
  made: { readonly uid: string; readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn();
  const now = deps.clock.realTime();
  const verified = await verifyRegistrationResponse({
    response: made.response,
    expectedChallenge: (challenge) =>
      takeChallenge(tx, { challenge: hashOf(challenge), subject: `make ${made.uid}`, now }),
    expectedOrigin: deps.site.origin,
    expectedRPID: domainOf(deps.site),
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyNotKept(cause);
  });
  if (!verified.verified) throw passkeyNotKept();
  const { credential } = verified.registrationInfo;
  const isNew = await savePasskey(tx, {
    id: randomUUID(),
    uid: made.uid,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports: (credential.transports ?? []).join(","),
    name: made.name,
    now,
  });
  if (!isNew) throw new AppError("conflict", { code: "passkey-exists" });
}

/** What a browser is told to show a key: any of the portal's, or one of this person's. `subject` says what for. */
export async function passkeyToShow(
  deps: PasskeyDeps,
  { subject, uid }: { readonly subject: string; readonly uid?: string | undefined },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const own = uid === undefined ? [] : await passkeysOf(deps.db, uid);
  const options = await generateAuthenticationOptions({
    rpID: domainOf(deps.site),
    userVerification: "required",
    allowCredentials: own.map(({ credential_id: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
  });
  await remember(deps, options.challenge, subject);
  return options;
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
  const { verifyAuthenticationResponse } = await webauthn();
  const { db, site, clock } = deps;
  const now = clock.realTime();
  const key = await findPasskey(db, { credentialId: response.id, realm });
  if (!key) throw passkeyRefused();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      inTransaction(db, (tx) => takeChallenge(tx, { challenge: hashOf(challenge), subject, now })),
    expectedOrigin: site.origin,
    expectedRPID: domainOf(site),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.sign_count),
      transports: transportsOf(key.transports),
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw passkeyRefused(cause);
  });
  if (!verified.verified) throw passkeyRefused();
  const signCount = verified.authenticationInfo.newCounter;
  await inTransaction(db, (tx) => markPasskeyUsed(tx, { credentialId: response.id, signCount, now }));
  return key.uid;
}

/** Never says why: an unknown key and a wrong signature look alike. */
function passkeyRefused(cause?: unknown): AppError {
  return new AppError("sign-in-incorrect", { code: "passkey-refused", cause });
}

function passkeyNotKept(cause?: unknown): AppError {
  return new AppError("unprocessable", { code: "passkey-refused", cause });
}

async function remember({ db, clock }: PasskeyDeps, challenge: string, subject: string): Promise<void> {
  const until = new Date(clock.realTime().getTime() + challengeMs);
  await inTransaction(db, (tx) => saveChallenge(tx, { challenge: hashOf(challenge), subject, until }));
}

/** A large library, loaded when somebody uses a passkey. */
function webauthn() {
  return import("@simplewebauthn/server");
}

function domainOf({ origin }: Pick<Site, "origin">): string {
  return new URL(origin).hostname;
}

function hashOf(challenge: string): string {
  return createHash("sha256").update(challenge).digest("base64url");
}

function transportsOf(text: string) {
  return text.split(",").flatMap((part) => {
    const { data } = passkeyTransport.safeParse(part);
    return data === undefined ? [] : [data];
  });
}
