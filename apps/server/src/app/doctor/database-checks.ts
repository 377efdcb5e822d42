import { sql } from "kysely";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/db.ts";
import { createListener } from "../../platform/listener.ts";
import { reasonNotReady } from "../health/readiness.ts";
import { bad, type Finding, good, looked, warning } from "./finding.ts";

const subject = "database";
const oldest = 15;
const slowMs = 20;
/** Tokens and links are good for minutes, cut-offs are seconds. */
const clockMayDifferMs = 2000;

const remedies = {
  away: "Is DATABASE_URL right, does PostgreSQL run, does it let this machine and role in?",
  "database-unavailable": "Is DATABASE_URL right, does PostgreSQL run, does it let this machine and role in?",
  "pending-migrations": "Run `npm run migrate` before the processes of this version start.",
  "database-settings":
    "Run `npm run migrate` with DATABASE_DIRECT_URL and let the pooler open its connections anew.",
  "demo-users": "A real brewery begins with an empty database: the password of the demo is in the README.",
} as const;

/** The database: there, new enough, of today's schema, near, heard from, and of one time with us (OPS-05, OPS-11). */
export function lookAtDatabase(config: Config, database: Database): Promise<readonly Finding[]> {
  return looked(subject, remedies.away, async () => {
    const { db } = database;
    const { rows } = await sql<{ version: number; encoding: string }>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding`.execute(db);
    const [{ version, encoding } = { version: 0, encoding: "" }] = rows;
    const started = performance.now();
    const { rows: clocks } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const tookMs = performance.now() - started;
    const reason = await reasonNotReady(db, config);
    return [
      version < oldest
        ? bad(subject, `PostgreSQL ${version}`, `Take PostgreSQL ${oldest} or newer.`)
        : good(subject, `PostgreSQL ${version}`),
      ...(encoding === "UTF8"
        ? []
        : [bad(subject, `encoding ${encoding}`, "Make it anew with encoding UTF8.")]),
      reason === undefined ? good("schema", "that of this version") : bad("schema", reason, remedies[reason]),
      tookMs > slowMs
        ? warning(
            "way to the database",
            `${tookMs.toFixed(0)} ms there and back`,
            "Bring processes and database nearer together.",
          )
        : good("way to the database", `${tookMs.toFixed(1)} ms there and back`),
      lookAtClock(clocks[0]?.now),
      ...(await lookAtListening(config)),
      ...(await lookAtReplica(database)),
    ];
  });
}

function lookAtClock(theirs: Date | undefined): Finding {
  const apart = Math.abs(Date.now() - (theirs?.getTime() ?? 0));
  return apart > clockMayDifferMs
    ? bad(
        "clock",
        `${(apart / 1000).toFixed(1)} s beside that of the database`,
        "Let both machines follow one time server (NTP).",
      )
    : good("clock", "that of the database");
}

/** A copy that lists and history are read of is there, of this very database, and near enough to it (OPS-06). */
function lookAtReplica({ replica }: Database): Promise<readonly Finding[]> {
  const name = "replica";
  return looked(name, "Does DATABASE_REPLICA_URL lead to a standby that lets this role in?", async () => {
    if (replica === undefined) return [];
    await replica.look();
    switch (replica.standing()) {
      case "follows":
        return [good(name, "follows")];
      case "behind":
        return [
          warning(
            name,
            `lags by ${replica.lag().bytes} bytes`,
            "All is read of the primary until it has caught up: look at pg_stat_replication there.",
          ),
        ];
      case "away":
        return [
          bad(
            name,
            "away, or no copy of this database",
            "Let DATABASE_REPLICA_URL lead to a standby (hot_standby = on) of the very database of DATABASE_URL.",
          ),
        ];
    }
  });
}

/** What other processes committed is heard on a connection of its own, which no pooler may share. */
function lookAtListening(config: Config): Promise<readonly Finding[]> {
  const name = "messages between processes";
  return looked(name, "Let DATABASE_DIRECT_URL lead past the pooler.", async () => {
    const listener = createListener(config, { channel: "doctor", onMessage: () => {}, onLost: () => {} });
    try {
      await listener.ready();
      return [good(name, "heard")];
    } finally {
      await listener.close();
    }
  });
}
