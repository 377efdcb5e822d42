import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { EMPTIES_TYPES as types } from "../testing/empties-types.ts";
import { balancesOn, type EmptiesBalance, type EmptiesMovement, unpacked } from "./balance.ts";
import { depositOn, type EmptiesAmount, refundOf } from "./empties-type.ts";
import { MAX_EMPTIES_UNITS, plannedReturn, readPlan } from "./planned-return.ts";
import { looseUnits, splitReturn } from "./split-return.ts";

const codes = [...types.keys()];
const anyCode = fc.constantFrom(...codes);
const firstDay = toLocalDate("2026-11-01");
const anyDay = fc.nat(30).map((days) => addDays(firstDay, days));
const anyMovement: fc.Arbitrary<EmptiesMovement> = fc.record({
  code: anyCode,
  units: fc.nat(200),
  day: anyDay,
  kind: fc.constantFrom("delivered", "returned"),
});
const anyMovements = fc.array(anyMovement, { maxLength: 12 });
const anyStockTaking = fc.option(
  fc.record({ day: anyDay, units: fc.array(fc.tuple(anyCode, fc.nat(300))).map((rows) => new Map(rows)) }),
);
const anyBalances = fc
  .array(fc.tuple(anyCode, fc.nat(2000), fc.nat(2000)))
  .map(
    (rows) =>
      new Map(
        rows.map(([code, balance, full]): [string, EmptiesBalance] => [
          code,
          { opening: balance, delivered: 0, returned: 0, balance, full: Math.min(balance, full) },
        ]),
      ),
  );
const anyPlan = fc
  .uniqueArray(fc.record({ code: anyCode, units: fc.integer({ min: 1, max: 2000 }) }), {
    selector: ({ code }) => code,
  })
  .map((plan): readonly EmptiesAmount[] => plan);
const byCode = (plan: readonly EmptiesAmount[] = []) =>
  Object.fromEntries(plan.map(({ code, units }) => [code, units]));

describe("EMPTIES-01 the account of any place", () => {
  it("has never fewer than none, and never more full than lie there", () => {
    fc.assert(
      fc.property(anyStockTaking, anyMovements, anyDay, (stockTaking, movements, day) => {
        for (const one of balancesOn({ stockTaking, movements }, day).values()) {
          expect(one.balance).toBe(Math.max(0, one.opening + one.delivered - one.returned));
          expect(one.full).toBeGreaterThanOrEqual(0);
          expect(one.full).toBeLessThanOrEqual(Math.min(one.balance, one.delivered));
        }
      }),
    );
  });

  it("is the same in whichever order its movements are written down, and when one is written in two parts", () => {
    fc.assert(
      fc.property(anyStockTaking, anyMovements, anyDay, (stockTaking, movements, day) => {
        const account = balancesOn({ stockTaking, movements }, day);
        const parted = movements.flatMap((one) => {
          const part = Math.floor(one.units / 3);
          return [
            { ...one, units: part },
            { ...one, units: one.units - part },
          ];
        });
        expect(balancesOn({ stockTaking, movements: movements.toReversed() }, day)).toEqual(account);
        expect(balancesOn({ stockTaking, movements: parted }, day)).toEqual(account);
      }),
    );
  });

  it("what was counted stands for all that moved until then", () => {
    fc.assert(
      fc.property(anyStockTaking, anyMovements, anyDay, (stockTaking, movements, day) => {
        fc.pre(stockTaking !== null);
        const since = movements.filter((one) => stockTaking !== null && one.day > stockTaking.day);
        expect(balancesOn({ stockTaking, movements }, day)).toEqual(
          balancesOn({ stockTaking, movements: since }, day),
        );
      }),
    );
  });

  it("a crate booked with its bottles takes just its bottles along, and nothing is booked less than before", () => {
    const anyBooked = fc.record({
      code: fc.oneof(anyCode, fc.constant("OLD")),
      units: fc.nat(100),
      day: anyDay,
      unitDepositMinor: fc.constantFrom(300, 10_000, 16_000, 17_200, 150_000, 200_000).map(toMinor),
    });
    fc.assert(
      fc.property(fc.array(anyBooked, { maxLength: 6 }), (booked) => {
        const movements = unpacked(booked, types);
        const sum = (code: string, all: readonly EmptiesAmount[]) =>
          all.reduce((total, one) => (one.code === code ? total + one.units : total), 0);
        const fullOf = (crate: string) =>
          booked.filter((one) => one.code === crate && one.unitDepositMinor > 10_000);
        expect(sum("BTL05", movements)).toBe(sum("BTL05", booked) + 20 * sum("CR20", fullOf("CR20")));
        expect(sum("BTL025", movements)).toBe(sum("BTL025", booked) + 24 * sum("CR24S", fullOf("CR24S")));
        for (const code of ["CR20", "CR24S", "KEG50", "OLD"])
          expect(sum(code, movements)).toBe(sum(code, booked));
      }),
    );
  });
});

