import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { DB } from "./db.gen.ts";
import { createReplica, type Replica } from "./replica/replica.ts";
import { statementSent } from "./statement-count.ts";
import { answerOfPlain, isUnanswered } from "./statements/answer-of.ts";
import { plainArrays } from "./statements/array-values.ts";
import { Beginnings } from "./statements/beginnings.ts";
import { KnownColumns } from "./statements/known-columns.ts";
import { StatementNames } from "./statements/statement-names.ts";
import { inInnerSpan } from "./tracing/spans.ts";
import { spanOfStatement } from "./tracing/statement-span.ts";

/** Reads. Every repo function takes it; a `Tx` is a `Db` too. */
export type Db = Kysely<DB>;

declare const inTransaction: unique symbol;
/** Writes. Only `inTransaction` and `inOneStatement` make one, so a repo call that writes cannot be made outside a transaction. */
export type Tx = Kysely<DB> & { readonly [inTransaction]: true; readonly transaction: never };

export type Database = {
  readonly db: Db;
  /** For what may be read of a replica; the same as `db` where there is none. */
  readonly reads: Db;
  readonly replica: Replica | undefined;
  /** Statements sent since the start, for `/metrics`. */
  readonly sent: () => number;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

/**
 * What statements rely on, of whatever PostgreSQL there is. Compiling one costs more than running it: ours are short and
 * come again and again. What is read much lies in memory: a row found by an index costs little more than one beside the last, and
 * for the names of two places nobody reads all (decision 0570). Days are read as text, and a moment's day is that of UTC unless a
 * statement names a zone.
 */
const relyingOn = "-c jit=off -c random_page_cost=1.1 -c timezone=UTC -c datestyle=ISO";

export type DatabaseSettings = {
  readonly databaseUrl: string;
  /** Given where `databaseUrl` leads through a pooler in transaction mode (OPS-05). */
  readonly databaseDirectUrl: string | undefined;
  /** A copy that follows, for what is read much (OPS-06). */
  readonly databaseReplicaUrl: string | undefined;
  readonly databasePool: number;
  readonly statementTimeoutMs: number;
};

/**
 * What a connection asks for as it begins. A pooler in transaction mode takes no such wishes, and hands each
 * transaction another connection, so that no prepared statement is found again: there the database's own settings
 * hold (`settlePooled`), and statements have no names.
 */
function askedAtStart({ databaseDirectUrl, statementTimeoutMs }: DatabaseSettings): pg.PoolConfig {
  if (databaseDirectUrl !== undefined) return {};
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    options: relyingOn,
  };
}

/**
 * Opens the pool. The server outlives its database: an idle connection that breaks is only reported,
 * and the next statement opens a new one.
 */
export function openDatabase(settings: DatabaseSettings, report: (error: Error) => void): Database {
  const pool = openPool(settings, { report });
  let sent = 0;
  const countOne = () => {
    sent += 1;
  };
  const primary = namedPool(pool, settings, countOne);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: primary }) });
  const base = { db, pool, sent: () => sent };
  const { databaseReplicaUrl } = settings;
  if (databaseReplicaUrl === undefined)
    return { ...base, reads: db, replica: undefined, close: () => db.destroy() };

  const copy = {
    ...settings,
    statementTimeoutMs: Math.min(settings.statementTimeoutMs, longestReplicaReadMs),
  };
  const replicaPool = openPool(copy, { report, databaseUrl: databaseReplicaUrl });
  // Its one connection waits behind no list, and says soon that nobody is there.
  const watching = new pg.Pool({
    connectionString: databaseReplicaUrl,
    max: 1,
    connectionTimeoutMillis: quickMs,
    query_timeout: quickMs,
    application_name: "vycep replica",
  });
  watching.on("error", report);
  const replica = createReplica(
    { primary, replica: namedPool(replicaPool, copy, countOne) },
    { primary: pool, replica: watching },
    report,
  );
  const reads = new Kysely<DB>({ dialect: new PostgresDialect({ pool: replica.pool }) });
  const close = async () => {
    await replica.close();
    await reads.destroy();
    await Promise.all([replicaPool.end(), watching.end()]);
    await db.destroy();
  };
  return { ...base, reads, replica, close };
}

