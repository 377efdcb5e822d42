import { describe, expect, it } from "vitest";
import { DEMO_SHIP_TOS } from "../testing/demo-ship-tos.ts";
import { METHODS, SHIPPING_METHODS } from "../transport/method.ts";
import { matchesSearch } from "./matches-search.ts";
import { variantMethod, variantOf } from "./variants.ts";

describe("the variants of a suggested cart (SUGGEST-05, SUGGEST-13)", () => {
  it("SUGGEST-13 empties, tank and unfiltered beer belong to none", () => {
    expect(
      Object.fromEntries(SHIPPING_METHODS.map((method) => [METHODS[method].shortCode, variantOf(method)])),
    ).toEqual({
      SMALL: "standard",
      SMALL_TRUCK: "standard",
      TRUCK: "truck",
      TANK: undefined,
      UNFILTERED: undefined,
      EMPTY_SMALL: undefined,
      EMPTY_TRUCK: undefined,
    });
  });

  it.each(DEMO_SHIP_TOS.map(({ shipTo, expected }) => [shipTo.name, shipTo, expected] as const))(
    "%s gets only variants that it is offered, and the chosen method where that fits",
    (_name, shipTo, expected) => {
      for (const variant of ["standard", "truck"] as const) {
        const fitting =
          shipTo.status === "APPROVED" ? expected.filter((method) => variantOf(method) === variant) : [];
        expect(variantMethod(variant, shipTo, undefined)).toBe(fitting[0]);
        for (const chosen of SHIPPING_METHODS)
          expect(variantMethod(variant, shipTo, chosen)).toBe(fitting.includes(chosen) ? chosen : fitting[0]);
      }
    },
  );
});

describe("searching in a suggestion (SUGGEST-03, C25)", () => {
  it.each([
    ["lezak", true],
    ["LEŽÁK", true],
    [" svetly ", true],
    ["1001", true],
    ["", true],
    ["radler", false],
  ])("%j finds: %s", (search, found) => {
    expect(matchesSearch(search, ["100112", "Lipovrch 12 světlý ležák"])).toBe(found);
  });
});
