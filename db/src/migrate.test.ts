import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "@vycep/domain/market/language";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withConnection } from "./connection.ts";
import { learnLanguages } from "./languages.ts";
import { migrate } from "./migrate.ts";
import { readSchema } from "./schema-files.ts";
import { testAdminUrl } from "./testing/admin-url.ts";
import { describeCatalogue } from "./testing/catalogue.ts";
import { createDatabase, type Throwaway } from "./testing/template.ts";

let database: Throwaway;
let directory: URL;

beforeEach(async () => {
  database = await createDatabase(testAdminUrl());
  directory = pathToFileURL(`${await mkdtemp(join(tmpdir(), "vycep-migrations-"))}/`);
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(new URL(name, directory), sql);

async function tables(): Promise<string[]> {
  return withConnection(database.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    return rows.map((row) => row.name);
  });
}

describe("the road", () => {
  test("leads exactly to the schema folder", async () => {
    const migrated = database.databaseUrl;
    expect(await migrate(migrated)).not.toEqual([]);
    const fresh = await createDatabase(testAdminUrl());
    try {
      const wanted = await withConnection(fresh.databaseUrl, async (client) => {
        await client.query(await readSchema());
        await learnLanguages(client, LANGUAGES);
        return describeCatalogue(client);
      });
      const reached = await withConnection(migrated, describeCatalogue);
      expect(reached).toEqual(wanted);
      expect(wanted.length).toBeGreaterThan(300);

      const strayed = await withConnection(migrated, async (client) => {
        await client.query("alter table product alter column cn_code drop not null");
        return describeCatalogue(client);
      });
      expect(strayed).not.toEqual(wanted);
    } finally {
      await fresh.drop();
    }
  });

  test("is walked once", async () => {
    const [first] = await migrate(database.databaseUrl);
    expect(first).toBe("0001_initial.sql");
    expect(await migrate(database.databaseUrl)).toEqual([]);
  });

  test("is walked once by servers that start together", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    const runs = await Promise.all(
      [1, 2, 3, 4].map(() => migrate(database.databaseUrl, { directory, languages: [] })),
    );
    expect(runs.flat()).toEqual(["0001_first.sql"]);
  });
});

describe("beside processes that work", () => {
  const patience = { lockMs: 20, tries: 3 };
  const road = () => ({ directory, languages: [], patience });

  test("OPS-09 a table that somebody uses is waited for briefly, again and again, and nothing is half done", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await migrate(database.databaseUrl, road());
    await put(
      "0002_second.sql",
      "create table second (id integer); alter table first add column more integer",
    );
    await withConnection(database.databaseUrl, async (other) => {
      await other.query("begin");
      await other.query("select * from first");
      await expect(migrate(database.databaseUrl, road())).rejects.toThrow("lock timeout");
      expect(await tables()).toEqual(["first", "schema_migration"]);
      await other.query("rollback");
    });
    expect(await migrate(database.databaseUrl, road())).toEqual(["0002_second.sql"]);
  });

  test("OPS-09 what PostgreSQL takes in no transaction runs outside of one", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await put(
      "0002_index.sql",
      "-- outside a transaction\ncreate index concurrently if not exists first_id on first (id)",
    );
    expect(await migrate(database.databaseUrl, road())).toEqual(["0001_first.sql", "0002_index.sql"]);
  });
});

