import { isReadableText } from "@vycep/contract/text";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { JsonObject } from "../../../platform/db.gen.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { idTokenSeconds } from "../identity.deps.ts";
import { revoke } from "../identity.repo.ts";
import { clientOfKey } from "./clients-of-keys.ts";
import {
  consumeOidcRecord,
  findOidcRecord,
  finishInteraction,
  removeOidcGrant,
  removeOidcRecord,
  type StoredOidcRecord,
  saveOidcRecord,
} from "./oidc.repo.ts";

/**
 * The provider's store in PostgreSQL, so that any server process can go on where another left off. What lies there lets
 * nobody in: ids are hashed, and what they stand for is sealed (D32).
 */
export function oidcAdapter(
  { db, clock, config: { secrets } }: Pick<Deps, "db" | "clock" | "config">,
  kind: string,
): Adapter {
  // The library reads forms and headers itself, so this is the first door of ours that they come to.
  const find = async (key: { id: string } | { uid: string }) =>
    Object.values(key).every(isReadableText)
      ? payloadOf(await findOidcRecord(db, { kind, ...key }, { now: clock.realTime(), secrets }))
      : undefined;
  const endGrant = (of: Parameters<typeof removeOidcGrant>[1]) =>
    inTransaction(db, async (tx) => {
      const sessions = await removeOidcGrant(tx, of, secrets);
      await revoke(tx, sessions, new Date(clock.realTime().getTime() + idTokenSeconds * 1000));
    });
  return {
    upsert: (id, payload, expiresIn) =>
      inTransaction(db, (tx) =>
        saveOidcRecord(
          tx,
          {
            kind,
            id,
            payload: payload as JsonObject,
            expiresAt: expiresIn ? new Date(clock.realTime().getTime() + expiresIn * 1000) : undefined,
          },
          secrets,
        ),
      ),
    find: async (id) => (kind === "Client" ? clientOfKey(id) : find({ id })),
    findByUid: (uid) => find({ uid }),
    // Only devices without a browser have such codes, and none of those signs in here.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const isFirst = await inTransaction(db, (tx) =>
        consumeOidcRecord(tx, kind, { id, now: clock.realTime() }),
      );
      if (isFirst) return;
      // Two exchanges of one code at the same moment: the second is a replay like any other, and one of the two is a
      // thief's. What the first got is no good either.
      await endGrant({ code: id });
      throw new errors.InvalidGrant("already used");
    },
    destroy: (id) =>
      inTransaction(db, (tx) =>
        kind === "Interaction"
          ? finishInteraction(tx, id, new Date(clock.realTime().getTime() + repeatableMs))
          : removeOidcRecord(tx, kind, id),
      ),
    revokeByGrantId: (grantId) => endGrant({ grantId }),
  };
}

/** The answer that ends an interaction may be lost: who asks again for so long is answered again. */
const repeatableMs = 60_000;

function payloadOf(record: StoredOidcRecord | undefined): AdapterPayload | undefined {
  if (!record) return undefined;
  const { payload, consumedAt } = record;
  return (
    consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload
  ) as AdapterPayload;
}
