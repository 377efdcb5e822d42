import { testAdminUrl } from "@vycep/db/testing/admin-url";
import { createDatabase, type Throwaway } from "@vycep/db/testing/template";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { testConfig } from "../../testing/test-server.ts";
import { type Database, openDatabase } from "../db.ts";
import { startSteadyWork } from "./steady-job.ts";

let throwaway: Throwaway;
let database: Database;
beforeAll(async () => {
  throwaway = await createDatabase(testAdminUrl());
  database = openDatabase(testConfig({ DATABASE_URL: throwaway.databaseUrl }), () => undefined);
  await sql`create table work (name text not null, due_at timestamptz not null)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await throwaway.drop();
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const log = pino({ level: "silent" });

/** A job that takes the rows of its name; tells how often it was asked, and what it took. */
function startJob(name: string, db = database.db) {
  const job = { asked: 0, taken: 0 };
  const due = sql<boolean>`from work where name = ${sql.lit(name)} and due_at <= now()`;
  const next = async () => {
    job.asked += 1;
    const { numAffectedRows = 0n } = await sql`delete ${due}`.execute(db);
    job.taken += Number(numAffectedRows);
    return numAffectedRows > 0n;
  };
  const isDue = sql<boolean>`exists (select ${due})`;
  stops.push(startSteadyWork({ db, log }, { name, isDue, next, lookEveryMs: 20 }));
  return job;
}

const write = (name: string, inMs = 0) =>
  sql`insert into work values (${name}, now() + make_interval(secs => ${inMs / 1000}::float8))`.execute(
    database.db,
  );

const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 8000, interval: 10 });

describe("the jobs of a process", () => {
  it("look for work together, each asked only when there is some", async () => {
    const jobs = ["a", "b", "c", "d"].map((name) => startJob(name));
    await eventually(() => expect(jobs.map(({ asked }) => asked)).toEqual([1, 1, 1, 1]));
    const before = database.sent();
    await eventually(() => expect(database.sent() - before).toBeGreaterThan(4));
    expect(jobs.map(({ asked }) => asked)).toEqual([1, 1, 1, 1]);
    await write("c");
    await eventually(() => expect(jobs.map(({ taken }) => taken)).toEqual([0, 0, 1, 0]));
    expect(jobs.map(({ asked }) => asked > 1)).toEqual([false, false, true, false]);
  });

  it("find what becomes due without anybody writing", async () => {
    await write("later", 150);
    const job = startJob("later");
    await eventually(() => expect(job.taken).toBe(1));
  });

  it("are asked where nobody can look for them, and go on when the database is back", async () => {
    let isAway = false;
    const flaky = new Proxy(database.db, {
      get: (target, key) => {
        if (isAway) throw new Error("Connection terminated");
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const job = startJob("away", flaky);
    await eventually(() => expect(job.asked).toBe(1));
    isAway = true;
    await eventually(() => expect(job.asked).toBeGreaterThan(2));
    await write("away");
    isAway = false;
    await eventually(() => expect(job.taken).toBe(1));
  });

  it("end at once while they wait, and nobody looks any more", async () => {
    const job = startJob("ended");
    await eventually(() => expect(job.asked).toBe(1));
    await stops.pop()?.();
    const before = database.sent();
    const other = startJob("other");
    await eventually(() => expect(database.sent() - before).toBeGreaterThan(2));
    expect([job.asked, other.asked]).toEqual([1, 1]);
  });
});
