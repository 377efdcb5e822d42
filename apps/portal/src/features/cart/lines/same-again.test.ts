import { describe, expect, it } from "vitest";
import type { UnitChoice, UnitRefusal } from "./offered-units.ts";
import { sameAgain } from "./same-again.ts";

const units = (refused: readonly string[] = [], refusal: UnitRefusal = "truck"): readonly UnitChoice[] =>
  (
    [
      ["packages", 1],
      ["layers", 8],
      ["pallets", 40],
    ] as const
  ).map(([unit, boxes]) => ({ unit, boxes, refusal: refused.includes(unit) ? refusal : undefined }));

describe("C28 the same as last time, in the units that are offered now", () => {
  it.each([
    [45, [], [5, 0, 1]],
    [56, [], [0, 2, 1]],
    [56, ["pallets"], [0, 7, 0]],
    [56, ["packages"], [0, 2, 1]],
    [45, ["packages"], undefined],
    [45, ["packages", "layers", "pallets"], undefined],
    [0, [], undefined],
  ])("%i boxes without %j", (boxes, refused, expected) => {
    const amounts = sameAgain(boxes, units(refused));
    expect(amounts && [amounts.packages, amounts.layers, amounts.pallets]).toEqual(expected);
  });
});
