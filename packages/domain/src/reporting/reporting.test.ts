import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { changeOf, consumptionOf, type MonthRow, OTHERS, type PlaceRow } from "./consumption.ts";
import { type BookedMovement, emptiesLedger } from "./empties-ledger.ts";
import { REPORT_PERIODS, reportSpan } from "./report-span.ts";

test.each([
  ["this-year", "2026-11-23", "2026-01-01 2026-11-23", "2025-01-01 2025-11-23"],
  ["this-year", "2028-02-29", "2028-01-01 2028-02-29", "2027-01-01 2027-02-28"],
  ["this-year", "2029-02-28", "2029-01-01 2029-02-28", "2028-01-01 2028-02-29"],
  ["last-year", "2026-11-23", "2025-01-01 2025-12-31", "2024-01-01 2024-12-31"],
  ["12-months", "2026-11-23", "2025-12-01 2026-11-23", "2024-12-01 2025-11-23"],
  ["12-months", "2026-12-31", "2026-01-01 2026-12-31", "2025-01-01 2025-12-31"],
  ["12-months", "2026-01-31", "2025-02-01 2026-01-31", "2024-02-01 2025-01-31"],
  ["5-years", "2026-11-23", "2022-01-01 2026-11-23", "none"],
])("REPORT-01 %s on %s is %s, held against %s", (period, today, days, before) => {
  const known = REPORT_PERIODS.find((one) => one === period) ?? "this-year";
  const span = reportSpan(known, toLocalDate(today));
  expect(`${span.from} ${span.to}`).toBe(days);
  expect(span.before === undefined ? "none" : `${span.before.from} ${span.before.to}`).toBe(before);
});

const goods = {
  keg: { sku: "1", name: "Sud", brand: "Lipovrch", packaging: "keg" },
  bottle: { sku: "2", name: "Lahev", brand: "Kamenář", packaging: "bottle" },
} as const;

function row(month: string, what: keyof typeof goods, boxes: number, over: Partial<MonthRow> = {}): MonthRow {
  const millilitres = boxes * (what === "keg" ? 50_000 : 10_000);
  return { month, goods: goods[what], currency: "CZK", boxes, millilitres, netMinor: boxes * 100, ...over };
}

const span = reportSpan("this-year", toLocalDate("2026-03-10"));
const months = [
  row("2026-01", "keg", 4),
  row("2026-03", "keg", 1),
  row("2026-03", "bottle", 10),
  row("2025-01", "keg", 5),
  row("2025-02", "bottle", 3, { currency: "EUR" }),
];
const place = (shipToId: string, isBefore: boolean, boxes: number): PlaceRow => ({
  ...{ shipToId, isBefore, boxes, currency: "CZK" },
  ...{ millilitres: boxes * 10_000, netMinor: 0 },
});
const facts = {
  span,
  months,
  measure: "litres",
  parting: "packaging",
  places: [place("A", false, 5), place("B", false, 30), place("A", true, 28)],
  suspended: new Set<string>(),
} as const;

