import type { Deps } from "../../platform/deps.ts";
import { apiKeys, isSecretOf } from "../../platform/secrets/api-key-secret.ts";
import type { VerifiedToken } from "../../platform/token-verifier.ts";
import { inOneStatement } from "../../platform/transaction.ts";
import { noteKeyUse } from "../api-keys/api-keys.commands.ts";
import type { LiveKey } from "../api-keys/api-keys.facts.ts";
import { type ActorRow, keyRow } from "./identity.repo.ts";

/** A key that is good, and whoever made it with all that they may. */
export type KeyRow = { readonly key: LiveKey; readonly owner: ActorRow };

/**
 * The key that a program shows, or that its token was got for. It is read anew at every call, so one that was revoked is good
 * nowhere from the next call on, whichever process answers.
 */
export async function keyByText(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { id, secret }: NonNullable<VerifiedToken["key"]>,
): Promise<KeyRow | undefined> {
  const now = clock.realTime();
  const row = await keyRow(db, id, { now, today: clock.now().date });
  if (row === undefined) return undefined;
  if (
    secret !== undefined &&
    !isSecretOf({ id, secret }, { kind: apiKeys, sealedHash: row.key.sealedHash }, config.secrets)
  )
    return undefined;
  // Whoever made it has none of its places any more, or they were closed to them.
  const isAtHome = row.ship_tos.some(
    (right) =>
      right.company_id === row.key.companyId && row.key.shipToIds.some((id) => id === right.ship_to_id),
  );
  if (!isAtHome) return undefined;
  const lastUsed = row.key.lastUsedAt === null ? 0 : Date.parse(row.key.lastUsedAt);
  if (now.getTime() - lastUsed > notedEveryMs) await inOneStatement(db, (tx) => noteKeyUse(tx, id, now));
  return { key: row.key, owner: row };
}

/** The last use is known to some minutes: a busy program costs no write a call. */
const notedEveryMs = 5 * 60_000;
