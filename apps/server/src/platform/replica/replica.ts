import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { carried } from "../requests/carried.ts";
import { currentRequest } from "../statement-count.ts";
import { parsePosition } from "./lsn.ts";
import { createReplicaState, type ReplicaLag, type ReplicaStanding } from "./replica-state.ts";

/** A copy of the database that follows it, and whether it is used. */
export type Replica = {
  /** Sends what a request reads to the copy as long as that has all that was committed before; else to the primary. */
  readonly pool: PostgresPool;
  readonly standing: () => ReplicaStanding;
  readonly lag: () => ReplicaLag;
  /** Looks at it now, as it is done each second. */
  readonly look: () => Promise<void>;
  /** Statements of requests that might have been read there, by where they were. */
  readonly reads: () => { readonly replica: number; readonly primary: number };
  readonly close: () => Promise<void>;
};

type Both<T> = { readonly primary: T; readonly replica: T };

const lookEveryMs = 1000;
/** Where a copy stands is told soon, or nobody waits for it. The driver knows this option of a query; its types do not. */
const soon = (text: string) => ({ text, query_timeout: 1000 });

/**
 * What is visible was flushed before, and copies get nothing else; where commits do not wait for that, all that was written
 * counts.
 */
const written = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end)::text as position`;
const replayed = "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position";
/** The same of a database and its copies, and of nothing else. */
const origin = `select (select system_identifier from pg_control_system()) || '/' || oid as origin
  from pg_database where datname = current_database()`;

/** Reads by Kysely through `pools`, where the two stand by way of `ways`. */
export function createReplica(
  pools: Both<PostgresPool>,
  ways: Both<pg.Pool>,
  report: (error: Error) => void,
): Replica {
  const positionBy = async (way: pg.Pool, text: string) => {
    const { rows } = await way.query<{ position: string | null }>(soon(text));
    const position = rows[0]?.position;
    return position == null ? undefined : parsePosition(position);
  };
  const originBy = async (way: pg.Pool) =>
    (await way.query<{ origin: string }>(soon(origin))).rows[0]?.origin;
  let isOurs = false;
  const isCopy = async () => {
    const [ours, theirs] = await Promise.all([originBy(ways.primary), originBy(ways.replica)]);
    return ours !== undefined && ours === theirs;
  };
  const state = createReplicaState({
    written: async () => {
      const position = await positionBy(ways.primary, written);
      if (position === undefined) throw new Error("the primary knows no position of its log");
      return position;
    },
    replayed: async () => {
      try {
        isOurs ||= await isCopy();
        return isOurs ? await positionBy(ways.replica, replayed) : undefined;
      } catch (error) {
        // Somebody else may answer at its address the next time.
        isOurs = false;
        throw error;
      }
    },
    report,
  });
  const counts = { replica: 0, primary: 0 };
  const decided = carried<object, Promise<boolean>>();
  const mayRead = (): Promise<boolean> => {
    const request = currentRequest();
    // Beside requests nothing says since when it must be: the primary knows best.
    if (request === undefined) return Promise.resolve(false);
    const known = decided.of(request);
    if (known !== undefined) return known;
    const fresh = state.hasCaughtUp();
    decided.tell(request, fresh);
    return fresh;
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    let primary: PostgresPoolClient | undefined;
    const atReplica = async (text: string, values: readonly unknown[]) => {
      const client = await pools.replica.connect();
      try {
        return await client.query(text, [...values]);
      } finally {
        client.release();
      }
    };
    return {
      query: async (text: string, values: readonly unknown[]) => {
        const isRead = primary === undefined && /^\s*(select|with)\b/i.test(text);
        if (isRead && (await mayRead()) && state.standing() !== "away") {
          try {
            const answer = await atReplica(text, values);
            counts.replica += 1;
            return answer;
          } catch (error) {
            // Whatever is wrong with it, the primary says it as well, or answers.
            if (isOfReplica(error)) state.failed(error);
          }
        }
        counts.primary += 1;
        primary ??= await pools.primary.connect();
        return primary.query(text, [...values]);
      },
      release: () => primary?.release(),
      // As everywhere in this house, without cursors.
    } as unknown as PostgresPoolClient;
  };

  let looking = state.look().catch(report);
  const timer = setInterval(() => {
    looking = looking.then(() => state.look()).catch(report);
  }, lookEveryMs).unref();
  return {
    pool: { options: {}, connect, end: async () => {} },
    standing: state.standing,
    lag: state.lag,
    look: state.look,
    reads: () => ({ ...counts }),
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** A connection that broke or was not to be had, a machine that is out of something or shuts down; no fault of a statement. */
function isOfReplica(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const state = "code" in error && typeof error.code === "string" ? error.code : "";
  return !/^[0-9A-Z]{5}$/.test(state) || /^(08|53|57P|58|XX)/.test(state);
}
