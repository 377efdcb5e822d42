import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "../transport/method.ts";
import { countedUnits, isCountedOtherwise, refundOfLine, settleReturn } from "./counted-return.ts";
import { isCollection, secondMethod, takesEmpties } from "./return-trip.ts";

describe("which way empties go back", () => {
  test.each<[ShippingMethod, boolean, boolean]>([
    ["selfpickup_selfpickup", true, false],
    ["freeshipping_freeshipping", true, false],
    ["flatrate_flatrate", true, false],
    ["tank_tank", false, false],
    ["unfiltered_unfiltered", true, false],
    ["emptiespickup_emptiespickup", true, true],
    ["emptiesfulltruck_emptiesfulltruck", true, true],
  ])("EMPTIES-04 %s takes empties: %s, and nothing else: %s", (method, takes, only) => {
    expect(takesEmpties(method)).toBe(takes);
    expect(isCollection(method)).toBe(only);
  });

  test.each<[string, readonly ShippingMethod[], ShippingMethod | undefined]>([
    [
      "the small collection, also behind the truck",
      ["emptiesfulltruck_emptiesfulltruck", "emptiespickup_emptiespickup"],
      "emptiespickup_emptiespickup",
    ],
    [
      "the truck where there is only that",
      ["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"],
      "emptiesfulltruck_emptiesfulltruck",
    ],
    ["none where neither is offered", ["flatrate_flatrate", "tank_tank"], undefined],
    ["none where nothing is", [], undefined],
  ])("EMPTIES-03 the second order goes by %s", (_what, offered, expected) => {
    expect(secondMethod(offered)).toBe(expected);
  });

  it("EMPTIES-03 the second order is a collection that the place is offered", () => {
    fc.assert(
      fc.property(fc.subarray([...SHIPPING_METHODS]), (offered) => {
        const second = secondMethod(offered);
        const collections = offered.filter(isCollection);
        if (second === undefined) expect(collections).toEqual([]);
        else expect(collections).toContain(second);
      }),
    );
  });
});

describe("whatever the driver counts", () => {
  const anyLine = fc.record({
    planned: fc.nat(500),
    returned: fc.option(fc.nat(500)),
    unitDepositMinor: fc.constantFrom(300, 333, 10_000, 150_000).map(toMinor),
  });
  const anyLines = fc.array(anyLine, { maxLength: 8 });
  const sums = { depositMinor: toMinor(600_000), totalMinor: toMinor(90_000_000) };
  const counted = (lines: readonly { readonly returned: number | null }[]) =>
    lines.some(({ returned }) => returned !== null);

  it("D08 EMPTIES-02 a collection comes to what counts of its lines, whatever was planned", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const minor = toMinor(0 - lines.reduce((sum, one) => sum + one.planned * one.unitDepositMinor, 0));
        const planned = { depositMinor: minor, totalMinor: minor };
        const settled = settleReturn(planned, lines, false);
        const counts = 0 - lines.reduce((sum, one) => sum + refundOfLine(one), 0);
        expect(settled).toEqual({ depositMinor: counts, totalMinor: counts, refundMinor: undefined });
      }),
    );
  });

  it("D08 EMPTIES-02 with goods just the refund comes off the total, and what was not counted brings none", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const settled = settleReturn(sums, lines, true);
        const refund = lines.reduce((sum, one) => sum + (one.returned ?? 0) * one.unitDepositMinor, 0);
        expect(settled.totalMinor).toBe(sums.totalMinor - refund);
        expect(settled.depositMinor).toBe(sums.depositMinor);
        expect(settled.refundMinor).toBe(counted(lines) ? refund : undefined);
      }),
    );
  });

  it("in which order the lines stand does not matter, and just what is counted counts", () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, hasGoods) => {
        expect(settleReturn(sums, lines.toReversed(), hasGoods)).toEqual(settleReturn(sums, lines, hasGoods));
        for (const one of lines) {
          expect(countedUnits(one)).toBe(one.returned === null ? one.planned : one.returned);
          if (isCountedOtherwise(one)) expect(countedUnits(one)).not.toBe(one.planned);
        }
      }),
    );
  });
});
