import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCli } from "./import-cli.ts";
import { useDatabase } from "./testing/use-database.ts";

const database = useDatabase();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vycep-import-"));
});
afterAll(() => rm(directory, { recursive: true }));

async function run(args: string[], surroundings: { databaseUrl?: string; today?: string } = {}) {
  const said: string[] = [];
  const code = await importCli(args, {
    databaseUrl: database.url,
    today: "2026-11-20",
    now: new Date("2026-11-20T08:00:00Z"),
    withFiles: () => Promise.reject(new Error("these kinds need no store of files")),
    out: (text) => said.push(text),
    error: (text) => said.push(text),
    ...surroundings,
  });
  return { code, said: said.join("\n") };
}

async function file(text: string): Promise<string> {
  const path = join(directory, "file.csv");
  await writeFile(path, text);
  return path;
}

const header = "country;date;name;name_en;type;day_off;shops";

describe("C17 npm run import", () => {
  test("imports a file and says how many rows", async () => {
    const path = await file(
      `${header}\nCZ;2028-01-01;Nový rok;New Year;public;1;open\nCZ;2028-12-24;Štědrý den;Christmas Eve;public;1;open\n`,
    );
    expect(await run(["holidays", path])).toEqual({ code: 0, said: "2 rows of holidays imported." });
    const { rows } = await database.client.query("select day, day_off from holiday order by day");
    expect(rows).toEqual([
      { day: "2028-01-01", day_off: true },
      { day: "2028-12-24", day_off: true },
    ]);
  });

  test("refuses a bad file with a table of every error", async () => {
    const path = await file(
      `${header}\nCZ;1.5.2028;Svátek;Labour;public;1;open\nPL;2028-05-03;;x;public;1;open\n`,
    );
    const { code, said } = await run(["holidays", path]);
    expect(code).toBe(1);
    expect(said.split("\n")).toEqual([
      "line  column   value     why",
      "2     date     1.5.2028  is not a day written as 2026-12-31",
      "3     name               must not be empty",
      "3     country  PL        names nothing that is known",
      "",
      "3 errors, nothing was imported.",
    ]);
  });

  test("C17 says what the columns of a kind mean, and how such a file begins", async () => {
    expect(await run(["availability", "--template"])).toEqual({
      code: 0,
      said: "sku,sellable_from,sellable_to,last",
    });
    const { code, said } = await run(["availability", "--help"]);
    expect(code).toBe(0);
    expect(said).toContain(
      "last           yes                 What is left is sold, and no more comes; 0 or 1",
    );
    expect(await run(["--help"])).toEqual({ code: 0, said: expect.stringContaining("--template") });
  });

  test.each([
    [["wine", "file.csv"], {}, "Usage:"],
    [["holidays"], {}, "Usage:"],
    [["holidays", "a.csv", "b.csv"], {}, "Usage:"],
    [["holidays", "nowhere.csv"], {}, "nowhere.csv cannot be read"],
    [["holidays", "a.csv"], { databaseUrl: "" }, "DATABASE_URL"],
    [["holidays", "a.csv"], { today: "today" }, "today is not a day"],
  ])("called with %j %j explains itself", async (args, surroundings, words) => {
    const { code, said } = await run(args, surroundings);
    expect(code).toBe(2);
    expect(said).toContain(words);
  });
});
