import type { EventEmitter } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Database, openDatabase } from "../db.ts";

let server: TestServer;
let database: Database;
/** Descriptions that PostgreSQL sent. */
let described = 0;

beforeAll(async () => {
  server = await startTestServer();
  database = openDatabase({ ...server.config, databaseUrl: server.databaseUrl, databasePool: 2 }, (error) => {
    throw error;
  });
  database.pool.on("connect", (client) => {
    const { connection } = client as unknown as { readonly connection: EventEmitter };
    connection.on("rowDescription", () => {
      described += 1;
    });
  });
  await sql`create table told (id integer primary key, at timestamptz not null)`.execute(database.db);
  await sql`insert into told values (1, '2026-11-29T08:00:00Z')`.execute(database.db);
});
beforeEach(() => {
  described = 0;
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const moment = new Date("2026-11-29T08:00:00Z");

test("performance.md what a statement answers with is described when it is prepared, and not with each answer", async () => {
  const read = async () => (await sql`select id, at from told`.execute(database.db)).rows;
  for (let round = 0; round < 5; round += 1) expect(await read()).toEqual([{ id: 1, at: moment }]);
  expect(described).toBe(1);
  // Another connection prepares it for itself.
  await Promise.all([read(), read(), read(), read()]);
  expect(described).toBe(2);
});

test("performance.md what answers with nothing says how much it did, each time", async () => {
  const touch = (id: number) => sql`update told set at = at where id = ${id}`.execute(database.db);
  for (const id of [1, 2, 1])
    expect(await touch(id)).toMatchObject({ rows: [], numAffectedRows: id === 1 ? 1n : 0n });
  expect(described).toBe(0);
});

test("a statement that fails says why each time, and its connection goes on", async () => {
  const divide = (by: number) => sql`select 6 / ${by}::int as part`.execute(database.db);
  for (const by of [2, 0, 2, 0, 2])
    await (by === 0
      ? expect(divide(by)).rejects.toThrow("division by zero")
      : expect(divide(by)).resolves.toMatchObject({ rows: [{ part: 3 }] }));
});

test("columns that a migration changes are read as what they are now, by every connection", async () => {
  const read = async () => (await sql`select at from told`.execute(database.db)).rows;
  const readAtOnce = () => Promise.allSettled([read(), read(), read(), read()]);
  await readAtOnce();
  await sql`alter table told alter at type text using 'a text'`.execute(database.db);
  // Plans of before are refused once by each connection; no row is ever read in the old way.
  for (let round = 0; round < 3; round += 1)
    for (const answer of await readAtOnce())
      if (answer.status === "fulfilled") expect(answer.value).toEqual([{ at: "a text" }]);
      else expect(String(answer.reason)).toContain("cached plan must not change result type");
  expect(await read()).toEqual([{ at: "a text" }]);
});
