import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { FindableProduct } from "../catalog/product.ts";
import { synonymsOf } from "../catalog/synonyms.ts";
import { fold } from "../kernel/fold.ts";
import { type Sku, toId } from "../kernel/ids.ts";
import { type Found, findProducts, indexGoods } from "./find-products.ts";

const synonyms = synonymsOf([
  { term: "keg", word: "sud" },
  { term: "keg", word: "keg" },
  { term: "keg", word: "soudek" },
  { term: "bottle", word: "lahev" },
  { term: "can", word: "plechovka" },
  { term: "can", word: "plechovky" },
  { term: "PET bottle", word: "pet" },
]);

type Given = Partial<FindableProduct> & { readonly brand?: string; readonly subBrand?: string };

function goods(
  sku: string,
  name: string,
  { brand = "", subBrand = "", ...said }: Given = {},
): FindableProduct {
  const eans = { ean: `29010${sku}10`, eanItem: `29010${sku}00` };
  return {
    sku: toId<Sku>(sku),
    ...eans,
    names: [name],
    packageType: "other",
    ...said,
    searchText: fold([sku, ...Object.values(eans), brand, subBrand, name].join(" ")),
  };
}

const indexed = (range: readonly FindableProduct[]) => findProducts(indexGoods(range, synonyms));

/** Goods of one brewery: each name is of other words, so that the whole of it means one product only. */
const anyRange = fc
  .uniqueArray(
    fc.record({
      sku: fc.integer({ min: 100_000, max: 999_999 }),
      brand: fc.constantFrom("Lipovrch", "Kamenář", "Luční", "Plzeň"),
      degree: fc.integer({ min: 8, max: 19 }),
      colour: fc.constantFrom("světlý", "tmavý", "řezaný", "nefiltrovaný"),
      litres: fc.constantFrom("0,33 l", "0,5 l", "30 l", "50 l"),
    }),
    { minLength: 1, maxLength: 12, selector: ({ sku }) => sku },
  )
  .map((range) =>
    range.map(({ sku, brand, degree, colour, litres }) =>
      goods(String(sku), `${brand} ${degree} ${colour}, ${litres}`),
    ),
  );

const skusIn = (found: Found): readonly Sku[] => {
  switch (found.kind) {
    case "found":
      return [found.sku];
    case "several":
      return found.skus;
    case "unknown":
      return found.near;
  }
};

describe("in any range", () => {
  it("C17 each product is found by its number and by the codes on its box and its bottle", () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const index = indexed(range);
        for (const { sku, ean, eanItem } of range) {
          expect(index.find(sku)).toEqual({ kind: "found", sku, by: "sku" });
          expect(index.find(ean)).toEqual({ kind: "found", sku, by: "ean" });
          expect(index.find(eanItem)).toEqual({ kind: "found", sku, by: "ean" });
        }
      }),
    );
  });

  it("C25 each is found by its name, whether or not it is written with diacritics and capitals", () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const index = indexed(range);
        for (const { sku, names } of range) {
          const [name = ""] = names;
          const namesakes = range.filter((other) => other.names[0] === name).map((other) => other.sku);
          for (const text of [name, fold(name), name.toUpperCase()]) {
            const found = index.find(text);
            if (namesakes.length <= 5) expect(skusIn(found).toSorted()).toEqual(namesakes.toSorted());
            if (namesakes.length === 1) expect(found).toEqual({ kind: "found", sku, by: "name" });
          }
        }
      }),
    );
  });

  it("C25 the words of a name may stand in any order", () => {
    fc.assert(
      fc.property(anyRange, fc.infiniteStream(fc.nat(1000)), (range, weights) => {
        const index = indexed(range);
        const [name = ""] = range[0]?.names ?? [];
        const words = name.replaceAll(",", " ,").split(" ").slice(0, 3);
        const shuffled = words
          .map((word) => ({ word, weight: weights.next().value ?? 0 }))
          .toSorted((left, right) => left.weight - right.weight)
          .map(({ word }) => word);
        expect(skusIn(index.find(shuffled.join(" "))).toSorted()).toEqual(
          skusIn(index.find(words.join(" "))).toSorted(),
        );
      }),
    );
  });

  it("C17 a number with two neighbours changed about brings the right one first", () => {
    fc.assert(
      fc.property(anyRange, fc.nat(4), (range, at) => {
        const [{ sku = toId<Sku>("x") } = {}] = range;
        const slip = sku.slice(0, at) + (sku[at + 1] ?? "") + (sku[at] ?? "") + sku.slice(at + 2);
        fc.pre(slip !== sku && range.every((one) => one.sku !== slip));
        const found = indexed([goods(sku, "Sud")]).find(slip);
        expect(found).toEqual({ kind: "unknown", near: [sku] });
        const near = skusIn(indexed(range).find(slip));
        const isSwap = (one: Sku) => [...one].toSorted().join("") === [...slip].toSorted().join("");
        expect(near.length > 0 && near[0] !== undefined && isSwap(near[0])).toBe(true);
      }),
    );
  });

  it("C17 whatever is asked, only goods of the range are named, each once, five at most", () => {
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom("lipovrch", "svetly", "50 l", "12", "lucni 10", "tmavi", "1000000"),
      fc.integer({ min: 100_000, max: 999_999 }).map(String),
    );
    fc.assert(
      fc.property(anyRange, anyText, (range, text) => {
        const index = indexed(range);
        const skus = skusIn(index.find(text));
        expect(new Set(skus).size).toBe(skus.length);
        expect(skus.length).toBeLessThanOrEqual(5);
        for (const sku of skus) expect(range.some((one) => one.sku === sku)).toBe(true);
        expect(index.find(text)).toEqual(indexed(range).find(text));
      }),
    );
  });
});

describe("what comes near", () => {
  const index = indexed([
    goods("100112", "Ležák", { packageType: "keg" }),
    goods("100121", "Výčepní", { packageType: "can" }),
    goods("A-2001", "Limonáda", { packageType: "PET bottle", brand: "Zelená" }),
  ]);
  test.each([
    ["100211", ["100121", "100112"]],
    ["10012", ["100112", "100121"]],
    ["1001121", ["100112", "100121"]],
    ["a-2010", ["A-2001"]],
    ["limonádda", ["A-2001"]],
    ["limonáa", ["A-2001"]],
    ["lmionáda", ["A-2001"]],
    ["lim", ["A-2001"]],
    ["zelena pet", ["A-2001"]],
    ["plechovky", ["100121"]],
    ["lexk", []],
    ["999999", []],
  ])("C17 C25 to %j is %j", (text, expected) => {
    expect(skusIn(index.find(text))).toEqual(expected);
  });
});