describe("REPORT-01 what places took", () => {
  it("by months, whether anything came or not, parted by packaging", () => {
    const found = consumptionOf(facts);
    expect(found.total).toEqual({ now: 350_000, before: 280_000 });
    expect(found.parts).toEqual(["keg", "bottle"]);
    expect(found.bars.map(({ key, now, before, parts }) => [key, now, before, ...parts])).toEqual([
      ["2026-01", 200_000, 250_000, 200_000, 0],
      ["2026-02", 0, 30_000, 0, 0],
      ["2026-03", 150_000, 0, 50_000, 100_000],
    ]);
    expect(found.strongest?.key).toBe("2026-01");
    expect(found.brands).toEqual([
      { key: "Lipovrch", now: 250_000, before: 250_000 },
      { key: "Kamenář", now: 100_000, before: 30_000 },
    ]);
    expect(found.products.map(({ name, now }) => [name, now])).toEqual([
      ["Sud", 250_000],
      ["Lahev", 100_000],
    ]);
    expect(found.places.map(({ key, now, before }) => [key, now, before])).toEqual([
      ["B", 300_000, 0],
      ["A", 50_000, 280_000],
    ]);
  });

  it.each([
    ["boxes", 15, 8],
    ["CZK", 1500, 500],
    ["EUR", 0, 300],
  ] as const)("in %s", (measure, now, before) => {
    expect(consumptionOf({ ...facts, measure }).total).toEqual({ now, before });
  });

  it("without a suspended place, where there is one", () => {
    expect(consumptionOf(facts).active).toBeUndefined();
    expect(consumptionOf({ ...facts, suspended: new Set(["A"]) }).active).toEqual({
      now: 300_000,
      before: 0,
    });
  });

  it("by years, where there are several, and held against nothing", () => {
    const years = consumptionOf({ ...facts, span: reportSpan("5-years", toLocalDate("2026-03-10")) });
    expect(years.bars.map(({ key, now, before }) => [key, now, before])).toEqual([
      ["2022", 0, 0],
      ["2023", 0, 0],
      ["2024", 0, 0],
      ["2025", 280_000, 0],
      ["2026", 350_000, 0],
    ]);
  });

  it("more parts than can be told apart are one", () => {
    const many = ["A", "B", "C", "D", "E", "F"].map((brand, index) =>
      row("2026-01", "keg", 10 - index, { goods: { ...goods.keg, brand } }),
    );
    const found = consumptionOf({ ...facts, months: many, parting: "brand", measure: "boxes" });
    expect(found.parts).toEqual(["A", "B", "C", "D", OTHERS]);
    expect(found.bars[0]?.parts).toEqual([10, 9, 8, 7, 11]);
  });

  it.each([
    [96, 100, -0.04],
    [5, 0, undefined],
  ])("%d after %d is a change of %s", (now, before, change) => {
    expect(changeOf({ now, before })).toBe(change);
  });
});

describe("B3 the account of empties", () => {
  const move = (
    day: string,
    units: number,
    kind: BookedMovement["kind"],
    orderNumber: string,
  ): BookedMovement => ({ code: "KEG50", day: toLocalDate(day), units, kind, orderNumber });
  const movements = [
    move("2026-10-01", 10, "delivered", "1"),
    move("2026-11-05", 7, "returned", "2"),
    move("2026-11-05", 4, "delivered", "3"),
    move("2026-11-10", 9, "returned", "4"),
    move("2026-11-20", 6, "delivered", "5"),
  ];
  const account = (to: string, stockTakings: Parameters<typeof emptiesLedger>[0]["stockTakings"] = []) =>
    emptiesLedger({
      days: { from: toLocalDate("2026-11-01"), to: toLocalDate(to) },
      movements,
      stockTakings,
      deposits: new Map([
        ["KEG50", toMinor(150_000)],
        ["CR20", toMinor(10_000)],
      ]),
    });

  it("tells the balance after each movement, what lay there before, and what it is worth", () => {
    const { types, entries } = account("2026-11-30");
    expect(types).toEqual([
      {
        ...{ code: "KEG50", opening: 10, delivered: 10, returned: 16, corrected: 0, balance: 4 },
        worthMinor: 600_000,
      },
    ]);
    expect(
      entries.map(({ day, change, balance, orderNumber }) => [day, change, balance, orderNumber]),
    ).toEqual([
      ["2026-11-20", 6, 4, "5"],
      ["2026-11-10", -9, -2, "4"],
      ["2026-11-05", -7, 7, "2"],
      ["2026-11-05", 4, 14, "3"],
    ]);
  });

  it.each([
    ["2026-11-04", 10],
    ["2026-11-05", 7],
    ["2026-11-10", -2],
    ["2026-11-19", -2],
    ["2026-11-20", 4],
  ])("is right at the end of %s", (day, balance) => {
    expect(account(day).types[0]?.balance).toBe(balance);
  });

  it("a stock-taking sets the balance at the end of its day, and the difference is told", () => {
    const stockTakings = [{ day: toLocalDate("2026-11-10"), units: new Map([["KEG50", 3]]) }];
    const { types, entries } = account("2026-11-30", stockTakings);
    expect(types[0]).toMatchObject({ corrected: 5, balance: 9, worthMinor: 1_350_000 });
    expect(entries.find(({ kind }) => kind === "counted")).toMatchObject({ change: 5, balance: 3 });
  });
});
