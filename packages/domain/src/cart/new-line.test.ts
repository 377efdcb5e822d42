import { describe, expect, test } from "vitest";
import { anyCartFacts, anyGoods, anyPrices, line } from "../testing/builders.ts";
import { whyNotAddable } from "./new-line.ts";

const crate = anyGoods();
const facts = anyCartFacts([[crate, anyPrices(22_100)]]);

describe("CART-18 ERROR-48 ERROR-49 OP-88 what may still be put in of a product that is limited", () => {
  const ten = line("100101", { packages: 10 });
  test.each([
    ["exactly what is left", 10, ten, undefined, undefined],
    ["more than is left", 9, ten, undefined, { kind: "product-limit-exceeded", boxesLeft: 9 }],
    [
      "what is in the cart counts",
      12,
      ten,
      line("100101", { packages: 3 }),
      { kind: "product-limit-exceeded" },
    ],
    ["nothing is left", 0, ten, undefined, { kind: "product-limit-reached" }],
    [
      "a wrong quantity comes first",
      0,
      line("100101", { packages: -1 }),
      undefined,
      { kind: "quantity-negative" },
    ],
  ] as const)("CART-18 %s", (_, left, wanted, present, refusal) => {
    const limited = { ...facts, boxesLeft: new Map([[crate.sku, left]]) };
    const told = whyNotAddable(wanted, limited, present);
    if (refusal === undefined) expect(told).toBeUndefined();
    else expect(told).toMatchObject(refusal);
  });
});
