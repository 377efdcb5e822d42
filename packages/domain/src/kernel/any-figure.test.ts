import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseId, parseShipToId, parseSku, toId } from "./ids.ts";
import { percentOfMinor, roundHalfUp, toMinor } from "./money.ts";
import { parseBoxes, toBoxes } from "./quantity.ts";

const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe("D08 any amount of money", () => {
  it("all of it is a hundred percent, none of it nought, and never a half haléř", () => {
    fc.assert(
      fc.property(anyMinor, anyPercent, (minor, percent) => {
        expect(percentOfMinor(toMinor(minor), 100)).toBe(minor);
        expect(Math.abs(percentOfMinor(toMinor(minor), 0))).toBe(0);
        expect(Number.isSafeInteger(percentOfMinor(toMinor(minor), percent))).toBe(true);
      }),
    );
  });

  it("more money or a higher rate never comes to less", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.nat(100_000),
        anyPercent,
        anyPercent,
        (minor, more, low, high) => {
          expect(percentOfMinor(toMinor(minor + more), low)).toBeGreaterThanOrEqual(
            percentOfMinor(toMinor(minor), low),
          );
          expect(percentOfMinor(toMinor(minor), Math.max(low, high))).toBeGreaterThanOrEqual(
            percentOfMinor(toMinor(minor), Math.min(low, high)),
          );
        },
      ),
    );
  });

  it("VAT of lines differs from VAT of their sum by no more than half a haléř a line", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 40 }),
        anyPercent,
        (lines, percent) => {
          const whole = percentOfMinor(toMinor(lines.reduce((sum, minor) => sum + minor, 0)), percent);
          const parts = lines.reduce((sum, minor) => sum + percentOfMinor(toMinor(minor), percent), 0);
          expect(Math.abs(whole - parts)).toBeLessThanOrEqual((lines.length + 1) / 2);
        },
      ),
    );
  });

  test.each([
    [5, -2, -3],
    [-5, -2, 3],
    [1, 2, 1],
    [-1, 2, -1],
    [49, 100, 0],
    [50, 100, 1],
    [149, 100, 1],
    [150, 100, 2],
  ])("D08 roundHalfUp(%i, %i) is %i", (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });
});

describe("D09 any number of boxes", () => {
  it("is itself when it is whole and not below nought, else none", () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (count) => {
        const isBoxes = Number.isSafeInteger(count) && count >= 0;
        expect(parseBoxes(count)).toBe(isBoxes ? count : undefined);
        if (!isBoxes) expect(() => toBoxes(count)).toThrow(RangeError);
      }),
    );
    expect(toBoxes(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("any id", () => {
  const anySign = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
  it("is itself, of one to 64 signs", () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, minLength: 1, maxLength: 64 }), (text) => {
        expect(parseSku(text)).toBe(text);
        expect(toId(text)).toBe(text);
      }),
    );
    expect([64, 65].map((length) => parseId("9".repeat(length))?.length)).toEqual([64, undefined]);
  });

  it("is none with a blank, a letter with a mark or a line's end anywhere in it", () => {
    const spoiler = fc.constantFrom(" ", "\n", "\t", "\u00a0", "ř", "\u007f", "🍺");
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 20 }), spoiler, fc.nat(20), (text, spoilt, at) => {
        expect(parseShipToId(text.slice(0, at) + spoilt + text.slice(at))).toBeUndefined();
      }),
    );
  });
});
