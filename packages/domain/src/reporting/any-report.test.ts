import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, daysBetween, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { monthsOf } from "../kernel/months.ts";
import { changeOf, consumptionOf, type MonthRow, measures, OTHERS, type PlaceRow } from "./consumption.ts";
import { type BookedMovement, emptiesLedger } from "./empties-ledger.ts";
import { REPORT_PERIODS, reportSpan, yearAgo } from "./report-span.ts";

const anyDay = fc.integer({ min: 0, max: 4400 }).map((days) => addDays(toLocalDate("2022-01-01"), days));
const anyPeriod = fc.constantFrom(...REPORT_PERIODS);

describe("REPORT-01 any span", () => {
  it("ends today or before it, and is held against as many months a year before", () => {
    fc.assert(
      fc.property(anyPeriod, anyDay, (period, today) => {
        const { from, to, before, step } = reportSpan(period, today);
        expect(from <= to && to <= today).toBe(true);
        expect(from.endsWith("-01")).toBe(true);
        expect(step).toBe(period === "5-years" ? "year" : "month");
        expect(before === undefined).toBe(period === "5-years");
        if (before === undefined) return;
        expect(monthsOf(before)).toHaveLength(monthsOf({ from, to }).length);
        expect(before.to < from).toBe(true);
        const isLeapBetween = Math.abs(daysBetween(before.from, before.to) - daysBetween(from, to)) <= 1;
        expect(isLeapBetween).toBe(true);
      }),
    );
  });

  it("the months of a whole year are twelve", () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const period of ["last-year", "12-months"] as const) {
          expect(monthsOf(reportSpan(period, today))).toHaveLength(12);
        }
        expect(new Set(monthsOf(reportSpan("5-years", today)).map((month) => month.slice(0, 4))).size).toBe(
          5,
        );
      }),
    );
  });

  it.each([
    ["2028-02-29", "2027-02-28"],
    ["2028-02-28", "2027-02-28"],
    ["2028-03-01", "2027-03-01"],
    ["2029-02-28", "2028-02-28"],
    ["2026-01-01", "2025-01-01"],
    ["2026-12-31", "2025-12-31"],
  ])("a year before %s is %s", (today, before) => expect(yearAgo(toLocalDate(today))).toBe(before));

  it.each([
    ["12-months", "2028-02-29", "2027-03-01", "2026-03-01 2027-02-28"],
    ["12-months", "2027-02-28", "2026-03-01", "2025-03-01 2026-02-28"],
    ["12-months", "2029-02-28", "2028-03-01", "2027-03-01 2028-02-29"],
    ["this-year", "2026-01-01", "2026-01-01", "2025-01-01 2025-01-01"],
    ["last-year", "2029-06-15", "2028-01-01", "2027-01-01 2027-12-31"],
  ] as const)("%s on %s begins on %s and is held against %s", (period, today, from, before) => {
    const span = reportSpan(period, toLocalDate(today));
    expect(span.from).toBe(from);
    expect(`${span.before?.from} ${span.before?.to}`).toBe(before);
  });
});

const span = reportSpan("this-year", toLocalDate("2026-06-30"));
const anyAmounts = {
  currency: fc.constantFrom("CZK" as const, "EUR" as const),
  boxes: fc.nat(500),
  millilitres: fc.nat(900_000),
  netMinor: fc.nat(900_000),
};
const anyGoods = fc.constantFrom(
  ...["A", "B", "C", "D", "E", "F", "G"].map((brand, at) => ({
    ...{ sku: String(at), name: `Pivo ${brand}`, brand },
    packaging: (["keg", "bottle", "can"] as const)[at % 3] ?? "keg",
  })),
);
const anyMonth = fc
  .tuple(fc.constantFrom("2025", "2026"), fc.integer({ min: 1, max: 6 }))
  .map(([year, month]) => `${year}-0${month}`);
