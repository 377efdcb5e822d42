import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCalendar,
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  at,
  KEG,
  line,
  quoteOf,
  rule,
  type Shelf,
  SLOVAK_HOLIDAYS,
} from "../testing/builders.ts";

const day = (text: string) => toLocalDate(text);

const crate = anyGoods();

const keg = anyGoods({
  sku: toId<Sku>("100112"),
  packaging: KEG,
  packageType: "keg",
  grossGramsPerBox: 39_500,
  millilitresPerBox: 30_000,
  deposits: [{ code: "KEG30", unitsPerBox: 1, depositMinor: toMinor(150_000) }],
});

const shelf: Shelf = [
  [crate, anyPrices(22_100)],
  [keg, anyPrices(138_500)],
];

const facts = anyCartFacts(shelf);

const fullOrder = [line("100101", { pallets: 6, layers: 2 }), line("100112", { packages: 4 })];

describe("the first order: 6 pallets and 2 layers of crates, and 4 kegs", () => {
  const quote = quoteOf(fullOrder, facts);

  it("CART-03 OP-84 prices every line in boxes", () => {
    expect(quote.lines[0]).toMatchObject({
      boxes: 256,
      unitMinor: 22_100,
      netMinor: 5_657_600,
      depositMinor: 4_096_000,
    });
    expect(quote.lines[1]).toMatchObject({
      boxes: 4,
      unitMinor: 138_500,
      netMinor: 554_000,
      depositMinor: 600_000,
    });
  });

  it("D08 totals: net, VAT on the sum of the rate, deposits apart, all together", () => {
    expect(quote.currency).toBe("CZK");
    expect(quote.totals).toEqual({
      netMinor: 6_211_600,
      vat: [{ vatPct: 21, netMinor: 6_211_600, vatMinor: 1_304_436, grossMinor: 7_516_036 }],
      vatMinor: 1_304_436,
      grossMinor: 7_516_036,
      depositMinor: 4_696_000,
      grandTotalMinor: 12_212_036,
    });
  });

  it("D09 load: boxes, grams, pallets, litres", () => {
    expect(quote.load).toEqual({
      boxes: 260,
      grams: 5_175_600,
      palletThousandths: 6622,
      millilitres: 2_680_000,
    });
  });

  it("may be ordered", () => {
    expect(quote).toMatchObject({ mayOrder: true, obstacles: [], breaches: [], problems: [] });
  });
});

describe("prices", () => {
  const leaflet = {
    name: "Ležák měsíce",
    promoMinor: toMinor(20_000),
    percentage: 9,
    longTermDiscountPct: 0,
    isInsideDelivery: true,
    validFrom: day("2026-11-24"),
    validTo: day("2026-11-30"),
  };
  const withPromo = (date: string) =>
    quoteOf(
      [line("100101", { packages: 1 })],
      anyCartFacts([[crate, anyPrices(22_100, { leaflet })]], { deliveryDate: day(date) }),
    ).lines[0];

  it("PROMO-02 PRICE-04 a promo holds by the delivery date, not by today", () => {
    expect(withPromo("2026-11-23")).toMatchObject({ unitMinor: 22_100, promo: { applies: false } });
    expect(withPromo("2026-11-26")).toMatchObject({
      unitMinor: 20_000,
      yourUnitMinor: 22_100,
      promo: { applies: true },
    });
  });

  it("PRICE-04 the price is that of the delivery date, of today while none is chosen", () => {
    const rows = [
      {
        baseMinor: toMinor(1),
        yourMinor: toMinor(1),
        validFrom: day("2026-01-01"),
        validTo: day("2026-11-22"),
      },
      { baseMinor: toMinor(2), yourMinor: toMinor(2), validFrom: day("2026-11-23"), validTo: null },
    ];
    const one = [line("100101", { packages: 1 })];
    expect(quoteOf(one, anyCartFacts([[crate, { rows }]])).totals.netMinor).toBe(2);
    expect(quoteOf(one, anyCartFacts([[crate, { rows }]], { deliveryDate: null })).totals.netMinor).toBe(1);
  });

  it("PRICE-02 a Slovak cart is in euro, with its own VAT and deposits", () => {
    const tray = anyGoods({
      vatPct: 23,
      deposits: [{ code: "SKCAN", unitsPerBox: 24, depositMinor: toMinor(15) }],
    });
    const slovak = anyCartFacts([[tray, anyPrices(1252)]], {
      market: "SK",
      currency: "EUR",
      calendar: anyCalendar({ holidays: SLOVAK_HOLIDAYS }),
    });
    const quote = quoteOf([line("100101", { packages: 10 })], slovak);
    expect(quote.currency).toBe("EUR");
    expect(quote.totals).toMatchObject({
      netMinor: 12_520,
      vatMinor: 2880,
      depositMinor: 3600,
      grandTotalMinor: 19_000,
    });
  });
});

