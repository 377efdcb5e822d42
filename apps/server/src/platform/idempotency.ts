import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { JsonValue } from "./db.gen.ts";
import type { Db, Tx } from "./db.ts";
import { AppError, badInput } from "./errors.ts";
import type { ForgetRule } from "./jobs/forget.ts";
import { inTransaction } from "./transaction.ts";

export type KeyedCall = {
  /** The user the key belongs to: the same key of another user is another key. */
  readonly uid: string;
  /** The company that the user acts for: the same key there is another key in another of theirs (D47). */
  readonly companyId: string | undefined;
  /** Header `Idempotency-Key`; without one the work simply runs. */
  readonly key: string | undefined;
  readonly operation: string;
  /** All that makes the call what it is; the same key with another body is a mistake of the caller. */
  readonly body: unknown;
};

/**
 * Runs `work` in a transaction, once per key, user and company for 24 hours; each repeat gets the first answer. Rivals with
 * the same key wait at the row's lock until the first is done. When the work throws, nothing is kept and the key
 * is free again. The answer must be plain JSON, because repeats read it from the database.
 */
export async function oncePerKey<T extends JsonValue>(
  { db }: { readonly db: Db },
  request: KeyedCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { key } = request;
  if (key === undefined) return inTransaction(db, work);
  if (key.length > 255) throw badInput("idempotency-key-too-long");
  const bodyHash = hashOf([request.operation, request.body]);
  return inTransaction(db, async (tx) => {
    const isFirst = await claim(tx, { ...request, key, bodyHash });
    const of = { uid: request.uid, company: request.companyId ?? "", key };
    if (!isFirst) return answerOfFirst<T>(tx, { ...of, bodyHash });
    const answer = await work(tx);
    await tx
      .updateTable("idempotency")
      .set({ answer: JSON.stringify(answer) })
      .where("uid", "=", of.uid)
      .where("company_id", "=", of.company)
      .where("key", "=", of.key)
      .execute();
    return answer;
  });
}

/** By the database's clock, which all processes share. */
const oldestKept = sql<Date>`now() - interval '24 hours'`;

/** Of keys that are older than a day nobody gets the answers any more. */
export const keyForgets: readonly ForgetRule[] = [
  { table: "idempotency", since: "created_at", days: 1, clock: "database" },
];

type Claim = KeyedCall & { readonly key: string; readonly bodyHash: string };

/** Inserts the key or takes over one that is older than a day; waits while a rival holds it. */
async function claim(tx: Tx, { uid, companyId, key, operation, bodyHash }: Claim): Promise<boolean> {
  const now = sql<Date>`now()`;
  const claimed = await tx
    .insertInto("idempotency")
    .values({ uid, company_id: companyId ?? "", key, operation, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["uid", "company_id", "key"])
        .doUpdateSet({ operation, body_hash: bodyHash, answer: null, created_at: now })
        .where("idempotency.created_at", "<", oldestKept),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function answerOfFirst<T extends JsonValue>(
  tx: Tx,
  { uid, company, key, bodyHash }: Readonly<Record<"uid" | "company" | "key" | "bodyHash", string>>,
): Promise<T> {
  const first = await tx
    .selectFrom("idempotency")
    .select(["body_hash", "answer"])
    .where("uid", "=", uid)
    .where("company_id", "=", company)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash) {
    throw new AppError("unprocessable", { code: "idempotency-key-reused" });
  }
  return first.answer as T;
}

function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest("base64url");
}

/** The order of an object's keys says nothing, so it must not change the hash. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => [name, sorted(entry)]);
}
