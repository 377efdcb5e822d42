import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { add, money, multiply, percentOf, percentOfMinor, roundHalfUp, split } from "./money.ts";

const anyMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe("D08 money is whole minor units", () => {
  it("refuses fractions, mixed currencies and fractional factors as bugs", () => {
    expect(() => money(1.5, "CZK")).toThrow(RangeError);
    expect(() => add(money(1, "CZK"), money(1, "EUR"))).toThrow(TypeError);
    expect(() => multiply(money(1, "CZK"), 0.5)).toThrow(RangeError);
  });

  it("adds and multiplies", () => {
    expect(add(money(150, "EUR"), money(-50, "EUR"))).toEqual({ minor: 100, currency: "EUR" });
    expect(multiply(money(22_100, "CZK"), 40).minor).toBe(884_000);
  });

  test.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-4, 3, -1],
    [-1, 3, 0],
    [0, 7, 0],
    [7, 7, 1],
  ])("roundHalfUp(%i, %i) is %i", (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  test.each([
    [10_010, 21, 2102],
    [50, 21, 11],
    [-50, 21, -11],
    [22_100, 23, 5083],
    [1000, 12.5, 125],
    [0, 21, 0],
  ])("%i and %d percent is %i", (minor, percent, expected) => {
    expect(percentOf(money(minor, "CZK"), percent).minor).toBe(expected);
  });

  it("takes a percentage exactly, for amounts beyond any order", () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const exact = BigInt(minor) * BigInt(hundredths);
        const off = exact - BigInt(percentOfMinor(minor, hundredths / 100)) * 10_000n;
        expect(off <= 5000n && off >= -5000n).toBe(true);
      }),
    );
  });
});

describe("D08 a split always adds up", () => {
  test.each([
    [100, [1, 1, 1], [33, 34, 33]],
    [-100, [1, 1, 1], [-33, -34, -33]],
    [100, [0, 0], [100, 0]],
    [7, [0, 1], [0, 7]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
  ])("%i by %j is %j", (minor, weights, expected) => {
    expect(split(money(minor, "CZK"), weights).map((part) => part.minor)).toEqual(expected);
  });

  it("for any amount and weights, and no part is more than a unit off its share", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyMinor, weights, (minor, shares) => {
        const parts = split(money(minor, "EUR"), shares);
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(minor);
        for (const [index, part] of parts.entries()) {
          const exact = total === 0 ? part.minor : (minor * (shares[index] ?? 0)) / total;
          expect(Math.abs(part.minor - exact)).toBeLessThan(1.01);
        }
      }),
    );
  });
});
