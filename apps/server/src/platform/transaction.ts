import { setTimeout as pause } from "node:timers/promises";
import { ok, type Refusal, type Result, refused } from "@vycep/domain/kernel/result";
import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type RootOperationNode,
  sql,
} from "kysely";
import { type Db, isStalePlan, type Tx } from "./db.ts";
import { requestWrote } from "./statement-count.ts";

export type TransactionOptions = {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
};

/**
 * Runs `work` in one transaction and retries it when PostgreSQL asks for that: serialization failure, deadlock,
 * or a plan made stale by a migration. `work` may run more than once, so it must touch nothing but the database.
 */
export function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isolation = "read committed" }: TransactionOptions = {},
): Promise<T> {
  // Whoever does it within the work of another one ends with that one.
  if (db.isTransaction) return work(db as Tx);
  return retried(() =>
    db
      .transaction()
      .setIsolationLevel(isolation)
      // Whether one is the other takes the compiler half of its time on the server to find out.
      .execute((transaction) => work(transaction as unknown as Tx)),
  );
}

/**
 * Lets `read` see the database as it is at one moment, for as long as it takes and whatever it does beside. Nothing is run again, and
 * nothing can be written.
 */
export function inSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
      await sql`set local statement_timeout = '10min'`.execute(snapshot);
      return read(snapshot);
    });
}

/**
 * Runs a write that is one statement, and so a transaction by itself: no beginning and no end are sent besides (decision
 * 0221). A second statement is refused.
 */
export function inOneStatement<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => work(db.withPlugin(new OneStatement()) as Tx));
}

class OneStatement implements KyselyPlugin {
  #isUsed = false;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (this.#isUsed) throw new Error("a second statement outside of a transaction");
    this.#isUsed = true;
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await run();
      requestWrote();
      return done;
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error;
      // Two rivals that start again at the same moment would collide again; the pid-like jitter parts them.
      await pause(attempt * 10 + (process.hrtime()[1] % 20));
    }
  }
}

/** Undoes the transaction that is running; what it is given becomes the answer. */
export type RollBack<Why extends Refusal> = (refusal: Why) => never;

/**
 * Runs transactions that a rule may refuse when half of the work is done: `rollBack` undoes all of it, leaves the
 * caller's key free for the next try, and its refusal is the answer. Whatever else is thrown stays an error.
 */
export async function doneOrRolledBack<T, Why extends Refusal>(
  run: (rollBack: RollBack<Why>) => Promise<T>,
): Promise<Result<T, Why>> {
  class RolledBack extends Error {
    readonly refusal: Why;

    constructor(refusal: Why) {
      super(`rolled back: ${refusal.kind}`);
      this.refusal = refusal;
    }
  }
  try {
    const done = await run((refusal) => {
      throw new RolledBack(refusal);
    });
    return ok(done);
  } catch (error) {
    if (error instanceof RolledBack) return refused(error.refusal);
    throw error;
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
