import { describe, expect, test } from "vitest";
import { matchOf, rankHits } from "./rank-hits.ts";

describe("how near a find is", () => {
  const order = { numbers: ["4700100498", "PO-101"], title: "Lipovrch 11 světlý ležák" };
  test.each([
    ["4700100498", "exact"],
    ["po-101", "exact"],
    ["lipovrch 11 svetly lezak", "exact"],
    ["47001", "start"],
    ["PO", "start"],
    ["Lipov", "start"],
    ["498", "part"],
    ["lezak", "part"],
    ["něco jiného", "part"],
  ])("C25 %j: %s", (text, expected) => {
    expect(matchOf(order, text)).toBe(expected);
  });
});

test("the very number stands first, what begins so next, and equals stay as their list has them", () => {
  const hits = ["1498", "4981", "498", "5498", "4982"].map((number) => ({ numbers: [number], title: "" }));
  expect(rankHits(hits, "498").map(({ numbers, match }) => `${numbers[0]} ${match}`)).toEqual([
    "498 exact",
    "4981 start",
    "4982 start",
    "1498 part",
    "5498 part",
  ]);
});