/** Whoever waits for a copy that is gone is answered by the primary after this long. */
const longestReplicaReadMs = 2000;
const quickMs = 1000;

function openPool(
  settings: DatabaseSettings,
  {
    report,
    databaseUrl = settings.databaseUrl,
  }: { readonly report: (error: Error) => void; readonly databaseUrl?: string },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: settings.databasePool,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: "vycep",
    ...askedAtStart(settings),
    types: { getTypeParser },
  });
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  return pool;
}

/** A pool as Kysely wants it, whose statements are prepared by name and counted. */
function namedPool(pool: pg.Pool, settings: DatabaseSettings, count: () => void): PostgresPool {
  const isPooled = settings.databaseDirectUrl !== undefined;
  const names = new StatementNames(isPooled ? 0 : undefined);
  const columns = new KnownColumns(names);
  const waitMs = settings.statementTimeoutMs + 1000;
  return {
    options: {},
    connect: async () => namedClient(await pool.connect(), { names, columns, count, isPooled, waitMs }),
    end: () => pool.end(),
  };
}

/** PostgreSQL refuses a prepared plan whose result changed, for example after a migration. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && error.message.includes("cached plan must not change result type");
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

type Prepared = {
  readonly names: StatementNames;
  readonly columns: KnownColumns;
  readonly count: () => void;
  /** Nothing is prepared there. */
  readonly isPooled: boolean;
  /** How long an answer is waited for. */
  readonly waitMs: number;
};

function namedClient(
  client: pg.PoolClient,
  { names, columns, count, isPooled, waitMs }: Prepared,
): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  // A statement that nobody answered still occupies its connection: nothing else may be sent there, nor kept.
  let broken: Error | undefined;
  const sent = () => {
    count();
    statementSent();
  };
  const beginnings = isPooled ? undefined : new Beginnings(client, { sent, waitMs });
  const named = {
    query: async (text: string, values: readonly unknown[]) => {
      if (broken) throw broken;
      const held = beginnings?.hold(text);
      if (held) return held;
      sent();
      const name = names.nameOf(text);
      try {
        const beginning = await beginnings?.take({ alone: name === undefined });
        const statement = { text, values: [...values] };
        return await inInnerSpan(
          () => spanOfStatement(text),
          () =>
            name === undefined
              ? answerOfPlain(client, statement, waitMs)
              : columns.query(client, { ...statement, name, beginning }, waitMs),
        );
      } catch (error) {
        if (isStalePlan(error)) names.forget();
        if (isUnanswered(error)) broken = error;
        throw error;
      }
    },
    release: () => client.release(broken),
    // Kysely's interface also speaks of cursors, which this house does not use.
  } as unknown as PostgresPoolClient;
  wrapped.set(client, named);
  return named;
}

/**
 * Days stay days ('YYYY-MM-DD', never a Date), whole numbers and decimals are numbers. Money is whole minor
 * units far below 2^53; what does not fit is a bug and is thrown rather than rounded.
 */
const driversArrays = (type: number) => pg.types.getTypeParser(type as typeof pg.types.builtins.TEXT, "text");
const textArrays = plainArrays(String, driversArrays(1009));

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIME]: (text) => text,
  [pg.types.builtins.TIMESTAMP]: (text) => text,
  [pg.types.builtins.INT8]: (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new Error("a bigint of the database does not fit a number");
    return value;
  },
  [pg.types.builtins.NUMERIC]: Number,
  1009: textArrays,
  // date[]: the driver would make Dates of it; read as texts, the days stay as they are.
  1182: textArrays,
  // smallint[] and integer[].
  1005: plainArrays(Number, driversArrays(1005)),
  1007: plainArrays(Number, driversArrays(1007)),
};

function getTypeParser(oid: number, format?: "text" | "binary"): (value: never) => unknown {
  const own = format === "binary" ? undefined : parsers[oid];
  return (own ?? pg.types.getTypeParser(oid, format as "text")) as (value: never) => unknown;
}
