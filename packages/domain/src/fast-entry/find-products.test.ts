import { describe, expect, test } from "vitest";
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
]);

type Given = Partial<FindableProduct> & { readonly brand?: string; readonly subBrand?: string };

function goods(
  sku: string,
  name: string,
  { brand = "Lipovrch", subBrand = "Lipovrch 10", ...said }: Given = {},
): FindableProduct {
  const eans = { ean: `29010${sku}10`, eanItem: `29010${sku}00` };
  return {
    sku: toId<Sku>(sku),
    ...eans,
    names: [name],
    packageType: "keg",
    ...said,
    searchText: fold([sku, ...Object.values(eans), brand, subBrand, name].join(" ")),
  };
}

const indexed = (range: readonly FindableProduct[]) => findProducts(indexGoods(range, synonyms));

const range = [
  goods("100112", "Lipovrch 10 světlé výčepní, sud KEG 50 l"),
  goods("100113", "Lipovrch 10 světlé výčepní, sud KEG 30 l"),
  goods("100301", "Lipovrch 12 světlý ležák, lahev 0,5 l, přepravka 20 ks", { packageType: "bottle" }),
  goods("100302", "Lipovrch 12 světlý ležák, lahev 0,5 l, multipack 8 ks", {
    packageType: "bottle",
    eanItem: "2901010030100",
  }),
  goods("140113", "Luční radler citron, sud KEG 30 l", { brand: "Luční" }),
  goods("150101", "Plzeň 12, sud KEG 50 l", { brand: "Plzeň", subBrand: "Plzeň" }),
  goods("150102", "Plzen export, sud KEG 50 l", { brand: "Plzen", subBrand: "Plzen" }),
];
const index = indexed(range);

function said(found: Found): string {
  switch (found.kind) {
    case "found":
      return `${found.sku} by ${found.by}`;
    case "several":
      return `one of ${found.skus.join(" ")}`;
    case "unknown":
      return `near ${found.near.join(" ")}`.trim();
  }
}

describe("C17 a customer's own favourites", () => {
  const favourites = [
    { sku: toId<Sku>("100302"), name: "Lipovrch 12 světlý ležák, lahev 0,5 l, multipack 8 ks" },
    { sku: toId<Sku>("140113"), name: "Luční limonáda s pivem, sud 30 l" },
  ];
  test.each([
    ["come first where several fit", "lipovrch 12 lahev", "one of 100302 100301"],
    ["are found by the name that they were kept with", "limonada s pivem", "140113 by name"],
    ["and by their own of today", "lucni radler", "140113 by name"],
  ])("%s: %j", (_, text, expected) => {
    expect(said(findProducts(indexGoods(range, synonyms), favourites).find(text))).toBe(expected);
  });
});

describe("a product is found", () => {
  test.each([
    ["100112", "100112 by sku"],
    [" 100 112 ", "100112 by sku"],
    ["100112.0", "100112 by sku"],
    ["2901010011210", "100112 by ean"],
    ["02901010011210", "100112 by ean"],
    ["2901010011200", "100112 by ean"],
    ["2901010030100", "one of 100301 100302"],
    ["Lipovrch 10 světlé výčepní, sud KEG 50 l", "100112 by name"],
    ["lipovrch 10 sud 50", "100112 by name"],
    ["keg50 lipo", "100112 by name"],
    ["LUCNI RADLER", "140113 by name"],
    ["lipovrch 12 lahev 0.5", "one of 100301 100302"],
    ["lipovrch 12 lahev 0,5 multipack", "100302 by name"],
    ["Plzeň", "150101 by name"],
    ["plzen", "one of 150101 150102"],
    ["plzen 12", "150101 by name"],
    ["140131", "near 140113"],
    ["100115", "near 100112 100113 150101"],
    ["luční rádlr", "140113 by likeness"],
    ["voda", "near"],
    ["adler", "near 140113"],
    ["🍺", "near"],
    ["", "near"],
    ["99999999", "near"],
  ])("C17 C25 by %j: %s", (text, expected) => {
    expect(said(index.find(text))).toBe(expected);
  });
});
