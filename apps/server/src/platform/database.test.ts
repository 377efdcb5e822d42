import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import type { Tx } from "./db.ts";
import { AppError } from "./errors.ts";
import { keyForgets, oncePerKey } from "./idempotency.ts";
import { forget } from "./jobs/forget.ts";
import { countingStatements } from "./statement-count.ts";
import { StatementNames } from "./statements/statement-names.ts";
import { doneOrRolledBack, inOneStatement, inTransaction } from "./transaction.ts";

describe("the database as modules see it", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await sql`create table tally (id text primary key, value integer not null)`.execute(server.deps.db);
  });
  beforeEach(async () => {
    await sql`delete from tally`.execute(server.deps.db);
    await sql`insert into tally values ('a', 0), ('b', 0)`.execute(server.deps.db);
  });
  afterAll(() => server.stop());

  const add = (tx: Tx, id: string) => sql`update tally set value = value + 1 where id = ${id}`.execute(tx);
  const tallyOf = async (id: string) =>
    (await sql<{ value: number }>`select value from tally where id = ${id}`.execute(server.deps.db)).rows[0]
      ?.value;

  test("D15 days stay days, whole numbers and decimals are numbers", async () => {
    const { rows } = await sql`
      select '2026-11-23'::date as day, array['2026-11-23'::date] as days, 9007199254740991::bigint as big,
        2.50::numeric as decimal, '{"a":1}'::jsonb as json, '2026-11-23T00:00:00Z'::timestamptz as moment`.execute(
      server.deps.db,
    );
    expect(rows[0]).toEqual({
      day: "2026-11-23",
      days: ["2026-11-23"],
      big: 9007199254740991,
      decimal: 2.5,
      json: { a: 1 },
      moment: new Date("2026-11-23T00:00:00Z"),
    });
    await expect(sql`select 9007199254740993::bigint as big`.execute(server.deps.db)).rejects.toThrow(
      "does not fit",
    );
  });

  test("performance.md what a statement relies on is asked of whatever PostgreSQL there is", async () => {
    const { rows } = await sql`
      select setting, source from pg_settings where name in ('jit', 'random_page_cost') order by name`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([
      { setting: "off", source: "client" },
      { setting: "1.1", source: "client" },
    ]);
  });

  test("performance.md each text is prepared once per connection under one name, and counted", async () => {
    const count = { statements: 0 };
    await countingStatements(count, () =>
      inTransaction(server.deps.db, async (tx) => {
        for (let round = 0; round < 3; round += 1) await add(tx, "a");
        const { rows } = await sql<{ name: string; generic: number }>`
          select name, (generic_plans + custom_plans)::int as generic from pg_prepared_statements
          where statement like 'update tally%'`.execute(tx);
        expect(rows).toEqual([{ name: expect.stringMatching(/^v0_/), generic: 3 }]);
      }),
    );
    expect(count.statements).toBe(6);
  });

  test("performance.md a write of one statement costs one, and whole it is all the same; a second is refused", async () => {
    const count = { statements: 0 };
    await countingStatements(count, () => inOneStatement(server.deps.db, (tx) => add(tx, "a")));
    expect([count.statements, await tallyOf("a")]).toEqual([1, 1]);
    await expect(
      inOneStatement(server.deps.db, async (tx) => {
        await add(tx, "a");
        await add(tx, "b");
      }),
    ).rejects.toThrow("a second statement");
    expect([await tallyOf("a"), await tallyOf("b")]).toEqual([2, 0]);
  });

  test("statement names are bounded, and what gains nothing has none", () => {
    const names = new StatementNames(2);
    expect(names.nameOf("begin")).toBeUndefined();
    expect(names.nameOf("select 1")).toBe(names.nameOf("select 1"));
    expect(names.nameOf("select 2")).not.toBe(names.nameOf("select 1"));
    expect(names.nameOf("select 3")).toBeUndefined();
    const before = names.nameOf("select 1");
    names.forget();
    expect(names.nameOf("select 1")).not.toBe(before);
  });

  test("a plan made stale by a migration is made anew and the work runs again", async () => {
    const read = () =>
      inTransaction(server.deps.db, (tx) => sql`select * from tally order by id limit 1`.execute(tx));
    await Promise.all(Array.from({ length: 5 }, read));
    await sql`alter table tally add column note text`.execute(server.deps.db);
    expect((await read()).rows).toEqual([{ id: "a", value: 0, note: null }]);
    await sql`alter table tally drop column note`.execute(server.deps.db);
    expect((await read()).rows).toEqual([{ id: "a", value: 0 }]);
  });

  test("quality.md of two transactions in a deadlock both succeed in the end", async () => {
    let waiting = 0;
    let release = () => {};
    const bothHold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const meet = async () => {
      waiting += 1;
      if (waiting === 2) release();
      await bothHold;
    };
    const crossing = (first: string, second: string) =>
      inTransaction(server.deps.db, async (tx) => {
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([crossing("a", "b"), crossing("b", "a")]);
    expect(waiting).toBeGreaterThan(2);
    expect([await tallyOf("a"), await tallyOf("b")]).toEqual([2, 2]);
  });

  test("quality.md serializable rivals lose no update", async () => {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        inTransaction(
          server.deps.db,
          async (tx) => {
            const { rows } = await sql<{ value: number }>`select value from tally where id = 'a'`.execute(tx);
            await sql`update tally set value = ${(rows[0]?.value ?? 0) + 1} where id = 'a'`.execute(tx);
          },
          { isolation: "serializable" },
        ),
      ),
    );
    expect(await tallyOf("a")).toBe(4);
  });

  test("an error of the work ends the transaction and comes through as it is", async () => {
    const failure = inTransaction(server.deps.db, async (tx) => {
      await add(tx, "a");
      throw new AppError("forbidden", { code: "forbidden" });
    });
    await expect(failure).rejects.toMatchObject({ kind: "forbidden" });
    expect(await tallyOf("a")).toBe(0);
  });

  test("what is rolled back leaves nothing, answers why, and keeps the key free", async () => {
    const call = (refusal: "late" | undefined) =>
      doneOrRolledBack<{ done: string }, { readonly kind: "late" }>((rollBack) =>
        oncePerKey(
          server.deps,
          { uid: "U001", companyId: "C1", key: "half", operation: "placeOrder", body: {} },
          async (tx) => {
            await add(tx, "a");
            if (refusal) rollBack({ kind: refusal });
            return { done: "yes" };
          },
        ),
      );
    expect(await call("late")).toEqual({ ok: false, refusal: { kind: "late" } });
    expect(await tallyOf("a")).toBe(0);
    expect(await call(undefined)).toEqual({ ok: true, value: { done: "yes" } });
    expect(await tallyOf("a")).toBe(1);
  });

  test("only its own rolling back is answered; that of a stranger and every error come through", async () => {
    const outer = doneOrRolledBack<unknown, { readonly kind: "outer" }>((rollBack) =>
      doneOrRolledBack<unknown, { readonly kind: "inner" }>(async () => rollBack({ kind: "outer" })),
    );
    expect(await outer).toEqual({ ok: false, refusal: { kind: "outer" } });
    await expect(doneOrRolledBack(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  describe("the same key", () => {
    const call = (
      key: string | undefined,
      body: unknown = { sku: "1" },
      { uid = "U001", companyId = "C1" }: { readonly uid?: string; readonly companyId?: string } = {},
    ) =>
      oncePerKey(server.deps, { uid, companyId, key, operation: "placeOrder", body }, async (tx) => {
        await add(tx, "a");
        const { rows } = await sql<{ value: number }>`select value from tally where id = 'a'`.execute(tx);
        return { number: rows[0]?.value ?? 0 };
      });

    test("quality.md 20 calls at once with one key work once and get one answer", async () => {
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => call(`burst-${round}`)));
        expect(answers).toEqual(Array.from({ length: 20 }, () => ({ number: round + 1 })));
      }
      expect(await tallyOf("a")).toBe(5);
    });

    test("quality.md the order of a body's fields says nothing, another body is refused with 422", async () => {
      const first = await call("body", { sku: "1", quantity: 2 });
      expect(await call("body", { quantity: 2, sku: "1" })).toEqual(first);
      await expect(call("body", { sku: "1", quantity: 3 })).rejects.toMatchObject({
        kind: "unprocessable",
        code: "idempotency-key-reused",
      });
    });

    test("quality.md a key is one user's own", async () => {
      expect(await call("own")).toEqual({ number: 1 });
      expect(await call("own", { sku: "1" }, { uid: "U002" })).toEqual({ number: 2 });
    });

    test("D47 a key is one company's own: in another nobody meets its answer, nor is another body refused", async () => {
      expect(await call("two companies")).toEqual({ number: 1 });
      expect(await call("two companies", { sku: "2" }, { companyId: "C4" })).toEqual({ number: 2 });
      expect(await call("two companies")).toEqual({ number: 1 });
    });

    test("work that fails keeps nothing, and the key is free again", async () => {
      const failing = oncePerKey(
        server.deps,
        { uid: "U001", companyId: "C1", key: "fails", operation: "placeOrder", body: {} },
        async (tx) => {
          await add(tx, "a");
          throw new Error("broken");
        },
      );
      await expect(failing).rejects.toThrow("broken");
      expect(await tallyOf("a")).toBe(0);
      expect(await call("fails", {})).toEqual({ number: 1 });
    });

    test("quality.md a key is kept for 24 hours", async () => {
      await call("old");
      const age = (hours: number) =>
        sql`update idempotency set created_at = now() - make_interval(hours => ${hours}) where key = 'old'`.execute(
          server.deps.db,
        );
      await age(23);
      expect(await call("old")).toEqual({ number: 1 });
      await age(25);
      expect(await call("old", { other: "body" })).toEqual({ number: 2 });
    });

    test("quality.md by the database's clock: processes a day apart agree on what was used", async () => {
      const isOff = (hours: number) =>
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
      try {
        isOff(-25);
        const first = await call("apart");
        isOff(25);
        expect(await call("apart")).toEqual(first);
        await forget(server.deps, keyForgets);
        isOff(50);
        expect(await call("apart")).toEqual(first);
      } finally {
        vi.useRealTimers();
      }
    });

    test("quality.md what is older than 24 hours is swept out, what still counts stays", async () => {
      const { db } = server.deps;
      for (const [key, hours] of [
        ["yesterday", 25],
        ["today", 23],
      ] as const) {
        await call(key);
        await sql`update idempotency set created_at = now() - make_interval(hours => ${hours}) where key = ${key}`.execute(
          db,
        );
      }
      await forget(server.deps, keyForgets);
      const keys = (await db.selectFrom("idempotency").select("key").execute()).map(({ key }) => key);
      expect(keys).toContain("today");
      expect(keys).not.toContain("yesterday");
    });

    test("without a key each call works; a key that is too long is refused", async () => {
      expect([await call(undefined), await call(undefined)]).toEqual([{ number: 1 }, { number: 2 }]);
      await expect(call("x".repeat(256))).rejects.toMatchObject({ code: "idempotency-key-too-long" });
    });
  });
});
