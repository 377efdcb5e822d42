import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  line,
  partsOf,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { type CartLine, MAX_PER_UNIT } from "./cart.ts";
import { clampLine } from "./clamp-line.ts";
import { whyNotAddable } from "./new-line.ts";
import { notSoldInside } from "./package-contents.ts";

const day = (text: string): LocalDate => toLocalDate(text);

const crate = anyGoods();

const shelf: Shelf = [
  [crate, anyPrices(22_100)],
  [anyTankBeer(), anyPrices(900_000)],
];

const facts = anyCartFacts(shelf);

describe("what may be put in", () => {
  const one = line("100101", { packages: 1 });
  test.each([
    ["what the market has", {}, undefined],
    [
      "goods of the other market",
      { market: "SK", products: new Map([["100101", anyGoods({ markets: ["CZ"] })]]) },
      "product-unknown",
    ],
    ["goods that nobody knows", { products: new Map() }, "product-unknown"],
    ["without a price", { prices: new Map() }, "no-price"],
    ["without a row of prices", { prices: new Map([["100101", { rows: [] }]]) }, "no-price"],
    ["before a method is chosen", { method: null }, undefined],
    ["before a day is chosen", { deliveryDate: null }, undefined],
    [
      "with a method that carries no goods",
      { method: "emptiespickup_emptiespickup" },
      "method-carries-no-goods",
    ],
    [
      "with such a method before a day is chosen",
      { method: "emptiespickup_emptiespickup", deliveryDate: null },
      undefined,
    ],
    [
      "by truck what does not go by truck loose",
      { method: "flatrate_flatrate", products: new Map([["100101", anyGoods({ truckOrdering: false })]]) },
      "unit-not-orderable",
    ],
    ["the last box", { boxesLeft: new Map([["100101", 1]]) }, undefined],
    ["of what is used up", { boxesLeft: new Map([["100101", 0]]) }, "product-limit-reached"],
    ["of what is used up for another product", { boxesLeft: new Map([["100112", 0]]) }, undefined],
  ])("CART-05 ERROR-48 %s", (_, said, kind) => {
    expect(whyNotAddable(one, { ...facts, ...(said as object) })?.kind).toBe(kind);
  });

  it("CART-18 layers and pallets in the cart count as boxes", () => {
    const limited = { ...facts, boxesLeft: new Map([[crate.sku, 8 + 40 + 1]]) };
    const present = line("100101", { layers: 1, pallets: 1 });
    expect(whyNotAddable(one, limited, present)).toBeUndefined();
    expect(whyNotAddable(line("100101", { packages: 2 }), limited, present)).toMatchObject({
      kind: "product-limit-exceeded",
      boxesLeft: 49,
    });
  });

  it("of plain goods the boxes that are there are no packages: their most is counted by the line", () => {
    const present = line("100101", { packages: MAX_PER_UNIT });
    expect(whyNotAddable(one, facts, present)).toBeUndefined();
  });
});

