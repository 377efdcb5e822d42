import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { contractBonus } from "./contract-bonus.ts";
import { contractState, ENDS_SOON_DAYS } from "./contract-state.ts";
import { contractYear, sameDayIn } from "./contract-year.ts";
import { evaluateContract } from "./evaluate-contract.ts";
import { orderVolume } from "./order-volume.ts";

const start = toLocalDate("2023-01-01");
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(start, days));
const anyValidity = fc.record({
  validFrom: anyDay,
  validTo: fc.option(anyDay, { nil: undefined }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe("B10 the year of a contract", () => {
  it("holds the day it is asked for, is a year at most, and lies within the contract", () => {
    fc.assert(
      fc.property(anyValidity, anyDay, ({ validFrom, validTo }, day) => {
        const year = contractYear({ validFrom, validTo }, day);
        const isInForce = validFrom <= day && (validTo === undefined || day <= validTo);
        expect(year === undefined).toBe(!isInForce);
        if (year === undefined) return;
        expect(year.from <= day && day <= year.to).toBe(true);
        expect(year.from >= validFrom).toBe(true);
        expect(validTo === undefined || year.to <= validTo).toBe(true);
        expect(daysBetween(year.from, year.to)).toBeLessThanOrEqual(365);
        expect(contractYear({ validFrom, validTo }, year.from)).toEqual(year);
        expect(contractYear({ validFrom, validTo }, year.to)).toEqual(year);
      }),
    );
  });

  it("years of a contract follow one another without a gap and without a day in two", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (validFrom, day) => {
        const validity = { validFrom, validTo: undefined };
        const year = contractYear(validity, day);
        if (year === undefined) return;
        expect(contractYear(validity, addDays(year.to, 1))?.from).toBe(addDays(year.to, 1));
      }),
    );
  });

  it.each([
    [2027, "2028-02-29", "2027-03-01"],
    [2032, "2028-02-29", "2032-02-29"],
    [2100, "2028-02-29", "2100-03-01"],
    [2027, "2028-02-28", "2027-02-28"],
    [2027, "2026-12-31", "2027-12-31"],
  ])("in %i the day %s is %s", (year, day, same) => {
    expect(sameDayIn(year, toLocalDate(day))).toBe(same);
  });
});

describe("CONTRACT-01 how a contract stands", () => {
  it("is coming, valid, ending and ended, in this order, as days go by", () => {
    const order = ["coming", "valid", "ends-soon", "ended"];
    fc.assert(
      fc.property(anyValidity, anyDay, (validity, day) => {
        const today = contractState(validity, day);
        const tomorrow = contractState(validity, addDays(day, 1));
        expect(order.indexOf(tomorrow.kind)).toBeGreaterThanOrEqual(order.indexOf(today.kind));
        if (today.kind === "ends-soon" && tomorrow.kind === "ends-soon") {
          expect(tomorrow.days).toBe(today.days - 1);
        }
        if (today.kind === "ends-soon") expect(addDays(day, today.days)).toBe(validity.validTo);
      }),
    );
    expect(ENDS_SOON_DAYS).toBe(60);
  });

  it.each([
    ["2028-03-01", "2028-01-01", "ends-soon 60"],
    ["2028-03-01", "2027-12-31", "valid"],
    ["2027-03-01", "2026-12-31", "ends-soon 60"],
    ["2026-11-23", "2026-11-24", "ended"],
  ])("that ends on %s is on %s %s", (to, day, expected) => {
    const state = contractState({ validFrom: start, validTo: toLocalDate(to) }, toLocalDate(day));
    expect(state.kind === "ends-soon" ? `ends-soon ${state.days}` : state.kind).toBe(expected);
  });
});

