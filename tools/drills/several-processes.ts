import { settlePooled } from "../../db/src/migrate.ts";
import type { Brewery } from "./brewery.ts";
import { openProcesses, orderUnderKills } from "./equal-processes.ts";
import type { Result } from "./figures.ts";
import { startPooler, startProxy } from "./in-front.ts";

const statementTimeoutMs = 8000;

/**
 * Three web processes behind HAProxy and two workers, PgBouncer in transaction mode between them and the database, all
 * with the settings of `deploy/compose`; a web process and a worker are killed again and again (OPS-02, OPS-04, OPS-05).
 */
export async function severalProcesses(brewery: Brewery, rounds: number): Promise<Result> {
  await settlePooled(brewery.url, { statementTimeoutMs });
  const running = new AsyncDisposableStack();
  try {
    const pooler = await startPooler(brewery.url);
    running.defer(pooler.end);
    const processes = await openProcesses(running, {
      databaseUrl: pooler.url,
      startProxy,
      roles: ["web", "web", "web", "worker", "worker"],
      // Of all processes together: the limit is one row of the database.
      env: { DATABASE_DIRECT_URL: brewery.url, VYCEP_RATE_LIMIT: "1000000" },
    });
    return await orderUnderKills(brewery, processes, rounds);
  } finally {
    await running.disposeAsync();
  }
}