const anyRows: fc.Arbitrary<MonthRow[]> = fc.array(
  fc.record({ month: anyMonth, goods: anyGoods, ...anyAmounts }),
  { maxLength: 40 },
);
const anyPlaces: fc.Arbitrary<PlaceRow[]> = fc.array(
  fc.record({ shipToId: fc.constantFrom("1", "2", "3"), isBefore: fc.boolean(), ...anyAmounts }),
  { maxLength: 12 },
);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe("REPORT-01 any consumption", () => {
  it("comes to the same by months, brands, packagings and parts of bars", () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom(...measures()),
        fc.constantFrom("brand", "packaging"),
        (months, measure, parting) => {
          const found = consumptionOf({ span, measure, parting, months, places: [], suspended: new Set() });
          for (const rows of [found.bars, found.brands, found.packagings]) {
            expect(sum(rows.map(({ now }) => now))).toBe(found.total.now);
            expect(sum(rows.map(({ before }) => before))).toBe(found.total.before);
          }
          expect(found.bars).toHaveLength(6);
          expect(found.parts.length).toBeLessThanOrEqual(5);
          for (const bar of found.bars) expect(sum(bar.parts)).toBe(bar.now);
          const most = Math.max(...found.bars.map(({ now }) => now));
          expect(found.strongest?.now ?? 0).toBe(most);
          expect(found.products.length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  it("money of one market never mixes with that of the other", () => {
    fc.assert(
      fc.property(anyRows, (months) => {
        const inMoney = (measure: "CZK" | "EUR") =>
          consumptionOf({ span, measure, parting: "brand", months, places: [], suspended: new Set() }).total;
        for (const currency of ["CZK", "EUR"] as const) {
          const own = months.filter((row) => row.currency === currency && row.month >= "2026");
          expect(inMoney(currency).now).toBe(sum(own.map(({ netMinor }) => netMinor)));
        }
      }),
    );
  });

  it("without suspended places it is what the others took", () => {
    fc.assert(
      fc.property(anyPlaces, fc.subarray(["1", "2", "3"]), (places, suspended) => {
        const facts = { span, measure: "boxes", parting: "brand", months: [], places } as const;
        const { active } = consumptionOf({ ...facts, suspended: new Set(suspended) });
        const others = places.filter(({ shipToId }) => !suspended.includes(shipToId));
        const boxes = (isBefore: boolean) =>
          sum(others.filter((row) => row.isBefore === isBefore).map((row) => row.boxes));
        const isOneSuspended = others.length < places.length;
        expect(active).toEqual(isOneSuspended ? { now: boxes(false), before: boxes(true) } : undefined);
      }),
    );
  });

  const row = (brand: string, boxes: number, month = "2026-01"): MonthRow => ({
    ...{ month, boxes, currency: "CZK", millilitres: 0, netMinor: 0 },
    goods: { sku: brand, name: `Pivo ${brand}`, brand, packaging: "keg" },
  });
  const byBrand = (months: readonly MonthRow[]) =>
    consumptionOf({ span, measure: "boxes", parting: "brand", months, places: [], suspended: new Set() });

  it.each([
    [4, ["A", "B", "C", "D"]],
    [5, ["A", "B", "C", "D", "E"]],
    [6, ["A", "B", "C", "D", OTHERS]],
  ])("of %i brands the parts are %j", (many, parts) => {
    const rows = ["A", "B", "C", "D", "E", "F"].slice(0, many).map((brand, at) => row(brand, 10 - at));
    expect(byBrand(rows).parts).toEqual(parts);
  });

  it("of equals the one that took more a year before comes first, then the alphabet", () => {
    const rows = [row("C", 5), row("B", 5), row("A", 5), row("B", 9, "2025-01"), row("Z", 0)];
    expect(byBrand(rows).brands.map(({ key }) => key)).toEqual(["B", "A", "C"]);
  });

  it("what came only a year before is told, but is no part of a bar", () => {
    const found = byBrand([row("A", 1), row("B", 7, "2025-03")]);
    expect(found.brands.map(({ key }) => key)).toEqual(["A", "B"]);
    expect(found.parts).toEqual(["A"]);
  });

  it("of eleven products ten are told by name, and nothing has no strongest month", () => {
    const many = Array.from({ length: 11 }, (_, at) => row(String.fromCharCode(65 + at), 20 - at));
    expect(byBrand(many).products.at(-1)).toMatchObject({ key: "J", name: "Pivo J", now: 11 });
    expect(byBrand([]).strongest).toBeUndefined();
    expect(byBrand([row("A", 3, "2026-02"), row("A", 3)]).strongest?.key).toBe("2026-01");
  });

  test.each([
    [110, 100, 0.1],
    [0, 100, -1],
    [100, 100, 0],
    [100, -5, undefined],
    [0, 0, undefined],
  ])("%i after %i is a change of %s", (now, before, change) => {
    expect(changeOf({ now, before })).toBe(change);
  });
});

describe("B3 any account of empties", () => {
  const anyMovement = fc.record({
    code: fc.constantFrom("KEG50", "CR20", "OLD"),
    units: fc.integer({ min: 1, max: 40 }),
    day: fc.integer({ min: 0, max: 60 }).map((days) => addDays(toLocalDate("2028-02-01"), days)),
    kind: fc.constantFrom<BookedMovement["kind"]>("delivered", "returned"),
    orderNumber: fc.constantFrom("1", "2"),
  });
  const anyCount = fc.record({
    day: fc.integer({ min: 0, max: 60 }).map((days) => addDays(toLocalDate("2028-02-01"), days)),
    units: fc.nat(30).map((units) => new Map([["KEG50", units]])),
  });
  const deposits = new Map([
    ["KEG50", toMinor(150_000)],
    ["CR20", toMinor(10_000)],
  ]);
  const days = { from: toLocalDate("2028-02-29"), to: toLocalDate("2028-03-20") };

  it("adds up: what lay there, what came, what went, what was counted more or less", () => {
    fc.assert(
      fc.property(
        fc.array(anyMovement, { maxLength: 20 }),
        fc.array(anyCount, { maxLength: 2 }),
        (movements, stockTakings) => {
          const { types, entries } = emptiesLedger({ days, movements, stockTakings, deposits });
          for (const type of types) {
            const { opening, delivered, returned, corrected, balance } = type;
            expect(opening + delivered - returned + corrected).toBe(balance);
            expect(type.worthMinor).toBe(balance * (type.code === "KEG50" ? 150_000 : 10_000));
            const own = entries.filter(({ code }) => code === type.code);
            if (own[0]) expect(own[0].balance).toBe(balance);
          }
          expect(types.every(({ code }) => deposits.has(code))).toBe(true);
          expect(entries.every(({ day }) => day >= days.from && day <= days.to)).toBe(true);
          const told = entries.map(({ day }) => day);
          expect(told).toEqual(told.toSorted().toReversed());
        },
      ),
    );
  });

  it("a type that never moved and does not lie there is left out, one that lies there is not", () => {
    const movement = (code: string, kind: BookedMovement["kind"], units: number): BookedMovement => ({
      ...{ code, kind, units, day: toLocalDate("2028-01-10"), orderNumber: "1" },
    });
    const account = (...movements: BookedMovement[]) =>
      emptiesLedger({ days, movements, stockTakings: [], deposits }).types.map(({ code, opening }) => [
        code,
        opening,
      ]);
    expect(account()).toEqual([]);
    expect(account(movement("CR20", "delivered", 4))).toEqual([["CR20", 4]]);
    expect(account(movement("CR20", "delivered", 4), movement("CR20", "returned", 4))).toEqual([]);
  });

  it("that nothing lay there, as before, is no row; that nothing lies there any more is one", () => {
    const counted = (movements: readonly BookedMovement[]) =>
      emptiesLedger({
        ...{ days, movements, deposits },
        stockTakings: [{ day: days.from, units: new Map() }],
      }).entries.map(({ kind, change, balance }) => [kind, change, balance]);
    expect(counted([])).toEqual([]);
    const lost: BookedMovement = {
      ...{ code: "KEG50", kind: "delivered", units: 3, day: toLocalDate("2028-02-28"), orderNumber: "9" },
    };
    expect(counted([lost])).toEqual([["counted", -3, 0]]);
  });
});
