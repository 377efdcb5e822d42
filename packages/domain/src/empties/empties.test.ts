import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { EMPTIES_TYPES as types } from "../testing/empties-types.ts";
import { balancesOn, type EmptiesMovement, unpacked } from "./balance.ts";
import { depositOn, type EmptiesAmount, refundOf } from "./empties-type.ts";
import { MAX_EMPTIES_UNITS, plannedReturn, readPlan } from "./planned-return.ts";
import { looseUnits, partOf, splitReturn } from "./split-return.ts";

const day = (text: string) => toLocalDate(text);
const moved = (kind: EmptiesMovement["kind"], on: string, units: number, code = "KEG50") => ({
  kind,
  day: day(on),
  units,
  code,
});
const amounts = (plan: Readonly<Record<string, number>>): readonly EmptiesAmount[] =>
  Object.entries(plan).map(([code, units]) => ({ code, units }));
const asRecord = (plan: readonly EmptiesAmount[] | undefined) =>
  Object.fromEntries((plan ?? []).map(({ code, units }) => [code, units]));

describe("EMPTIES-01: the balance of a type at a date", () => {
  const stockTaking = { day: day("2026-11-07"), units: new Map([["KEG50", 17]]) };
  it.each<[string, readonly EmptiesMovement[], string, number, number]>([
    ["counted and nothing since", [], "2026-11-23", 17, 0],
    ["a delivery after it", [moved("delivered", "2026-11-12", 10)], "2026-11-23", 27, 10],
    ["one on the day itself was counted", [moved("delivered", "2026-11-07", 10)], "2026-11-23", 17, 0],
    [
      "what the same truck brings is not there yet",
      [moved("delivered", "2026-11-23", 10)],
      "2026-11-23",
      17,
      0,
    ],
    ["what the same truck takes is gone", [moved("returned", "2026-11-23", 10)], "2026-11-23", 7, 0],
    ["a later return still lies there", [moved("returned", "2026-11-24", 10)], "2026-11-23", 17, 0],
    ["never below nought", [moved("returned", "2026-11-12", 99)], "2026-11-23", 0, 0],
    [
      "only the latest delivery is full",
      [
        moved("delivered", "2026-11-12", 10),
        moved("delivered", "2026-11-19", 4),
        moved("delivered", "2026-11-19", 1),
      ],
      "2026-11-23",
      32,
      5,
    ],
    [
      "no more full than lie there",
      [moved("delivered", "2026-11-19", 30), moved("returned", "2026-11-20", 40)],
      "2026-11-23",
      7,
      7,
    ],
  ])("%s", (_name, movements, on, balance, full) => {
    expect(balancesOn({ stockTaking, movements }, day(on)).get("KEG50")).toMatchObject({ balance, full });
  });

  it("without a stock-taking everything ever moved counts, and a type that is not named was not there", () => {
    const movements = [moved("delivered", "2025-01-02", 3), moved("delivered", "2026-11-12", 4, "CR20")];
    const without = balancesOn({ stockTaking: null, movements }, day("2026-11-23"));
    expect([without.get("KEG50")?.balance, without.get("CR20")?.balance]).toEqual([3, 4]);
    const since = balancesOn({ stockTaking, movements }, day("2026-11-23"));
    expect([since.get("KEG50")?.balance, since.get("CR20")]).toMatchObject([17, { opening: 0, balance: 4 }]);
  });

  it.each([
    ["a full crate took its bottles along", "CR20", 16_000, { CR20: 4, BTL05: 80 }],
    ["an empty one did not", "CR20", 10_000, { CR20: 4 }],
    ["a keg carries nothing", "KEG50", 160_000, { KEG50: 4 }],
    ["an unknown type counts by itself", "OLD", 1, { OLD: 4 }],
  ])("%s", (_name, code, deposit, expected) => {
    const booked = [{ code, units: 4, day: day("2026-11-19"), unitDepositMinor: toMinor(deposit) }];
    expect(asRecord(unpacked(booked, types))).toEqual(expected);
  });
});

