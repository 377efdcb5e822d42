/** Money on the wire is in whole currency with at most two decimals; inside it is in whole minor units (D08). */

export function toWhole(minor: number): number {
  return minor / 100;
}

export function toMinor(whole: number): number {
  return Math.round(whole * 100);
}
