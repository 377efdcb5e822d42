import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFavourite, MAX_FAVOURITES, whyNotFavourite } from "./favourite.ts";

const ordinary = { isTank: false, isUnfiltered: false };

describe("favourites (FAV-01, FAV-05, FAV-06, OP-87)", () => {
  it.each([
    ["FAV-01 ordinary goods may be kept", ordinary, undefined],
    ["FAV-05 unfiltered beer may not", { isTank: false, isUnfiltered: true }, "favourite-unfiltered"],
    ["FAV-06 tank beer may not", { isTank: true, isUnfiltered: false }, "favourite-tank"],
    [
      "FAV-06 unfiltered tank beer is told by its tank",
      { isTank: true, isUnfiltered: true },
      "favourite-tank",
    ],
  ] as const)("%s", (_name, product, reason) => {
    expect(whyNotFavourite(product)).toBe(reason);
    expect(judgeFavourite(product, 0)).toEqual(reason && { kind: reason });
  });

  it("FAV-01 what nobody knows cannot be kept", () => {
    expect(judgeFavourite(undefined, 0)).toEqual({ kind: "product-unknown" });
  });

  it("a list is full at its limit and not before", () => {
    expect(judgeFavourite(ordinary, MAX_FAVOURITES - 1)).toBeUndefined();
    expect(judgeFavourite(ordinary, MAX_FAVOURITES)).toEqual({
      kind: "favourites-full",
      max: MAX_FAVOURITES,
    });
    expect(judgeFavourite({ ...ordinary, isTank: true }, MAX_FAVOURITES)).toEqual({ kind: "favourite-tank" });
  });

  it("a list holds a thousand, and what cannot be kept is told before that it is full", () => {
    expect(MAX_FAVOURITES).toBe(1000);
    const kinds = fc.record({ isTank: fc.boolean(), isUnfiltered: fc.boolean() });
    fc.assert(
      fc.property(
        fc.option(kinds, { nil: undefined }),
        fc.integer({ min: 990, max: 1010 }),
        (product, kept) => {
          const kind = judgeFavourite(product, kept)?.kind;
          const own = product === undefined ? "product-unknown" : whyNotFavourite(product);
          expect(kind).toBe(own ?? (kept >= MAX_FAVOURITES ? "favourites-full" : undefined));
        },
      ),
    );
  });
});
