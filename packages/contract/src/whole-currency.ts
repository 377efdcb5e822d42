import { type Minor, toMinor } from "@vycep/domain/kernel/money";

/** Money on the wire is in whole currency with at most two decimals; inside it is in whole minor units (D08). */

export function toWhole(minor: Minor): number {
  return minor / 100;
}

export function wholeToMinor(whole: number): Minor {
  return toMinor(Math.round(whole * 100));
}
