import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { parse } from "../source/parse.ts";
import { avoidedWords } from "./avoided-words.ts";
import { bears, namesIn } from "./names.ts";
import { plainWords } from "./plain-words.ts";

test("the words to avoid are read from the tables, without what explains them", () => {
  const glossary = [
    "| our word | Czech | Slovak | the API's word | words to avoid |",
    "| --- | --- | --- | --- | --- |",
    "| cart | košík | košík | quote (in Magento) | basket |",
    "| ship-to | místo | miesto | `outletid` | outlet, branch (of a bank) |",
    "| company | firma | firma | account | – |",
    "A basket is no row.",
  ].join("\n");
  expect(avoidedWords(glossary)).toEqual([
    { word: "basket", instead: "cart" },
    { word: "outlet", instead: "ship-to" },
    { word: "branch", instead: "ship-to" },
  ]);
});

test.each([
  ["useBasketNotes", "basket", true],
  ["basket-frame", "basket", true],
  ["Baskets", "basket", true],
  ["packageDealLines", "package deal", true],
  ["package-deals", "package deal", true],
  ["dealPackage", "package deal", false],
  ["basketball", "basket", false],
  ["wishlist", "wish", false],
])("%s bears %j: %s", (name, word, expected) => {
  expect(bears(name, word)).toBe(expected);
});

describe("the names that a source gives", () => {
  const given = (text: string) => namesIn(parse("a/basket-row.ts", text)).map(({ name }) => name);
  test.each([
    ["const basket = 1;", ["basket"]],
    ["function fill(basket: Basket): void {}", ["fill", "basket"]],
    ["type Basket = { readonly lines: number };", ["Basket", "lines"]],
    ["const { basket: cart } = theirs;", ["cart"]],
    ["const { basket } = theirs;", []],
    ['import { basket } from "theirs";', []],
    ["theirs.basket.fill({ basket: 1 });", []],
    ['// a basket\nsay("basket");', []],
  ])("%s", (text, names) => {
    expect(given(text)).toEqual(["basket-row", ...names]);
  });
});

test("every plain word is one that the glossary avoids", () => {
  const avoided = new Set(
    avoidedWords(readFileSync(join(root, "docs/glossary.md"), "utf8")).map(({ word }) => word),
  );
  expect(Object.keys(plainWords).filter((word) => !avoided.has(word))).toEqual([]);
});
