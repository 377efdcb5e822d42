import { METHODS } from "../transport/method.ts";
import { HARD_STOP_KG } from "./capacity-rule.ts";
import { type Crossings, crossings, type ProgressFacts } from "./progress.ts";

export type BreachKind =
  | "min-price-not-reached" // CART-10
  | "min-weight-not-reached" // CART-11
  | "min-pallets-not-reached" // CART-12
  | "min-litres-not-reached" // CART-13
  | "max-weight-exceeded" // CART-14
  | "max-pallets-exceeded" // CART-15
  | "max-litres-exceeded" // CART-16
  | "hard-stop-weight-exceeded"; // CART-17

/**
 * A crossed limit. `limit`, `actual` and `difference` (what is missing, or too much) share one unit: minor
 * units of money, grams, thousandths of a pallet, or millilitres, as the kind says.
 */
export type Breach = {
  readonly kind: BreachKind;
  readonly limit: number;
  readonly actual: number;
  readonly difference: number;
};

/**
 * The limits that an order crosses; empty when it may leave (CART-10…17). Each of them blocks placing, none
 * blocks saving for later (OP-56). On trucks the minimum is met by pallets at the maximum or by weight, as
 * the bar says (OP-52). Exactly 28 t is allowed (OP-57). The bar is made to agree by `judgeCapacity` (D22).
 *
 * @example breaches({ method: "selfpickup_selfpickup", load: quoteOf([], anyCartFacts([])).load, netMinor:
 *   22_100, limits: rule({ orderValueMinor: 350_000 }) })
 *   // [{ kind: "min-price-not-reached", limit: 350_000, actual: 22_100, difference: 327_900 }]
 */
export function breaches(facts: ProgressFacts): readonly Breach[] {
  const { load, netMinor, limits } = facts;
  const crossed = crossings(facts);
  const isUnder = minimumsThatCount(facts, crossed);
  const found: Breach[] = [];
  const note = (kind: BreachKind, limit: number | null, actual: number) => {
    if (limit !== null) found.push({ kind, limit, actual, difference: Math.abs(limit - actual) });
  };

  if (load.grams > HARD_STOP_KG * 1000) note("hard-stop-weight-exceeded", HARD_STOP_KG * 1000, load.grams);
  if (crossed.overWeight) note("max-weight-exceeded", times1000(limits.maxKg), load.grams);
  if (crossed.overPallets) note("max-pallets-exceeded", times1000(limits.maxPallets), load.palletThousandths);
  if (crossed.overLitres) note("max-litres-exceeded", times1000(limits.maxLitres), load.millilitres);
  if (isUnder.pallets) note("min-pallets-not-reached", times1000(limits.minPallets), load.palletThousandths);
  if (isUnder.weight) note("min-weight-not-reached", times1000(limits.minKg), load.grams);
  if (crossed.underValue) note("min-price-not-reached", limits.orderValueMinor, netMinor);
  if (crossed.underLitres) note("min-litres-not-reached", times1000(limits.minLitres), load.millilitres);
  return found;
}

function minimumsThatCount(facts: ProgressFacts, crossed: Crossings): { pallets: boolean; weight: boolean } {
  const { kind } = METHODS[facts.method];
  if (kind !== "truck") return { pallets: crossed.underPallets, weight: crossed.underWeight };
  const hasWeightRule = facts.limits.minKg !== null;
  return {
    pallets: crossed.underPallets && (crossed.underWeight || !hasWeightRule),
    weight: crossed.underWeight && !crossed.underPallets && crossed.palletsLeft,
  };
}

function times1000(limit: number | null): number | null {
  return limit === null ? null : limit * 1000;
}
