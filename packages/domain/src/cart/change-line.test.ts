import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { anyCartFacts, anyGoods, anyPrices, anyTankBeer, line } from "../testing/builders.ts";
import { type CartLine, MAX_PER_UNIT } from "./cart.ts";
import { type ChangeVerdict, judgeLineChanges, type LineChange } from "./change-line.ts";

const crate = anyGoods();
const tank = anyTankBeer();
const facts = anyCartFacts([
  [crate, anyPrices(22_100)],
  [tank, anyPrices(900_000)],
]);
/** Twelve boxes of the crate may still be ordered. */
const limited = { ...facts, boxesLeft: new Map([[crate.sku, 12]]) };
/** Neither pallets nor layers are switched on. */
const onlyBoxes = { ...facts, orderableUnits: ["packages" as const] };

const there = { ...line("100101", { packages: 3, layers: 2 }), version: 7 };
const want = (said: Partial<CartLine>, more: Partial<LineChange> = {}): LineChange => ({
  present: there,
  wanted: line("100101", { packages: 3, layers: 2, ...said }),
  ...more,
});

function outcome(verdict: ChangeVerdict | undefined): string | undefined {
  return verdict?.kind === "refused" ? verdict.refusal.kind : verdict?.kind;
}

describe("changing one line", () => {
  test.each([
    ["CART-06 more boxes are set", want({ packages: 4 }), "put"],
    ["CART-06 fewer boxes are set", want({ packages: 1 }), "put"],
    ["what it is already is left alone", want({}), "same"],
    ["CART-07 none of any unit takes the line out", want({ packages: 0, layers: 0 }), "drop"],
    ["CART-20 half a box is refused", want({ packages: 1.5 }), "quantity-not-whole"],
    ["CART-20 less than none is refused", want({ layers: -1 }), "quantity-negative"],
    ["CART-20 more than a line holds is refused", want({ pallets: MAX_PER_UNIT + 1 }), "quantity-too-large"],
    [
      "a line that the cart does not have",
      { present: undefined, wanted: line("1", { packages: 1 }) },
      "line-unknown",
    ],
    ["C21 somebody else changed it since", want({ packages: 4 }, { seenVersion: 6 }), "line-changed"],
    ["C21 as the caller saw it", want({ packages: 4 }, { seenVersion: 7 }), "put"],
    ["C21 changed meanwhile to the very same", want({}, { seenVersion: 6 }), "same"],
    ["C21 a caller that saw no version", want({ packages: 4 }, { seenVersion: undefined }), "put"],
    ["contents that cannot be read", want({ packages: 4 }, { isUnreadable: true }), "bundle-option-unknown"],
    [
      "C21 goes before contents that cannot be read",
      want({ packages: 4 }, { isUnreadable: true, seenVersion: 6 }),
      "line-changed",
    ],
  ] as const)("%s", (_, change, expected) => {
    expect(outcome(judgeLineChanges([change], facts)[0])).toBe(expected);
  });

  test.each([
    ["CART-18 more than is left of a limited product", want({ packages: 4 }), "product-limit-exceeded"],
    ["C4 fewer than before, though still too many", want({ packages: 2 }), "put"],
    ["C4 as many as before in other units", want({ packages: 11, layers: 1 }), "put"],
    ["CART-18 exactly what is left", want({ packages: 12, layers: 0 }), "put"],
    ["CART-18 one more than what is left, fewer than before", want({ packages: 13, layers: 0 }), "put"],
    ["C4 out of the cart", want({ packages: 0, layers: 0 }), "drop"],
  ] as const)("twelve boxes left, nineteen in the cart: %s", (_, change, expected) => {
    expect(outcome(judgeLineChanges([change], limited)[0])).toBe(expected);
  });

  test.each([
    ["OP-84 a unit that is not offered is not raised", want({ layers: 3 }), "unit-not-orderable"],
    ["C4 it may be lowered", want({ layers: 1 }), "put"],
    ["C4 or stay beside another that is raised", want({ packages: 9 }), "put"],
  ] as const)("only boxes are switched on: %s", (_, change, expected) => {
    expect(outcome(judgeLineChanges([change], onlyBoxes)[0])).toBe(expected);
  });

  test.each([
    ["C4 less of goods that are gone from the catalogue", { packages: 1 }, "put"],
    ["C4 none of them", { packages: 0 }, "drop"],
    ["OP-84 more of them", { packages: 3 }, "unit-not-orderable"],
  ] as const)("%s", (_, said, expected) => {
    const gone = { ...line("777777", { packages: 2 }), version: 1 };
    const [verdict] = judgeLineChanges([{ present: gone, wanted: line("777777", said) }], facts);
    expect(outcome(verdict)).toBe(expected);
  });

  it("C4 goods that the method does not carry may become fewer, and more: sending is what they block", () => {
    const present = { ...line("100260", { packages: 2 }), version: 1 };
    const change = (packages: number) => ({ present, wanted: line("100260", { packages }) });
    expect(judgeLineChanges([change(1)], facts).map(outcome)).toEqual(["put"]);
    expect(judgeLineChanges([change(3)], facts).map(outcome)).toEqual(["put"]);
  });
});

