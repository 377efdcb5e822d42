import { describe, expect, it, test } from "vitest";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import {
  anyBundle,
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  line,
  partsOf,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { addLines, type CartLine, emptyCart, judgeLine, MAX_LINES, MAX_PER_UNIT } from "./cart.ts";
import { judgeLineChanges } from "./change-line.ts";
import { type LineFacts, lineProblems } from "./line-problem.ts";
import { judgeRestore, KEPT_MINUTES, KEPT_REMOVALS } from "./restore.ts";

const day = (text: string): LocalDate => toLocalDate(text);

const crate = anyGoods();

const shelf: Shelf = [
  [crate, anyPrices(22_100)],
  [anyTankBeer(), anyPrices(900_000)],
];

const facts = anyCartFacts(shelf);

describe("the quantities of a line", () => {
  test.each([
    ["one box", { packages: 1 }, undefined],
    ["one layer", { layers: 1 }, undefined],
    ["one pallet", { pallets: 1 }, undefined],
    ["the most of each", { packages: MAX_PER_UNIT, layers: MAX_PER_UNIT, pallets: MAX_PER_UNIT }, undefined],
    ["one box too many", { packages: MAX_PER_UNIT + 1 }, "quantity-too-large"],
    ["one layer too many", { layers: MAX_PER_UNIT + 1 }, "quantity-too-large"],
    ["one pallet too many", { pallets: MAX_PER_UNIT + 1 }, "quantity-too-large"],
    ["nothing", {}, "quantity-zero"],
    ["what comes to nothing", { packages: 2, layers: -2 }, "quantity-negative"],
    ["half a layer", { layers: 0.5 }, "quantity-not-whole"],
    ["half a pallet, and less than none beside", { pallets: 0.5, packages: -1 }, "quantity-not-whole"],
    ["no number", { packages: Number.NaN }, "quantity-not-whole"],
    ["without end", { packages: Number.POSITIVE_INFINITY }, "quantity-not-whole"],
  ])("CART-20 %s", (_, said, kind) => {
    expect(judgeLine(line("100101", said))?.kind).toBe(kind);
  });

  it("C17 a cart is as long as the longest import, a present product may still grow, and a new one may not come", () => {
    expect(MAX_LINES).toBe(2000);
    const lines = Array.from({ length: MAX_LINES }, (_, at) => line(String(at), { packages: 1 }));
    const full = addLines(emptyCart(toId<CartId>("cart-1")), lines);
    expect([full.cart.lines.length, full.rejected]).toEqual([MAX_LINES, []]);
    const more = addLines(full.cart, [line("0", { packages: 1 }), line("x", { packages: 1 }), line("y")]);
    expect(more.cart.lines[0]?.packages).toBe(2);
    expect(more.cart.lines).toHaveLength(MAX_LINES);
    expect(more.rejected.map(({ index, refusal }) => [index, refusal.kind])).toEqual([
      [1, "cart-full"],
      [2, "quantity-zero"],
    ]);
  });

  it("CART-05 what a caller hangs on a line does not stay in the cart, and plain goods have no contents", () => {
    const hung = { ...line("100101", { packages: 1 }), price: 1, parts: undefined };
    const { cart } = addLines(emptyCart(toId<CartId>("cart-1")), [hung]);
    expect(cart.lines.map((one) => Object.keys(one).sort())).toEqual([
      ["layers", "packages", "pallets", "sku"],
    ]);
    const group = line("950560", { packages: 1, parts: partsOf("4 100201") });
    expect(addLines(cart, [group]).cart.lines[1]).toEqual(group);
  });
});

describe("what is wrong with a line, one thing at a time and all at once", () => {
  const right: LineFacts = {
    product: crate,
    hasPrice: true,
    boxes: 10,
    sale: { market: "CZ", carries: "ordinary", deliveryDate: day("2026-11-23") },
    configuredUnits: ORDER_UNITS,
    isTruck: false,
    boxesLeft: undefined,
  };
  const ten = line("100101", { packages: 10 });
  test.each<[string, Partial<LineFacts>, readonly string[]]>([
    ["nothing", {}, []],
    [
      "an unknown product, and nothing is said beside",
      { product: undefined, hasPrice: false, boxesLeft: 0 },
      ["product-unknown"],
    ],
    ["no price", { hasPrice: false }, ["no-price"]],
    ["as much as is left", { boxesLeft: 10 }, []],
    ["more than is left", { boxesLeft: 9 }, ["product-limit-exceeded"]],
    ["no method yet: whether it is sold is not asked", { sale: undefined, product: anyTankBeer() }, []],
    ["a unit that is not switched on", { configuredUnits: ["pallets"] }, ["unit-not-orderable"]],
    [
      "everything, whether it is sold first, then the units, the price and the limit",
      {
        product: anyGoods({ sellableTo: day("2026-11-01") }),
        hasPrice: false,
        boxesLeft: 1,
        configuredUnits: ["pallets"],
      },
      ["no-longer-sold", "unit-not-orderable", "no-price", "product-limit-exceeded"],
    ],
  ])("CART-20 %s", (_, said, kinds) => {
    expect(lineProblems(ten, { ...right, ...said }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("OP-84 each unit that is typed and not offered is named, in the order of the units", () => {
    const all = line("100101", { packages: 1, layers: 1, pallets: 1 });
    const problems = lineProblems(all, { ...right, configuredUnits: [] });
    expect(problems.map((one) => one.kind === "unit-not-orderable" && one.unit)).toEqual([
      "packages",
      "layers",
      "pallets",
    ]);
  });

  it("OP-86 what a bundle holds is judged only of a bundle, and only when its contents are known", () => {
    const contents = { parts: partsOf("1 100201"), notSold: [toId<Sku>("100201")], date: null };
    expect(lineProblems(ten, { ...right, contents })).toEqual([]);
    const product = anyGoods({ packaging: UNSTACKED, bundle: anyBundle() });
    expect(lineProblems(ten, { ...right, product })).toEqual([]);
    expect(lineProblems(ten, { ...right, product, contents }).map(({ kind }) => kind)).toEqual([
      "bundle-item-too-few",
      "bundle-item-mandatory",
      "bundle-too-few",
      "bundle-limit-reached",
      "bundle-item-not-sold",
    ]);
  });
});

describe("changing a line, at its edges", () => {
  const there = { ...line("100101", { packages: 3, layers: 2 }), version: 7 };
  const change = (said: Partial<CartLine>, more: object = {}) =>
    judgeLineChanges([{ present: there, wanted: line("100101", { packages: 3, layers: 2, ...said }) }], {
      ...facts,
      ...more,
    })[0];

  test.each([
    [
      "OP-84 the first unit that is raised and not offered is named",
      { packages: 4, layers: 3, pallets: 1 },
      { orderableUnits: ["packages"] },
      "layers",
    ],
    [
      "OP-84 also when it is the last",
      { packages: 4, pallets: 1 },
      { orderableUnits: ["packages", "layers"] },
      "pallets",
    ],
  ] as const)("%s", (_, said, more, unit) => {
    expect(change(said, more)).toEqual({
      kind: "refused",
      refusal: { kind: "unit-not-orderable", sku: "100101", unit },
    });
  });

  it("OP-147 a truck raises no single boxes of goods that do not go so, and the round does", () => {
    const products = new Map([[crate.sku, anyGoods({ truckOrdering: false })]]);
    expect(change({ packages: 4 }, { products, method: "flatrate_flatrate" })).toMatchObject({
      kind: "refused",
    });
    expect(change({ packages: 4 }, { products })).toMatchObject({ kind: "put" });
    expect(change({ packages: 4 }, { products, method: null })).toMatchObject({ kind: "put" });
  });

  it("CART-18 exactly as many boxes as before pass, one more does not", () => {
    const boxesLeft = new Map([[crate.sku, 5]]);
    expect(change({ packages: 19, layers: 0 }, { boxesLeft })).toMatchObject({ kind: "put" });
    expect(change({ packages: 20, layers: 0 }, { boxesLeft })).toEqual({
      kind: "refused",
      refusal: { kind: "product-limit-exceeded", sku: "100101", boxesLeft: 5 },
    });
  });

  it("C26 other contents alone are a change", () => {
    const parts = partsOf("16 100201, 8 100301, 16 120101");
    const group = { ...line("950560", { packages: 1, parts }), version: 1 };
    const bundle = anyGoods({
      sku: toId<Sku>("950560"),
      packaging: UNSTACKED,
      deposits: [],
      bundle: anyBundle(),
    });
    const goods = ["100201", "100301", "120101"].map((sku) => anyGoods({ sku: toId<Sku>(sku) }));
    const known = anyCartFacts([
      [bundle, { rows: [] }],
      ...goods.map((one) => [one, anyPrices(100)] as const),
    ]);
    const verdictOn = (contents: string | undefined, packages = 1) =>
      judgeLineChanges(
        [
          {
            present: group,
            wanted: line("950560", {
              packages,
              parts: contents === undefined ? undefined : partsOf(contents),
            }),
          },
        ],
        known,
      )[0]?.kind;
    expect(verdictOn("8 100301, 16 100201, 16 120101")).toBe("same");
    expect(verdictOn("24 100201, 8 100301, 8 120101")).toBe("put");
    expect(verdictOn("24 100201, 8 100301")).toBe("refused");
    expect(verdictOn(undefined)).toBe("put");
    expect(verdictOn("24 100201, 8 100301", 0)).toBe("drop");
  });
});

describe("putting back", () => {
  it("what was taken out is kept for ten minutes, the last twenty of a cart", () => {
    expect([KEPT_MINUTES, KEPT_REMOVALS]).toEqual([10, 20]);
  });

  it("C17 an unknown line takes no room, a full cart takes none, and what is there already is told first", () => {
    const removed = ["gone", "a", "b", "there"].map((sku) => ({ sku }));
    const present = new Set(["there", ...Array.from({ length: MAX_LINES - 2 }, (_, at) => `X${at}`)]);
    const judged = judgeRestore(removed, { present, isKnown: (sku) => sku !== "gone" });
    expect(judged.map(({ refusal }) => refusal)).toEqual([
      "product-unknown",
      undefined,
      "cart-full",
      "line-added-meanwhile",
    ]);
  });
});
