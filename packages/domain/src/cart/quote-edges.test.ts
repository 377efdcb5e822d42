import { describe, expect, it, test } from "vitest";
import { NO_LIMITS } from "../capacity/capacity-rule.ts";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { NO_PROMO } from "../pricing/promo-price.ts";
import {
  anyBundle,
  anyCalendar,
  anyCartFacts,
  anyGoods,
  anyPrices,
  at,
  FRIDAY_MORNING,
  line,
  partsOf,
  quoteOf,
  rule,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { quoteBundle } from "./quote-bundle.ts";

const day = (text: string) => toLocalDate(text);

const crate = anyGoods();

const facts = anyCartFacts([[crate, anyPrices(22_100)]]);

const three = [line("100101", { packages: 3 })];

describe("a line that nothing is known of", () => {
  const nothing = {
    baseUnitMinor: toMinor(0),
    yourUnitMinor: toMinor(0),
    unitMinor: toMinor(0),
    promo: NO_PROMO,
    netMinor: toMinor(0),
  };

  it("C4 of unknown goods there are no boxes, no price, no weight and no deposit, whatever was typed", () => {
    const [quoted] = quoteOf([line("999", { packages: 3, layers: 2, pallets: 1 })], facts).lines;
    expect(quoted).toEqual({
      ...nothing,
      sku: "999",
      packages: 3,
      layers: 2,
      pallets: 1,
      boxes: 0,
      vatPct: 0,
      depositMinor: 0,
      grams: 0,
      millilitres: 0,
      problems: [{ kind: "product-unknown", sku: "999" }],
    });
  });

  it("C4 goods without a price cost nothing and are loaded all the same", () => {
    const [quoted] = quoteOf(three, anyCartFacts([[crate, { rows: [] }]])).lines;
    expect(quoted).toMatchObject({
      ...nothing,
      boxes: 3,
      vatPct: 21,
      depositMinor: 3 * 16_000,
      grams: 3 * 19_600,
      millilitres: 3 * 10_000,
      problems: [{ kind: "no-price", sku: "100101" }],
    });
  });

  it("C4 a leaflet without a price is none, and a price on another day no price", () => {
    const leaflet = {
      name: "Akce",
      promoMinor: toMinor(1),
      percentage: 0,
      longTermDiscountPct: 0,
      isInsideDelivery: true,
      validFrom: day("2026-01-01"),
      validTo: day("2026-12-31"),
    };
    const rows = [
      { baseMinor: toMinor(9), yourMinor: toMinor(9), validFrom: day("2026-11-24"), validTo: null },
    ];
    const [quoted] = quoteOf(three, anyCartFacts([[crate, { rows, leaflet }]])).lines;
    expect(quoted).toMatchObject(nothing);
  });

  it("C4 inside a bundle, too: goods that are unknown or unpriced add boxes and nothing else", () => {
    const bundle = anyBundle({ discountPct: 0 });
    const pack = anyGoods({ sku: toId<Sku>("950560"), packaging: UNSTACKED, deposits: [], bundle });
    const shelf: Shelf = [
      [pack, { rows: [] }],
      [anyGoods({ sku: toId<Sku>("100201") }), { rows: [] }],
      [anyGoods({ sku: toId<Sku>("100301"), vatPct: 12 }), anyPrices(1000)],
    ];
    const wanted = line("950560", { packages: 2, parts: partsOf("8 100201, 8 100301, 24 120101") });
    const [quoted] = quoteOf([wanted], anyCartFacts(shelf)).lines;
    expect(quoted?.contents).toEqual([
      {
        ...nothing,
        sku: "100201",
        boxes: 16,
        vatPct: 21,
        depositMinor: 256_000,
        grams: 313_600,
        millilitres: 160_000,
      },
      {
        sku: "100301",
        boxes: 16,
        baseUnitMinor: 1000,
        yourUnitMinor: 1000,
        unitMinor: 1000,
        promo: NO_PROMO,
        netMinor: 16_000,
        vatPct: 12,
        depositMinor: 256_000,
        grams: 313_600,
        millilitres: 160_000,
      },
      { ...nothing, sku: "120101", boxes: 48, vatPct: 0, depositMinor: 0, grams: 0, millilitres: 0 },
    ]);
    expect(quoted).toMatchObject({ baseUnitMinor: 8000, yourUnitMinor: 8000, unitMinor: 8000, vatPct: 0 });
    expect(quoted?.problems.map((problem) => problem.kind)).toEqual([
      "bundle-item-not-sold",
      "bundle-item-not-sold",
    ]);
  });
});

describe("the rate of a bundle", () => {
  const quotedWith = (rates: readonly number[], parts: string) => {
    const skus = ["100201", "100301"].map((sku) => toId<Sku>(sku));
    const pack = anyGoods({ packaging: UNSTACKED, bundle: anyBundle() });
    const shelf = skus.map(
      (sku, index) => [anyGoods({ sku, vatPct: rates[index] ?? 0 }), anyPrices(100)] as const,
    );
    return quoteBundle(
      line("100101", { packages: 1, parts: parts === "" ? [] : partsOf(parts) }),
      { product: pack, bundle: anyBundle() },
      {
        shelf: anyCartFacts(shelf),
        agreed: undefined,
        date: FRIDAY_MORNING.date,
        deliveryDate: null,
        sale: undefined,
        isTruck: false,
        configuredUnits: ORDER_UNITS,
      },
    );
  };
  test.each([
    ["one for all", [12, 12], "4 100201, 4 100301", 12],
    ["none in common", [12, 21], "4 100201, 4 100301", 0],
    ["that of the only one", [12, 21], "4 100301", 21],
    ["none of nothing", [12, 21], "", 0],
  ])("D08 is %s", (_, rates, parts, expected) => {
    expect(quotedWith(rates, parts).vatPct).toBe(expected);
  });
});

describe("what is judged before all is chosen", () => {
  it("PROGRESS-06 without a method there is no progress, and the limits are those of the rule as it stands", () => {
    const given = rule({ maxPallets: 3 });
    expect(quoteOf(three, { ...facts, method: null, rule: given })).toMatchObject({
      limits: given,
      cartProgress: null,
      barProgress: null,
      breaches: [],
    });
    expect(quoteOf(three, { ...facts, method: null }).limits).toEqual(NO_LIMITS);
    expect(quoteOf(three, facts).cartProgress).not.toBeNull();
  });

  it("OP-66 a closed day where nothing else is open has no next one, and without a calendar nothing is closed", () => {
    const never = anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] });
    expect(quoteOf(three, { ...facts, calendar: never }).obstacles).toEqual([
      { kind: "day-closed", because: { open: false, kind: "weekday-not-served" }, nextDay: null },
    ]);
    expect(quoteOf(three, { ...facts, calendar: null }).mayOrder).toBe(true);
  });

  it("TRANSPORT-42 everything that is wrong is said in the order in which it would be mended", () => {
    const quote = quoteOf(
      [line("999", { packages: 1 }), ...three],
      {
        ...facts,
        shipToStatus: "SUSPENDED",
        rule: rule({ orderValueMinor: toMinor(900_000) }),
        empties: {
          first: { amounts: [], units: 0, grams: 0, palletThousandths: 0, refundMinor: toMinor(0) },
          second: null,
          left: { amounts: [], units: 1, grams: 1, palletThousandths: 83, refundMinor: toMinor(1) },
        },
      },
      at("2026-11-20 16:01"),
    );
    expect(quote.obstacles.map(({ kind }) => kind)).toEqual([
      "ship-to-suspended",
      "day-closed",
      "line-problem",
      "limit-crossed",
      "empties-over-limit",
    ]);
    expect(quote.mayOrder).toBe(false);
  });
});