describe("EMPTIES-02 the planned return of any place", () => {
  it("is never more than lies there empty, no bottle goes loose, and it can be ordered as it stands", () => {
    fc.assert(
      fc.property(anyBalances, (balances) => {
        const plan = plannedReturn(balances, types);
        for (const { code, units } of plan) {
          const { balance = 0, full = 0 } = balances.get(code) ?? {};
          expect(units).toBeGreaterThan(0);
          expect(units).toBeLessThanOrEqual(balance - full);
        }
        expect(looseUnits("BTL05", plan, types) + looseUnits("BTL025", plan, types)).toBe(0);
        expect(readPlan(plan, types)).toEqual({ ok: true, value: plan });
      }),
    );
  });

  it("a plan is read the same in whichever order the types are written", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const read = readPlan(plan, types);
        expect(read.ok && byCode(read.value)).toEqual(byCode(plan));
        expect(readPlan(plan.toReversed(), types)).toEqual(read);
      }),
    );
  });

  test.each([
    ["the most that there can be", MAX_EMPTIES_UNITS, true],
    ["one more", MAX_EMPTIES_UNITS + 1, false],
    ["none", 0, true],
    ["without end", Number.POSITIVE_INFINITY, false],
  ])("%s is taken or refused: %d", (_what, units, isTaken) => {
    expect(readPlan([{ code: "KEG50", units }], types).ok).toBe(isTaken);
  });

  it("D08 what goes together is worth what its parts are worth", () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (some, others) => {
        const together = refundOf([...some, ...others], types);
        expect(together).toBe(refundOf(some, types) + refundOf(others, types));
        expect(together).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("EMPTIES-03 a return above the limit", () => {
  const anyLimits = fc.record({
    maxPallets: fc.integer({ min: 0, max: 12 }),
    secondMaxPallets: fc.integer({ min: 0, max: 12 }),
  });

  it("is split the same in whichever order it is written", () => {
    fc.assert(
      fc.property(anyPlan, anyLimits, (plan, limits) => {
        expect(splitReturn(plan.toReversed(), types, limits)).toEqual(splitReturn(plan, types, limits));
      }),
    );
  });

  it("is split once: what stays in the first order is not split again", () => {
    fc.assert(
      fc.property(anyPlan, anyLimits, (plan, limits) => {
        const { first } = splitReturn(plan, types, limits);
        const again = splitReturn(first.amounts, types, limits);
        expect(again).toEqual({ first, second: null, left: null });
      }),
    );
  });

  it("with more room a return that went whole goes whole, and nothing is left where there is no limit", () => {
    fc.assert(
      fc.property(anyPlan, anyLimits, fc.nat(5), (plan, limits, more) => {
        const whole = splitReturn(plan, types, limits);
        const roomier = splitReturn(plan, types, { ...limits, maxPallets: limits.maxPallets + more });
        if (whole.second === null && whole.left === null) expect(roomier.second ?? roomier.left).toBeNull();
        expect(splitReturn(plan, types, { ...limits, secondMaxPallets: null }).left).toBeNull();
        expect(splitReturn(plan, types, { ...limits, maxPallets: null })).toMatchObject({
          second: null,
          left: null,
        });
      }),
    );
  });
});

describe("D08 the deposit of a type on a day", () => {
  const rows = [
    { depositMinor: toMinor(100), validFrom: toLocalDate("2026-01-01"), validTo: toLocalDate("2026-06-30") },
    { depositMinor: toMinor(200), validFrom: toLocalDate("2026-08-01"), validTo: null },
  ];
  test.each([
    ["the day before the first row", "2025-12-31", undefined],
    ["its first day", "2026-01-01", 100],
    ["its last day", "2026-06-30", 100],
    ["the day after, which no row holds", "2026-07-01", undefined],
    ["the first day of an open row", "2026-08-01", 200],
    ["long after", "2099-01-01", 200],
  ])("%s", (_what, day, expected) => {
    expect(depositOn(rows, toLocalDate(day))).toBe(expected);
  });
});
