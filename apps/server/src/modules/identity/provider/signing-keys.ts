import { randomUUID } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, type JWTVerifyGetKey } from "jose";
import type { Db } from "../../../platform/db.ts";
import { openText, type Secrets, sealText } from "../../../platform/secrets/sealed-text.ts";
import { uncounted } from "../../../platform/statement-count.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import {
  claimSigningKey,
  type NewKey,
  replaceSigningKeys,
  type StoredKey,
  storedKeys,
} from "../identity.repo.ts";

/** A key pair of ours as it is used: opened, and never written anywhere. */
export type SigningKey = { readonly kid: string; readonly jwk: JWK; readonly isRetired: boolean };

export type SigningKeys = {
  /** The key that new tokens are signed with. */
  readonly current: () => Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** All private keys whose work is still good, those that sign first, the newest before older ones. */
  readonly all: () => Promise<readonly SigningKey[]>;
  /** The public key that a token names. */
  readonly verificationKey: JWTVerifyGetKey;
};

type KeyDeps = { readonly db: Db; readonly secrets: Secrets };

/**
 * Keys live in the database, sealed, so that every server process signs and verifies alike. The first process to ask
 * makes the first key. Each looks again every twenty seconds, so that all of them follow a rotation within a minute,
 * and at once when a token names a key that it does not know, though not more often than every ten seconds.
 */
export function signingKeysOf(deps: KeyDeps): SigningKeys {
  let loaded: { readonly keys: Promise<readonly SigningKey[]>; readonly at: number } | undefined;

  const load = (): Promise<readonly SigningKey[]> => {
    const keys = loadOrCreate(deps);
    loaded = { keys, at: performance.now() };
    keys.catch(() => {
      // The database was away: the next caller tries again.
      loaded = undefined;
    });
    return keys;
  };
  const isOlderThan = (ms: number) => loaded !== undefined && performance.now() - loaded.at > ms;
  const all = () => (loaded === undefined || isOlderThan(goodForMs) ? load() : loaded.keys);
  const find = async (kid: string | undefined) => (await all()).find((key) => key.kid === kid);

  return {
    all,
    current: async () => {
      const [newest] = await all();
      if (!newest) throw new Error("no signing key");
      return { kid: newest.kid, key: asymmetric(await importJWK(newest.jwk, "ES256")) };
    },
    verificationKey: async ({ kid }) => {
      let key = await find(kid);
      if (!key && isOlderThan(lookAgainMs)) key = (await load()).find((each) => each.kid === kid);
      if (!key) throw new Error("unknown key");
      return asymmetric(await importJWK(publicHalf(key.jwk), "ES256"));
    },
  };
}

/**
 * A new key signs from now on, in this process at once and in others within half a minute (D32). What the old ones
 * signed is good until it ends, unless they were stolen and are to be forgotten with it.
 */
export async function rotateSigningKeys(
  deps: KeyDeps,
  { forget }: { readonly forget: boolean },
): Promise<string> {
  const key = await newKey(deps.secrets);
  await inTransaction(deps.db, (tx) => replaceSigningKeys(tx, key, { forget }));
  return key.kid;
}

const goodForMs = 20_000;
const lookAgainMs = 10_000;
/** Nothing that we sign lives longer than the token of a program: an hour. */
const retiredGoodForSeconds = 3600 + 60;
/** What signing keys are sealed for. */
export const signingKeyPurpose = "signing key";

/** For all requests of the next seconds, whichever comes first. */
function loadOrCreate(deps: KeyDeps): Promise<readonly SigningKey[]> {
  return uncounted(() => storedOrCreated(deps));
}

async function storedOrCreated({ db, secrets }: KeyDeps): Promise<readonly SigningKey[]> {
  let stored = await storedKeys(db, retiredGoodForSeconds);
  if (stored.every(({ isRetired }) => isRetired)) {
    const key = await newKey(secrets);
    await inTransaction(db, (tx) => claimSigningKey(tx, key));
    stored = await storedKeys(db, retiredGoodForSeconds);
  }
  const opened = stored.flatMap((key) => openKey(key, secrets) ?? []);
  if (opened.every(({ isRetired }) => isRetired)) {
    throw new Error(
      "The signing keys were sealed with another VYCEP_SECRET; give that one beside the new one.",
    );
  }
  return opened;
}

function openKey({ kid, sealedJwk, isRetired }: StoredKey, secrets: Secrets): SigningKey | undefined {
  const text = openText(sealedJwk, signingKeyPurpose, secrets);
  return text === undefined ? undefined : { kid, jwk: JSON.parse(text) as JWK, isRetired };
}

async function newKey(secrets: Secrets): Promise<NewKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = randomUUID();
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: "ES256", use: "sig" };
  return {
    kid,
    publicJwk: publicHalf(jwk),
    sealedJwk: sealText(JSON.stringify(jwk), signingKeyPurpose, secrets),
  };
}

function publicHalf({ d: _secret, ...open }: JWK): JWK {
  return open;
}

function asymmetric(key: CryptoKey | Uint8Array): CryptoKey {
  if (key instanceof Uint8Array) throw new Error("a symmetric key among the signing keys");
  return key;
}