describe("EMPTIES-02: the planned return", () => {
  const balance = (lies: number, full = 0) => ({
    opening: 0,
    delivered: lies,
    returned: 0,
    balance: lies,
    full,
  });
  it.each([
    ["all that is not full any more", { KEG50: balance(52, 10) }, { KEG50: 42 }],
    ["nothing of what is all full", { KEG50: balance(4, 4) }, {}],
    ["bottles by whole crates", { CR20: balance(36, 6), BTL05: balance(740, 120) }, { CR20: 30, BTL05: 600 }],
    ["no more bottles than there are", { CR20: balance(30), BTL05: balance(65) }, { CR20: 30, BTL05: 60 }],
    ["no bottles without crates", { BTL05: balance(65) }, {}],
  ])("is %s", (_name, lying, expected) => {
    expect(asRecord(plannedReturn(new Map(Object.entries(lying)), types))).toEqual(expected);
  });

  it.each([
    ["an unknown type", [{ code: "SKCAN", units: 1 }], "empties-unknown"],
    [
      "one twice",
      [
        { code: "CR20", units: 1 },
        { code: "CR20", units: 2 },
      ],
      "empties-twice",
    ],
    ["a part of a keg", [{ code: "KEG50", units: 1.5 }], "empties-not-whole"],
    ["no number", [{ code: "KEG50", units: Number.NaN }], "empties-not-whole"],
    ["fewer than none", [{ code: "KEG50", units: -1 }], "empties-negative"],
    ["too many", [{ code: "KEG50", units: MAX_EMPTIES_UNITS + 1 }], "empties-too-many"],
  ])("%s is refused by its place", (_name, wanted, kind) => {
    const read = readPlan([{ code: "KEG30", units: 1 }, ...wanted], types);
    expect(read).toMatchObject({ ok: false, refusal: { kind, index: wanted.length } });
  });

  it("noughts are left out, and the order is that of the types", () => {
    const read = readPlan(amounts({ KEG50: 2, KEG30: 0, CR20: 1 }), types);
    expect(read).toEqual({ ok: true, value: amounts({ CR20: 1, KEG50: 2 }) });
  });
});

describe("D08: what empties are worth", () => {
  it("is the deposit of the type on that day", () => {
    const rows = [
      { depositMinor: toMinor(150_000), validFrom: day("2000-01-01"), validTo: day("2026-12-31") },
      { depositMinor: toMinor(180_000), validFrom: day("2027-01-01"), validTo: null },
    ];
    expect(depositOn(rows, day("2026-12-31"))).toBe(150_000);
    expect(depositOn(rows, day("2027-01-01"))).toBe(180_000);
    expect(depositOn(rows, day("1999-01-01"))).toBeUndefined();
    expect(refundOf(amounts({ KEG50: 7, BTL05: 3, OLD: 5 }), types)).toBe(7 * 150_000 + 3 * 300);
  });
});

