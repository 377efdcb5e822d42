import { describe, expect, it } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { rule } from "../testing/builders.ts";
import { judgeDatedRule, type RuleRefusal } from "./dated-rule.ts";

const today = toLocalDate("2026-11-23");
const known = [
  { validFrom: toLocalDate("2000-01-01"), limits: rule({ minPallets: 20, maxPallets: 33 }) },
  { validFrom: toLocalDate("2027-01-01"), limits: rule({ minPallets: 22, maxPallets: 33 }) },
];

describe("DCAL-04 whether a capacity rule may be dated like this", () => {
  it.each<[string, object, string, [RuleRefusal["kind"], RuleRefusal["field"]] | undefined]>([
    ["another minimum from tomorrow on", { minPallets: 21 }, "2026-11-24", undefined],
    ["no limit at all", {}, "2026-11-24", undefined],
    ["today", { minPallets: 21 }, "2026-11-23", ["not-ahead", "validFrom"]],
    ["two years ahead", { minPallets: 21 }, "2028-11-22", undefined],
    ["further ahead", { minPallets: 21 }, "2028-11-23", ["rule-too-far", "validFrom"]],
    ["no number", { maxKg: Number.NaN }, "2026-11-24", ["limit-invalid", "maxKg"]],
    ["half a pallet", { minPallets: 2.5 }, "2026-11-24", ["limit-invalid", "minPallets"]],
    ["below nothing", { minLitres: -1 }, "2026-11-24", ["limit-invalid", "minLitres"]],
    ["a gram", { minKg: 16_000.001 }, "2026-11-24", undefined],
    ["part of a gram", { minKg: 0.0001 }, "2026-11-24", ["limit-invalid", "minKg"]],
    ["too dear", { orderValueMinor: 1_000_000_001 }, "2026-11-24", ["limit-invalid", "orderValueMinor"]],
    [
      "at most less than at least",
      { minPallets: 8, maxPallets: 7 },
      "2026-11-24",
      ["limit-unmeetable", "maxPallets"],
    ],
    ["what never leaves", { minKg: 28_001 }, "2026-11-24", ["limit-unmeetable", "minKg"]],
    ["what holds anyway", { minPallets: 20, maxPallets: 33 }, "2026-12-31", ["rule-same", "validFrom"]],
    ["what holds only before", { minPallets: 20, maxPallets: 33 }, "2027-01-01", undefined],
    ["what stands on that day", { minPallets: 22, maxPallets: 33 }, "2027-01-01", ["rule-same", "validFrom"]],
  ])("%s", (_what, said, validFrom, refusal) => {
    const limits = { ...rule(), ...said };
    const wanted = {
      method: "flatrate_flatrate",
      isWholesale: false,
      validFrom: toLocalDate(validFrom),
      limits,
    } as const;
    const verdict = judgeDatedRule(wanted, { known, today });
    expect(verdict.ok ? undefined : [verdict.refusal.kind, verdict.refusal.field]).toEqual(refusal);
  });

  it("a wholesale truck needs room for the twenty pallets that hold by themselves", () => {
    const wanted = {
      method: "flatrate_flatrate",
      validFrom: toLocalDate("2026-12-01"),
      limits: rule({ maxPallets: 19 }),
    } as const;
    expect(judgeDatedRule({ ...wanted, isWholesale: true }, { known: [], today }).ok).toBe(false);
    expect(judgeDatedRule({ ...wanted, isWholesale: false }, { known: [], today }).ok).toBe(true);
  });
});
