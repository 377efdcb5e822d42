import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
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

const anyPlace: fc.Arbitrary<OfferFacts> = fc.record({
  types: fc.subarray(["1", "PD"] as const),
  status: fc.constantFrom("APPROVED", "SUSPENDED"),
  country: fc.constantFrom("CZE", "SVK", "POL"),
  customerType: fc.constantFrom("POS", "WHS", "pos", ""),
  isTankEnabled: fc.boolean(),
  isUnfilteredEnabled: fc.boolean(),
  isSmallTruckAllowed: fc.boolean(),
});
const anyMethod = fc.constantFrom(...SHIPPING_METHODS);
const anyMethods = fc.subarray([...SHIPPING_METHODS]);

describe("at any place", () => {
  it("SHIPTO-12 TRANSPORT-27 no method is offered where it is suspended, and elsewhere none twice nor out of order", () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const offered = offeredMethods(place);
        if (place.status === "SUSPENDED") expect(offered).toEqual([]);
        expect(offered).toEqual(offeredMethods(undefined).filter((method) => offered.includes(method)));
      }),
    );
  });

  it("TRANSPORT-19 TRANSPORT-21 TRANSPORT-24 TRANSPORT-25 what comes by a round or truck goes back by it", () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const offers = (method: (typeof SHIPPING_METHODS)[number]) => offeredMethods(place).includes(method);
        expect(offers("emptiespickup_emptiespickup")).toBe(offers("selfpickup_selfpickup"));
        const isSlovakPub = place.country === "SVK" && place.customerType === "POS";
        expect(offers("emptiesfulltruck_emptiesfulltruck")).toBe(!isSlovakPub && offers("flatrate_flatrate"));
      }),
      { numRuns: 300 },
    );
  });

  it("TRANSPORT-20 TRANSPORT-22 TRANSPORT-23 a further type or flag takes no method away", () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const richer: OfferFacts = {
          ...place,
          types: ["1", "PD"],
          isTankEnabled: true,
          isUnfilteredEnabled: true,
          isSmallTruckAllowed: true,
        };
        expect(offeredMethods(richer)).toEqual(expect.arrayContaining([...offeredMethods(place)]));
      }),
    );
  });

  it("TRANSPORT-28 a caller's filter takes away and never adds", () => {
    fc.assert(
      fc.property(anyPlace, anyMethods, (place, kept) => {
        const offered = offeredMethods(place);
        expect(offeredMethods(place, (method) => kept.includes(method))).toEqual(
          offered.filter((method) => kept.includes(method)),
        );
      }),
    );
  });
});

describe("the method to begin with", () => {
  const anyFacts = fc.record(
    { offered: anyMethods, cartHasItems: fc.boolean(), cartMethod: anyMethod, storedMethod: anyMethod },
    { requiredKeys: ["offered", "cartHasItems"] },
  );

  it("TRANSPORT-29 is one that is offered, but for that of a cart with goods, and none only where none is", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const method = defaultMethod(facts);
        if (facts.cartHasItems && facts.cartMethod) expect(method).toBe(facts.cartMethod);
        else if (facts.offered.length === 0) expect(method).toBeUndefined();
        else expect(facts.offered).toContain(method);
      }),
    );
  });

  it("TRANSPORT-30 TRANSPORT-31 stored, it is the one to begin with again", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const storedMethod = defaultMethod({ ...facts, cartHasItems: false });
        expect(defaultMethod({ ...facts, cartHasItems: false, storedMethod })).toBe(storedMethod);
      }),
    );
  });

  test.each([
    ["TRANSPORT-29 a cart with goods that keeps no method", { cartHasItems: true }, "selfpickup_selfpickup"],
    [
      "TRANSPORT-29 the cart's before the stored one, though both are offered",
      { cartHasItems: true, cartMethod: "flatrate_flatrate", storedMethod: "selfpickup_selfpickup" },
      "flatrate_flatrate",
    ],
    [
      "TRANSPORT-30 the stored one before Standard",
      { cartHasItems: false, storedMethod: "flatrate_flatrate" },
      "flatrate_flatrate",
    ],
    [
      "TRANSPORT-31 Standard before one that stands ahead of it",
      { cartHasItems: false },
      "selfpickup_selfpickup",
    ],
  ] as const)("%s", (_what, facts, expected) => {
    const offered = ["flatrate_flatrate", "selfpickup_selfpickup"] as const;
    expect(defaultMethod({ offered, ...facts })).toBe(expected);
  });
});

describe("each row of the methods' table", () => {
  test.each(SHIPPING_METHODS)("%s agrees with itself", (method) => {
    const row = METHODS[method];
    const isEmpties = row.carries === "nothing";
    expect(onlyEmpties(method)).toBe(isEmpties ? 1 : 0);
    expect(bringsGoods(method)).toBe(!isEmpties);
    expect(row.kind.startsWith("empties")).toBe(isEmpties);
    expect(row.schedule === "pd").toBe(row.leadTime === "truck");
    expect(row.kind.endsWith("truck")).toBe(row.schedule === "pd");
    expect(coarseShortCode(method).startsWith("EMPTY")).toBe(isEmpties);
  });

  it("TRANSPORT-01 TRANSPORT-02 TRANSPORT-03 each has a short code and a label of its own", () => {
    expect(new Set(SHIPPING_METHODS.map(shortCode)).size).toBe(7);
    expect(new Set(SHIPPING_METHODS.map((method) => METHODS[method].labelKey)).size).toBe(7);
  });

  it("OP-71 an order document never makes goods of empties, nor a round of a truck", () => {
    for (const method of SHIPPING_METHODS) {
      const written = METHODS[method];
      const read = methodOfDocument(written.documentCode);
      expect(read && METHODS[read]).toMatchObject({ onlyEmpties: written.onlyEmpties });
      expect(read && METHODS[read].schedule === "pd").toBe(written.schedule === "pd");
      expect(read && METHODS[read].documentCode).toBe(written.documentCode);
    }
  });

  test.each([
    ["tank_tank", "tank", "tank"],
    ["unfiltered_unfiltered", "unfiltered", "standard"],
    ["freeshipping_freeshipping", "ordinary", "standard"],
    ["selfpickup_selfpickup", "ordinary", "standard"],
    ["flatrate_flatrate", "ordinary", "truck"],
    ["emptiespickup_emptiespickup", "nothing", "empties-pickup"],
    ["emptiesfulltruck_emptiesfulltruck", "nothing", "empties-truck"],
  ] as const)("TRANSPORT-51 TRANSPORT-52 %s carries %s and is measured as %s", (method, carries, kind) => {
    expect(METHODS[method]).toMatchObject({ carries, kind });
  });
});

describe("what an order says of its way", () => {
  const anyText = fc.oneof(
    fc.string(),
    anyMethod,
    fc.constantFrom("YSE1", "YDE1", "YDOR", "YSOR", "YDER", "YSER", "ydor", "constructor", "valueOf"),
  );

  it("OP-71 its own method counts before its document's, and any other text is none", () => {
    fc.assert(
      fc.property(anyText, anyText, (method, documentCode) => {
        const read = methodOfOrder({ method, documentCode });
        const own = SHIPPING_METHODS.find((known) => known === method);
        expect(read).toBe(own ?? methodOfDocument(documentCode));
        expect(parseShippingMethod(method)).toBe(own);
        if (!own) expect(onlyEmpties(method)).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
