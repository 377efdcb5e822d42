/** The currencies of the two markets (PRICE-01, PRICE-02). */
export type Currency = "CZK" | "EUR";
/** An amount in whole minor units: haléř or cent. */
export type Money = { readonly minor: number; readonly currency: Currency };

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
