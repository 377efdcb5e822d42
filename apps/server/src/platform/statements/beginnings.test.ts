import type { EventEmitter } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Database, openDatabase } from "../db.ts";
import { inTransaction } from "../transaction.ts";

let server: TestServer;
let database: Database;
/** How often PostgreSQL said that it waits for the next message. */
let turns = 0;

beforeAll(async () => {
  server = await startTestServer();
  database = openDatabase({ ...server.config, databaseUrl: server.databaseUrl, databasePool: 1 }, (error) => {
    throw error;
  });
  database.pool.on("connect", (client) => {
    const { connection } = client as unknown as { readonly connection: EventEmitter };
    connection.on("readyForQuery", () => {
      turns += 1;
    });
  });
  await sql`create table kept (id integer primary key)`.execute(database.db);
  // Its beginning is prepared by the first transaction of a connection.
  await keep(1);
});
beforeEach(() => {
  turns = 0;
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const keep = (...ids: readonly number[]) =>
  inTransaction(database.db, async (tx) => {
    for (const id of ids) await sql`insert into kept values (${id})`.execute(tx);
  });
const kept = async () =>
  (await sql<{ id: number }>`select id from kept order by id`.execute(database.db)).rows.map(({ id }) => id);

test("performance.md a transaction begins in one message with its first statement", async () => {
  await keep(2, 3);
  // Two statements and the end.
  expect(turns).toBe(3);
  expect(await kept()).toEqual([1, 2, 3]);
});

test("a transaction is one all the same: what fails at its second statement takes back the first", async () => {
  await expect(keep(4, 1)).rejects.toThrow("duplicate key");
  expect(await kept()).toEqual([1, 2, 3]);
});

test("a first statement that fails ends its transaction, and the connection goes on", async () => {
  await expect(keep(1, 5)).rejects.toThrow("duplicate key");
  await expect(
    inTransaction(database.db, (tx) => sql`select nothing_like_this from kept`.execute(tx)),
  ).rejects.toThrow("does not exist");
  await keep(5);
  expect(await kept()).toEqual([1, 2, 3, 5]);
});

test("a statement that gets no name stands in its transaction as well", async () => {
  const locked = inTransaction(database.db, async (tx) => {
    await sql`lock table kept in exclusive mode`.execute(tx);
    await sql`insert into kept values (6)`.execute(tx);
    throw new Error("not after all");
  });
  await expect(locked).rejects.toThrow("not after all");
  expect(await kept()).toEqual([1, 2, 3, 5]);
});

test("a transaction that does nothing sends nothing, and what comes after it is in none", async () => {
  await inTransaction(database.db, async () => undefined);
  await expect(
    inTransaction(database.db, async () => {
      throw new Error("before anything");
    }),
  ).rejects.toThrow("before anything");
  expect(turns).toBe(0);
  const state = await sql<{ is: boolean }>`select pg_current_xact_id_if_assigned() is null as is`.execute(
    database.db,
  );
  expect(state.rows).toEqual([{ is: true }]);
  await sql`insert into kept values (7)`.execute(database.db);
  expect(await kept()).toEqual([1, 2, 3, 5, 7]);
});

test("statements at once are all in it, whichever comes first", async () => {
  const both = inTransaction(database.db, async (tx) => {
    await Promise.all([8, 9].map((id) => sql`insert into kept values (${id})`.execute(tx)));
    throw new Error("neither");
  });
  await expect(both).rejects.toThrow("neither");
  expect(await kept()).toEqual([1, 2, 3, 5, 7]);
});

test("the level that was asked for holds", async () => {
  const level = await inTransaction(
    database.db,
    async (tx) =>
      (await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx))
        .rows,
    { isolation: "serializable" },
  );
  expect(level).toEqual([{ level: "serializable" }]);
});
