import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { barProgress } from "./bar-progress.ts";
import { type CapacityRule, effectiveLimits, HARD_STOP_KG, NO_LIMITS } from "./capacity-rule.ts";
import { cartProgress } from "./cart-progress.ts";
import { breaches } from "./limits.ts";
import type { Load } from "./load.ts";
import type { ProgressFacts } from "./progress.ts";

/** A row of the thresholds of the demo brewery (D10), as its own file has it. */
type Row = {
  readonly name: string;
  readonly method: ShippingMethod;
  readonly isWholesale: boolean;
  readonly rule: CapacityRule;
};

const rows = readRows();

/** An order as people speak of it: pallets, kilograms, money, litres. */
type Order = { readonly p: number; readonly kg: number; readonly money: number; readonly l: number };

describe("both readings of every row, just below, at and just above each of its limits", () => {
  it("there are rows for every method", () => {
    expect(new Set(rows.map(({ method }) => method))).toEqual(new Set(SHIPPING_METHODS));
  });

  test.each(rows)("PROGRESS-03 OP-01 D10 $name", ({ method, isWholesale, rule }) => {
    const limits = effectiveLimits(rule, { method, isWholesale, tankLitresInstalled: 0 });
    const orders = ordersAround(limits);
    expect(orders.length).toBeGreaterThan(2);
    for (const order of orders) {
      const facts = factsOf(method, limits, order);
      const label = JSON.stringify(order);
      const [stateA, messageA] = readingA(method, limits, order);
      const [stateB, messageB] = readingB(method, limits, order);
      const fill = fillOf(method, limits, order);
      expect(cartProgress(facts), `A ${label}`).toEqual({ state: stateA, messageCode: messageA, fill });
      expect(barProgress(facts), `B ${label}`).toEqual({ state: stateB, messageCode: messageB, fill });
    }
  });

  it("PROGRESS-33 D19 a wholesale row without a minimum takes 20 pallets, an own minimum stands", () => {
    const minimums = rows
      .filter(({ name }) => /WHS (flatrate|emptiesfulltruck)/.test(name))
      .map(({ name, method, rule }) => {
        const limits = effectiveLimits(rule, { method, isWholesale: true, tankLitresInstalled: 0 });
        return `${name.split("_")[0]}: ${limits.minPallets}`;
      });
    expect(minimums).toEqual([
      "CZ WHS flatrate: 26",
      "SK WHS flatrate: 20",
      "CZ WHS emptiesfulltruck: 20",
      "SK WHS emptiesfulltruck: 20",
    ]);
  });

  it("CART-17 CONST-22 OP-57 more than 28 t always blocks, exactly 28 t does not by itself", () => {
    for (const { name, method, rule } of [...rows, ...withoutLimits]) {
      const kinds = (grams: number) =>
        breaches({
          method,
          netMinor: toMinor(99_999_999),
          limits: rule,
          load: { boxes: 1, grams, palletThousandths: 20_000, millilitres: 500_000 },
        }).map(({ kind }) => kind);
      expect(kinds(HARD_STOP_KG * 1000 + 1), name).toContain("hard-stop-weight-exceeded");
      expect(kinds(HARD_STOP_KG * 1000), name).not.toContain("hard-stop-weight-exceeded");
    }
  });

  it("CART-14, CART-15, CART-16 OP-56 what is over a maximum blocks in every row, whatever the bar says of it", () => {
    for (const { name, method, isWholesale, rule } of rows) {
      const limits = effectiveLimits(rule, { method, isWholesale, tankLitresInstalled: 0 });
      for (const order of ordersAround(limits)) {
        const isOver =
          over(order.kg, limits.maxKg) || over(order.p, limits.maxPallets) || over(order.l, limits.maxLitres);
        const crossed = breaches(factsOf(method, limits, order)).map(({ kind }) => kind);
        const label = `${name} ${JSON.stringify(order)}`;
        expect(
          crossed.some((kind) => kind.startsWith("max-")),
          label,
        ).toBe(isOver);
        if (crossed.length === 0) expect(cartProgress(factsOf(method, limits, order)).state).toBe("success");
      }
    }
  });
});

type Verdict = readonly ["error" | "neutral" | "success", string];
const reached: Verdict = ["success", "capacity-reached"];

/** Reading A in the words of the list, what is over a maximum first (OP-16). */
function readingA(method: ShippingMethod, limits: CapacityRule, { p, kg, money, l }: Order): Verdict {
  if (over(kg, limits.maxKg)) return ["error", "max-weight-exceeded"];
  if (over(p, limits.maxPallets)) return ["error", "max-pallets-exceeded"];
  if (over(l, limits.maxLitres)) return ["error", "max-litres-exceeded"];
  switch (method) {
    case "emptiespickup_emptiespickup":
    case "emptiesfulltruck_emptiesfulltruck":
      return under(p, limits.minPallets) ? ["neutral", "min-pallets-not-reached"] : reached;
    case "flatrate_flatrate":
      if (under(p, limits.minPallets) && under(kg, limits.minKg))
        return ["neutral", "min-pallets-not-reached"];
      return under(kg, limits.minKg) && under(p, limits.maxPallets)
        ? ["neutral", "min-weight-not-reached"]
        : reached;
    default:
      return under(money, limits.orderValueMinor) ? ["neutral", "min-price-not-reached"] : reached;
  }
}