describe("EMPTIES-03: what is above the limit becomes a second order", () => {
  const mockup = { BTL05: 600, BTL025: 72, CR20: 30, CR24S: 3, KEG50: 52, KEG30: 18, KEG20: 2, PALEUR: 5 };
  it.each<[string, Record<string, number>, Parameters<typeof splitReturn>[2], unknown[]]>([
    ["all fits", { KEG50: 12 }, { maxPallets: 1, secondMaxPallets: 6 }, [{ KEG50: 12 }, {}, {}]],
    ["no limit", { KEG50: 999 }, { maxPallets: null, secondMaxPallets: 6 }, [{ KEG50: 999 }, {}, {}]],
    [
      "one keg too many",
      { KEG50: 13 },
      { maxPallets: 1, secondMaxPallets: 6 },
      [{ KEG50: 12 }, { KEG50: 1 }, {}],
    ],
    [
      "thirds that add up to exactly the limit all fit",
      { KEG50: 4, KEG30: 6, PALEUR: 5 },
      { maxPallets: 1, secondMaxPallets: 6 },
      [{ KEG50: 4, KEG30: 6, PALEUR: 5 }, {}, {}],
    ],
    [
      "the type that takes the most room goes",
      mockup,
      { maxPallets: 6, secondMaxPallets: 6 },
      [{ ...mockup, KEG50: 45 }, { KEG50: 7 }, {}],
    ],
    [
      "or the one that was chosen, and the roomiest when it is not enough",
      mockup,
      { maxPallets: 6, secondMaxPallets: 6, secondFirst: "PALEUR" },
      [
        { BTL05: 600, BTL025: 72, CR20: 30, CR24S: 3, KEG50: 49, KEG30: 18, KEG20: 2 },
        { KEG50: 3, PALEUR: 5 },
        {},
      ],
    ],
    [
      "crates take their bottles along, loose ones stay",
      { CR20: 60, BTL05: 1210 },
      { maxPallets: 1, secondMaxPallets: 6 },
      [{ CR20: 39, BTL05: 790 }, { CR20: 21, BTL05: 420 }, {}],
    ],
    [
      "a choice that takes no room changes nothing",
      { CR20: 60, BTL05: 1200 },
      { maxPallets: 1, secondMaxPallets: 6, secondFirst: "BTL05" },
      [{ CR20: 40, BTL05: 800 }, { CR20: 20, BTL05: 400 }, {}],
    ],
    [
      "what fits into neither is left",
      { KEG50: 40 },
      { maxPallets: 1, secondMaxPallets: 2 },
      [{ KEG50: 12 }, { KEG50: 24 }, { KEG50: 4 }],
    ],
    [
      "no second order at all",
      { KEG50: 13 },
      { maxPallets: 1, secondMaxPallets: undefined },
      [{ KEG50: 12 }, {}, { KEG50: 1 }],
    ],
  ])("%s", (_name, plan, limits, expected) => {
    const { first, second, left } = splitReturn(amounts(plan), types, limits);
    expect([first, second, left].map((part) => asRecord(part?.amounts))).toEqual(expected);
  });

  it("the numbers of the drawing", () => {
    const plan = amounts(mockup);
    expect(partOf(plan, types)).toMatchObject({
      units: 782,
      palletThousandths: 6537,
      refundMinor: 11_481_600,
    });
    const { first, second } = splitReturn(plan, types, { maxPallets: 6, secondMaxPallets: 6 });
    expect([first.palletThousandths, first.refundMinor]).toEqual([5954, 10_431_600]);
    expect([second?.palletThousandths, second?.refundMinor]).toEqual([583, 1_050_000]);
  });

  it("the parts add up to the whole in pieces and to the haléř, and each keeps its limit", () => {
    const codes = [...types.keys()];
    fc.assert(
      fc.property(
        fc.array(fc.nat(2000), { minLength: codes.length, maxLength: codes.length }),
        fc.integer({ min: 0, max: 40 }),
        fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
        fc.option(fc.constantFrom(...codes), { nil: undefined }),
        (units, maxPallets, secondMaxPallets, secondFirst) => {
          const plan = codes
            .map((code, index) => ({ code, units: units[index] ?? 0 }))
            .filter((one) => one.units > 0);
          const { first, second, left } = splitReturn(plan, types, {
            maxPallets,
            secondMaxPallets,
            secondFirst,
          });
          const parts = [first, second, left].flatMap((part) => (part ? [part] : []));
          const whole = partOf(plan, types);
          const sum = (of: (part: typeof first) => number) =>
            parts.reduce((total, part) => total + of(part), 0);
          expect(sum((part) => part.units)).toBe(whole.units);
          expect(sum((part) => part.refundMinor)).toBe(whole.refundMinor);
          expect(sum((part) => part.grams)).toBe(whole.grams);
          for (const { code, units: count } of plan) {
            expect(sum((part) => part.amounts.find((one) => one.code === code)?.units ?? 0)).toBe(count);
          }
          expect(first.palletThousandths).toBeLessThanOrEqual(maxPallets * 1000);
          expect(second?.palletThousandths ?? 0).toBeLessThanOrEqual((secondMaxPallets ?? 0) * 1000);
        },
      ),
    );
  });

  it("bottles beyond their crates go loose", () => {
    expect(looseUnits("BTL05", amounts({ CR20: 30, BTL05: 620 }), types)).toBe(20);
    expect(looseUnits("KEG50", amounts({ KEG50: 3 }), types)).toBe(3);
    expect(looseUnits("CR20", [], types)).toBe(0);
  });
});
