import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { type PriceRow, priceFor } from "./price.ts";
import { afterPriceUpdate } from "./price-update.ts";
import { isInsideDelivery, NO_PROMO, type PromoLeaflet, promoFor, unitPrice } from "./promo-price.ts";
import { grossOf, vatSummary } from "./vat.ts";

const day = (text: string): LocalDate => toLocalDate(text);
const row = (yourMinor: number, from: string, to: string | null): PriceRow => ({
  baseMinor: toMinor(yourMinor + 1000),
  yourMinor: toMinor(yourMinor),
  validFrom: day(from),
  validTo: to === null ? null : day(to),
});

describe("dated prices", () => {
  const rows = [row(22_100, "2026-01-01", "2026-12-31"), row(22_763, "2027-01-01", "2027-12-31")];
  test.each([
    ["2026-01-01", 22_100],
    ["2026-12-31", 22_100],
    ["2027-01-01", 22_763],
    ["2025-12-31", undefined],
    ["2028-01-01", undefined],
  ])("PRICE-04 on %s the price is %s", (date, expected) => {
    expect(priceFor(rows, day(date))?.yourMinor).toBe(expected);
  });

  it("of overlapping rows the one that begins last, in any order of rows", () => {
    const overlapping = [row(1, "2026-06-01", null), row(2, "2026-01-01", null)];
    expect(priceFor(overlapping, day("2026-07-01"))?.yourMinor).toBe(1);
    expect(priceFor(overlapping.toReversed(), day("2026-07-01"))?.yourMinor).toBe(1);
    expect(priceFor(overlapping, day("2026-05-31"))?.yourMinor).toBe(2);
  });
});

describe("promo leaflets", () => {
  const leaflet: PromoLeaflet = {
    name: "Ležák měsíce listopad",
    promoMinor: toMinor(21_736),
    percentage: 12,
    longTermDiscountPct: 0,
    isInsideDelivery: true,
    validFrom: day("2026-11-01"),
    validTo: day("2026-11-30"),
  };

  test.each([
    ["Yes", true],
    ["yes", true],
    ["true", true],
    [true, true],
    ["No", false],
    ["", false],
    [false, false],
    [null, false],
    [1, false],
  ])("PROMO-02 the flag %j is %s", (flag, expected) => {
    expect(isInsideDelivery(flag)).toBe(expected);
  });

  test.each([
    ["PROMO-02 inside delivery", leaflet, "2026-11-23", true],
    ["first day", leaflet, "2026-11-01", true],
    ["last day", leaflet, "2026-11-30", true],
    ["delivered a day late", leaflet, "2026-12-01", false],
    ["delivered a day early", leaflet, "2026-10-31", false],
    ["PROMO-03 not inside delivery", { ...leaflet, isInsideDelivery: false }, "2026-11-23", false],
    ["no leaflet", undefined, "2026-11-23", false],
  ])("%s", (_, given, date, applies) => {
    const promo = promoFor(given, day(date));
    expect(promo.applies).toBe(applies);
    if (!applies) expect(promo).toEqual(NO_PROMO);
  });

  it("PROMO-03 OP-79 without a promo numbers are 0 and dates null", () => {
    expect(NO_PROMO).toEqual({
      applies: false,
      promoMinor: 0,
      percentage: 0,
      longTermDiscountPct: 0,
      validFrom: null,
      validTo: null,
    });
  });

  it("charges the promo price, and never more than the own price", () => {
    const price = { baseMinor: toMinor(26_000), yourMinor: toMinor(24_700) };
    const promo = promoFor(leaflet, day("2026-11-23"));
    expect(unitPrice(price, promo)).toBe(21_736);
    expect(unitPrice({ ...price, yourMinor: toMinor(20_000) }, promo)).toBe(20_000);
    expect(unitPrice(price, NO_PROMO)).toBe(24_700);
  });
});

describe("VAT", () => {
  it("D08 is computed once per rate on the sum, lowest rate first", () => {
    const summary = vatSummary([
      { vatPct: 23, netMinor: toMinor(101) },
      { vatPct: 19, netMinor: toMinor(50) },
      { vatPct: 23, netMinor: toMinor(101) },
    ]);
    expect(summary).toEqual([
      { vatPct: 19, netMinor: 50, vatMinor: 10, grossMinor: 60 },
      { vatPct: 23, netMinor: 202, vatMinor: 46, grossMinor: 248 },
    ]);
  });

  it("gross is net and VAT for every rate, no net gets lost, and the order of lines does not matter", () => {
    const amounts = fc.array(
      fc.record({
        vatPct: fc.constantFrom(0, 5, 19, 21, 23),
        netMinor: fc.integer({ min: 0, max: 1e11 }).map(toMinor),
      }),
    );
    fc.assert(
      fc.property(amounts, (lines) => {
        const summary = vatSummary(lines);
        for (const rate of summary) {
          expect(rate.grossMinor).toBe(rate.netMinor + rate.vatMinor);
          expect(Math.abs(rate.vatMinor - (rate.netMinor * rate.vatPct) / 100)).toBeLessThanOrEqual(0.5001);
        }
        const net = (all: readonly { netMinor: number }[]) => all.reduce((sum, one) => sum + one.netMinor, 0);
        expect(net(summary)).toBe(net(lines));
        expect(vatSummary(lines.toReversed())).toEqual(summary);
      }),
    );
  });

  it("shows a price with its VAT", () => {
    expect(grossOf(toMinor(22_100), 21)).toBe(26_741);
    expect(vatSummary([])).toEqual([]);
  });
});

describe("OP-22 after a price update", () => {
  test.each([
    ["PRICE-05", { kind: "updated" }, { mayProceed: true, warning: null }],
    ["PRICE-06", { kind: "failed" }, { mayProceed: true, warning: "price-update-failed" }],
    [
      "GQL-22",
      { kind: "cannot-proceed", statusMessage: "Kredit" },
      { mayProceed: false, kind: "cannot-proceed", statusMessage: "Kredit" },
    ],
    [
      "GQL-22",
      { kind: "delivery-date-expired" },
      { mayProceed: false, kind: "delivery-date-expired", statusMessage: null },
    ],
  ] as const)("%s %j", (_, update, expected) => {
    expect(afterPriceUpdate(update)).toEqual(expected);
  });
});