describe("rows that an older version let in", () => {
  const real = new URL("../migrations/", import.meta.url);

  /** Brings the database to just before a migration, fills it, and goes the rest of the road. */
  async function through(name: string, fill: string): Promise<void> {
    const earlier = (await readdir(real)).filter((file) => file.endsWith(".sql") && file < name);
    for (const file of earlier) await copyFile(new URL(file, real), new URL(file, directory));
    await migrate(database.databaseUrl, { directory, languages: [] });
    await withConnection(database.databaseUrl, (client) => client.query(fill));
    expect(await migrate(database.databaseUrl)).toContain(name);
  }

  const rowsOf = (query: string) =>
    withConnection(database.databaseUrl, async (client) => (await client.query(query)).rows);

  test("CALENDAR-23 an order-by at hour 24 or after the delivery becomes the last minute that can be meant", async () => {
    await through(
      "0018_order_by_in_time.sql",
      `alter table delivery_exception drop constraint delivery_exception_ship_to_id_company_id_fkey;
       insert into delivery_exception select '500101', 'C1', 'standard', change, day::date, '7:00-11:00',
         new_day::date, case when new_day is not null then '7:00-11:00' end, order_day::date, order_time
       from (values ('moved', '2027-01-01', '2027-01-04', '2026-12-30', '16:00'),
         ('moved', '2027-02-01', '2027-02-04', '2027-01-30', '24:00'),
         ('moved', '2027-03-01', '2027-03-04', '2027-03-02', '29:59'),
         ('moved', '2027-04-01', '2027-04-04', '2027-04-07', '10:00'),
         ('moved', '2027-05-01', '2027-05-04', '2027-05-04', '25:10'),
         ('cancelled', '2027-06-01', null, null, null)) as row (change, day, new_day, order_day, order_time)`,
    );
    const rows = await rowsOf(
      "select original_date, order_by_date || ' ' || order_by_time as order_by from delivery_exception order by 1",
    );
    expect(rows.map(({ order_by }) => order_by)).toEqual([
      "2026-12-30 16:00",
      "2027-01-30 23:59",
      "2027-03-02 23:59",
      "2027-04-04 23:59",
      "2027-05-04 23:59",
      null,
    ]);
    await expect(rowsOf("update delivery_exception set order_by_time = '24:00'")).rejects.toThrow(/_check/);
    await expect(rowsOf("update delivery_exception set order_by_date = '2027-06-01'")).rejects.toThrow(
      /in_time/,
    );
  });

  test("C25 a brewery without words of its own gets those of the trade, one with its own keeps exactly them", async () => {
    const words =
      "select count(*)::int as count, min(word) filter (where word = 'soudek') as keg from search_synonym";
    await through(
      "0094_words_of_the_trade.sql",
      "insert into search_synonym values ('keg', 'cs', 'bandaska')",
    );
    expect(await rowsOf(words)).toEqual([{ count: 1, keg: null }]);
    const fresh = await createDatabase(testAdminUrl());
    try {
      await migrate(fresh.databaseUrl);
      const { rows } = await withConnection(fresh.databaseUrl, (client) => client.query(words));
      expect(rows).toEqual([{ count: expect.any(Number), keg: "soudek" }]);
      expect(rows[0].count).toBeGreaterThan(100);
    } finally {
      await fresh.drop();
    }
  });

  test("D07 a year of holidays counts as known when it reaches from January to December", async () => {
    await through(
      "0019_known_holiday_years.sql",
      `insert into holiday select country, day::date, 'x', 'x', 'public', true, 'open'
       from (values ('CZ', '2026-01-01'), ('CZ', '2026-12-26'), ('CZ', '2027-01-01'), ('SK', '2026-12-26'),
         ('SK', '2027-01-06'), ('SK', '2027-12-24')) as row (country, day)`,
    );
    expect(await rowsOf("select country, year from holiday_year order by 1, 2")).toEqual([
      { country: "CZ", year: 2026 },
      { country: "SK", year: 2027 },
    ]);
  });
});

describe("a migration", () => {
  test("that fails leaves nothing, and those before it stay", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await put("0002_second.sql", "create table second (id integer); select 1 / 0");
    await expect(migrate(database.databaseUrl, { directory, languages: [] })).rejects.toThrow(
      "division by zero",
    );
    expect(await tables()).toEqual(["first", "schema_migration"]);
    await put("0002_second.sql", "create table second (id integer)");
    expect(await migrate(database.databaseUrl, { directory, languages: [] })).toEqual(["0002_second.sql"]);
  });

  test("that was changed after it ran is refused", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await migrate(database.databaseUrl, { directory, languages: [] });
    await put("0001_first.sql", "create table first (id bigint)");
    await expect(migrate(database.databaseUrl, { directory, languages: [] })).rejects.toThrow(
      "0001_first.sql was changed",
    );
  });

  test("that turns up before one that ran is refused", async () => {
    await put("0002_second.sql", "create table second (id integer)");
    await migrate(database.databaseUrl, { directory, languages: [] });
    await put("0001_first.sql", "create table first (id integer)");
    await expect(migrate(database.databaseUrl, { directory, languages: [] })).rejects.toThrow(
      "0001_first.sql stands before 0002",
    );
  });
});
