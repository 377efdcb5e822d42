import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { toBoxes } from "../kernel/quantity.ts";
import { anyBundle, anyGoods, CRATE, KEG } from "../testing/builders.ts";
import { nameParts, shortForm, tiedName } from "./name-parts.ts";
import { ORDER_UNITS, orderableUnits, parseOrderableUnits } from "./orderable-units.ts";
import { boxesOf, palletsOf, splitBoxes, toThousandths } from "./packaging.ts";
import { isOddSize, LONGEST_EDGE, renditionsOf } from "./picture.ts";
import { depositPerBox } from "./product.ts";
import { boxesLeft } from "./product-limit.ts";
import { judgeProduct } from "./saleability.ts";

const anyUnits = fc.subarray([...ORDER_UNITS]);
const CONFIG_NAMES = { packages: "Packaging", layers: "Layers", pallets: "Pallets" } as const;
const anyPackaging = fc
  .record({ boxesPerLayer: fc.nat(20), layersPerPallet: fc.integer({ min: 1, max: 9 }) })
  .map((said) => ({ itemsPerBox: 1, ...said, boxesPerPallet: said.boxesPerLayer * said.layersPerPallet }));
const anyAmounts = fc.record({ packages: fc.nat(500), layers: fc.nat(50), pallets: fc.nat(30) });

describe("units of ordering", () => {
  it("CONFIG-08 any list is read as it is written, in any order, among unknown names and blanks", () => {
    fc.assert(
      fc.property(anyUnits, fc.constantFrom(",", " , ", ",Bottles,"), (units, mark) => {
        const names = units.map((unit) => CONFIG_NAMES[unit]);
        expect(parseOrderableUnits(names.join(mark))).toEqual(units);
        expect(parseOrderableUnits(names.toReversed().join(mark))).toEqual(units);
      }),
    );
  });

  it("OP-84 CATALOG-16 none is offered that is not configured or that the goods do not come in", () => {
    fc.assert(
      fc.property(anyUnits, anyPackaging, fc.boolean(), fc.boolean(), (configured, packaging, ...flags) => {
        const [truckOrdering, isTruck] = flags;
        const facts = { configured, product: anyGoods({ packaging, truckOrdering }), isTruck };
        const offered = orderableUnits(facts);
        expect(configured).toEqual(expect.arrayContaining([...offered]));
        for (const unit of offered) {
          const one = { packages: 0, layers: 0, pallets: 0, [unit]: 1 };
          expect(boxesOf(one, packaging)).toBeGreaterThan(0);
        }
        expect(offered).toEqual(expect.arrayContaining([...orderableUnits({ ...facts, isTruck: true })]));
      }),
    );
  });

  it("a bundle is ordered by the package, whatever is configured and however it goes", () => {
    for (const isTruck of [true, false]) {
      const product = anyGoods({ bundle: anyBundle(), truckOrdering: false });
      expect(orderableUnits({ configured: ["pallets"], product, isTruck })).toEqual(["packages"]);
    }
  });
});

describe("OP-84 any amount", () => {
  it("is as many boxes as its parts are, and split into the largest units still as many", () => {
    fc.assert(
      fc.property(anyAmounts, anyAmounts, anyPackaging, (some, others, packaging) => {
        const boxes = boxesOf(some, packaging);
        const both = {
          packages: some.packages + others.packages,
          layers: some.layers + others.layers,
          pallets: some.pallets + others.pallets,
        };
        expect(boxesOf(both, packaging)).toBe(boxes + boxesOf(others, packaging));
        expect(boxesOf(splitBoxes(boxes, packaging), packaging)).toBe(boxes);
      }),
    );
  });

  it("whole pallets take their number of pallets to the thousandth, in crates or kegs", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.constantFrom(CRATE, KEG), (pallets, packaging) => {
        const boxes = toBoxes(pallets * packaging.boxesPerPallet);
        expect(toThousandths(palletsOf(boxes, packaging))).toBe(pallets * 1000);
        expect(splitBoxes(boxes, packaging)).toEqual({ packages: 0, layers: 0, pallets });
      }),
    );
  });

  it("D08 the deposit of a box is that of its parts in any order", () => {
    const anyPart = fc.record({
      code: fc.string(),
      unitsPerBox: fc.nat(40),
      depositMinor: fc.nat(200_000).map(toMinor),
    });
    fc.assert(
      fc.property(fc.array(anyPart), fc.array(anyPart), (some, others) => {
        expect(depositPerBox([...some, ...others])).toBe(depositPerBox(others) + depositPerBox(some));
      }),
    );
  });
});

