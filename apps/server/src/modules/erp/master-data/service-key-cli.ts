import { randomUUID } from "node:crypto";
import { isServiceRight, MASTER_DATA } from "@vycep/domain/erp/master-data";
import { isServiceKeyName, LONGEST_SERVICE_KEY_DAYS } from "@vycep/domain/erp/service-key";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import type { Clock } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config.ts";
import type { Db, Tx } from "../../../platform/db.ts";
import { newKey, serviceKeys as serviceKeyKind } from "../../../platform/secrets/api-key-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { insertServiceKey, revokeServiceKey, type ServiceKey, serviceKeys } from "./service-key.repo.ts";

type Run = {
  readonly db: Db;
  readonly config: Pick<Config, "secrets">;
  readonly clock: Clock;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
};

const usualDays = 365;

export const serviceKeyUsage = "list | create NAME NOUN[:read]... [days=365] | revoke NAME";

const daysIn = (word: string) => /^days=(\d{1,4})$/.exec(word)?.[1];

/** Whether it is asked in a way that can be answered. */
export function fitsServiceKey([what, name, ...more]: readonly string[]): boolean {
  if (what === "list") return name === undefined;
  if (name === undefined || !isServiceKeyName(name)) return false;
  const rights = more.filter((word) => daysIn(word) === undefined);
  return what === "revoke" ? more.length === 0 : what === "create" && rights.length > 0;
}

/** Keys of the brewery's own programs (B16): made, shown once, listed and revoked by whoever runs the server. */
export function serviceKey(run: Run, [what, name = "", ...more]: readonly string[]): Promise<number> {
  if (what === "list") return list(run);
  return what === "revoke" ? revoke(run, name) : create(run, name, more);
}

async function create(
  { db, config, clock, out, error }: Run,
  name: string,
  more: readonly string[],
): Promise<number> {
  const rights = more.filter((word) => daysIn(word) === undefined);
  const unknown = rights.filter((word) => !isServiceRight(word));
  if (unknown.length > 0) {
    error(
      `No such noun: ${unknown.join(", ")}. There are ${namesIn(MASTER_DATA).join(", ")}; with :read they are only read.`,
    );
    return 1;
  }
  const days = Number(more.map(daysIn).find((found) => found !== undefined) ?? usualDays);
  if (days < 1 || days > LONGEST_SERVICE_KEY_DAYS) {
    error(`A key lives 1 to ${LONGEST_SERVICE_KEY_DAYS} days.`);
    return 1;
  }
  const now = clock.realTime();
  const { text, ...made } = newKey(serviceKeyKind, config.secrets);
  const key = {
    ...made,
    ...{ name, rights, createdAt: now, expiresAt: new Date(now.getTime() + days * 86_400_000) },
  };
  const isMade = await inTransaction(db, async (tx) => {
    const isNew = await insertServiceKey(tx, key);
    if (isNew)
      await told(tx, {
        clock,
        id: key.id,
        action: "service-key.created",
        detail: { name, rights: rights.join(" ") },
      });
    return isNew;
  });
  if (!isMade) {
    error(`There is a key of the name ${name} already; revoke it, or choose another name.`);
    return 1;
  }
  out(`The key of ${name}, told only now: ${text}`);
  out(`It may: ${rights.join(", ")}. It is good until ${key.expiresAt.toISOString()}.`);
  return 0;
}

async function list({ db, clock, out }: Run): Promise<number> {
  const keys = await serviceKeys(db);
  out(`Service keys: ${keys.length}`);
  for (const key of keys)
    out(`  ${key.name}: ${stateOf(key, clock.realTime())}; may ${key.rights.join(", ")}`);
  return 0;
}

function stateOf({ createdAt, expiresAt, lastUsedAt, revokedAt }: ServiceKey, now: Date): string {
  const used = lastUsedAt === null ? "never used" : `last used ${lastUsedAt.toISOString()}`;
  if (revokedAt !== null) return `revoked ${revokedAt.toISOString()}, ${used}`;
  const end = expiresAt <= now ? "expired" : "good until";
  return `made ${createdAt.toISOString()}, ${end} ${expiresAt.toISOString()}, ${used}`;
}

async function revoke({ db, clock, out, error }: Run, name: string): Promise<number> {
  const id = await inTransaction(db, async (tx) => {
    const gone = await revokeServiceKey(tx, name, clock.realTime());
    if (gone !== undefined)
      await told(tx, { clock, id: gone, action: "service-key.revoked", detail: { name } });
    return gone;
  });
  if (id === undefined) {
    error(`There is no key of the name ${name} that could be revoked.`);
    return 1;
  }
  out(`The key of ${name} opens nothing any more.`);
  return 0;
}

type Told = {
  readonly clock: Clock;
  readonly id: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, string>>;
};

function told(tx: Tx, { clock, id, action, detail }: Told): Promise<void> {
  return recordAudit(tx, {
    ...{ at: clock.instant(), uid: null, companyId: null, action },
    ...{ subjectKind: "service-key", subjectId: id, requestId: `admin ${randomUUID()}`, detail },
  });
}
