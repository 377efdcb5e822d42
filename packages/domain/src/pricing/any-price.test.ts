import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { type AgreedPrice, agreedOr, agreedPrices } from "./agreed-price.ts";
import { type PriceRow, priceFor } from "./price.ts";
import { daysToShow, pricedDays } from "./promo-days.ts";
import { isInsideDelivery, NO_PROMO, type PromoLeaflet, promoFor, unitPrice } from "./promo-price.ts";
import { grossOf, vatSummary } from "./vat.ts";

const firstDay = toLocalDate("2026-01-01");
const days = fc.nat(400).map((count) => addDays(firstDay, count));
const minor = fc.nat(1_000_000).map(toMinor);
const span = fc.tuple(days, fc.option(fc.nat(60)));
const rows: fc.Arbitrary<readonly PriceRow[]> = fc.array(
  fc.tuple(span, minor).map(([[validFrom, length], yourMinor]) => ({
    baseMinor: toMinor(yourMinor + 1),
    yourMinor,
    validFrom,
    validTo: length === null ? null : addDays(validFrom, length),
  })),
  { maxLength: 6 },
);
const leaflets: fc.Arbitrary<PromoLeaflet> = fc.tuple(days, fc.nat(60), minor, fc.boolean()).map(
  ([validFrom, length, promoMinor, isInside]): PromoLeaflet => ({
    name: "Ležák měsíce",
    promoMinor,
    percentage: 12,
    longTermDiscountPct: 3,
    isInsideDelivery: isInside,
    validFrom,
    validTo: addDays(validFrom, length),
  }),
);

describe("PRICE-04 the price of any day", () => {
  it("is of a row that holds, and no other row that holds begins later", () => {
    fc.assert(
      fc.property(rows, days, (all, day) => {
        const holding = all.filter(({ validFrom, validTo }) => validFrom <= day && (validTo ?? day) >= day);
        const found = priceFor(all, day);
        if (holding.length === 0) expect(found).toBeUndefined();
        else {
          expect(holding).toContain(found);
          for (const row of holding) expect(row.validFrom <= (found?.validFrom ?? "")).toBe(true);
        }
      }),
    );
  });

  it("of two rows that begin on one day is the first one's", () => {
    const row = { baseMinor: toMinor(2), yourMinor: toMinor(1), validFrom: firstDay, validTo: null };
    const second = { ...row, yourMinor: toMinor(5) };
    expect(priceFor([row, second], firstDay)).toBe(row);
    expect(priceFor([second, row], firstDay)).toBe(second);
    expect(priceFor([], firstDay)).toBeUndefined();
  });
});

describe("PROMO-02 PROMO-03 a leaflet on any day", () => {
  it("applies inside delivery and between its days, with its own figures, and is nothing otherwise", () => {
    fc.assert(
      fc.property(leaflets, days, (leaflet, day) => {
        const holds = leaflet.isInsideDelivery && leaflet.validFrom <= day && day <= leaflet.validTo;
        const { name: _name, isInsideDelivery: _flag, ...figures } = leaflet;
        expect(promoFor(leaflet, day)).toEqual(holds ? { applies: true, ...figures } : NO_PROMO);
      }),
    );
  });

  it("never makes goods dearer, and never cheaper than it says", () => {
    fc.assert(
      fc.property(leaflets, days, minor, (leaflet, day, yourMinor) => {
        const promo = promoFor(leaflet, day);
        const paid = unitPrice({ baseMinor: yourMinor, yourMinor }, promo);
        expect(paid).toBe(promo.applies ? Math.min(yourMinor, leaflet.promoMinor) : yourMinor);
      }),
    );
  });

  it("of the own price changes nothing, and costs the own price", () => {
    const promo = { ...NO_PROMO, applies: true, promoMinor: toMinor(100) };
    expect(unitPrice({ baseMinor: toMinor(100), yourMinor: toMinor(100) }, promo)).toBe(100);
    expect(unitPrice({ baseMinor: toMinor(101), yourMinor: toMinor(101) }, promo)).toBe(100);
    expect(unitPrice({ baseMinor: toMinor(99), yourMinor: toMinor(99) }, promo)).toBe(99);
  });

  test.each([
    [" Yes ", true],
    ["TRUE", true],
    ["yes!", false],
    ["y", false],
    ["untrue", false],
    ["1", false],
    [undefined, false],
    [{}, false],
    [["yes"], false],
  ])("the flag %j is %s", (flag, expected) => {
    expect(isInsideDelivery(flag)).toBe(expected);
  });
});

