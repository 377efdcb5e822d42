import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { SealedStore } from "../../platform/secrets/reseal.ts";
import { openText, type Secrets, sealText } from "../../platform/secrets/sealed-text.ts";
import { uncounted } from "../../platform/statement-count.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { claimPushKey, storedPushKey } from "./push.repo.ts";

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const purpose = "push key";

/**
 * The keys by which push services know this portal (VAPID), the same for all processes; made when they are first asked
 * for. They are never changed: browsers have subscribed with the public half.
 */
export async function pushKeysOf({
  db,
  secrets,
}: {
  readonly db: Db;
  readonly secrets: Secrets;
}): Promise<PushKeys> {
  const stored = (await storedPushKey(db)) ?? (await uncounted(() => newKeys({ db, secrets })));
  const privateKey = openText(stored.sealedPrivateKey, purpose, secrets);
  if (privateKey === undefined)
    throw new Error("the push key was sealed with a VYCEP_SECRET that is not given any more");
  return { publicKey: stored.publicKey, privateKey };
}

async function newKeys({ db, secrets }: { readonly db: Db; readonly secrets: Secrets }) {
  const { default: webPush } = await import("web-push");
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealedPrivateKey = sealText(privateKey, purpose, secrets);
  await inTransaction(db, (tx) => claimPushKey(tx, { publicKey, sealedPrivateKey }));
  const stored = await storedPushKey(db);
  if (stored === undefined) throw new Error("a push key that was just made is not there");
  return stored;
}

/** What push keeps sealed with VYCEP_SECRET. */
export const pushKeyStore: SealedStore = {
  name: "push key",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed_private_key as sealed from push_key`.execute(db);
    return rows.map(({ id, sealed }) => ({ key: [id], purpose, sealed }));
  },
  replace: async (tx, { key: [id], sealed: before }, sealed) => {
    await sql`update push_key set sealed_private_key = ${sealed}
      where id = ${id} and sealed_private_key = ${before}`.execute(tx);
  },
};
