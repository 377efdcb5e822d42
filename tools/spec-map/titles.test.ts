import { describe, expect, test } from "vitest";
import { citedIds } from "./ids.ts";
import { titlesOf } from "./titles.ts";

describe("the ids that a test file cites", () => {
  test.each([
    ["a test", 'test("CART-01 adds", () => {});', ["CART-01"]],
    ["another word for it", "it.only('CART-01 adds', () => {});", ["CART-01"]],
    ["a group", 'test.describe("CART-01, 02", () => {});', ["CART-01", "CART-02"]],
    ["a range", "describe(\n  `STORAGE-01…03`,\n", ["STORAGE-01", "STORAGE-02", "STORAGE-03"]],
    ["a title after its table", 'it.each([["/", /[")]/]])("CART-01 %s", () => {});', ["CART-01"]],
    ["a table with a type", 'it.each<[string]>([["a"]])("CART-01 %s", () => {});', ["CART-01"]],
    ["rows that the title says", 'test.each([["CART-01", 1]])("%s", () => {});', ["CART-01"]],
    ["rows that it does not say", 'test.each([["CART-01", 1]])("nothing", () => {});', []],
    ["a comment", '// CART-01\n/** CART-02 */\n// test("CART-03")\n', []],
    ["what stands in a test", 'test("", () => { say("CART-01"); /x/.test("CART-02"); });', []],
    ["a title that is made elsewhere", "test(title, () => {});", []],
  ])("%s", (_, source, ids) => {
    expect([...citedIds(titlesOf(source))]).toEqual(ids);
  });
});