/** Reading B in the words of its list. */
function readingB(method: ShippingMethod, limits: CapacityRule, { p, kg, money, l }: Order): Verdict {
  switch (method) {
    case "tank_tank":
      if (over(l, limits.maxLitres)) return ["error", "max-litres-exceeded"];
      return under(l, limits.minLitres) ? ["neutral", "min-litres-not-reached"] : reached;
    case "emptiespickup_emptiespickup":
    case "emptiesfulltruck_emptiesfulltruck":
      if (over(p, limits.maxPallets)) return ["error", "max-pallets-exceeded"];
      return under(p, limits.minPallets) ? ["neutral", "min-pallets-not-reached"] : reached;
    case "flatrate_flatrate":
      if (under(p, limits.minPallets) && under(kg, limits.minKg)) return ["error", "min-pallets-not-reached"];
      if (over(kg, limits.maxKg)) return ["error", "max-weight-exceeded"];
      if (over(p, limits.maxPallets)) return ["error", "max-pallets-exceeded"];
      return under(kg, limits.minKg) ? ["error", "min-weight-not-reached"] : reached;
    default:
      if (over(kg, limits.maxKg)) return ["error", "max-weight-exceeded"];
      if (over(p, limits.maxPallets)) return ["error", "max-pallets-exceeded"];
      return under(money, limits.orderValueMinor) ? ["neutral", "min-capacity-not-reached"] : reached;
  }
}

/** Percent of what fills the bar, cut to a tenth (PROGRESS-27…30, OP-55). */
function fillOf(method: ShippingMethod, limits: CapacityRule, { p, money, l }: Order): number {
  const isOnPallets = /^(flatrate|empties)/.test(method);
  const [part, whole] = isOnPallets
    ? [p * 1000, (limits.maxPallets ?? 0) * 1000]
    : method === "tank_tank"
      ? [l * 1000, (limits.maxLitres ?? 0) * 1000]
      : [money, limits.orderValueMinor ?? 0];
  return whole === 0 ? 0 : Math.min(100, Math.floor((Math.round(part) * 1000) / whole) / 10);
}

const under = (value: number, limit: number | null) => limit !== null && value < limit;
const over = (value: number, limit: number | null) => limit !== null && value > limit;

/** Every order made of a value just below, at and just above each limit, in the smallest steps there are. */
function ordersAround(limits: CapacityRule): readonly Order[] {
  const around = (step: number, ...bounds: (number | null)[]) => {
    const values = bounds.flatMap((bound) => (bound === null ? [] : [bound - step, bound, bound + step]));
    return values.length === 0 ? [1] : values.map((value) => Math.round(value * 1000) / 1000);
  };
  return around(0.001, limits.minPallets, limits.maxPallets).flatMap((p) =>
    around(0.001, limits.minKg, limits.maxKg).flatMap((kg) =>
      around(1, limits.orderValueMinor).flatMap((money) =>
        around(0.001, limits.minLitres, limits.maxLitres).map((l) => ({ p, kg, money, l })),
      ),
    ),
  );
}

function factsOf(method: ShippingMethod, limits: CapacityRule, { p, kg, money, l }: Order): ProgressFacts {
  const load: Load = {
    boxes: 1,
    palletThousandths: Math.round(p * 1000),
    grams: Math.round(kg * 1000),
    millilitres: Math.round(l * 1000),
  };
  return { method, limits, load, netMinor: toMinor(money) };
}

const withoutLimits: readonly Row[] = SHIPPING_METHODS.map((method) => ({
  name: `no row for ${method}`,
  method,
  isWholesale: false,
  rule: NO_LIMITS,
}));

function readRows(): readonly Row[] {
  const file = new URL("../../../../db/demo/capacity_rules.csv", import.meta.url);
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [market = "", customerType = "", name = "", ...cells] = line.split(",");
    const [
      minPallets = null,
      maxPallets = null,
      minKg = null,
      maxKg = null,
      cash = null,
      minLitres = null,
      maxLitres = null,
    ] = cells.map((cell) => (cell === "" ? null : Number(cell)));
    const method = SHIPPING_METHODS.find((known) => known === name);
    if (!method) throw new Error(`no method: ${line}`);
    const orderValueMinor = cash === null ? null : toMinor(cash * 100);
    return {
      name: `${market} ${customerType} ${method}`,
      method,
      isWholesale: customerType === "WHS",
      rule: { minPallets, maxPallets, minKg, maxKg, orderValueMinor, minLitres, maxLitres },
    };
  });
}
