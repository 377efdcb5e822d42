import { describe, expect, test } from "vitest";
import { toMinor } from "../../kernel/money.ts";
import { ORDER_STEPS, stepSums } from "./step-sums.ts";

const line = { ordered: 4, unitPriceMinor: toMinor(100), netMinor: toMinor(400) };

describe("what lines come to by each of their four numbers", () => {
  test.each([
    ["nothing but ordered", [line], [400, undefined, undefined, undefined]],
    ["confirmed with less", [{ ...line, confirmed: 3, delivered: null }], [400, 300, undefined, undefined]],
    [
      "one line invoiced, the other not yet",
      [
        { ...line, confirmed: 4, delivered: 4, invoiced: 2 },
        { ...line, confirmed: 4, delivered: 0, invoiced: null },
      ],
      [800, 800, 400, 200],
    ],
    ["no lines at all", [], [undefined, undefined, undefined, undefined]],
  ] as const)("%s", (_case, lines, sums) => {
    const found = stepSums(lines);
    expect(ORDER_STEPS.map((step) => found[step])).toEqual(sums);
  });
});
