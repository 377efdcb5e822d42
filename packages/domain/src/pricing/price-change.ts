import { type Minor, toMinor } from "../kernel/money.ts";
import type { Price } from "./price.ts";

/** How much prices change: by a part of themselves, in hundredths of a per cent, or by an amount. */
export type PriceStep =
  | { readonly kind: "percent"; readonly hundredths: number }
  | { readonly kind: "amount"; readonly minor: Minor };

export const ROUNDING_WAYS = ["nearest", "up", "down"] as const;

export type RoundingWay = (typeof ROUNDING_WAYS)[number];

/** To whole multiples of what, and which way. */
export type PriceRounding = { readonly toMinor: Minor; readonly way: RoundingWay };

/** A price as one change of it makes it; what the customers of the list pay keeps its part of the base price. */
export type PriceChange = { readonly step: PriceStep; readonly rounding: PriceRounding };

/**
 * The price after a change in bulk (DPRICE-02). The base price changes and is rounded; the discount of the list stays, so that what
 * its customers pay follows, to the nearest minor unit. Nothing falls below nought.
 *
 * @example changedPrice({ baseMinor: 26_000, yourMinor: 24_700 }, { step: { kind: "percent", hundredths: 400 }, rounding: { toMinor: 50, way: "nearest" } }) // { baseMinor: 27_050, yourMinor: 25_698 }
 */
export function changedPrice(price: Price, { step, rounding }: PriceChange): Price {
  return priceAtBase(price, roundedPrice(steppedBy(price.baseMinor, step), rounding));
}

/**
 * The price with another base price, the discount of the list kept.
 *
 * @example priceAtBase({ baseMinor: 20_000, yourMinor: 19_000 }, 22_000) // { baseMinor: 22_000, yourMinor: 20_900 }
 */
export function priceAtBase(price: Price | undefined, baseMinor: Minor): Price {
  if (price === undefined || price.baseMinor === price.yourMinor || price.baseMinor === 0)
    return { baseMinor, yourMinor: baseMinor };
  return {
    baseMinor,
    yourMinor: toMinor(nearest(exact(price.yourMinor) * exact(baseMinor), exact(price.baseMinor))),
  };
}

/** In what an amount with parts is reckoned: ten thousandths of a minor unit, exact for every step. */
const parts = 10_000;

function steppedBy(minor: Minor, step: PriceStep): bigint {
  if (step.kind === "amount") return exact(minor + step.minor) * exact(parts);
  return exact(minor) * exact(parts + step.hundredths);
}

/** Rounds what is counted in parts to whole multiples. */
function roundedPrice(inParts: bigint, { toMinor: multiple, way }: PriceRounding): Minor {
  const unit = exact(Math.max(1, multiple));
  const whole = unit * exact(parts);
  if (inParts <= 0n) return toMinor(0);
  return toMinor(Number(exact(multiplesOf(inParts, whole, way)) * unit));
}

function multiplesOf(amount: bigint, whole: bigint, way: RoundingWay): number {
  if (way === "nearest") return nearest(amount, whole);
  const below = amount / whole;
  return Number(way === "up" && below * whole < amount ? below + 1n : below);
}

/** A half goes up, as everywhere (D08). */
function nearest(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

function exact(whole: number): bigint {
  return BigInt(whole);
}

/** What makes no price step: a whole price away, or nothing at all. */
export type StepFault = "step-empty" | "step-too-large" | "rounding-invalid";

const mostHundredths = 100_00;
const mostRoundedMinor = 100_000;

/**
 * Why a change in bulk is none; nothing where it is one.
 *
 * @example stepFault({ step: { kind: "percent", hundredths: 0 }, rounding: { toMinor: 1, way: "up" } }) // "step-empty"
 */
export function stepFault({ step, rounding }: PriceChange): StepFault | undefined {
  const { toMinor: multiple } = rounding;
  if (multiple < 1 || multiple > mostRoundedMinor) return "rounding-invalid";
  const by = step.kind === "percent" ? step.hundredths : step.minor;
  if (by === 0) return "step-empty";
  return step.kind === "percent" && Math.abs(by) > mostHundredths ? "step-too-large" : undefined;
}

/** More than any change is: what was given away gets a price. */
export const MOST_PERCENT = 999_999;

/**
 * By how many per cent a price changes, whichever way and of its two sides the more; with two decimals, rounded up, so that what is
 * over a limit by ever so little is over it. A price where there was none changes nothing.
 *
 * @example changePercent({ baseMinor: 10_000, yourMinor: 9_000 }, { baseMinor: 10_501, yourMinor: 9_451 }) // 5.02
 */
export function changePercent(before: Price | undefined, after: Price): number {
  if (before === undefined) return 0;
  return Math.max(percentOf(before.baseMinor, after.baseMinor), percentOf(before.yourMinor, after.yourMinor));
}

function percentOf(before: Minor, after: Minor): number {
  const difference = Math.abs(after - before);
  if (difference === 0) return 0;
  return before === 0
    ? MOST_PERCENT
    : Math.min(MOST_PERCENT, Math.ceil((difference * 10_000) / before) / 100);
}
