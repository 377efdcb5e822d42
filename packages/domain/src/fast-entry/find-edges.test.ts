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
]);

type Given = Partial<FindableProduct> & { readonly brand?: string; readonly subBrand?: string };

function goods(
  sku: string,
  name: string,
  { brand = "", subBrand = "", ...said }: Given = {},
): FindableProduct {
  const eans = { ean: `29${sku.padStart(9, "0")}10`, eanItem: `29${sku.padStart(9, "0")}00` };
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
const find = (range: readonly FindableProduct[], text: string) => said(indexed(range).find(text));

describe("C17 by number and code", () => {
  const range = [
    goods("AB-100", "Ležák"),
    goods("100112", "Sud", { ean: "2900000001109", eanItem: "2900000009990" }),
    goods("100113", "Lahev", { ean: "2900000001116", eanItem: "2900000009990" }),
    goods("12345678", "Číslo jako kód"),
  ];
  test.each([
    ["its own number, in any case", "ab-100", "AB-100 by sku"],
    ["with blanks and quotes", `"100 112"`, "100112 by sku"],
    ["as a spreadsheet writes numbers", "100112.00", "100112 by sku"],
    ["with a comma", "100112,0", "100112 by sku"],
    ["a number as long as a code is a number first", "12345678", "12345678 by sku"],
    ["the code of a box", "2900000001109", "100112 by ean"],
    ["the same with the nought of a longer code", "02900000001109", "100112 by ean"],
    ["another figure in front makes another code", "12900000001109", "near"],
    ["a code of several is each of them", "2900000009990", "one of 100112 100113"],
    ["a code that nobody has", "2900000000000", "near"],
  ])("%s", (_, text, expected) => {
    expect(find(range, text)).toBe(expected);
  });

  it("of many with one code five are offered", () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      goods(`10011${at}`, "Ležák", { eanItem: "2900000009990" }),
    );
    expect(find(many, "2900000009990")).toBe("one of 100110 100111 100112 100113 100114");
  });
});

describe("C17 C25 by words", () => {
  const range = [
    goods("1", "Ležák světlý"),
    goods("2", "Ležák světlý, sud", { packageType: "keg" }),
    goods("3", "Ležák tmavý", { brand: "Kamenář" }),
    goods("4", "Radler citron", { packageType: "can", subBrand: "Ovocné" }),
  ];
  test.each([
    ["the whole name wins over a longer one", "lezak svetly", "1 by name"],
    ["in whatever order it is the words", "svetly lezak", "one of 1 2"],
    ["the brand is a word of its goods", "kamenar", "3 by name"],
    ["and so is the brand beneath", "ovocne", "4 by name"],
    ["and what it is packed in, in every language", "plechovka", "4 by name"],
    ["a word may be left off in the middle", "rad", "4 by name"],
    ["but not a single letter", "r", "near"],
    ["a word that begins one and is another is the other", "sud", "2 by name"],
    ["words that say nothing are not looked for", "pivo radler ks", "4 by name"],
    ["nothing but such words is nothing", "pivo ks l", "near"],
    ["all words must fit", "radler tmavy", "near"],
    ["the diacritics that were written decide", "Ležák", "one of 1 2 3"],
  ])("%s", (_, text, expected) => {
    expect(find(range, text)).toBe(expected);
  });

  it("C25 of goods that differ in diacritics only the written one is meant", () => {
    const names = [goods("1", "Plzeň"), goods("2", "Plzen")];
    expect(["Plzeň sud", "plzeň", "plzen"].map((text) => find(names, text))).toEqual([
      "near",
      "1 by name",
      "one of 1 2",
    ]);
    expect(find([goods("1", "Plzeň sud"), goods("2", "Plzen sud")], "Plzeň")).toBe("1 by name");
  });

  it("of many that fit five are offered, in their own order", () => {
    const many = Array.from({ length: 7 }, (_, at) => goods(`S${at}`, `Ležák ${at}`));
    expect(find(many, "lezak")).toBe("one of S0 S1 S2 S3 S4");
  });
});

describe("C17 what comes near", () => {
  const codes = ["123456", "123465", "125436", "123457", "654321", "12345"].map((sku) => goods(sku, ""));
  test.each([
    ["neighbours changed about come first, then a wrong figure", "213456", "near 123456"],
    ["one figure wrong", "123451", "near 123456 123457 12345"],
    ["one figure too many", "1234567", "near 123456 123457"],
    ["one figure too few", "23456", "near 123456"],
    ["two far apart changed about, or three", "153426", "near 123456 123465 125436"],
    ["all other figures", "999999", "near"],
    ["too few figures to be a number", "123", "near"],
  ])("%s", (_, text, expected) => {
    expect(find(codes, text)).toBe(expected);
  });

  const names = [goods("1", "Radler citron"), goods("2", "Radler malina"), goods("3", "Kofola")];
  test.each([
    ["a letter other", "radlor citron", "1 by likeness"],
    ["a letter more", "raddler malina", "2 by likeness"],
    ["a letter fewer", "radlr citron", "1 by likeness"],
    ["two letters changed about", "kofloa", "3 by likeness"],
    ["two slips are too many", "kafila", "near"],
    ["a short word has no slips", "kof", "3 by name"],
    ["short and wrong", "kaf", "near"],
    ["half of the words are not enough", "radler ananas", "near"],
    ["more than half are, the best first", "radler malina velká", "near 2"],
  ])("%s", (_, text, expected) => {
    expect(find(names, text)).toBe(expected);
  });

  it("three at most are offered", () => {
    const many = Array.from({ length: 6 }, (_, at) => goods(`10011${at}`, ""));
    expect(find(many, "100119")).toBe("near 100110 100111 100112");
  });
});
