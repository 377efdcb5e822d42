import { describe, expect, test } from "vitest";
import { flawOfOverride, overridableRule, rulesToOverride } from "../cart/override.ts";
import type { Obstacle, Quote } from "../cart/quote.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { judgePlaceOrder } from "./place-order.ts";

const today = toLocalDate("2026-11-23");
const day = toLocalDate("2026-11-25");
const breach = (kind: "min-pallets-not-reached" | "max-pallets-exceeded"): Obstacle => ({
  kind: "limit-crossed",
  breach: { kind, limit: 20_000, actual: 15_000, difference: 5000 },
});
const late: Obstacle = {
  kind: "day-closed",
  because: { open: false, kind: "too-early", earliest: toLocalDate("2026-11-26") },
  nextDay: null,
};
const holiday: Obstacle = {
  kind: "day-closed",
  because: { open: false, kind: "excluded", why: "holiday" },
  nextDay: null,
};

describe("DORD-06 what a right of the desk may set aside", () => {
  test.each<readonly [string, Obstacle, string, string | undefined]>([
    ["an order below its minimum", breach("min-pallets-not-reached"), "2026-11-25", "minimum"],
    ["never one above its maximum", breach("max-pallets-exceeded"), "2026-11-25", undefined],
    ["a day whose cut-off has passed", late, "2026-11-25", "cut-off"],
    ["today", late, "2026-11-23", "cut-off"],
    ["never a day that is over", late, "2026-11-22", undefined],
    ["never a day on which nothing is delivered", holiday, "2026-11-25", undefined],
    ["never a suspended place", { kind: "ship-to-suspended" }, "2026-11-25", undefined],
    ["never an empty cart", { kind: "cart-empty" }, "2026-11-25", undefined],
  ])("DORD-06 %s", (_what, obstacle, on, rule) => {
    expect(overridableRule(obstacle, { day: toLocalDate(on), today })).toBe(rule);
  });

  test("DORD-06 only where nothing else stands in the way", () => {
    const on = { day, today };
    expect(rulesToOverride([late, breach("min-pallets-not-reached")], on)).toEqual(["cut-off", "minimum"]);
    expect(rulesToOverride([late, { kind: "cart-empty" }], on)).toEqual([]);
    const judged = (obstacles: readonly Obstacle[], override?: typeof on) =>
      judgePlaceOrder({ obstacles, lines: [], totals: {} } as unknown as Quote, { override });
    expect(judged([late]).ok).toBe(false);
    expect(judged([late], on).ok).toBe(true);
    const verdict = judged([late, holiday], on);
    expect(verdict.ok ? [] : verdict.refusal.obstacles).toEqual([holiday]);
  });

  test.each([
    [undefined, "", "reason"],
    ["weather", "", "reason"],
    ["called-before", "", undefined],
    ["other", "  ", "note"],
    ["other", "Slíbeno v pátek", undefined],
    ["called-before", "x".repeat(201), "note"],
  ])("DORD-06 the reason %s with the words %j", (reason, note, flaw) => {
    expect(flawOfOverride({ reason, note })).toBe(flaw);
  });
});
