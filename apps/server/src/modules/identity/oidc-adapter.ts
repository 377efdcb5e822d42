import { isReadableText } from "@vycep/contract/text";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Clock } from "../../platform/clock.ts";
import type { JsonObject } from "../../platform/db.gen.ts";
import type { Db } from "../../platform/db.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sessionSeconds } from "./identity.deps.ts";
import { revoke } from "./identity.repo.ts";
import {
  consumeOidcRecord,
  findOidcRecord,
  finishInteraction,
  removeOidcGrant,
  removeOidcRecord,
  type StoredOidcRecord,
  saveOidcRecord,
} from "./oidc.repo.ts";

/** The provider's store in PostgreSQL, so that any server process can go on where another left off. */
export function oidcAdapter(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  kind: string,
): Adapter {
  // The library reads forms and headers itself, so this is the first door of ours that they come to.
  const find = async (key: { id: string } | { uid: string } | { userCode: string }) =>
    Object.values(key).every(isReadableText)
      ? payloadOf(await findOidcRecord(db, { kind, ...key }, clock.realTime()))
      : undefined;
  const endGrant = (of: Parameters<typeof removeOidcGrant>[1]) =>
    inTransaction(db, async (tx) => {
      const sessions = await removeOidcGrant(tx, of);
      await revoke(tx, sessions, new Date(clock.realTime().getTime() + sessionSeconds * 1000));
    });
  return {
    upsert: (id, payload, expiresIn) =>
      inTransaction(db, (tx) =>
        saveOidcRecord(tx, {
          kind,
          id,
          payload: payload as JsonObject,
          expiresAt: expiresIn ? new Date(clock.realTime().getTime() + expiresIn * 1000) : undefined,
        }),
      ),
    find: (id) => find({ id }),
    findByUid: (uid) => find({ uid }),
    findByUserCode: (userCode) => find({ userCode }),
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