describe("what may be sold", () => {
  it("OP-146 each day is before the season, in it or after it, and the next date is one on which it is sold", () => {
    const anyDay = fc.nat(400).map((days) => addDays(toLocalDate("2026-01-01"), days));
    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), anyDay, (sellableFrom, sellableTo, deliveryDate) => {
        fc.pre(sellableFrom === null || sellableTo === null || sellableFrom <= sellableTo);
        const goods = anyGoods({ sellableFrom, sellableTo });
        const facts = { market: "CZ", carries: "ordinary", deliveryDate } as const;
        const verdict = judgeProduct(goods, facts);
        if (sellableFrom !== null && deliveryDate < sellableFrom) {
          expect(verdict).toEqual({ kind: "not-yet-sold", nextDate: sellableFrom });
          expect(judgeProduct(goods, { ...facts, deliveryDate: sellableFrom })).toBeUndefined();
        } else if (sellableTo !== null && deliveryDate > sellableTo) {
          expect(verdict).toEqual({ kind: "no-longer-sold" });
        } else expect(verdict).toBeUndefined();
      }),
    );
  });

  test.each([
    ["the market before the method", { markets: [], isTank: true }, "not-sold-in-market"],
    [
      "the method before the season",
      { isTank: true, sellableFrom: toLocalDate("2027-01-01") },
      "needs-tank-method",
    ],
  ] as const)("CATALOG-17 %s is said", (_what, said, kind) => {
    const facts = { market: "CZ", carries: "ordinary", deliveryDate: toLocalDate("2026-11-23") } as const;
    expect(judgeProduct(anyGoods(said), facts)).toEqual({ kind });
  });

  it("CART-18 OP-88 what is left and what is ordered come to the limit, and never is less than none left", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (maxBoxes, boxesOrdered) => {
        expect(boxesLeft({ maxBoxes, boxesOrdered }) + Math.min(maxBoxes, boxesOrdered)).toBe(maxBoxes);
      }),
    );
  });
});

describe("CATALOG-04 any picture", () => {
  it("is kept in sizes that grow, none larger than it came, in its own proportions", () => {
    const anyEdge = fc.integer({ min: 96, max: 6000 });
    fc.assert(
      fc.property(anyEdge, anyEdge, (width, height) => {
        fc.pre(!isOddSize({ width, height }));
        const made = renditionsOf({ width, height });
        const edges = made.map(({ edge }) => edge);
        expect(edges).toEqual([...new Set(edges)].toSorted((left, right) => left - right));
        expect(edges.at(-1)).toBe(Math.min(LONGEST_EDGE, Math.max(width, height)));
        for (const one of made) {
          expect(Math.max(one.width, one.height)).toBe(one.edge);
          const shorter = (Math.min(width, height) * one.edge) / Math.max(width, height);
          expect(Math.abs(Math.min(one.width, one.height) - shorter)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});

describe("a name's two halves", () => {
  it("say together what the name says, and hard spaces change no letter of it", () => {
    const anyWord = fc.constantFrom(
      "Lipovrch 11",
      "sud KEG 50 l",
      "lahev 0,5 l",
      "šestnáctka",
      "přepravka 20 ks",
    );
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(", ");
        const { title, form } = nameParts(name);
        const whole = form === "" ? title : `${title}, ${form}`;
        expect(whole.toLowerCase()).toBe(name.toLowerCase());
        expect(tiedName(name).replaceAll("\u00a0", " ")).toBe(name);
        expect(tiedName(tiedName(name))).toBe(tiedName(name));
        expect(shortForm(name)).not.toMatch(/\d \p{L}/u);
      }),
    );
  });
});
