import { afterEach, describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import {
  acceptRead,
  anotherLine,
  type CartWish,
  keepSeen,
  knownLine,
  learnCart,
  learnVersion,
  shownVersion,
  tellUnanswered,
  versionAfterOwn,
} from "./cart-truth.ts";

const sku = "100101";
const cart = (line?: { readonly uid: string; readonly version: number }) =>
  ({
    id: "c1",
    version: 1,
    itemsV2: { items: line ? [{ ...line, product: someProduct({ sku }), number_of_packages: 4 }] : [] },
  }) as unknown as CartAnswer;
const wish: CartWish = { sku, product: undefined, amounts: { packages: 7, layers: 0, pallets: 0 } };

describe("C21 the line that a change was decided for", () => {
  afterEach(() => tellUnanswered(() => []));

  test.each([
    ["the line as it was seen", { uid: "a", version: 3 }, { uid: "a", version: 3 }],
    ["an older version of it", { uid: "a", version: 2 }, { uid: "a", version: 2 }],
    ["a line that was taken out and came back", { uid: "b", version: 9 }, { uid: "a", version: -1 }],
    ["no line at all", undefined, { uid: "a", version: -1 }],
    ["a question that is still open", anotherLine, { uid: "a", version: -1 }],
  ])("C21 the cart holds a line now, and the person had seen %s", (_what, seen, sent) => {
    learnCart(cart({ uid: "a", version: 3 }));
    keepSeen(sku, seen);
    expect(knownLine(sku)).toEqual(sent);
  });

  test("C21 a line that somebody took out meanwhile is not put in again without a word", () => {
    learnCart(cart());
    keepSeen(sku, { uid: "a", version: 3 });
    expect(knownLine(sku)).toEqual({ uid: "a", version: 3 });
  });

  test("C21 goods that nobody had are simply added", () => {
    learnCart(cart());
    keepSeen(sku, undefined);
    expect(knownLine(sku)).toBeUndefined();
  });

  test("C21 a cart that is read again does not hide somebody else's line from an addition under way", () => {
    learnCart(cart());
    tellUnanswered(() => [wish]);
    learnCart(cart({ uid: "a", version: 0 }));
    expect(knownLine(sku)).toEqual({ uid: "a", version: -1 });
    // It was this page's own addition after all: its answer got lost.
    acceptRead(sku);
    expect(knownLine(sku)).toEqual({ uid: "a", version: 0 });
  });
});

describe("C21 the version of the cart that the customer has seen", () => {
  test.each([
    ["as it was read", [], 1],
    ["with this page's own changes", [2, 3], 3],
    ["not with somebody else's, also where an own change came after it", [3, 4], 1],
  ])("C21 %s", (_what, made, seen) => {
    learnCart({ ...cart(), id: `c-${made.join("-")}` });
    for (const version of made) learnVersion(version);
    expect(shownVersion()).toBe(seen);
  });

  test("C21 a cart that is read again meanwhile is not the one that was on the screen", () => {
    learnCart({ ...cart(), id: "another", version: 4 });
    const seen = shownVersion();
    learnVersion(5);
    learnCart({ ...cart(), id: "another", version: 6 });
    expect(versionAfterOwn(seen)).toBe(5);
    expect(shownVersion()).toBe(6);
  });
});