describe("what is wrong with a line", () => {
  const one = { packages: 1 };
  test.each([
    ["an unknown product", [line("999", one)], {}, { kind: "product-unknown", sku: "999" }],
    ["no price", [line("100101", one)], { prices: new Map() }, { kind: "no-price", sku: "100101" }],
    ["TRANSPORT-52 ERROR-45", [line("100260", one)], {}, { kind: "needs-tank-method", sku: "100260" }],
    [
      "OP-147 single boxes on a truck",
      [line("200", one)],
      { method: "flatrate_flatrate" },
      { kind: "unit-not-orderable", sku: "200", unit: "packages" },
    ],
    [
      "CONFIG-10 a unit that is not switched on",
      [line("100101", { pallets: 1 })],
      { orderableUnits: ["packages"] },
      { kind: "unit-not-orderable", sku: "100101", unit: "pallets" },
    ],
    [
      "CART-18 OP-88 more than the ship-to may have",
      [line("100101", { packages: 11 })],
      { boxesLeft: new Map([["100101", 10]]) },
      { kind: "product-limit-exceeded", sku: "100101", boxesLeft: 10 },
    ],
    [
      "empties methods carry no goods",
      [line("100101", one)],
      { method: "emptiespickup_emptiespickup" },
      { kind: "method-carries-no-goods", sku: "100101" },
    ],
  ] as const)("%s", (_, lines, said, problem) => {
    const more: Shelf = [
      ...shelf,
      [anyTankBeer(), anyPrices(2_300_000)],
      [anyGoods({ sku: toId<Sku>("200"), truckOrdering: false }), anyPrices(100)],
    ];
    const quote = quoteOf(lines, { ...anyCartFacts(more), ...(said as object) });
    expect(quote.problems).toEqual([problem]);
    expect(quote.obstacles).toContainEqual({ kind: "line-problem", problem });
    expect(quote.mayOrder).toBe(false);
  });

  it("C4 a broken line changes nothing about the others, and carries its own problem", () => {
    const quote = quoteOf([...fullOrder, line("999", { packages: 5 })], facts);
    expect(quote.totals).toEqual(quoteOf(fullOrder, facts).totals);
    expect(quote.lines.map((one) => one.problems.length)).toEqual([0, 0, 1]);
  });

  it("CART-18 exactly the allowed quantity passes", () => {
    const limited = { ...facts, boxesLeft: new Map([[crate.sku, 10]]) };
    expect(quoteOf([line("100101", { packages: 10 })], limited).mayOrder).toBe(true);
  });
});

