import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { wholeToMinor } from "../whole-currency.ts";

type Maybe<Value> = Value | null | undefined;

/** The limits among a bar's figures (PROGRESS-04, D10). */
export interface LimitsAnswer {
  readonly iMinimumOrderPallet?: Maybe<number>;
  readonly iMaximumOrderPallet?: Maybe<number>;
  readonly iMinimumOrderWeight?: Maybe<number>;
  readonly iMaximumOrderWeight?: Maybe<number>;
  readonly iMaximumOrderCash?: Maybe<number>;
  readonly iMinLitersTank?: Maybe<number>;
  readonly iMaxLitersTank?: Maybe<number>;
}

/** The limits of an order as the rules take them, out of what the API says of its bar. */
export function decodeLimits(bar: LimitsAnswer): CapacityRule {
  const value = bar.iMaximumOrderCash ?? null;
  return {
    minPallets: bar.iMinimumOrderPallet ?? null,
    maxPallets: bar.iMaximumOrderPallet ?? null,
    minKg: bar.iMinimumOrderWeight ?? null,
    maxKg: bar.iMaximumOrderWeight ?? null,
    orderValueMinor: value === null ? null : wholeToMinor(value),
    minLitres: bar.iMinLitersTank ?? null,
    maxLitres: bar.iMaxLitersTank ?? null,
  };
}
