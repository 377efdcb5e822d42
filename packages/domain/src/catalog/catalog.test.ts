import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toBoxes } from "../kernel/quantity.ts";
import { anyGoods, anyTankBeer, CRATE, KEG, UNSTACKED } from "../testing/builders.ts";
import { ORDER_UNITS, orderableUnits, parseOrderableUnits } from "./orderable-units.ts";
import { boxesOf, palletsOf, splitBoxes, toThousandths } from "./packaging.ts";
import { depositPerBox, packageTypeOf } from "./product.ts";
import { goodsKind, judgeProduct, type SaleFacts } from "./saleability.ts";

const anyPackaging = fc
  .record({
    boxesPerLayer: fc.integer({ min: 1, max: 40 }),
    layersPerPallet: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ boxesPerLayer, layersPerPallet }) => ({
    itemsPerBox: 1,
    boxesPerLayer,
    layersPerPallet,
    boxesPerPallet: boxesPerLayer * layersPerPallet,
  }));

describe("OP-84 packages, layers and pallets", () => {
  test.each([
    ["crates", { packages: 1, layers: 2, pallets: 3 }, CRATE, 137],
    ["6 pallets and 2 layers of crates", { packages: 0, layers: 2, pallets: 6 }, CRATE, 256],
    ["4 kegs", { packages: 4, layers: 0, pallets: 0 }, KEG, 4],
    ["tank units do not stack", { packages: 3, layers: 2, pallets: 1 }, UNSTACKED, 3],
  ])("%s", (_, amounts, packaging, boxes) => {
    expect(boxesOf(amounts, packaging)).toBe(boxes);
  });

  test.each([
    [57, CRATE, { pallets: 1, layers: 2, packages: 1 }],
    [40, CRATE, { pallets: 1, layers: 0, packages: 0 }],
    [17, KEG, { pallets: 0, layers: 2, packages: 5 }],
    [3, UNSTACKED, { pallets: 0, layers: 0, packages: 3 }],
  ])("%i boxes in the largest units first", (boxes, packaging, amounts) => {
    expect(splitBoxes(toBoxes(boxes), packaging)).toEqual(amounts);
  });

  it("splitting and putting together again loses nothing, and no unit overflows", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), anyPackaging, (boxes, packaging) => {
        const parts = splitBoxes(toBoxes(boxes), packaging);
        expect(boxesOf(parts, packaging)).toBe(boxes);
        expect(parts.layers).toBeLessThan(packaging.layersPerPallet);
        expect(parts.packages).toBeLessThan(packaging.boxesPerLayer);
      }),
    );
  });

  it("pallets are fractions, compared in thousandths", () => {
    expect(palletsOf(20, CRATE)).toBe(0.5);
    expect(palletsOf(3, UNSTACKED)).toBe(0);
    expect(toThousandths(palletsOf(1, KEG))).toBe(56);
    expect(toThousandths(18 * palletsOf(1, KEG))).toBe(1000);
  });
});

describe("orderable units", () => {
  test.each([
    ["Packaging,Pallets,Layers", ["packages", "layers", "pallets"]],
    ["Pallets , Packaging", ["packages", "pallets"]],
    ["Bottles", []],
    ["", []],
  ])("CONFIG-08 CONFIG-11 %j reads as %j", (text, units) => {
    expect(parseOrderableUnits(text)).toEqual(units);
  });

  test.each([
    ["OP-84 all that is configured", ORDER_UNITS, anyGoods(), false, ["packages", "layers", "pallets"]],
    ["OP-84 nothing that is not configured", ["pallets"], anyGoods(), false, ["pallets"]],
    ["OP-84 tank beer has no layers or pallets", ORDER_UNITS, anyTankBeer(), false, ["packages"]],
    [
      "OP-147 on a truck single boxes when allowed",
      ORDER_UNITS,
      anyGoods(),
      true,
      ["packages", "layers", "pallets"],
    ],
    [
      "OP-147 on a truck no single boxes otherwise",
      ORDER_UNITS,
      anyGoods({ truckOrdering: false }),
      true,
      ["layers", "pallets"],
    ],
    [
      "OP-147 elsewhere the flag means nothing",
      ORDER_UNITS,
      anyGoods({ truckOrdering: false }),
      false,
      ["packages", "layers", "pallets"],
    ],
  ] as const)("%s", (_, configured, product, isTruck, units) => {
    expect(orderableUnits({ configured, product, isTruck })).toEqual(units);
  });
});

