import { barLine } from "@vycep/domain/capacity/bar-line";
import { NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import { EMPTY_LOAD } from "@vycep/domain/capacity/load";
import { NO_MONEY } from "@vycep/domain/kernel/money";
import { expect, test } from "vitest";
import { palletPlaces } from "./pallet-places.ts";

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
