import { describe, expect, test } from "vitest";
import { citedIds, requiredIds, wideRanges } from "./ids.ts";

describe("requirement ids", () => {
  test("are read from the list by group, without open points", () => {
    const list =
      "- CART-01 one\n- CART-02 | two, see CART-01\n- GQL-10 three\n- OP-07 open\ntext CART-03\n| C1 | four |\n| file | CART-04 |\n";
    expect([...requiredIds(list)]).toEqual([
      ["CART", ["CART-01", "CART-02"]],
      ["GQL", ["GQL-10"]],
      ["C", ["C1"]],
    ]);
  });

  test.each([
    ["CART-01 adds", ["CART-01"]],
    ["CART-08…11", ["CART-08", "CART-09", "CART-10", "CART-11"]],
    ["CART-01, 03 and CART-05", ["CART-01", "CART-03", "CART-05"]],
    ["CART-01, GQL-02", ["CART-01", "GQL-02"]],
    ["CART-01 and 3 more", ["CART-01"]],
    ["C9 once, B14", ["C9", "B14"]],
    ["UTF-8 or no id at all", ["UTF-8"]],
  ])("%s cites %j", (title, ids) => {
    expect([...citedIds([title])]).toEqual(ids);
  });

  test.each([
    ["CART-08…11 four of them", []],
    ["CART-08…12 five of them", ["CART-08…12"]],
    ["CART-08…CART-12", ["CART-08…CART-12"]],
    ["GQL-01, CART-08 - 17", ["CART-08 - 17"]],
    ["C1…C9", ["C1…C9"]],
    ["the contract K2026-0021.pdf", []],
    ["CART-01, CART-02, CART-03, CART-04 and CART-05 by name", []],
  ])("%s is too wide at %j", (title, ranges) => {
    expect(wideRanges(title)).toEqual(ranges);
  });
});
