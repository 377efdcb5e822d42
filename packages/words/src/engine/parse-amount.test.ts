import { toMinor } from "@vycep/domain/kernel/money";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { formatMoney } from "./format.ts";
import { parseAmount } from "./parse-amount.ts";

test.each([
  ["12 500,00", 1_250_000],
  ["12500", 1_250_000],
  ["12\u00a0500,5", 1_250_050],
  ["12.500", 1_250_000],
  ["12.500,50 Kč", 1_250_050],
  ["1.234.567", 123_456_700],
  ["12500.5", 1_250_050],
  ["1 250,-", 125_000],
  ["99,99 €", 9_999],
  ["0", 0],
  ["", undefined],
  ["nic", undefined],
  ["-5", undefined],
  ["12,345", undefined],
  ["12,5,0", undefined],
  ["1.23.456", undefined],
  ["1e5", undefined],
  ["9".repeat(13), undefined],
])("B14 the amount %j", (text, minor) => {
  expect(parseAmount(text)).toBe(minor);
});

it("OP-140 whatever we write of money can be typed again", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom("CZK", "EUR"), (minor, currency) => {
      expect(parseAmount(formatMoney({ minor: toMinor(minor), currency }))).toBe(minor);
    }),
  );
});
