import { describe, expect, test } from "vitest";
import { most, tooHeavy } from "./weigh-desk.ts";

describe("DESK-02 the desk has a budget", () => {
  test.each([
    ["as much as it may", most.first, most.further, []],
    ["a frame too heavy", most.first + 0.1, 1, ["the first page"]],
    ["a page too heavy", 100, most.further + 0.1, ["orders"]],
  ])("%s", (_case, first, kilobytes, heavy) => {
    expect(tooHeavy(first, [{ page: "orders", kilobytes }])).toEqual(heavy);
  });
});