describe("what the days show", () => {
  const week = (count: number): readonly LocalDate[] =>
    Array.from({ length: count }, (_, at) => addDays(firstDay, at));

  it("PROMO-02 each day costs what its cheapest-first leaflet says, and never more than the own price", () => {
    fc.assert(
      fc.property(fc.array(leaflets, { maxLength: 4 }), minor, (all, own) => {
        const asked = week(30);
        const priced = pricedDays(all, asked, own);
        expect(priced.map(({ day }) => day)).toEqual(asked);
        for (const { day, minor: paid, leaflet } of priced) {
          const first = all.find((one) => one.validFrom <= day && day <= one.validTo && one.promoMinor < own);
          expect(paid).toBe(first?.promoMinor ?? own);
          expect(leaflet).toBe(first);
        }
      }),
    );
  });

  it("are so many and no more, in their order, with the chosen one and the first other price after it", () => {
    const prices = fc.array(fc.constantFrom(100, 90, 80).map(toMinor), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(prices, fc.nat(14), fc.integer({ min: 2, max: 6 }), (minors, chosen, most) => {
        const priced = minors.map((one, at) => ({ day: addDays(firstDay, at), minor: one }));
        const picked = daysToShow(priced, addDays(firstDay, chosen), most);
        expect(picked).toHaveLength(Math.min(most, priced.length));
        expect(picked).toEqual(priced.filter((one) => picked.includes(one)));
        const now = priced[chosen] ?? priced[0];
        const other = priced.find((one) => now && one.day > now.day && one.minor !== now.minor);
        expect(picked).toContain(now);
        if (other) expect(picked).toContain(other);
      }),
    );
  });

  it("leave room for the chosen one only where one is shown", () => {
    const priced = [100, 90, 80].map((one, at) => ({ day: addDays(firstDay, at), minor: toMinor(one) }));
    expect(daysToShow(priced, addDays(firstDay, 1), 1)).toEqual([priced[1]]);
    expect(daysToShow(priced, undefined, 1)).toEqual([priced[0]]);
    expect(daysToShow(priced, undefined, 0)).toEqual([]);
  });
});

describe("PRICE-04 prices that the ERP agreed", () => {
  const beer = toId<Sku>("100101");
  const keg = toId<Sku>("100112");
  const pallet = toId<Sku>("950560");
  const agreed = (said: Partial<AgreedPrice> = {}): AgreedPrice => ({
    sku: beer,
    bundleSku: null,
    boxes: 3,
    listMinor: toMinor(100),
    unitMinor: toMinor(90),
    ...said,
  });
  const { unitMinor: _unit, ...asked } = agreed();

  test.each([
    ["for just these goods", {}, 90],
    ["C12 not for one box more", { boxes: 4 }, 100],
    ["C12 not for one box less", { boxes: 2 }, 100],
    ["C12 not when the price list has become dearer", { listMinor: toMinor(101) }, 101],
    ["C12 nor when it has become cheaper", { listMinor: toMinor(99) }, 99],
    ["not for other goods", { sku: keg }, 100],
    ["not for the same goods inside a bundle", { bundleSku: pallet }, 100],
  ])("hold %s", (_, said, expected) => {
    expect(agreedOr(agreedPrices([agreed()]), { ...asked, ...said })).toBe(expected);
  });

  it("hold inside their own bundle and in no other", () => {
    const inside = agreedPrices([agreed({ bundleSku: pallet })]);
    expect(agreedOr(inside, { ...asked, bundleSku: pallet })).toBe(90);
    expect(agreedOr(inside, asked)).toBe(100);
    expect(agreedOr(inside, { ...asked, bundleSku: keg })).toBe(100);
  });

  it("that are the price list's agree nothing; dearer ones do", () => {
    expect(agreedPrices([agreed({ unitMinor: toMinor(100) })]).size).toBe(0);
    expect(agreedOr(agreedPrices([agreed({ unitMinor: toMinor(110) })]), asked)).toBe(110);
    expect(agreedPrices([agreed(), agreed({ sku: keg }), agreed({ bundleSku: pallet })]).size).toBe(3);
  });
});

describe("D08 VAT", () => {
  test.each([
    [0, 21, 0],
    [1, 21, 1],
    [2, 21, 2],
    [3, 21, 4],
    [50, 1, 51],
    [49, 1, 49],
    [100, 0, 100],
    [-100, 21, -121],
  ])("of %i at %i per cent makes %i", (net, rate, gross) => {
    expect(grossOf(toMinor(net), rate)).toBe(gross);
  });

  it("a rate whose goods cost nothing is not on the paper", () => {
    expect(
      vatSummary([
        { vatPct: 12, netMinor: toMinor(0) },
        { vatPct: 21, netMinor: toMinor(100) },
      ]),
    ).toEqual([{ vatPct: 21, netMinor: 100, vatMinor: 21, grossMinor: 121 }]);
  });

  it("is the same however the goods of a rate are parted", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ vatPct: fc.constantFrom(12, 21), netMinor: minor })),
        fc.nat(),
        (all, cut) => {
          const parted = all.flatMap((one) => {
            const part = cut % (one.netMinor + 1);
            return [
              { ...one, netMinor: toMinor(part) },
              { ...one, netMinor: toMinor(one.netMinor - part) },
            ];
          });
          expect(vatSummary(parted)).toEqual(vatSummary(all));
        },
      ),
    );
  });
});
