import { describe, expect, test } from "vitest";
import { demoRows } from "../../testing/demo-file.ts";
import { toldOf } from "../../testing/trial-import.ts";
import { useDemo } from "../../testing/use-database.ts";
import { importers } from "../importers.ts";

const database = useDemo("2026-11-20");

/** What people, spreadsheets and other programs have put into cells. */
const cells: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "-0",
  "1",
  "0.5",
  "1e3",
  "NaN",
  "2147483648",
  "99999999999999",
  "9999999999999999999",
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "2027-02-30",
  "2026-11-20",
  "2026-12-24 24:00",
  "2026-12-24 29:59",
  "31.12.2026",
  "infinity",
  "null",
  "{}",
  "[]",
  "CZ",
  "'; drop table product; --",
  "\\",
  "\0",
  "\u202E",
  "🍺",
  "ž".repeat(3000),
  "x".repeat(100_000),
];

/** How many of the cells that a column takes are really saved, the wildest of them. */
const savedCells = 2;

/** Told in words and with its line; what the database had to say would stand there as "refused by the database". */
const isInWords = (line: string) => /^\d+ /.test(line) && !line.includes("is refused by the database");

describe("C17 whatever stands in a cell, the answer is words", () => {
  test.each(importers)("$kind", async (importer) => {
    const [first = {}] = await demoRows(importer);
    for (const column of importer.reading.header) {
      const told = await toldOf(database, importer, () =>
        cells.map((cell) => ({ ...first, [column]: cell })),
      );
      expect([column, told.filter((line) => !isInWords(line))]).toEqual([column, []]);
      const refused = new Set(
        told.filter((line) => line.split(" ")[1] === column).map((line) => Number(line.split(" ")[0]) - 2),
      );
      const taken = cells.filter((_, at) => !refused.has(at)).slice(-savedCells);
      for (const cell of taken) {
        const outcome = await toldOf(database, importer, () => [{ ...first, [column]: cell }]);
        const wrong = outcome.filter((line) => line !== "imported" && !isInWords(line));
        expect([column, cell.slice(0, 40), wrong]).toEqual([column, cell.slice(0, 40), []]);
      }
    }
  });
});
