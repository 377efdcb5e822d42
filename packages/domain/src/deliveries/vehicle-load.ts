import { ok, type Result, refused } from "../kernel/result.ts";

/** What an order, or many together, take up. */
export type Load = { readonly palletThousandths: number; readonly grams: number };

/** What a vehicle carries at most. */
export type Carrying = { readonly places: number; readonly payloadGrams: number };

export type OverFull = {
  readonly kind: "over-full";
  /** How far over the places; nought where they suffice. */
  readonly overPalletThousandths: number;
  /** How far over the payload; nought where it suffices. */
  readonly overGrams: number;
};

/**
 * Several loads as one.
 *
 * @example loadTogether([{ palletThousandths: 600, grams: 505_000 }, { palletThousandths: 400, grams: 1 }]) // { palletThousandths: 1000, grams: 505_001 }
 */
export function loadTogether(loads: readonly Load[]): Load {
  return {
    palletThousandths: loads.reduce((sum, { palletThousandths }) => sum + palletThousandths, 0),
    grams: loads.reduce((sum, { grams }) => sum + grams, 0),
  };
}

/**
 * Whether a vehicle carries so much (DDISP-02): places and kilograms are judged each by itself, for a truck of cans is too heavy
 * long before its floor is full.
 *
 * @example judgeLoad({ places: 12, payloadGrams: 8_000_000 }, { palletThousandths: 10_500, grams: 8_211_000 }).ok // false
 */
export function judgeLoad(
  { places, payloadGrams }: Carrying,
  { palletThousandths, grams }: Load,
): Result<undefined, OverFull> {
  const overPalletThousandths = Math.max(0, palletThousandths - places * 1000);
  const overGrams = Math.max(0, grams - payloadGrams);
  return overPalletThousandths === 0 && overGrams === 0
    ? ok(undefined)
    : refused({ kind: "over-full", overPalletThousandths, overGrams });
}
