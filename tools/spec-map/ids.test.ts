import { describe, expect, test } from "vitest";
import { citedIds, requiredIds } from "./ids.ts";

describe("requirement ids", () => {
  test("are read from the list by group, without open points", () => {
    const list = "- CART-01 one\n- CART-02 two, see CART-01\n- GQL-10 three\n- OP-07 open\ntext CART-03\n";
    expect([...requiredIds(list)]).toEqual([
      ["CART", ["CART-01", "CART-02"]],
      ["GQL", ["GQL-10"]],
    ]);
  });

  test.each([
    ['test("CART-01 adds", …', ["CART-01"]],
    ["CART-08…11", ["CART-08", "CART-09", "CART-10", "CART-11"]],
    ["CART-01, 03 and CART-05", ["CART-01", "CART-03", "CART-05"]],
    ["CART-01, GQL-02", ["CART-01", "GQL-02"]],
    ["UTF-8 or no id at all", ["UTF-8"]],
  ])("%s cites %j", (text, ids) => {
    expect([...citedIds([text])]).toEqual(ids);
  });
});
