import { timingSafeEqual } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@vycep/domain/market/language";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { hasDemoUsers } from "../modules/identity/demo-users.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/db.ts";
import { invalidToken } from "../platform/errors.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { RateLimit } from "../platform/rate-limit.ts";

const migrationsFolder = join(import.meta.dirname, "../../../../db/migrations");

/**
 * `/healthz`: the process lives, whatever happens around it. `/readyz`: it can serve, because the database answers
 * and has the schema this code was written for. `/metrics`: Prometheus, for whoever shows the configured token; they
 * tell how busy a brewery is. All but the first are counted like any other call.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, metrics, config, rateLimit }: { db: Db; metrics: Metrics; config: Config; rateLimit: RateLimit },
): void {
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  // The road ends with the alphabets of all languages, which a further one has not had yet.
  const needed = [...migrations, ...LANGUAGES.map((language) => `${language}_alphabet`)];

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", async (request, reply) => {
    rateLimit.take(request.ip);
    const reason = await reasonNotReady(db, needed, config).catch((error: unknown) => {
      request.log.warn({ err: error }, "not ready");
      return "database-unavailable" as const;
    });
    reply.header("cache-control", "no-store");
    return reason === undefined ? { status: "ready" } : reply.code(503).send({ status: "not-ready", reason });
  });

  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  app.get("/metrics", async (request, reply) => {
    rateLimit.take(request.ip);
    if (!isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`)) throw invalidToken();
    reply.header("cache-control", "no-store");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Takes as long for a near miss as for a wild guess. */
function isSame(shown: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(shown), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function reasonNotReady(
  db: Db,
  needed: readonly string[],
  { production, databaseDirectUrl }: Config,
): Promise<"pending-migrations" | "database-settings" | "demo-users" | undefined> {
  const known = await sql<{
    present: boolean;
  }>`select to_regclass('schema_migration') is not null as present`.execute(db);
  if (known.rows[0]?.present !== true) return "pending-migrations";
  const done = await sql<{ name: string }>`
    select name from schema_migration union all
    select collname::text from pg_collation where collname like '%\\_alphabet'`.execute(db);
  const names = new Set(done.rows.map(({ name }) => name));
  if (!needed.every((name) => names.has(name))) return "pending-migrations";
  if (databaseDirectUrl !== undefined && !(await isSettled(db))) return "database-settings";
  return production && (await hasDemoUsers(db)) ? "demo-users" : undefined;
}

/** Whether a connection through a pooler begins with what our statements rely on, as the migrations leave it. */
async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_settled: boolean }>`
    select current_setting('jit') = 'off' and current_setting('timezone') = 'UTC'
      and current_setting('datestyle') like 'ISO%' and current_setting('statement_timeout') <> '0' as is_settled`.execute(
    db,
  );
  return rows[0]?.is_settled === true;
}
