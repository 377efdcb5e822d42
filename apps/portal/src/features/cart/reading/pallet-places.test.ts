import { barLine } from "@vycep/domain/capacity/bar-line";
import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { EMPTY_LOAD } from "@vycep/domain/capacity/load";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { expect, test } from "vitest";
import { grossKilograms, palletPlaces } from "./pallet-places.ts";

test.each([2150, 2199, 6000, 6001, 20_040])(
  "PROGRESS-01 %d thousandths are one number in bar and steps",
  (palletThousandths) => {
    const load = { ...EMPTY_LOAD, boxes: 1, palletThousandths };
    const limits = { ...NO_LIMITS, maxPallets: 6 };
    const { figure } = barLine({
      method: "freeshipping_freeshipping",
      load,
      netMinor: NO_MONEY,
      limits,
      crossed: [],
      isBlocked: false,
    });
    expect(palletPlaces({ load, limits })).toBe((figure?.actual ?? Number.NaN) / 1000);
  },
);

test.each([
  [20_558_000, 20_600],
  [24_001_000, 24_100],
  [340_000, 340],
])("PROGRESS-01 %d grams beside the pallets are the number of the bar", (grams, kilograms) => {
  const limits = { ...NO_LIMITS, maxKg: 24_000 };
  expect(grossKilograms({ load: { ...EMPTY_LOAD, grams }, limits })).toBe(kilograms);
});
