import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCartFacts,
  anyGoods,
  anyPrices,
  KEG,
  line,
  quoteOf,
  rule,
  type Shelf,
} from "../testing/builders.ts";

const crate = anyGoods();
const keg = anyGoods({ sku: toId<Sku>("100112"), packaging: KEG, grossGramsPerBox: 39_500, vatPct: 19 });
const facts = anyCartFacts([
  [crate, anyPrices(22_100)],
  [keg, anyPrices(138_500)],
]);
const fullOrder = [line("100101", { pallets: 6, layers: 2 }), line("100112", { packages: 4 })];

describe("what always holds", () => {
  const anyShelf = fc.array(
    fc.record({
      priceMinor: fc.nat(500_000),
      vatPct: fc.constantFrom(0, 19, 21, 23),
      depositMinor: fc.nat(200_000),
      grams: fc.nat(600_000),
      packages: fc.nat(9999),
      layers: fc.nat(50),
      pallets: fc.nat(33),
    }),
    { maxLength: 40 },
  );

  it("totals are the sum of the lines, and of their own parts", () => {
    fc.assert(
      fc.property(anyShelf, (rows) => {
        const goods = rows.map((row, index) =>
          anyGoods({
            sku: toId<Sku>(`sku-${index}`),
            vatPct: row.vatPct,
            grossGramsPerBox: row.grams,
            deposits: [{ code: "X", unitsPerBox: 1, depositMinor: toMinor(row.depositMinor) }],
          }),
        );
        const stock: Shelf = goods.map((one, index) => [one, anyPrices(rows[index]?.priceMinor ?? 0)]);
        const lines = rows.map(({ packages, layers, pallets }, index) =>
          line(`sku-${index}`, { packages, layers, pallets }),
        );
        const { lines: quoted, totals, load } = quoteOf(lines, anyCartFacts(stock));
        const sum = (read: (one: (typeof quoted)[number]) => number) =>
          quoted.reduce((all, one) => all + read(one), 0);
        expect(totals.netMinor).toBe(sum((one) => one.netMinor));
        expect(totals.depositMinor).toBe(sum((one) => one.depositMinor));
        expect(load.grams).toBe(sum((one) => one.grams));
        expect(load.boxes).toBe(sum((one) => one.boxes));
        expect(load.millilitres).toBe(sum((one) => one.millilitres));
        expect(totals.grossMinor).toBe(totals.vat.reduce((all, rate) => all + rate.grossMinor, 0));
        expect(totals.grossMinor).toBe(totals.netMinor + totals.vatMinor);
        expect(totals.grandTotalMinor).toBe(totals.grossMinor + totals.depositMinor);
        expect(Number.isSafeInteger(totals.grandTotalMinor)).toBe(true);
      }),
    );
  });

  it("C4 the order of lines changes neither totals nor load", () => {
    const turned = quoteOf(fullOrder.toReversed(), facts);
    const straight = quoteOf(fullOrder, facts);
    expect([turned.totals, turned.load]).toEqual([straight.totals, straight.load]);
  });

  it("D20 the quote is in the currency of the company, whatever the market of the place", () => {
    const inEuro = quoteOf(fullOrder, { ...facts, market: "CZ", currency: "EUR" });
    expect(inEuro.currency).toBe("EUR");
    expect(inEuro.totals).toEqual(quoteOf(fullOrder, facts).totals);
  });

  it("may be ordered exactly when nothing stands against it", () => {
    fc.assert(
      fc.property(fc.nat(80), fc.boolean(), fc.option(fc.nat(40)), (packages, isTruck, minPallets) => {
        const method = isTruck ? "flatrate_flatrate" : "selfpickup_selfpickup";
        const quote = quoteOf([line("100101", { packages })], {
          ...facts,
          method,
          rule: rule({ minPallets }),
        });
        expect(quote.mayOrder).toBe(quote.obstacles.length === 0);
        expect(quote.obstacles).toHaveLength(quote.breaches.length + quote.problems.length);
      }),
    );
  });
});

it("C7 the work grows with the lines only: a cart of 1 000 lines takes milliseconds", () => {
  const goods = Array.from({ length: 1000 }, (_, index) => anyGoods({ sku: toId<Sku>(`sku-${index}`) }));
  const stock: Shelf = goods.map((one) => [one, anyPrices(22_100)]);
  const big = anyCartFacts(stock);
  const lines = goods.map((one) => line(one.sku, { packages: 1, layers: 1 }));
  for (let warmUp = 0; warmUp < 20; warmUp++) quoteOf(lines, big);
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    quoteOf(lines, big);
    return performance.now() - start;
  });
  // A generous bound on a busy machine; the median stands near one millisecond.
  expect(Math.min(...times)).toBeLessThan(10);
});
