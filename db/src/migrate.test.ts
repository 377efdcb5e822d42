import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withConnection } from "./connection.ts";
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
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.databaseUrl, directory)));
    expect(runs.flat()).toEqual(["0001_first.sql"]);
  });
});

describe("a migration", () => {
  test("that fails leaves nothing, and those before it stay", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await put("0002_second.sql", "create table second (id integer); select 1 / 0");
    await expect(migrate(database.databaseUrl, directory)).rejects.toThrow("division by zero");
    expect(await tables()).toEqual(["first", "schema_migration"]);
    await put("0002_second.sql", "create table second (id integer)");
    expect(await migrate(database.databaseUrl, directory)).toEqual(["0002_second.sql"]);
  });

  test("that was changed after it ran is refused", async () => {
    await put("0001_first.sql", "create table first (id integer)");
    await migrate(database.databaseUrl, directory);
    await put("0001_first.sql", "create table first (id bigint)");
    await expect(migrate(database.databaseUrl, directory)).rejects.toThrow("0001_first.sql was changed");
  });

  test("that turns up before one that ran is refused", async () => {
    await put("0002_second.sql", "create table second (id integer)");
    await migrate(database.databaseUrl, directory);
    await put("0001_first.sql", "create table first (id integer)");
    await expect(migrate(database.databaseUrl, directory)).rejects.toThrow(
      "0001_first.sql stands before 0002",
    );
  });
});