describe("saleability", () => {
  const day = (text: string) => toLocalDate(text);
  const facts = (said: Partial<SaleFacts> = {}): SaleFacts => ({
    market: "CZ",
    carries: "ordinary",
    deliveryDate: day("2026-11-23"),
    ...said,
  });
  const seasonal = anyGoods({ sellableFrom: day("2026-11-01"), sellableTo: day("2026-12-31") });
  const unfiltered = anyGoods({ isUnfiltered: true });
  const inTank = anyTankBeer({ isUnfiltered: true });

  test.each([
    ["plain goods", anyGoods(), facts(), undefined],
    ["not in this market", anyGoods({ markets: ["SK"] }), facts(), { kind: "not-sold-in-market" }],
    ["first day of the season", seasonal, facts({ deliveryDate: day("2026-11-01") }), undefined],
    ["last day of the season", seasonal, facts({ deliveryDate: day("2026-12-31") }), undefined],
    [
      "OP-146 before the season, with the next date",
      seasonal,
      facts({ deliveryDate: day("2026-10-31") }),
      { kind: "not-yet-sold", nextDate: "2026-11-01" },
    ],
    ["after the season", seasonal, facts({ deliveryDate: day("2027-01-01") }), { kind: "no-longer-sold" }],
    ["TRANSPORT-52 tank beer by the round", anyTankBeer(), facts(), { kind: "needs-tank-method" }],
    ["TRANSPORT-52 tank beer by tank", anyTankBeer(), facts({ carries: "tank" }), undefined],
    ["TRANSPORT-51 unfiltered by the round", unfiltered, facts(), { kind: "needs-unfiltered-method" }],
    ["TRANSPORT-51 unfiltered by its method", unfiltered, facts({ carries: "unfiltered" }), undefined],
    [
      "unfiltered beer in a tank is tank beer",
      inTank,
      facts({ carries: "unfiltered" }),
      { kind: "needs-tank-method" },
    ],
    ["ERROR-45 a crate by tank", anyGoods(), facts({ carries: "tank" }), { kind: "needs-ordinary-method" }],
    [
      "empties methods sell nothing",
      anyGoods(),
      facts({ carries: "nothing" }),
      { kind: "method-carries-no-goods" },
    ],
  ])("CATALOG-17 %s", (_, product, sale, expected) => {
    expect(judgeProduct(product, sale)).toEqual(expected);
  });

  it("TRANSPORT-51 TRANSPORT-52 of the methods exactly one sells a product, and never one for empties", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isTank, isUnfiltered) => {
        const goods = anyGoods({ isTank, isUnfiltered });
        const sold = (["ordinary", "unfiltered", "tank", "nothing"] as const).filter(
          (carries) => judgeProduct(goods, facts({ carries })) === undefined,
        );
        expect(sold).toEqual([goodsKind(goods)]);
      }),
    );
  });
});

it("D08 the deposit of a full crate is 160 Kč: 20 bottles and the crate", () => {
  expect(depositPerBox(anyGoods().deposits)).toBe(16_000);
  expect(depositPerBox([])).toBe(0);
});

test.each([
  ["keg", "keg"],
  ["PET bottle", "PET bottle"],
  ["amphora", "other"],
  ["toString", "other"],
  ["", "other"],
  [null, "other"],
])("CATALOG-15 goods in %j come in a package called %j", (text, type) => {
  expect(packageTypeOf(text)).toBe(type);
});