describe("C6 a line that is clamped to a limit", () => {
  const wanted = (said: Partial<CartLine>) => line("100101", said);
  const left = (boxes: number, said: object = {}) => ({
    ...facts,
    ...said,
    boxesLeft: new Map([[crate.sku, boxes]]),
  });
  test.each([
    ["what fits is left as it is typed", { layers: 5, packages: 1 }, 41, {}, { layers: 5, packages: 1 }],
    ["also when more boxes would fit", { packages: 9 }, 41, {}, { packages: 9 }],
    ["a layer more than fits comes loose", { layers: 5 }, 39, {}, { layers: 4, packages: 7 }],
    ["a pallet that does not fit comes in boxes", { pallets: 1 }, 39, {}, { packages: 39 }],
    ["pallets go before layers", { pallets: 3, layers: 9 }, 90, {}, { pallets: 2, layers: 1, packages: 2 }],
    [
      "where nothing comes loose, only whole layers",
      { pallets: 1, layers: 2 },
      25,
      { orderableUnits: ["layers", "pallets"] },
      { layers: 2 },
    ],
    [
      "goods whose boxes go by no truck, only whole layers",
      { layers: 3 },
      20,
      { method: "flatrate_flatrate", products: new Map([[crate.sku, anyGoods({ truckOrdering: false })]]) },
      { layers: 2 },
    ],
    [
      "the same goods on the round, the rest loose",
      { layers: 3 },
      20,
      { products: new Map([[crate.sku, anyGoods({ truckOrdering: false })]]) },
      { layers: 2, packages: 4 },
    ],
    [
      "and before a method is chosen",
      { layers: 3 },
      20,
      { method: null, products: new Map([[crate.sku, anyGoods({ truckOrdering: false })]]) },
      { layers: 2, packages: 4 },
    ],
  ])("C6 OP-88 %s", (_, said, boxes, more, expected) => {
    expect(clampLine(wanted(said), left(boxes, more))).toEqual(line("100101", expected));
  });

  it("C6 nothing is taken where nothing is left, or only what does not come so", () => {
    expect(clampLine(wanted({ packages: 3 }), left(0))).toBeUndefined();
    expect(clampLine(wanted({ packages: 3 }), left(5), line("100101", { packages: 5 }))).toBeUndefined();
    expect(clampLine(wanted({ packages: 3 }), left(5), line("100101", { packages: 9 }))).toBeUndefined();
    expect(
      clampLine(wanted({ pallets: 1 }), left(7, { orderableUnits: ["layers", "pallets"] })),
    ).toBeUndefined();
  });

  it("C6 goods that lie on no pallet come loose, and a limit of their own is none of others", () => {
    const barrel = anyGoods({ packaging: UNSTACKED });
    const unstacked = anyCartFacts([[barrel, anyPrices(100)]], { boxesLeft: new Map([[barrel.sku, 3]]) });
    expect(clampLine(wanted({ packages: 8 }), unstacked)?.packages).toBe(3);
    const others = { ...facts, boxesLeft: new Map([[toId<Sku>("100112"), 1]]) };
    expect(clampLine(wanted({ packages: 8 }), others)?.packages).toBe(8);
  });

  it("C6 loose boxes never come to more than a line holds", () => {
    const present = wanted({ packages: MAX_PER_UNIT - 2, layers: MAX_PER_UNIT, pallets: MAX_PER_UNIT });
    expect(clampLine(wanted({ packages: 9, layers: 9, pallets: 9 }), facts, present)).toEqual(
      wanted({ packages: 2 }),
    );
    expect(clampLine(wanted({ pallets: 1000 }), left(39_999))).toMatchObject({
      pallets: 999,
      layers: 0,
      packages: 39,
    });
  });
});

describe("what a package holds and cannot be had", () => {
  const inside = anyGoods({ sku: toId<Sku>("100201") });
  const sale = { market: "CZ", carries: "ordinary", deliveryDate: day("2026-11-23") } as const;
  const dated = {
    baseMinor: toMinor(1),
    yourMinor: toMinor(1),
    validFrom: day("2026-11-23"),
    validTo: day("2026-11-30"),
  };
  test.each([
    ["sold and priced", {}, { sale, date: day("2026-11-23") }, []],
    ["priced on its last day", {}, { sale, date: day("2026-11-30") }, []],
    ["without a price on the day", {}, { sale, date: day("2026-12-01") }, ["100201"]],
    ["priced at some time, no day being chosen", {}, { sale, date: null }, []],
    ["never priced, no day being chosen", { prices: new Map() }, { sale, date: null }, ["100201"]],
    ["never priced, on a day", { prices: new Map() }, { sale, date: day("2026-11-23") }, ["100201"]],
    [
      "of the other market",
      { market: "SK", products: new Map([["100201", { ...inside, markets: ["CZ"] }]]) },
      { sale: undefined, date: null },
      ["100201"],
    ],
    ["of no market", { products: new Map() }, { sale: undefined, date: null }, ["100201"]],
    [
      "no longer sold",
      { products: new Map([["100201", { ...inside, sellableTo: day("2026-11-22") }]]) },
      { sale, date: null },
      ["100201"],
    ],
    [
      "no longer sold, no method being chosen",
      { products: new Map([["100201", { ...inside, sellableTo: day("2026-11-22") }]]) },
      { sale: undefined, date: null },
      [],
    ],
  ])("OP-86 C4 %s", (_, said, at, expected) => {
    const one = {
      products: new Map([[inside.sku, inside]]),
      prices: new Map([[inside.sku, { rows: [dated] }]]),
    };
    expect(notSoldInside(partsOf("4 100201"), { ...facts, ...one, ...(said as object) }, at)).toEqual(
      expected,
    );
  });
});