describe("changing several at once", () => {
  it("C1 each by itself: what is refused keeps nothing else back", () => {
    const other = { ...line("100260", { packages: 1 }), version: 1 };
    const verdicts = judgeLineChanges(
      [
        want({ packages: -1 }),
        { present: other, wanted: line("100260", { packages: 2 }) },
        { present: undefined, wanted: line("1") },
      ],
      facts,
    );
    expect(verdicts.map(outcome)).toEqual(["quantity-negative", "put", "line-unknown"]);
  });

  it("a line named twice is changed once", () => {
    const verdicts = judgeLineChanges([want({ packages: 4 }), want({ packages: 5 })], facts);
    expect(verdicts).toEqual([
      { kind: "put", line: line("100101", { packages: 4, layers: 2 }) },
      { kind: "refused", refusal: { kind: "sku-twice" } },
    ]);
  });

  it("a line that is refused the first time counts as named", () => {
    const verdicts = judgeLineChanges([want({ packages: 0.5 }), want({ packages: 5 })], facts);
    expect(verdicts.map(outcome)).toEqual(["quantity-not-whole", "sku-twice"]);
  });
});

describe("what always holds", () => {
  const count = fc.integer({ min: 0, max: 40 });
  const amounts = fc.record({ packages: count, layers: count, pallets: count });
  const sku = fc.constantFrom<Sku>(crate.sku, tank.sku, toId("gone"));

  it("C4 no line can be so wrong that less of it is refused, whatever is left, offered or known", () => {
    fc.assert(
      fc.property(sku, amounts, amounts, fc.nat(30), (id, before, less, left) => {
        const wanted = {
          packages: Math.min(before.packages, less.packages),
          layers: Math.min(before.layers, less.layers),
          pallets: Math.min(before.pallets, less.pallets),
        };
        const [verdict] = judgeLineChanges(
          [{ present: { ...line(id, before), version: 1 }, wanted: line(id, wanted) }],
          { ...facts, orderableUnits: [], boxesLeft: new Map([[id, left]]) },
        );
        const isNothing = wanted.packages + wanted.layers + wanted.pallets === 0;
        expect(verdict?.kind).not.toBe("refused");
        expect(verdict?.kind === "drop").toBe(isNothing);
      }),
    );
  });

  it("CART-18 what is set is no more than is left, or no more than was there", () => {
    fc.assert(
      fc.property(amounts, amounts, fc.nat(400), (before, after, left) => {
        const [verdict] = judgeLineChanges(
          [{ present: { ...line("100101", before), version: 1 }, wanted: line("100101", after) }],
          { ...facts, boxesLeft: new Map([[crate.sku, left]]) },
        );
        const boxes = ({ packages, layers, pallets }: typeof before) => packages + layers * 8 + pallets * 40;
        if (verdict?.kind === "put")
          expect(boxes(verdict.line)).toBeLessThanOrEqual(Math.max(left, boxes(before)));
      }),
    );
  });
});
