import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { isCountedOtherwise, refundOfLine, settleReturn } from "./counted-return.ts";

const line = (planned: number, returned: number | null, deposit = 150_000) => ({
  planned,
  returned,
  unitDepositMinor: toMinor(deposit),
});

describe("EMPTIES-02 D08 money goes by what was taken over", () => {
  test.each([
    [line(7, null), 1_050_000],
    [line(7, 5), 750_000],
    [line(7, 0), 0],
    [line(0, 3, 333), 999],
  ])("%o comes to %i", (one, refund) => {
    expect(refundOfLine(one)).toBe(refund);
  });

  test.each([
    [line(7, null), false],
    [line(7, 7), false],
    [line(7, 5), true],
    [line(0, 3), true],
  ])("%o differs: %s", (one, otherwise) => {
    expect(isCountedOtherwise(one)).toBe(otherwise);
  });

  const sums = { depositMinor: toMinor(600_000), totalMinor: toMinor(2_000_001) };

  it("nothing changes until the driver has counted", () => {
    expect(settleReturn(sums, [line(7, null)], true)).toEqual({ ...sums, refundMinor: undefined });
    expect(settleReturn(sums, [], false)).toEqual({ ...sums, refundMinor: undefined });
  });

  it("with goods the refund comes off the total, and the deposits of the goods stay", () => {
    expect(settleReturn(sums, [line(7, 5), line(0, 3, 333)], true)).toEqual({
      depositMinor: 600_000,
      totalMinor: 2_000_001 - 750_999,
      refundMinor: 750_999,
    });
  });

  it("a collection comes to what was taken over", () => {
    const planned = { depositMinor: toMinor(-1_050_000), totalMinor: toMinor(-1_050_000) };
    expect(settleReturn(planned, [line(7, 5), line(0, 3, 333)], false)).toEqual({
      depositMinor: -750_999,
      totalMinor: -750_999,
      refundMinor: undefined,
    });
  });
});