describe("B10 D39 how a contract does", () => {
  const year = { from: toLocalDate("2028-02-01"), to: toLocalDate("2029-01-31") };
  const deliveries = fc.array(
    fc.record({
      day: fc.integer({ min: -20, max: 740 }).map((days) => addDays(toLocalDate("2027-02-01"), days)),
      millilitres: fc.nat(100_000),
    }),
    { maxLength: 20 },
  );
  const anyToday = fc.integer({ min: 0, max: 380 }).map((days) => addDays(year.from, days));

  it("its months come to what was taken, this year and the year before, on every day", () => {
    fc.assert(
      fc.property(deliveries, anyToday, fc.nat(500_000), (delivered, today, agreed) => {
        const found = evaluateContract({ year, today, terms: [{ from: year.from, agreed }], delivered });
        expect(sum(found.months.map(({ taken }) => taken))).toBe(found.taken);
        expect(sum(found.months.map(({ before }) => before))).toBe(found.before);
        expect(found.over).toBe(agreed === 0 ? 0 : Math.max(0, found.taken - agreed));
        expect(found.pace).toBeGreaterThanOrEqual(found.taken);
        if (today >= year.to) expect(found.pace).toBe(found.taken);
      }),
    );
  });

  const onDay = (today: LocalDate, ...days: readonly string[]) =>
    evaluateContract({
      ...{ year, today, terms: [] },
      delivered: days.map((day) => ({ day: toLocalDate(day), millilitres: 1 })),
    });

  it.each([
    // The last day of a February is held against the last one, the first of March against the first.
    ["2028-02-28", ["2027-02-28"], 1],
    ["2028-02-29", ["2027-02-28", "2027-03-01"], 1],
    ["2028-03-01", ["2027-02-28", "2027-03-01", "2027-03-02"], 2],
    ["2029-01-31", ["2027-01-31", "2027-02-01", "2028-01-31", "2028-02-01"], 2],
    ["2030-01-01", ["2027-01-31", "2027-02-01", "2028-01-31", "2028-02-01"], 2],
  ])("until %s, of %j a year before %i count", (today, days, before) => {
    expect(onDay(toLocalDate(today), ...days).before).toBe(before);
  });

  it("a leap day within the year counts as a day of it", () => {
    const half = evaluateContract({
      ...{ year, today: toLocalDate("2028-08-01"), terms: [] },
      delivered: [{ day: toLocalDate("2028-03-01"), millilitres: 183 }],
    });
    // 183 of 366 days have begun.
    expect(half.pace).toBe(366);
  });
});

/** By terms that never change, of deliveries that were all until today. */
function bonusOf({
  agreed,
  percent,
  ...facts
}: { agreed: number; percent: number; pace: number } & Pick<
  Parameters<typeof contractBonus>[0],
  "delivered"
>) {
  const terms = [{ from: start, agreed, percent }];
  const today = addDays(start, 3000);
  return contractBonus({ ...facts, terms, today, until: addDays(today, 60) });
}

describe("B10 the bonus", () => {
  const days = fc.array(
    fc.record({ day: anyDay, millilitres: fc.nat(10_000), netMinor: fc.nat(1_000_000).map(toMinor) }),
    { maxLength: 10 },
  );

  it("is nothing below the agreed volume, never more than its share of everything, never less at the year's end", () => {
    fc.assert(
      fc.property(
        days,
        fc.nat(40_000),
        fc.nat(80_000),
        fc.integer({ min: 0, max: 20 }),
        (delivered, agreed, pace, percent) => {
          const taken = sum(delivered.map(({ millilitres }) => millilitres));
          const net = sum(delivered.map(({ netMinor }) => netMinor));
          const bonus = bonusOf({ delivered, agreed, pace: Math.max(pace, taken), percent });
          if (taken <= agreed) expect(bonus.reachedMinor).toBe(0);
          expect(bonus.reachedMinor).toBeGreaterThanOrEqual(0);
          expect(bonus.reachedMinor).toBeLessThanOrEqual((net * percent) / 100 + 1);
          expect(bonus.paceMinor).toBeGreaterThanOrEqual(bonus.reachedMinor);
          const turned = bonusOf({
            delivered: delivered.toReversed(),
            agreed,
            pace: Math.max(pace, taken),
            percent,
          });
          if (new Set(delivered.map(({ day }) => day)).size === delivered.length)
            expect(turned).toEqual(bonus);
        },
      ),
    );
  });

  it.each([
    ["exactly what was agreed", 100, 0],
    ["a millilitre more", 101, 1],
    ["twice of it", 200, 100],
  ])("of %s", (_what, millilitres, above) => {
    const day = { day: start, millilitres, netMinor: toMinor(millilitres * 100) };
    const { reachedMinor } = bonusOf({ delivered: [day], agreed: 100, pace: millilitres, percent: 10 });
    expect(reachedMinor).toBe(above * 10);
  });

  it("days of one amount are the same in whatever order they are told", () => {
    const told = ["2026-03-01", "2026-01-01", "2026-02-01"].map((text, at) => ({
      ...{ day: toLocalDate(text), millilitres: 100, netMinor: toMinor((at + 1) * 1000) },
    }));
    expect(bonusOf({ delivered: told, agreed: 200, pace: 300, percent: 100 }).reachedMinor).toBe(1000);
  });
});

it("B10 D39 what a cart adds is the sum of what counts, each line by itself", () => {
  const anyCart = fc.array(fc.record({ sku: fc.constantFrom("1", "2", "3"), millilitres: fc.nat(100_000) }));
  fc.assert(
    fc.property(anyCart, fc.subarray(["1", "2", "3", "4"]), (goods, counting) => {
      const counted = goods.filter(({ sku }) => counting.includes(sku));
      expect(orderVolume(goods, counting)).toBe(sum(counted.map(({ millilitres }) => millilitres)));
    }),
  );
});
