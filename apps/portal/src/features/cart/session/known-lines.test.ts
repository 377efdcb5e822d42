import { describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import type { CartLineAnswer } from "../reading/cart-answer.ts";
import { anotherLine, createKnownLines } from "./known-lines.ts";

const sku = "100101";
const line = (uid: string, version: number) =>
  ({ uid, version, product: someProduct({ sku }), number_of_packages: 4 }) as CartLineAnswer;

function knownWith(...held: readonly CartLineAnswer[]) {
  const known = createKnownLines();
  known.replace(held, []);
  return known;
}

describe("C21 the line that a change was decided for", () => {
  test.each([
    ["the line as it was seen", { uid: "a", version: 3 }, { uid: "a", version: 3 }],
    ["an older version of it", { uid: "a", version: 2 }, { uid: "a", version: 2 }],
    ["a line that was taken out and came back", { uid: "b", version: 9 }, { uid: "a", version: -1 }],
    ["no line at all", undefined, { uid: "a", version: -1 }],
    ["a question that is still open", anotherLine, { uid: "a", version: -1 }],
  ])("C21 the cart holds a line now, and the person had seen %s", (_what, seen, sent) => {
    const known = knownWith(line("a", 3));
    known.keepSeen(sku, seen);
    expect(known.get(sku)).toEqual(sent);
  });

  test("C21 a line that somebody took out meanwhile is not put in again without a word", () => {
    const known = knownWith();
    known.keepSeen(sku, { uid: "a", version: 3 });
    expect(known.get(sku)).toEqual({ uid: "a", version: 3 });
  });

  test("C21 goods that nobody had are simply added", () => {
    const known = knownWith();
    known.keepSeen(sku, undefined);
    expect(known.get(sku)).toBeUndefined();
  });

  test("C21 a cart that is read again does not hide somebody else's line from an addition under way", () => {
    const known = knownWith();
    known.replace([line("a", 0)], [{ sku }]);
    expect(known.get(sku)).toEqual({ uid: "a", version: -1 });
    // It was this page's own addition after all: its answer got lost.
    known.acceptRead(sku);
    expect(known.get(sku)).toEqual({ uid: "a", version: 0 });
  });

  test("C21 a line with a change under way stays known at the version that was shown when it was decided", () => {
    const known = knownWith(line("a", 4));
    known.replace([line("a", 9)], [{ sku }]);
    expect(known.get(sku)).toEqual({ uid: "a", version: 4 });
    expect(known.lastRead(sku)?.version).toBe(9);
    known.acceptRead(sku);
    expect(known.get(sku)).toEqual({ uid: "a", version: 9 });
  });
});
