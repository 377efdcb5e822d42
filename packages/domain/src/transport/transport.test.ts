import { describe, expect, it, test } from "vitest";
import { DEMO_SHIP_TOS } from "../testing/demo-ship-tos.ts";
import { defaultMethod } from "./default-method.ts";
import {
  coarseShortCode,
  METHODS,
  methodOfDocument,
  methodOfOrder,
  onlyEmpties,
  parseShippingMethod,
  SHIPPING_METHODS,
  shortCode,
} from "./method.ts";
import { bringsGoods, type OfferFacts, offeredMethods } from "./offer.ts";

describe("the seven methods", () => {
  test.each([
    ["TRANSPORT-01 OP-12", "flatrate_flatrate", "TRUCK", "SMALL", 0],
    ["TRANSPORT-02 OP-12", "freeshipping_freeshipping", "SMALL_TRUCK", "SMALL", 0],
    ["TRANSPORT-03", "selfpickup_selfpickup", "SMALL", "SMALL", 0],
    ["TRANSPORT-04", "emptiesfulltruck_emptiesfulltruck", "EMPTY_TRUCK", "EMPTY_TRUCK", 1],
    ["TRANSPORT-05", "emptiespickup_emptiespickup", "EMPTY_SMALL", "EMPTY_SMALL", 1],
    ["TRANSPORT-06", "unfiltered_unfiltered", "UNFILTERED", "UNFILTERED", 0],
    ["TRANSPORT-07 OP-12", "tank_tank", "TANK", "UNFILTERED", 0],
  ] as const)(
    "%s %s: %s, coarse %s (TRANSPORT-17, TRANSPORT-18), onlyEmpties %i (TRANSPORT-33, 34)",
    (...row) => {
      const [, method, short, coarse, empties] = row;
      expect(shortCode(method)).toBe(short);
      expect(coarseShortCode(method)).toBe(coarse);
      expect(onlyEmpties(method)).toBe(empties);
      expect(METHODS[method].value).toBe(method);
      expect(METHODS[method].labelKey).toBe(`method.${method}`);
    },
  );

  it("OP-51 INPROG-14 any other value counts as empties", () => {
    expect(onlyEmpties("pigeon_post")).toBe(1);
    expect(onlyEmpties("toString")).toBe(1);
  });

  test.each([
    ["TRANSPORT-11", "YSE1", "emptiesfulltruck_emptiesfulltruck"],
    ["TRANSPORT-12", "YDE1", "emptiespickup_emptiespickup"],
    ["TRANSPORT-13", "YDOR", "selfpickup_selfpickup"],
    ["TRANSPORT-14", "YSOR", "flatrate_flatrate"],
    ["TRANSPORT-15", "YDER", "emptiespickup_emptiespickup"],
    ["TRANSPORT-16", "YSER", "emptiesfulltruck_emptiesfulltruck"],
    ["OP-71 unknown", "YXXX", undefined],
  ])("%s document code %s is %s", (_, code, method) => {
    expect(methodOfDocument(code)).toBe(method);
    expect(methodOfOrder({ method: "", documentCode: code })).toBe(method);
    expect(methodOfOrder({ method: "tank_tank", documentCode: code })).toBe("tank_tank");
  });

  test.each([
    ["selfpickup_selfpickup", "YDOR"],
    ["freeshipping_freeshipping", "YDOR"],
    ["flatrate_flatrate", "YSOR"],
    ["tank_tank", "YDOR"],
    ["unfiltered_unfiltered", "YDOR"],
    ["emptiespickup_emptiespickup", "YDER"],
    ["emptiesfulltruck_emptiesfulltruck", "YSER"],
  ] as const)("OP-71 an order by %s is written as %s", (method, code) => {
    expect(METHODS[method].documentCode).toBe(code);
  });

  test.each([
    [
      "OP-59 OP-64 CALENDAR-08",
      ["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"],
      "pd",
      "truck",
      "truck",
    ],
    [
      "OP-59 OP-64 CALENDAR-11",
      ["selfpickup_selfpickup", "emptiespickup_emptiespickup", "freeshipping_freeshipping"],
      "type1",
      "standard",
      "pickup",
    ],
    ["D17 OP-60", ["unfiltered_unfiltered"], "unfiltered", "unfiltered", "unfiltered"],
    ["D17 OP-60", ["tank_tank"], "tank", "tank", "tank"],
  ] as const)(
    "%s %j: schedule %s, exceptions %s, lead time %s",
    (_, methods, schedule, exceptions, leadTime) => {
      for (const method of methods) expect(METHODS[method]).toMatchObject({ schedule, exceptions, leadTime });
    },
  );

  it("OP-68 dates are asked for as Standard, except tank and unfiltered", () => {
    const odd = SHIPPING_METHODS.filter((method) => METHODS[method].dateType !== "Standard");
    expect(odd.map((method) => METHODS[method].dateType)).toEqual(["Tank", "Unfiltered"]);
  });

  it("reads its own values and no others", () => {
    expect(SHIPPING_METHODS.map(parseShippingMethod)).toEqual([...SHIPPING_METHODS]);
    expect([parseShippingMethod("flatrate"), parseShippingMethod("toString")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("methods offered", () => {
  test.each(DEMO_SHIP_TOS)(
    "TRANSPORT-19 TRANSPORT-20 TRANSPORT-21 TRANSPORT-22 TRANSPORT-23 TRANSPORT-24 TRANSPORT-25 TRANSPORT-26 at $shipTo.id $shipTo.name",
    ({ shipTo, expected }) => {
      expect(offeredMethods(shipTo)).toEqual(expected);
    },
  );

  const place: OfferFacts = {
    types: ["1", "PD"],
    status: "APPROVED",
    country: "CZE",
    customerType: "POS",
    isTankEnabled: true,
    isUnfilteredEnabled: true,
    isSmallTruckAllowed: true,
  };
  const missing = (said: Partial<OfferFacts>) => {
    const offered = offeredMethods({ ...place, ...said });
    return SHIPPING_METHODS.filter((method) => !offered.includes(method));
  };

  test.each([
    ["nothing is missing where all holds", {}, []],
    [
      "TRANSPORT-19 TRANSPORT-24 without type 1",
      { types: ["PD"] },
      ["selfpickup_selfpickup", "emptiespickup_emptiespickup"],
    ],
    [
      "TRANSPORT-20 OP-118 not on the allow-list",
      { isSmallTruckAllowed: false },
      ["freeshipping_freeshipping"],
    ],
    [
      "TRANSPORT-21 TRANSPORT-25 without PD",
      { types: ["1"] },
      ["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"],
    ],
    ["TRANSPORT-22 without tank", { isTankEnabled: false }, ["tank_tank"]],
    ["TRANSPORT-23 without unfiltered", { isUnfilteredEnabled: false }, ["unfiltered_unfiltered"]],
    ["TRANSPORT-26 OP-50 Slovak POS", { country: "SVK" }, ["emptiesfulltruck_emptiesfulltruck"]],
    ["TRANSPORT-26 Slovak wholesale keeps it", { country: "SVK", customerType: "WHS" }, []],
    ["SHIPTO-12 suspended", { status: "SUSPENDED" }, [...SHIPPING_METHODS]],
  ] as const)("%s", (_, said, expected) => {
    expect(missing(said)).toEqual(expected);
  });

  it("TRANSPORT-27 without a loaded ship-to all seven", () => {
    expect(offeredMethods(undefined)).toEqual([...SHIPPING_METHODS]);
  });

  it("TRANSPORT-28 SUGGEST-13 a caller may narrow the list", () => {
    expect(offeredMethods(undefined, bringsGoods)).toEqual(SHIPPING_METHODS.slice(0, 5));
  });
});

describe("the default method", () => {
  const offered = ["freeshipping_freeshipping", "selfpickup_selfpickup", "tank_tank"] as const;
  test.each([
    [
      "TRANSPORT-29 the cart's",
      { cartHasItems: true, cartMethod: "tank_tank", storedMethod: "freeshipping_freeshipping" },
      "tank_tank",
    ],
    [
      "TRANSPORT-29 even when no longer offered",
      { cartHasItems: true, cartMethod: "flatrate_flatrate" },
      "flatrate_flatrate",
    ],
    [
      "TRANSPORT-30 not the cart's when it is empty",
      { cartHasItems: false, cartMethod: "tank_tank", storedMethod: "freeshipping_freeshipping" },
      "freeshipping_freeshipping",
    ],
    ["TRANSPORT-30 the stored one", { cartHasItems: true, storedMethod: "tank_tank" }, "tank_tank"],
    [
      "TRANSPORT-31 standard when the stored one is gone",
      { cartHasItems: false, storedMethod: "flatrate_flatrate" },
      "selfpickup_selfpickup",
    ],
    ["TRANSPORT-31 standard", { cartHasItems: false }, "selfpickup_selfpickup"],
  ] as const)("%s", (_, facts, expected) => {
    expect(defaultMethod({ offered, ...facts })).toBe(expected);
  });

  it("TRANSPORT-32 else the first offered, and none when none is", () => {
    expect(defaultMethod({ offered: ["flatrate_flatrate", "tank_tank"], cartHasItems: false })).toBe(
      "flatrate_flatrate",
    );
    expect(defaultMethod({ offered: [], cartHasItems: false })).toBeUndefined();
  });
});
