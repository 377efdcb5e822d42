import { toId } from "@vycep/domain/kernel/ids";
import { localMomentIn, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { someBundle } from "../../testing/some-bundle.ts";
import { checksOf, itemProblemOf } from "./bundle-checks.ts";
import { type BundleOffer, bundleOfferOf, judgeChoice } from "./bundle-offer.ts";

const now = localMomentIn(Date.parse("2026-11-20T08:41:00Z"), "Europe/Prague");
const thursday = toLocalDate("2026-11-26");

function offer(said: Parameters<typeof someBundle>[0] = {}): BundleOffer {
  const made = bundleOfferOf(someBundle(said));
  if (made === undefined) throw new Error("the bundle of the tests cannot be read");
  return made;
}

function judge(crates: number, kegs: number, packages = 1, of = offer()) {
  const parts = [
    ...(crates > 0 ? [{ sku: toId("100101"), boxes: crates }] : []),
    ...(kegs > 0 ? [{ sku: toId("100112"), boxes: kegs }] : []),
  ] as Parameters<typeof judgeChoice>[1]["parts"];
  const context = { method: "selfpickup_selfpickup", date: thursday, market: "CZ", now } as const;
  return { of, judged: judgeChoice(of, { packages, parts }, context) };
}

const kinds = (crates: number, kegs: number, packages = 1) => {
  const { of, judged } = judge(crates, kegs, packages);
  return checksOf(of, judged, thursday).map(({ kind, isRight }) => `${isRight ? "" : "not "}${kind}`);
};

describe("BUNDLE-04 BUNDLE-05 what a package must be", () => {
  test.each([
    [4, 0, 1, ["mandatory", "full", "day", "limit"]],
    [3, 1, 1, ["mandatory", "full", "day", "limit"]],
    [2, 0, 1, ["mandatory", "not too-few", "day", "limit"]],
    [6, 4, 1, ["mandatory", "not too-many", "day", "limit"]],
    [0, 4, 1, ["not mandatory", "full", "day", "limit"]],
    [1, 3, 1, ["mandatory", "not item", "full", "day", "limit"]],
    [4, 0, 6, ["mandatory", "full", "day", "not limit"]],
  ])("%d crates and %d kegs, %d times: %j", (crates, kegs, packages, told) => {
    expect(kinds(crates, kegs, packages)).toEqual(told);
  });

  test("how many are missing or too many is part of it", () => {
    const few = judge(2, 0);
    expect(checksOf(few.of, few.judged, thursday)).toContainEqual({
      kind: "too-few",
      isRight: false,
      missing: 2,
      min: 4,
    });
    const many = judge(6, 4);
    expect(checksOf(many.of, many.judged, thursday)).toContainEqual({
      kind: "too-many",
      isRight: false,
      over: 2,
      max: 8,
    });
  });

  test("no day is not yet wrong, but not right either", () => {
    const { of, judged } = judge(4, 0);
    expect(checksOf(of, judged, undefined)).toContainEqual({ kind: "day", isRight: false, day: undefined });
  });
});

describe("BUNDLE-06 what is wrong with one item", () => {
  test("fewer than its own least", () => {
    const { of, judged } = judge(1, 3);
    const [crate, keg] = of.bundle.items;
    expect(crate && itemProblemOf(crate, judged)?.kind).toBe("bundle-item-too-few");
    expect(keg && itemProblemOf(keg, judged)).toBeUndefined();
  });
});

describe("C26 what a package costs", () => {
  test("a tenth less than the goods by themselves, times as many packages", () => {
    const { judged } = judge(3, 1, 2);
    // 3 × 221 Kč + 1 649 Kč, less 10 %, twice.
    expect(judged.totals.netMinor).toBe(2 * Math.round((3 * 22_100 + 164_900) * 0.9));
  });

  test("plain goods are no bundle", () => {
    expect(bundleOfferOf({ ...someBundle(), flexible_package: null })).toBeUndefined();
  });
});
