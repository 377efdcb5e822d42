import fc from "fast-check";
import { expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { settlePrices } from "./settle-prices.ts";

const line = (lineNo: number, boxes: number, unitPrice: number, vatPercent = 21) => ({
  lineNo,
  boxes,
  unitPriceMinor: toMinor(unitPrice),
  vatPercent,
});

test.each([
  ["the same prices", [[1, 194_000]], { netMinor: 582_000, vatMinor: 122_220, grossMinor: 704_220 }],
  ["a dearer line", [[1, 200_000]], { netMinor: 600_000, vatMinor: 126_000, grossMinor: 726_000 }],
  ["a cheaper line", [[1, 190_000]], { netMinor: 570_000, vatMinor: 119_700, grossMinor: 689_700 }],
  ["no price for the line", [[2, 1]], { netMinor: 582_000, vatMinor: 122_220, grossMinor: 704_220 }],
] as const)("PRICE-06, B14 an order settled with %s", (_, prices, expected) => {
  const settled = settlePrices(
    [line(1, 3, 194_000)],
    new Map(prices.map(([lineNo, price]) => [lineNo, toMinor(price)])),
  );
  expect(settled).toMatchObject(expected);
  expect(settled.lines).toEqual([
    { lineNo: 1, unitPriceMinor: expected.netMinor / 3, netMinor: expected.netMinor },
  ]);
});

it("D08 VAT is computed once for each rate and everything adds up, whatever the prices", () => {
  const anyLine = fc.record({
    boxes: fc.integer({ min: 1, max: 500 }),
    unitPriceMinor: fc.integer({ min: 0, max: 500_000 }),
    vatPercent: fc.constantFrom(12, 21),
    now: fc.integer({ min: 0, max: 500_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1 }), (given) => {
      const lines = given.map(({ boxes, unitPriceMinor, vatPercent }, index) =>
        line(index + 1, boxes, unitPriceMinor, vatPercent),
      );
      const settled = settlePrices(lines, new Map(given.map(({ now }, index) => [index + 1, toMinor(now)])));
      expect(settled.netMinor).toBe(given.reduce((sum, { boxes, now }) => sum + boxes * now, 0));
      expect(settled.netMinor).toBe(settled.lines.reduce((sum, { netMinor }) => sum + netMinor, 0));
      expect(settled.grossMinor).toBe(settled.netMinor + settled.vatMinor);
      expect(settled.vat.length).toBeLessThanOrEqual(2);
    }),
  );
});
