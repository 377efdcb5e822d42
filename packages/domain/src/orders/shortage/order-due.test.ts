import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinor } from "../../kernel/money.ts";
import { lineDue, orderDue } from "./order-due.ts";

const line = {
  ...{ ordered: 10, unitPriceMinor: toMinor(22_100), netMinor: toMinor(221_000) },
  ...{ depositMinor: toMinor(10_000), vatPercent: 21 },
};

describe("DORD-03 what a line comes to", () => {
  test.each([
    ["what was ordered, while nobody said anything", {}, 10, 221_000, 10_000],
    ["what was confirmed", { confirmed: 4 }, 4, 88_400, 4000],
    ["what came", { confirmed: 4, delivered: 3 }, 3, 66_300, 3000],
    ["nothing, where nothing came", { confirmed: 10, delivered: 0 }, 0, 0, 0],
    ["its own sum, where all was confirmed", { confirmed: 10, delivered: null }, 10, 221_000, 10_000],
  ])("%s", (_what, said, counted, netMinor, depositMinor) => {
    expect(lineDue({ ...line, ...said })).toEqual({ counted, netMinor, depositMinor });
  });
});

describe("DORD-03 what an order comes to", () => {
  test("of one that counts whole its own sums hold", () => {
    expect(orderDue([line, { ...line, confirmed: 10 }], toMinor(20_000))).toBeUndefined();
  });

  test("VAT is counted anew on the sum of each rate, and planned empties stay taken off", () => {
    const other = {
      ...line,
      vatPercent: 12,
      netMinor: toMinor(101),
      unitPriceMinor: toMinor(101),
      ordered: 1,
    };
    const due = orderDue(
      [
        { ...line, confirmed: 3 },
        { ...other, depositMinor: toMinor(0) },
      ],
      toMinor(-5000),
    );
    expect(due).toEqual({
      vat: [
        { vatPct: 12, netMinor: 101, vatMinor: 12, grossMinor: 113 },
        { vatPct: 21, netMinor: 66_300, vatMinor: 13_923, grossMinor: 80_223 },
      ],
      ...{
        netMinor: 66_401,
        vatMinor: 13_935,
        grossMinor: 80_336,
        depositMinor: -12_000,
        totalMinor: 68_336,
      },
    });
  });

  test("never more than was ordered, and always net, VAT and deposits together", () => {
    const anyLine = fc
      .record({ ordered: fc.integer({ min: 1, max: 500 }), unit: fc.nat(99_999), less: fc.nat(500) })
      .map(({ ordered, unit, less }) => ({
        ...{ ordered, confirmed: Math.max(0, ordered - less), unitPriceMinor: toMinor(unit), vatPercent: 21 },
        ...{ netMinor: toMinor(ordered * unit), depositMinor: toMinor(ordered * 300) },
      }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
        const sum = (of: "netMinor" | "depositMinor") => lines.reduce((all, one) => all + one[of], 0);
        const due = orderDue(lines, toMinor(sum("depositMinor")));
        if (due === undefined) return;
        expect(due.netMinor).toBeLessThanOrEqual(sum("netMinor"));
        expect(due.depositMinor).toBeGreaterThanOrEqual(0);
        expect(due.totalMinor).toBe(due.netMinor + due.vatMinor + due.depositMinor);
      }),
    );
  });
});