describe("why it cannot be ordered", () => {
  const lines = [line("100101", { packages: 1 })];
  test.each([
    ["an empty cart", [], {}, [{ kind: "cart-empty" }]],
    ["no ship-to", lines, { shipToStatus: null }, [{ kind: "no-ship-to" }]],
    ["SHIPTO-12 a suspended one", lines, { shipToStatus: "SUSPENDED" }, [{ kind: "ship-to-suspended" }]],
    ["TRANSPORT-42 no method", lines, { method: null }, [{ kind: "no-method" }]],
    ["TRANSPORT-42 no date", lines, { deliveryDate: null }, [{ kind: "no-date" }]],
    [
      "nothing at all, everything said at once",
      [],
      { shipToStatus: null, method: null, deliveryDate: null, calendar: null },
      [{ kind: "cart-empty" }, { kind: "no-ship-to" }, { kind: "no-method" }, { kind: "no-date" }],
    ],
  ] as const)("%s", (_, given, said, obstacles) => {
    expect(quoteOf(given, { ...facts, ...said }).obstacles).toEqual(obstacles);
  });

  it("CALENDAR-13 C19 the cut-off has passed: says so, with the next day", () => {
    const inTime = at("2026-11-20 16:00");
    const late = at("2026-11-20 16:01");
    expect(quoteOf(lines, facts, inTime).mayOrder).toBe(true);
    expect(quoteOf(lines, facts, late).obstacles).toEqual([
      {
        kind: "day-closed",
        because: { open: false, kind: "too-early", earliest: "2026-11-24" },
        nextDay: "2026-11-26",
      },
    ]);
  });

  it("CART-10 OP-56 a crossed limit, with what is missing", () => {
    const quote = quoteOf(lines, { ...facts, rule: rule({ orderValueMinor: toMinor(350_000) }) });
    expect(quote.obstacles).toEqual([
      {
        kind: "limit-crossed",
        breach: { kind: "min-price-not-reached", limit: 350_000, actual: 22_100, difference: 327_900 },
      },
    ]);
    expect(quote.cartProgress).toEqual({ state: "neutral", messageCode: "min-price-not-reached", fill: 6.3 });
    expect(quote.barProgress).toEqual({
      state: "neutral",
      messageCode: "min-capacity-not-reached",
      fill: 6.3,
    });
  });

  it("PROGRESS-33 a wholesale truck without a minimum needs 20 pallets", () => {
    const truck = {
      ...facts,
      method: "flatrate_flatrate",
      isWholesale: true,
      rule: rule({ maxPallets: 33 }),
    } as const;
    expect(quoteOf([line("100101", { pallets: 19 })], truck).breaches).toMatchObject([
      { kind: "min-pallets-not-reached", limit: 20_000, difference: 1000 },
    ]);
    expect(quoteOf([line("100101", { pallets: 20 })], truck).breaches).toEqual([]);
  });

  it("tank beer: never more than the place has tanks for", () => {
    const tank = anyCartFacts([[anyTankBeer(), anyPrices(2_300_000)]], {
      method: "tank_tank",
      rule: rule({ minLitres: 500, maxLitres: 4000 }),
      tankLitresInstalled: 1000,
    });
    expect(quoteOf([line("100260", { packages: 2 })], tank).mayOrder).toBe(true);
    expect(quoteOf([line("100260", { packages: 3 })], tank).breaches).toMatchObject([
      { kind: "max-litres-exceeded" },
    ]);
  });

  it("an empty cart breaks no minimum", () => {
    expect(quoteOf([], { ...facts, rule: rule({ orderValueMinor: toMinor(350_000) }) }).breaches).toEqual([]);
  });
});

describe("empties in the sum", () => {
  const part = (units: number, palletThousandths: number) => ({
    amounts: [{ code: "KEG50", units }],
    units,
    grams: units * 12_300,
    palletThousandths,
    refundMinor: toMinor(units * 150_000),
  });
  const empties = { first: part(24, 2000), second: null, left: null };

  it("EMPTIES-02 with goods they are settled later: price, load and limits are those of the goods", () => {
    const without = quoteOf(fullOrder, facts);
    expect(quoteOf(fullOrder, { ...facts, empties })).toEqual(without);
  });

  it("EMPTIES-04 PROGRESS-06 a collection is its empties: load, limits and a sum below nought", () => {
    const collection = { ...facts, method: "emptiespickup_emptiespickup", empties } as const;
    const quote = quoteOf([], { ...collection, rule: rule({ minPallets: 3, maxPallets: 6 }) });
    expect(quote.load).toEqual({ boxes: 24, grams: 295_200, palletThousandths: 2000, millilitres: 0 });
    expect(quote.totals).toMatchObject({ depositMinor: -3_600_000, grandTotalMinor: -3_600_000 });
    expect(quote.obstacles).toMatchObject([
      { kind: "limit-crossed", breach: { kind: "min-pallets-not-reached" } },
    ]);
    expect(quoteOf([], { ...collection, rule: rule({ minPallets: 2 }) }).mayOrder).toBe(true);
    expect(quoteOf([], { ...collection, empties: undefined }).obstacles).toEqual([{ kind: "cart-empty" }]);
  });

  it("EMPTIES-03 what fits into no two orders is in the way; a tanker, which takes none, does not mind", () => {
    const tooMany = { ...empties, second: part(72, 6000), left: part(4, 333) };
    expect(quoteOf(fullOrder, { ...facts, empties: tooMany }).obstacles).toEqual([
      { kind: "empties-over-limit", palletThousandths: 333 },
    ]);
    const tank = { ...facts, method: "tank_tank", empties: tooMany } as const;
    expect(quoteOf(fullOrder, tank).obstacles.map(({ kind }) => kind)).not.toContain("empties-over-limit");
  });
});
