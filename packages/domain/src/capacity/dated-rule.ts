import { addDays, type LocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { ShippingMethod } from "../transport/method.ts";
import { type CapacityRule, NO_LIMITS, unmeetableLimit } from "./capacity-rule.ts";

/** A rule with the first delivery day that it holds for. */
export type DatedRule = { readonly validFrom: LocalDate; readonly limits: CapacityRule };

/** Limits as somebody typed them. */
export type TypedLimits = Readonly<Record<keyof CapacityRule, number | null>>;

/** A rule as somebody wants it from a day on. */
export type WantedRule = {
  readonly validFrom: LocalDate;
  readonly limits: TypedLimits;
  readonly method: ShippingMethod;
  /** Of the customer type: wholesale trucks need 20 pallets where the rule leaves it open. */
  readonly isWholesale: boolean;
};

export type RuleRefusal = Refusal & {
  readonly kind: "not-ahead" | "rule-too-far" | "limit-invalid" | "limit-unmeetable" | "rule-same";
  readonly field: "validFrom" | keyof CapacityRule;
};

/** A rule may be planned for so many days ahead. */
export const RULE_HORIZON = 730;

/** More than any order comes to; whole pallets, litres and minor units, kilograms to the gram. */
const most: Readonly<Record<keyof CapacityRule, number>> = {
  minPallets: 1000,
  maxPallets: 1000,
  minKg: 1_000_000,
  maxKg: 1_000_000,
  orderValueMinor: 1_000_000_000,
  minLitres: 1_000_000,
  maxLitres: 1_000_000,
};

const limitNames = [
  ...(["minPallets", "maxPallets", "minKg", "maxKg"] as const),
  ...(["orderValueMinor", "minLitres", "maxLitres"] as const),
] satisfies readonly (keyof CapacityRule)[];

/**
 * Whether a rule may be dated like this (DCAL-04): for deliveries from tomorrow on, with limits that some order can keep, and
 * saying something else than what would hold anyway.
 *
 * @example
 *   judgeDatedRule({ method: "flatrate_flatrate", isWholesale: false, validFrom: toLocalDate("2027-03-01"),
 *     limits: rule({ minPallets: 22 }) }, { known: [], today: toLocalDate("2026-11-23") }).ok // true
 */
export function judgeDatedRule(
  { method, isWholesale, validFrom, limits: typed }: WantedRule,
  { known, today }: { readonly known: readonly DatedRule[]; readonly today: LocalDate },
): Result<CapacityRule, RuleRefusal> {
  if (validFrom <= today) return refused({ kind: "not-ahead", field: "validFrom" });
  if (validFrom > addDays(today, RULE_HORIZON)) return refused({ kind: "rule-too-far", field: "validFrom" });
  const invalid = limitNames.find((name) => !isLimit(name, typed[name]));
  if (invalid !== undefined) return refused({ kind: "limit-invalid", field: invalid });
  const { orderValueMinor: value } = typed;
  const limits = { ...typed, orderValueMinor: value === null ? null : toMinor(value) };
  const unmeetable = unmeetableLimit(limits, { method, isWholesale });
  if (unmeetable !== undefined) return refused({ kind: "limit-unmeetable", field: unmeetable });
  // One that stands on the very day gives way, so it may also say what the one before it does.
  const held = known.findLast((one) => one.validFrom <= validFrom)?.limits ?? NO_LIMITS;
  return limitNames.every((name) => held[name] === limits[name])
    ? refused({ kind: "rule-same", field: "validFrom" })
    : ok(limits);
}

function isLimit(name: keyof CapacityRule, limit: number | null): boolean {
  if (limit === null) return true;
  const isWhole = Number.isInteger(
    name === "minKg" || name === "maxKg" ? Math.round(limit * 1e6) / 1000 : limit,
  );
  return isWhole && limit >= 0 && limit <= most[name];
}
