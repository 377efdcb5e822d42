import { describe, expect, it, test } from "vitest";
import { parseCompanyId, parseShipToId, parseSku, type ShipToId, toId } from "./ids.ts";
import { parseBoxes, toBoxes } from "./quantity.ts";
import { ok, refused } from "./result.ts";

describe("ids come from a parser", () => {
  test.each(["", " ", "500 101", "5\u0000", "ž", "x".repeat(65)])("%j is none", (text) => {
    expect(parseShipToId(text)).toBeUndefined();
    expect(() => toId<ShipToId>(text)).toThrow(RangeError);
  });

  test.each([parseShipToId, parseCompanyId, parseSku])("takes the numbers and UUIDs we use", (parse) => {
    expect(parse("500101")).toBe("500101");
    expect(parse("0190f3a2-7c1e-7d34-9b6a-2f0e5c1d8a77")).toBe("0190f3a2-7c1e-7d34-9b6a-2f0e5c1d8a77");
  });
});

describe("D09 goods are whole boxes", () => {
  test.each([
    [0, 0],
    [24, 24],
    [-1, undefined],
    [0.5, undefined],
    [Number.NaN, undefined],
    [2 ** 53, undefined],
  ])("%d reads as %s", (count, expected) => {
    expect(parseBoxes(count)).toBe(expected);
  });

  it("throws on a bad row", () => {
    expect(() => toBoxes(-1)).toThrow(RangeError);
  });
});

it("a result says yes with a value or no with a reason", () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(refused({ kind: "cart-full" })).toEqual({ ok: false, refusal: { kind: "cart-full" } });
});
