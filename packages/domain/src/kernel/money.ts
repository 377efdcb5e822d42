import type { Brand } from "./brand.ts";

/** A currency by its code; which ones are counted in, rows say (PRICE-01, PRICE-02, OPS-17). All are counted in hundredths. */
export type Currency = string;
/** An amount in whole minor units, haléř or cent (D08); below nought it is given back. */
export type Minor = Brand<number, "Minor">;
export type Money = { readonly minor: Minor; readonly currency: Currency };

/**
 * Reads an amount; undefined when it is not in whole minor units.
 *
 * @example parseMinor(221.5) // undefined
 */
export function parseMinor(amount: number): Minor | undefined {
  return Number.isSafeInteger(amount) ? whole(amount) : undefined;
}

/**
 * Takes an amount from a source we trust; throws when it is not in whole minor units.
 *
 * @example toMinor(22_100) // 22_100
 */
export function toMinor(amount: number): Minor {
  const minor = parseMinor(amount);
  if (minor === undefined) throw new RangeError(`not whole minor units: ${amount}`);
  return minor;
}

export const NO_MONEY: Minor = whole(0);

/** @example plus(toMinor(100), toMinor(21)) // 121 */
export function plus(amount: Minor, more: Minor): Minor {
  return whole(amount + more);
}

/** @example minus(toMinor(100), toMinor(121)) // -21 */
export function minus(amount: Minor, less: Minor): Minor {
  return whole(amount - less);
}

/**
 * So many times an amount; the count is whole.
 *
 * @example times(3, toMinor(100)) // 300
 */
export function times(count: number, amount: Minor): Minor {
  return whole(count * amount + 0); // none of a credit is nought, not "-0"
}

/** @example lesser(toMinor(100), toMinor(90)) // 90 */
export function lesser(left: Minor, right: Minor): Minor {
  return right < left ? right : left;
}

/**
 * What the amounts of some things come to.
 *
 * @example sumOf([{ netMinor: toMinor(100) }, { netMinor: toMinor(21) }], ({ netMinor }) => netMinor) // 121
 */
export function sumOf<Thing>(things: Iterable<Thing>, amountOf: (thing: Thing) => Minor): Minor {
  let sum = 0;
  for (const thing of things) sum += amountOf(thing);
  return whole(sum);
}

/**
 * Divides whole numbers and rounds to the nearest whole one; a half goes away from zero, so that a credit
 * rounds like the invoice it takes back. The only rounding of money in the house (D08).
 *
 * @example roundHalfUp(5, 2) // 3
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const rest = Math.abs(numerator % denominator);
  const quotient = Math.trunc(numerator / denominator);
  const awayFromZero = 2 * rest >= Math.abs(denominator) ? Math.sign(numerator) * Math.sign(denominator) : 0;
  return quotient + awayFromZero;
}

/**
 * A percentage of whole minor units, rounded half up. Percentages have at most two decimals.
 * Splitting off whole hundreds first keeps the product exact for any amount a cart can reach.
 *
 * @example percentOfMinor(toMinor(10_010), 21) // 2102
 */
export function percentOfMinor(minor: Minor, percent: number): Minor {
  const hundredths = Math.round(percent * 100);
  const rest = minor % 10_000;
  return whole(((minor - rest) / 10_000) * hundredths + roundHalfUp(rest * hundredths, 10_000));
}

/** Sums, differences and whole multiples of whole amounts are whole: nothing is checked again. Nought has no sign. */
function whole(amount: number): Minor {
  return (amount + 0) as Minor;
}
