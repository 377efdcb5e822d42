import type { Minor } from "../kernel/money.ts";
import { METHODS, type ShippingMethod } from "../transport/method.ts";

/** Thresholds of a market, customer type and method (D10); null is "no limit", which is a value of its own. */
export type CapacityRule = {
  readonly minPallets: number | null;
  readonly maxPallets: number | null;
  readonly minKg: number | null;
  readonly maxKg: number | null;
  /** The order value to be reached, net of VAT and deposits, in minor units (OP-41, D10). */
  readonly orderValueMinor: Minor | null;
  readonly minLitres: number | null;
  readonly maxLitres: number | null;
};

export const NO_LIMITS: CapacityRule = {
  minPallets: null,
  maxPallets: null,
  minKg: null,
  maxKg: null,
  orderValueMinor: null,
  minLitres: null,
  maxLitres: null,
};

/** Wholesale users need so many pallets on a truck when the rule leaves it open (PROGRESS-33, CONST-21). */
export const DEFAULT_MIN_PALLETS = 20;
/** An order above this never leaves; exactly this much still does (CART-17, OP-57). */
export const HARD_STOP_KG = 28_000;

export type LimitFacts = {
  readonly method: ShippingMethod;
  /** By role name (ROLE-07) or customer type of the place: `isWholesaleOrder` (D21). */
  readonly isWholesale: boolean;
  /** Litres of tank at the ship-to; 0 when not known. */
  readonly tankLitresInstalled: number;
};

/**
 * The limits that really hold: the rule's, with 20 pallets where a wholesale truck has no minimum
 * (PROGRESS-33, D21), and for tank beer never more litres than the place has tanks for.
 *
 * @example effectiveLimits(rule(), { method: "flatrate_flatrate", isWholesale: true, tankLitresInstalled: 0
 *   }).minPallets // 20
 */
export function effectiveLimits(rule: CapacityRule, facts: LimitFacts): CapacityRule {
  const { kind } = METHODS[facts.method];
  const isTruck = kind === "truck" || kind === "empties-truck";
  const minPallets = rule.minPallets ?? (isTruck && facts.isWholesale ? DEFAULT_MIN_PALLETS : null);
  const maxLitres = kind === "tank" ? smaller(rule.maxLitres, facts.tankLitresInstalled) : rule.maxLitres;
  return { ...rule, minPallets, maxLitres };
}

/** Limits in pairs: at least, at most. */
const pairs = [
  ["minPallets", "maxPallets"],
  ["minKg", "maxKg"],
  ["minLitres", "maxLitres"],
] as const;

/**
 * The limit of a rule that no order can keep, so that the rule is refused when it is saved (C15): at most nothing, at
 * most less than at least (the 20 pallets of wholesale trucks among it), or at least what never leaves. No limit at all
 * can always be kept.
 *
 * @example unmeetableLimit(rule({ maxPallets: 19 }), { method: "flatrate_flatrate", isWholesale: true }) // "maxPallets"
 */
export function unmeetableLimit(
  rule: CapacityRule,
  facts: Pick<LimitFacts, "method" | "isWholesale">,
): keyof CapacityRule | undefined {
  const limits = effectiveLimits(rule, { ...facts, tankLitresInstalled: 0 });
  for (const [least, most] of pairs) {
    const highest = limits[most];
    if (highest !== null && highest < Math.max(limits[least] ?? 0, Number.MIN_VALUE)) return most;
  }
  return (limits.minKg ?? 0) > HARD_STOP_KG ? "minKg" : undefined;
}

function smaller(limit: number | null, installed: number): number | null {
  if (installed <= 0) return limit;
  return limit === null ? installed : Math.min(limit, installed);
}
