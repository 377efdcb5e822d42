/** The currencies of the two markets (PRICE-01, PRICE-02). */
export type Currency = "CZK" | "EUR";
/** An amount in whole minor units: haléř or cent. */
export type Money = { readonly minor: number; readonly currency: Currency };

/**
 * Makes an amount from whole minor units; throws when they are not whole.
 *
 * @example money(22_100, "CZK") // { minor: 22_100, currency: "CZK" }
 */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not whole minor units: ${minor}`);
  return { minor, currency };
}

/**
 * The sum of two amounts of one currency; throws on mixed currencies, which is always a bug.
 *
 * @example add(money(100, "EUR"), money(50, "EUR")) // { minor: 150, currency: "EUR" }
 */
export function add(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new TypeError(`cannot add ${right.currency} to ${left.currency}`);
  }
  return money(left.minor + right.minor, left.currency);
}

/**
 * An amount taken so many whole times.
 *
 * @example multiply(money(22_100, "CZK"), 40).minor // 884_000
 */
export function multiply(amount: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError(`not a whole number: ${times}`);
  return money(amount.minor * times, amount.currency);
}

/**
 * Divides whole numbers and rounds to the nearest whole one; a half goes away from zero, so that a credit
 * rounds like the invoice it takes back. The only rounding of money in the house (D08).
 *
 * @example roundHalfUp(5, 2) // 3
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const rest = Math.abs(numerator % denominator);
  const whole = Math.trunc(numerator / denominator);
  const awayFromZero = 2 * rest >= Math.abs(denominator) ? Math.sign(numerator) * Math.sign(denominator) : 0;
  return whole + awayFromZero;
}

/**
 * A percentage of whole minor units, rounded half up. Percentages have at most two decimals.
 * Splitting off whole hundreds first keeps the product exact for any amount a cart can reach.
 *
 * @example percentOfMinor(10_010, 21) // 2102
 */
export function percentOfMinor(minor: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  const rest = minor % 10_000;
  return ((minor - rest) / 10_000) * hundredths + roundHalfUp(rest * hundredths, 10_000);
}

/**
 * A percentage of an amount, rounded half up (D08).
 *
 * @example percentOf(money(10_010, "CZK"), 21).minor // 2102
 */
export function percentOf(amount: Money, percent: number): Money {
  return money(percentOfMinor(amount.minor, percent), amount.currency);
}

/**
 * Splits an amount by whole weights so that the parts add up to it again (D08). Without any weight the
 * first part gets all; without parts there is nothing to split.
 *
 * @example split(money(100, "CZK"), [1, 1, 1]).map(({ minor }) => minor) // [33, 34, 33]
 */
export function split(amount: Money, weights: readonly number[]): readonly Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = total === 0 ? weights.map((_, index) => (index === 0 ? 1 : 0)) : weights;
  const divisor = BigInt(total === 0 ? 1 : total);
  let weightSoFar = 0n;
  let minorSoFar = 0n;
  return shares.map((weight) => {
    weightSoFar += BigInt(weight);
    const upToHere = roundedShare(BigInt(amount.minor) * weightSoFar, divisor);
    const part = upToHere - minorSoFar;
    minorSoFar = upToHere;
    return money(Number(part), amount.currency);
  });
}

function roundedShare(numerator: bigint, divisor: bigint): bigint {
  const half = numerator < 0n ? -divisor : divisor;
  return (2n * numerator + half) / (2n * divisor);
}
