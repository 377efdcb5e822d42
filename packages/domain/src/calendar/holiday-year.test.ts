import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import { byYear, type HolidayYear, yearGaps } from "./holiday-year.ts";

/** "2027 0101 Nový rok, 0326 Velký pátek" as a year. */
function yearOf(text: string, market: Market = "CZ"): HolidayYear {
  const [year = "", ...rest] = text.split(" ");
  const rows = rest
    .join(" ")
    .split(", ")
    .map((row) => ({
      market,
      date: toLocalDate(`${year}-${row.slice(0, 2)}-${row.slice(2, 4)}`),
      name: row.slice(5),
    }));
  return { market, year: Number(year), rows };
}

const of2026 = yearOf("2026 0101 Nový rok, 0403 Velký pátek, 1225 Vánoce");
const of2027 = yearOf("2027 0101 Nový rok, 0326 Velký pátek, 1225 Vánoce, 1231 Den piva");

describe("D07 a year of holidays is known when it is whole", () => {
  test.each([
    ["one row makes no year", "2028 0101 Nový rok", [], ["December"]],
    ["nor do the days of spring", "2028 0414 Velký pátek, 0417 Pondělí", [], ["January", "December"]],
    ["from January to December it is one", "2028 0101 Nový rok, 1225 Vánoce", [], []],
    [
      "a holiday of the year before is missing",
      "2028 0101 Nový rok, 1225 Vánoce, 1231 Den piva",
      [of2027],
      ["Velký pátek 2027"],
    ],
    [
      "and every one of them",
      "2028 0101 Nový rok, 1226 Druhý",
      [of2026],
      ["Velký pátek 2026", "Vánoce 2026"],
    ],
    [
      "its day may move",
      "2028 0101 Nový rok, 0414 Velký pátek, 1225 Vánoce, 1231 Den piva",
      [of2026, of2027],
      [],
    ],
    ["the nearest year counts", "2025 0101 Nový rok, 0418 Velký pátek, 1225 Vánoce", [of2027, of2026], []],
    [
      "of two as near the earlier counts",
      "2027 0101 Nový rok, 1225 Vánoce",
      [yearOf("2028 0101 Nový rok, 1225 Vánoce"), of2026],
      ["Velký pátek 2026"],
    ],
    ["not the year itself, which it replaces", "2027 0101 Nový rok, 1225 Vánoce", [of2027], []],
    [
      "not another market",
      "2028 0101 Nový rok, 1225 Vánoce",
      [yearOf("2027 0101 Deň, 0106 Traja králi", "SK")],
      [],
    ],
  ])("%s", (_, asked, known, expected) => {
    const gaps = yearGaps(yearOf(asked), known);
    expect(gaps.map((gap) => (gap.kind === "none-in" ? gap.month : `${gap.name} ${gap.year}`))).toEqual(
      expected,
    );
  });

  it("rows are told apart by market and year", () => {
    const slovak = yearOf("2026 0106 Traja králi", "SK");
    expect(byYear([...of2026.rows, ...slovak.rows, ...of2027.rows])).toEqual([of2026, slovak, of2027]);
  });
});
