import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { AppError } from "./errors.ts";
import { forget } from "./jobs/forget.ts";
import { countForgets, createRateLimit, type RateLimit } from "./rate-limit.ts";
import { countingStatements } from "./statement-count.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
/** Of each test its own: what another told may arrive late. */
let own = "";
beforeEach(() => {
  own = randomUUID();
});

/** No window ends while a test runs. */
const windowSeconds = 864_000;
const clockAhead = (ms: number) => ({ realTime: () => new Date(Date.now() + ms) });
const limitOf = (limit: number, clock = clockAhead(0), counter = own) =>
  createRateLimit({ counter, limit, windowSeconds }, { ...server.deps, clock });

function isTaken(rateLimit: RateLimit, subject = "203.0.113.7"): boolean {
  try {
    rateLimit.take(subject);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return false;
  }
}

const told = async () =>
  (
    await sql<{
      sum: number;
    }>`select coalesce(sum(taken), 0)::int as sum from call_count where counter = ${own}`.execute(
      server.deps.db,
    )
  ).rows[0]?.sum;
const toldIs = (sum: number) => vi.waitFor(async () => expect(await told()).toBe(sum));

describe("the limit of calls", () => {
  it("OPS-04 holds for all processes together, to a twentieth for each", async () => {
    const [one, other] = [limitOf(40), limitOf(40)];
    for (let calls = 2; calls <= 36; calls += 2) {
      expect([isTaken(one), isTaken(one)]).toEqual([true, true]);
      await toldIs(calls);
    }
    // It hears of the other's with its own first share.
    let late = 0;
    while (late < 20 && isTaken(other)) {
      late += 1;
      if (late % 2 === 0) await toldIs(36 + late);
    }
    expect(late).toBeGreaterThanOrEqual(4);
    expect(late).toBeLessThanOrEqual(6);
    expect(isTaken(other, "198.51.100.1")).toBe(true);
  });

  it("counts each counter and each subject for itself", async () => {
    const [api, pictures] = [limitOf(2), limitOf(2, clockAhead(0), "pictures")];
    expect([isTaken(api), isTaken(api), isTaken(api)]).toEqual([true, true, false]);
    expect([isTaken(pictures), isTaken(api, "198.51.100.1")]).toEqual([true, true]);
  });

  it("no request pays a statement for it, and few calls cost none at all", async () => {
    const rateLimit = limitOf(100);
    const count = { statements: 0 };
    countingStatements(count, () => {
      for (let calls = 0; calls < 4; calls += 1) rateLimit.take("203.0.113.7");
    });
    expect(await told()).toBe(0);
    countingStatements(count, () => rateLimit.take("203.0.113.7"));
    await toldIs(5);
    expect(count.statements).toBe(0);
  });

  it("who is refused is counted no further: a storm writes nothing", async () => {
    const rateLimit = limitOf(20);
    for (let calls = 0; calls < 2000; calls += 1) isTaken(rateLimit);
    await toldIs(20);
  });

  it("the minutes are the database's: a process whose clock is wrong counts with the others", async () => {
    const [right, wrong] = [limitOf(20), limitOf(20, clockAhead(windowSeconds * 1000))];
    for (let calls = 0; calls < 19; calls += 1) right.take("203.0.113.7");
    await toldIs(19);
    await vi.waitFor(() => expect(isTaken(wrong)).toBe(false));
    expect(await told()).toBeLessThanOrEqual(22);
  });

  it("D30 addresses are counted, not collected", async () => {
    limitOf(1).take("203.0.113.7");
    await toldIs(1);
    const { rows } = await sql<{
      text: string;
    }>`select c::text as text from call_count c where counter = ${own}`.execute(server.deps.db);
    expect(rows[0]?.text).not.toContain("203.0.113.7");
  });

  it("while the database is away each process keeps the limit by itself", () => {
    vi.spyOn(server.deps.db, "transaction").mockImplementation(() => {
      throw new Error("away");
    });
    const rateLimit = limitOf(3);
    expect([1, 2, 3, 4].map(() => isTaken(rateLimit))).toEqual([true, true, true, false]);
  });

  it("a new minute begins anew, and says how long the old one lasts", () => {
    vi.spyOn(server.deps.db, "transaction").mockImplementation(() => {
      throw new Error("away");
    });
    let now = Date.parse("2026-11-23T08:00:15Z");
    const clock = { realTime: () => new Date(now) };
    const rateLimit = createRateLimit({ counter: "api", limit: 1 }, { ...server.deps, clock });
    rateLimit.take("a");
    expect(() => rateLimit.take("a")).toThrow(expect.objectContaining({ retryAfterSeconds: 45 }));
    now += 45_000;
    expect(isTaken(rateLimit, "a")).toBe(true);
  });

  it("what is being told when a server stops is told before the database closes", async () => {
    const rateLimit = limitOf(20);
    for (let calls = 0; calls < 20; calls += 1) rateLimit.take("203.0.113.7");
    await rateLimit.told();
    expect(await told()).toBe(20);
  });

  it("what was counted long ago is swept out", async () => {
    await sql`
      insert into call_count values (${own}, 'a', now() - interval '2 days', 1), (${own}, 'b', now(), 1)`.execute(
      server.deps.db,
    );
    await forget(server.deps, countForgets);
    const { rows } = await sql`select subject from call_count where counter = ${own}`.execute(server.deps.db);
    expect(rows).toEqual([{ subject: "b" }]);
  });
});
