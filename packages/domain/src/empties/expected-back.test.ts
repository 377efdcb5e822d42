import { expect, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { expectedBack } from "./expected-back.ts";

test.each([
  ["less than is to be paid", 5_945_768, 2_465_832, { restMinor: 3_479_936, isOwed: false }],
  ["as much as is to be paid", 150_000, 150_000, { restMinor: 0, isOwed: false }],
  ["more than is to be paid", 100_000, 150_000, { restMinor: 50_000, isOwed: true }],
])("EMPTIES-02 the refund stands beside the sum to pay: %s", (_, toPay, refund, rest) => {
  expect(expectedBack(toMinor(toPay), toMinor(refund))).toEqual({ refundMinor: refund, ...rest });
});

test("EMPTIES-02 nothing is said where nothing comes back", () => {
  expect(expectedBack(toMinor(100), toMinor(0))).toBeUndefined();
});
