import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBundle, bundleItem } from "../testing/builders.ts";
import { type BundleFacts, judgeBundle } from "./bundle.ts";
import { isCompletable } from "./completable.ts";

const must = { isMandatory: true } as const;

describe("C15 a package that nobody can complete is known as one", () => {
  it.each<[string, Partial<BundleFacts>, boolean]>([
    ["as it is", {}, true],
    ["exactly all that its items can come to", { minBoxes: 120, maxBoxes: null }, true],
    ["a box more than that", { minBoxes: 121, maxBoxes: null }, false],
    ["exactly what must be in it", { minBoxes: 1, maxBoxes: 16 }, true],
    ["a box less than that", { minBoxes: 1, maxBoxes: 15 }, false],
    ["at least more than at most", { minBoxes: 41, maxBoxes: 40 }, false],
    ["of nothing", { items: [] }, false],
    [
      "a gap that no choice hits",
      { minBoxes: 5, maxBoxes: 7, items: [bundleItem("1", { minBoxes: 1, maxBoxes: 4 }), bundleItem("2")] },
      false,
    ],
    [
      "a gap that two items close",
      {
        minBoxes: 5,
        maxBoxes: 7,
        items: ["1", "2"].map((sku) => bundleItem(sku, { minBoxes: 3, maxBoxes: 3 })),
      },
      true,
    ],
    [
      "fixed, and its contents are what it must hold",
      { rule: "fixed", minBoxes: 7, maxBoxes: 7, items: [bundleItem("1", { ...must, defaultBoxes: 7 })] },
      true,
    ],
    [
      "fixed, and its contents are less",
      { rule: "fixed", minBoxes: 7, maxBoxes: 7, items: [bundleItem("1", { ...must, defaultBoxes: 6 })] },
      false,
    ],
    [
      "an item that must be in it and may not",
      {
        rule: "fixed",
        minBoxes: 1,
        maxBoxes: null,
        items: [bundleItem("1", must), bundleItem("2", { defaultBoxes: 9 })],
      },
      false,
    ],
    [
      "an item to choose of which none may be taken",
      { minBoxes: 1, maxBoxes: null, items: [bundleItem("1", { minBoxes: 0, maxBoxes: 0 })] },
      false,
    ],
  ])("%s", (_what, said, expected) => expect(isCompletable(anyBundle(said))).toBe(expected));

  it("as trying every choice says", () => {
    const item = fc.record({
      isMandatory: fc.boolean(),
      defaultBoxes: fc.nat(4),
      minBoxes: fc.nat(4),
      maxBoxes: fc.nat(5),
    });
    const bundle = fc.record({
      rule: fc.constantFrom("fixed" as const, "flex" as const, "deal" as const),
      minBoxes: fc.nat(14),
      maxBoxes: fc.option(fc.nat(14)),
      items: fc.array(item, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(bundle, ({ items, ...said }) => {
        const facts = anyBundle({ ...said, items: items.map((one, at) => bundleItem(String(at), one)) });
        const choices = facts.items.reduce<readonly (readonly number[])[]>(
          (known, _item) => known.flatMap((taken) => [0, 1, 2, 3, 4, 5].map((boxes) => [...taken, boxes])),
          [[]],
        );
        const isAnyRight = choices.some((boxes) => {
          const parts = facts.items.map(({ sku }, at) => ({ sku, boxes: boxes[at] ?? 0 }));
          const isSomething = parts.some((part) => part.boxes > 0);
          return isSomething && judgeBundle({ packages: 1, parts }, facts, null).length === 0;
        });
        expect(isCompletable(facts)).toBe(isAnyRight);
      }),
    );
  });
});
