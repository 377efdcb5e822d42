import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWTVerifyGetKey } from "jose";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db.ts";
import { claimSigningKey, type StoredKey, storedKeys } from "./identity.repo.ts";

export type SigningKeys = {
  /** The key that new tokens are signed with. */
  readonly current: () => Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** All private keys that are not retired, newest first, for the provider. */
  readonly all: () => Promise<readonly StoredKey[]>;
  /** The public key that a token names. */
  readonly verificationKey: JWTVerifyGetKey;
};

/**
 * Keys live in the database, so that every server process signs and verifies alike. The first process to ask makes
 * the first key. A token that names an unknown key makes us look again (another process may have rotated), but not
 * more often than every ten seconds.
 */
export function signingKeysOf(deps: { readonly db: Db; readonly clock: Clock }): SigningKeys {
  let loaded: { readonly keys: Promise<readonly StoredKey[]>; readonly at: number } | undefined;

  const load = (): Promise<readonly StoredKey[]> => {
    const keys = loadOrCreate(deps);
    loaded = { keys, at: performance.now() };
    keys.catch(() => {
      // The database was away: the next caller tries again.
      loaded = undefined;
    });
    return keys;
  };
  const all = () => loaded?.keys ?? load();
  const find = async (kid: string | undefined) => (await all()).find((key) => key.kid === kid);

  return {
    all,
    current: async () => {
      const [newest] = await all();
      if (!newest) throw new Error("no signing key");
      return { kid: newest.kid, key: await privateKey(newest) };
    },
    verificationKey: async ({ kid }) => {
      let key = await find(kid);
      if (!key && loaded && performance.now() - loaded.at > lookAgainMs) {
        key = (await load()).find((each) => each.kid === kid);
      }
      if (!key) throw new Error("unknown key");
      return publicKey(key);
    },
  };
}

const lookAgainMs = 10_000;

async function loadOrCreate({ db, clock }: { db: Db; clock: Clock }): Promise<readonly StoredKey[]> {
  const keys = await storedKeys(db);
  if (keys.length > 0) return keys;
  const { privateKey: made } = await generateKeyPair("ES256", { extractable: true });
  const kid = crypto.randomUUID();
  await claimSigningKey(
    db,
    { kid, jwk: { ...(await exportJWK(made)), kid, alg: "ES256", use: "sig" } },
    clock,
  );
  return storedKeys(db);
}

async function privateKey({ jwk }: StoredKey): Promise<CryptoKey> {
  return asymmetric(await importJWK(jwk, "ES256"));
}

async function publicKey({ jwk }: StoredKey): Promise<CryptoKey> {
  const { d: _secret, ...open } = jwk;
  return asymmetric(await importJWK(open, "ES256"));
}

function asymmetric(key: CryptoKey | Uint8Array): CryptoKey {
  if (key instanceof Uint8Array) throw new Error("a symmetric key among the signing keys");
  return key;
}
