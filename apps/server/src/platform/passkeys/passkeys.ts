import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { THEMES } from "@vycep/domain/market/theme";
import type { Tx } from "../db.ts";
import type { Deps } from "../deps.ts";
import type { Site } from "../sites.ts";
import { inTransaction } from "../transaction.ts";
import { saveChallenge, takeChallenge } from "./challenges.repo.ts";

/** Browsers bind a passkey to the host that it was made at. */
export type PasskeyDeps = Pick<Deps, "db" | "clock"> & { readonly site: Site };

/** Whom a key will stand for. The handle is kept on the device and comes back with each answer; it names nobody else. */
export type PasskeyOwner = {
  readonly handle: Uint8Array<ArrayBuffer>;
  readonly account: string;
  readonly name: string;
};

/** A key that is known, as a browser finds it again. */
export type OfferedPasskey = {
  readonly credential_id: string;
  /** Apart by commas, as the browser told. */
  readonly transports: string;
};

export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: string;
};

export type HeldPasskey = {
  readonly handle: Uint8Array;
  readonly public_key: Buffer;
  readonly sign_count: string;
  readonly transports: string;
};

/** Why an answer of a browser is not taken; what it was is nobody's business but the log's. */
export class PasskeyRefused extends Error {
  constructor(cause?: unknown) {
    super("the passkey was refused", { cause });
    this.name = "PasskeyRefused";
  }
}

/** What a person has as long to answer. */
const challengeMs = 5 * 60 * 1000;

/** Browsers bind passkeys to a domain name; at a bare address there are none. */
export function arePasskeysPossible({ origin }: Pick<Site, "origin">): boolean {
  return isIP(new URL(origin).hostname.replace(/^\[|\]$/g, "")) === 0;
}

/**
 * What a browser is told to make a key. Whoever uses it shows that they are there and who they are. A key that is `found` is kept
 * on the device with its owner, and lets in whoever has not said who they are.
 */
export async function askToMake(
  deps: PasskeyDeps,
  {
    subject,
    owner,
    known,
    isFound,
  }: {
    readonly subject: string;
    readonly owner: PasskeyOwner;
    readonly known: readonly OfferedPasskey[];
    readonly isFound: boolean;
  },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: THEMES[deps.site.theme].brand ?? "vycep",
    rpID: domainOf(deps.site),
    userID: owner.handle,
    userName: owner.account,
    userDisplayName: owner.name,
    attestationType: "none",
    excludeCredentials: known.map(offered),
    authenticatorSelection: {
      residentKey: isFound ? "required" : "preferred",
      userVerification: "required",
    },
  });
  await remember(deps, options.challenge, subject);
  return options;
}

/** The key that a browser made for this subject. The caller's transaction, so that it stands with what else comes of it. */
export async function readMade(
  deps: PasskeyDeps,
  tx: Tx,
  { subject, response }: { readonly subject: string; readonly response: RegistrationResponseJSON },
): Promise<MadePasskey> {
  const { verifyRegistrationResponse } = await webauthn();
  const now = deps.clock.realTime();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(tx, { challenge: hashOf(challenge), subject, now }),
    expectedOrigin: deps.site.origin,
    expectedRPID: domainOf(deps.site),
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new PasskeyRefused(cause);
  });
  if (!verified.verified) throw new PasskeyRefused();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey, signCount: counter, transports: transports.join(",") };
}

/** What a browser is told to show a key: one of these, or whichever it finds. `subject` says what for. */
export async function askToShow(
  deps: PasskeyDeps,
  { subject, known }: { readonly subject: string; readonly known: readonly OfferedPasskey[] },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: domainOf(deps.site),
    userVerification: "required",
    allowCredentials: known.map(offered),
  });
  await remember(deps, options.challenge, subject);
  return options;
}

/** How often the key has signed, once what was asked for this subject is signed by it; each question is answered once. */
export async function readShown(
  deps: PasskeyDeps,
  {
    subject,
    response,
    key,
  }: {
    readonly subject: string;
    readonly response: AuthenticationResponseJSON;
    readonly key: HeldPasskey;
  },
): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { db, site, clock } = deps;
  const now = clock.realTime();
  const { userHandle } = response.response;
  // A key that a device keeps for somebody else than we do is nobody's.
  if (userHandle !== undefined && userHandle !== Buffer.from(key.handle).toString("base64url"))
    throw new PasskeyRefused();
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
    throw new PasskeyRefused(cause);
  });
  if (!verified.verified) throw new PasskeyRefused();
  return verified.authenticationInfo.newCounter;
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

function offered({ credential_id: id, transports }: OfferedPasskey) {
  return { id, transports: transportsOf(transports) };
}

type Transport = NonNullable<RegistrationResponseJSON["response"]["transports"]>[number];

const transportNames: readonly Transport[] = [
  ...(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const),
];

function transportsOf(text: string): Transport[] {
  const told = text.split(",");
  return transportNames.filter((name) => told.includes(name));
}
