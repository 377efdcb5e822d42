import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readTable } from "../import/reading/read-table.ts";
import { exceptionsOf, type Schedule } from "./exceptions.ts";
import { demoShift, moveDays } from "./move-days.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri"];

async function cells(file: string): Promise<Record<string, string>[]> {
  const table = readTable(await readFile(new URL(`../../demo/${file}`, import.meta.url)));
  return table.rows.map((row) => row.cells);
}

describe("D14 the exceptions that holidays make", () => {
  test("are those of the demo's files, row by row", async () => {
    const schedules = (await cells("delivery_calendars.csv")).map(
      (row): Schedule => ({
        shipToId: row.shipto ?? "",
        companyId: "anything",
        market: row.shipto?.startsWith("6") ? "SK" : "CZ",
        kind: row.kind as Schedule["kind"],
        weekdays: (row.weekdays ?? "").split(",").map((name) => names.indexOf(name) + 1),
      }),
    );
    const holidays = (await cells("holidays.csv")).filter((row) => row.day_off === "1");
    const daysOff = new Set(holidays.map((row) => `${row.country} ${row.date}`));
    const derived = exceptionsOf(schedules, daysOff, { from: "2026-10-01", to: "2027-04-30" });
    const asInFile = derived.map((row) => ({
      shipto: row.ship_to_id,
      kind: row.kind,
      typeOfChange: row.type_of_change,
      originalDate: row.original_date,
      originalHours: row.original_hours,
      scheduledDate: row.scheduled_date ?? "",
      scheduledHour: row.scheduled_hours ?? "",
      orderBy: `${row.order_by_date ?? ""} ${row.order_by_time ?? ""}`.trim(),
    }));
    const inFile = await cells("delivery_exceptions.csv");
    expect(inFile).toHaveLength(70);
    expect(inFile).toEqual(asInFile.map((row) => expect.objectContaining(row)));
  });
});

describe("D14 days move by whole weeks", () => {
  test.each([
    ["2026-11-20", 0],
    ["2026-11-16", 0],
    ["2026-11-23", 7],
    ["2027-03-03", 105],
    ["2026-07-28", -112],
  ])("today %s: %i days", (today, shift) => expect(demoShift(today)).toBe(shift));

  test("with the time after them, and empty cells stay empty", () => {
    const row = (at: string, until: string) => ({ line: 2, cells: { at, until, name: "2026-01-01" } });
    const table = { header: ["at", "until", "name"], rows: [row("2026-11-20 16:00", "")], errors: [] };
    expect(moveDays(table, ["at", "until"], 14).rows).toEqual([row("2026-12-04 16:00", "")]);
  });
});
