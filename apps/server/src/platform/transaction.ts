import { setTimeout as pause } from "node:timers/promises";
import { type Db, isStalePlan, type Tx } from "./db.ts";

export type TransactionOptions = {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
};

/**
 * Runs `work` in one transaction and retries it when PostgreSQL asks for that: serialization failure, deadlock,
 * or a plan made stale by a migration. `work` may run more than once, so it must touch nothing but the database.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isolation = "read committed" }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute((transaction) => work(transaction as Tx));
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error;
      // Two rivals that start again at the same moment would collide again; the pid-like jitter parts them.
      await pause(attempt * 10 + (process.hrtime()[1] % 20));
    }
  }
}

const attempts = 5;
const retriableStates = new Set(["40001", "40P01"]);

function isRetriable(error: unknown): boolean {
  return isStalePlan(error) || retriableStates.has(sqlStateOf(error) ?? "");
}

/** PostgreSQL's five-character state of an error, or none when it did not come from there. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
