import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import { agreedPrices } from "../pricing/agreed-price.ts";
import { anyCartFacts, anyGoods, anyPrices, FRIDAY_MORNING, line, quoteOf } from "../testing/builders.ts";
import { type CartFacts, quoteCart } from "./quote.ts";
import { goodsOfLine, goodsOfLines, grossOfLine } from "./quoted-line.ts";

const crate = anyGoods();

const facts = anyCartFacts([[crate, anyPrices(22_100)]]);

const three = [line("100101", { packages: 3 })];

describe("any cart", () => {
  const amounts = fc.record({ packages: fc.nat(99), layers: fc.nat(20), pallets: fc.nat(9) });
  const minor = fc.nat(5_000_000);
  const anyCart = fc.record({
    first: amounts,
    second: amounts,
    prices: fc.tuple(minor, minor),
    rates: fc.tuple(fc.constantFrom(0, 12, 21, 23), fc.constantFrom(12, 21)),
    agreedMinor: fc.option(minor),
  });
  const other = toId<Sku>("100112");

  function factsOf({ prices, rates }: { prices: readonly number[]; rates: readonly number[] }): CartFacts {
    return anyCartFacts([
      [anyGoods({ vatPct: rates[0] ?? 0 }), anyPrices(prices[0] ?? 0)],
      [anyGoods({ sku: other, vatPct: rates[1] ?? 0 }), anyPrices(prices[1] ?? 0)],
    ]);
  }

  it("D08 its sums are those of its lines, and what is to be paid is net, VAT and deposits", () => {
    fc.assert(
      fc.property(anyCart, ({ first, second, ...said }) => {
        const quote = quoteOf([line("100101", first), line(other, second)], factsOf(said));
        const sum = (read: (one: (typeof quote.lines)[number]) => number) =>
          quote.lines.reduce((all, one) => all + read(one), 0);
        const { totals } = quote;
        expect(totals.netMinor).toBe(sum((one) => one.netMinor));
        expect(totals.depositMinor).toBe(sum((one) => one.depositMinor));
        expect(totals.vatMinor).toBe(totals.vat.reduce((all, rate) => all + rate.vatMinor, 0));
        expect(totals.grossMinor).toBe(totals.netMinor + totals.vatMinor);
        expect(totals.grandTotalMinor).toBe(totals.grossMinor + totals.depositMinor);
        expect(quote.load.boxes).toBe(sum((one) => one.boxes));
        expect(quote.load.grams).toBe(sum((one) => one.grams));
        for (const one of quote.lines) {
          expect(one.netMinor).toBe(one.boxes * one.unitMinor);
          expect(one.boxes).toBe(one.packages + one.layers * 8 + one.pallets * 40);
          const vatMinor = grossOfLine(one) - one.netMinor;
          expect(Math.abs(vatMinor - (one.netMinor * one.vatPct) / 100)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it("C7 each line is priced by itself: neither its place nor its company matters", () => {
    fc.assert(
      fc.property(anyCart, ({ first, second, ...said }) => {
        const given = factsOf(said);
        const both = [line("100101", first), line(other, second)];
        const together = quoteOf(both, given);
        expect(together.lines).toEqual(both.map((one) => quoteOf([one], given).lines[0]));
        const turned = quoteOf(both.toReversed(), given);
        expect(turned.lines).toEqual(together.lines.toReversed());
        expect(turned.totals).toEqual(together.totals);
        expect(turned.load).toEqual(together.load);
      }),
    );
  });

  it("PRICE-04 C12 an agreed price is charged for just the boxes it was given for, at the list price it was given at", () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.integer({ min: -1, max: 1 }),
        fc.integer({ min: -1, max: 1 }),
        (cart, more, dearer) => {
          const { first, agreedMinor, ...said } = cart;
          const given = factsOf(said);
          const [plain] = quoteOf([line("100101", first)], given).lines;
          if (!plain || agreedMinor === null) return;
          const goods = {
            sku: plain.sku,
            bundleSku: null,
            boxes: plain.boxes + more,
            listMinor: toMinor(plain.unitMinor + dearer),
          };
          const agreed = agreedPrices([{ ...goods, unitMinor: toMinor(agreedMinor) }]);
          const [quoted] = quoteOf([line("100101", first)], { ...given, agreed }).lines;
          const holds = more === 0 && dearer === 0;
          expect(quoted?.unitMinor).toBe(holds ? agreedMinor : plain.unitMinor);
        },
      ),
    );
  });

  it("is empty without lines, whatever the facts", () => {
    const quote = quoteCart({ id: toId<CartId>("cart-1"), lines: [] }, facts, FRIDAY_MORNING);
    expect(quote).toMatchObject({
      lines: [],
      mayOrder: false,
      load: { boxes: 0, grams: 0, palletThousandths: 0 },
    });
    expect(quote.totals).toEqual({
      netMinor: 0,
      vat: [],
      vatMinor: 0,
      grossMinor: 0,
      depositMinor: 0,
      grandTotalMinor: 0,
    });
    expect([...goodsOfLines(quote.lines)]).toEqual([]);
  });

  it("C26 the goods behind a plain line are the line, and its VAT is that of its one rate", () => {
    const { lines } = quoteOf(three, facts);
    expect(lines.flatMap(goodsOfLine)).toEqual(lines);
    expect(lines.map(grossOfLine)).toEqual([66_300 + 13_923]);
  });
});
