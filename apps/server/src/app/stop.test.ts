import { demoDatabase } from "@vycep/db/testing/demo-database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../platform/db.ts";
import { freePort, testConfig } from "../testing/test-server.ts";
import { startServer } from "./main.ts";

let database: Awaited<ReturnType<typeof demoDatabase>>;
let config: ReturnType<typeof testConfig>;
beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
  config = testConfig({
    DATABASE_URL: database.databaseUrl,
    PORT: String(await freePort()),
    LOG_LEVEL: "info",
  });
});
afterAll(() => database.drop());

/** What a server writes to its log while `work` runs. */
async function logOf(work: () => Promise<void>): Promise<string> {
  let written = "";
  const write = process.stdout.write;
  process.stdout.write = (chunk: string | Uint8Array) => {
    written += String(chunk);
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return written;
}

describe("a server that is stopped while its first jobs still work", () => {
  it("breaks them off and closes the database after them, without a warning", {
    timeout: 60_000,
  }, async () => {
    const beside = openDatabase(config, () => undefined);
    const log = await logOf(async () => {
      let stopped: Promise<void> | undefined;
      await beside.db.transaction().execute(async (holding) => {
        // Counting what is bought together begins at once, and waits here for its first answer.
        await sql`lock table sales_order in access exclusive mode`.execute(holding);
        const server = await startServer(config);
        await waiting(beside.db);
        stopped = server.stop();
      });
      await stopped;
    });
    await beside.close();
    expect(log).toContain("broken off by the stop");
    expect(log).not.toContain("already been destroyed");
    expect(log).not.toMatch(/"level":"(warn|error)"/);
  });
});

describe("a server that is told to stop", () => {
  it("OPS-09 says so first, keeps no connection and answers on, so that a proxy sends the rest elsewhere", {
    timeout: 60_000,
  }, async () => {
    const server = await startServer({ ...config, logLevel: "silent", drainMs: 1500 });
    const ask = async (path: string) => {
      const answer = await fetch(`${server.origin}${path}`);
      return {
        status: answer.status,
        connection: answer.headers.get("connection"),
        body: await answer.json(),
      };
    };
    expect(await ask("/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });
    const stopped = server.stop();
    expect(await ask("/readyz")).toEqual({
      status: 503,
      connection: "close",
      body: { status: "not-ready", reason: "stopping" },
    });
    expect(await ask("/healthz")).toMatchObject({ status: 200, connection: "close" });
    await stopped;
    await expect(ask("/healthz")).rejects.toThrow();
  });
});

/** Resolves when somebody waits for a lock. */
async function waiting(db: ReturnType<typeof openDatabase>["db"]): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    if (rows.length > 0) return;
  }
  throw new Error("no job waits for the lock");
}
