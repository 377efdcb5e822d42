import type { Key, KeysAnswer } from "@vycep/contract/api-keys/keys.rest";
import { TOKEN_PATH } from "@vycep/contract/identity/identity.rest";
import { KEY_PERMISSIONS } from "@vycep/domain/access/api-key";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { type KeyRecord, keysOfCompany } from "./api-keys.repo.ts";
import { keyMakerOf, maySeeKey } from "./keys.policy.ts";

/** So long a key that has ended still stands in the list. */
const shownMs = 30 * 24 * 60 * 60 * 1000;

/** The keys that one may see, and what a new one can be given (B16). */
export async function getKeys({ db, clock, config }: Deps, context: RequestContext): Promise<KeysAnswer> {
  const actor = await context.actor();
  const maker = keyMakerOf(actor);
  const now = clock.realTime();
  const keys = await keysOfCompany(db, maker.companyId, new Date(now.getTime() - shownMs));
  return {
    keys: keys.filter((key) => maySeeKey(actor, maker, key)).map((key) => shownKey(key, actor, now)),
    tokenPath: config.externalIssuer ? null : TOKEN_PATH,
    offer: {
      permissions: KEY_PERMISSIONS.filter((permission) => actor.permissions.has(permission)),
      places: maker.rights.map(({ shipToId }) => {
        return { shipToId, isManaged: maker.managed.includes(shipToId) };
      }),
    },
  };
}

export function shownKey(key: KeyRecord, actor: Actor, now: Date): Key {
  const { id, name, kind, permissions, shipToIds, owner, lastUsedAt } = key;
  return {
    ...{ id, name, kind, owner, permissions: [...permissions], shipToIds: [...shipToIds] },
    isOwn: key.madeBy === actor.uid,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: key.expiresAt <= now,
  };
}
