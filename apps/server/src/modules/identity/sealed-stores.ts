import { sql } from "kysely";
import type { SealedRow, SealedStore } from "../../platform/secrets/reseal.ts";
import { authenticatorPurpose } from "./factors/authenticator.ts";
import { recordPurpose } from "./provider/oidc-seal.ts";
import { signingKeyPurpose } from "./provider/signing-keys.ts";

/** Everything that identity keeps sealed with VYCEP_SECRET. */
export const identityStores: readonly SealedStore[] = [
  {
    name: "signing keys",
    rows: async (db) => {
      const { rows } = await sql<{ kid: string; sealed: string }>`
        select kid, sealed_jwk as sealed from signing_key`.execute(db);
      return rows.map(({ kid, sealed }) => ({ key: [kid], purpose: signingKeyPurpose, sealed }));
    },
    replace: async (tx, { key: [kid], sealed: before }, sealed) => {
      await sql`update signing_key set sealed_jwk = ${sealed}
        where kid = ${kid} and sealed_jwk = ${before}`.execute(tx);
    },
  },
  {
    name: "authenticators",
    rows: async (db) => {
      const { rows } = await sql<{ uid: string; sealed: string }>`
        select uid, sealed_secret as sealed from authenticator`.execute(db);
      return rows.map(({ uid, sealed }) => ({ key: [uid], purpose: authenticatorPurpose(uid), sealed }));
    },
    replace: async (tx, { key: [uid], sealed: before }, sealed) => {
      await sql`update authenticator set sealed_secret = ${sealed}
        where uid = ${uid} and sealed_secret = ${before}`.execute(tx);
    },
  },
  {
    name: "sessions and sign-ins under way",
    rows: async (db) => {
      const { rows } = await sql<{ kind: string; id_hash: string; sealed: string }>`
        select kind, id_hash, sealed_payload as sealed from oidc_payload`.execute(db);
      return rows.map(
        ({ kind, id_hash: idHash, sealed }): SealedRow => ({
          key: [kind, idHash],
          purpose: recordPurpose({ kind, idHash }),
          sealed,
        }),
      );
    },
    replace: async (tx, { key: [kind, idHash], sealed: before }, sealed) => {
      await sql`update oidc_payload set sealed_payload = ${sealed}
        where kind = ${kind} and id_hash = ${idHash} and sealed_payload = ${before}`.execute(tx);
    },
  },
];
