import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  lesser,
  minus,
  NO_MONEY,
  parseMinor,
  percentOfMinor,
  plus,
  roundHalfUp,
  sumOf,
  times,
  toMinor,
} from "./money.ts";

const anyMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe("D08 money is whole minor units", () => {
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
    expect(percentOfMinor(toMinor(minor), percent)).toBe(expected);
  });

  it("D08 a half goes away from nought: a credit rounds like the invoice that it takes back", () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const percent = hundredths / 100;
        expect(percentOfMinor(toMinor(-minor), percent)).toBe(0 - percentOfMinor(toMinor(minor), percent));
      }),
    );
  });

  it("D08 dividing is off by no more than a half, and whole shares are exact", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 10_000 }),
        (whole, divisor) => {
          expect(roundHalfUp(whole * divisor, divisor)).toBe(whole);
          expect(Math.abs(2 * (roundHalfUp(whole, divisor) * divisor - whole))).toBeLessThanOrEqual(divisor);
        },
      ),
    );
  });

  it("takes a percentage exactly, for amounts beyond any order", () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const exact = BigInt(minor) * BigInt(hundredths);
        const off = exact - BigInt(percentOfMinor(toMinor(minor), hundredths / 100)) * 10_000n;
        expect(off <= 5000n && off >= -5000n).toBe(true);
      }),
    );
  });
});

describe("D08 amounts stay amounts", () => {
  const anyAmount = anyMinor.map(toMinor);

  test.each([221.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is none", (amount) => {
    expect(parseMinor(amount)).toBeUndefined();
    expect(() => toMinor(amount)).toThrow(RangeError);
  });

  it("none of anything is nought, also of a credit", () => {
    expect(times(0, toMinor(-100))).toBe(0);
    expect(times(-1, NO_MONEY)).toBe(0);
  });

  it("what was added can be taken off again, and so many times one is their sum", () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, fc.nat(1000), (one, other, count) => {
        expect(minus(plus(one, other), other)).toBe(one);
        expect(plus(one, minus(NO_MONEY, one))).toBe(0);
        expect(times(count, one)).toBe(sumOf(Array.from({ length: count }), () => one));
        expect(lesser(one, other)).toBe(Math.min(one, other));
      }),
    );
  });
});
