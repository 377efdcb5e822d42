import { describe, expect, test } from "vitest";
import { createKnownVersions } from "./known-versions.ts";

function read(id: string, version: number) {
  const versions = createKnownVersions();
  versions.read({ id, version });
  return versions;
}

describe("C21 the version of the cart that the customer has seen", () => {
  test.each([
    ["as it was read", [], 1],
    ["with this page's own changes", [2, 3], 3],
    ["not with somebody else's, also where an own change came after it", [3, 4], 1],
  ])("C21 %s", (_what, made, seen) => {
    const versions = read("c1", 1);
    for (const version of made) versions.made(version);
    expect(versions.shown()).toBe(seen);
  });

  test("C21 a cart that is read again meanwhile is not the one that was on the screen", () => {
    const versions = read("c1", 4);
    const seen = versions.shown();
    versions.made(5);
    versions.read({ id: "c1", version: 6 });
    expect(versions.afterOwn(seen)).toBe(5);
    expect(versions.shown()).toBe(6);
  });
});

test("C21 the cart that follows one which this page has ordered is no news, and what comes of it later is", () => {
  const versions = read("c1", 7);
  versions.ordered("c1");
  expect(versions.isKnown({ cartId: "c2", version: 1 })).toBe(true);
  versions.read({ id: "c2", version: 1 });
  expect(versions.isKnown({ cartId: "c2", version: 2 })).toBe(false);
  expect(versions.isKnown({ cartId: "c3", version: 1 })).toBe(false);
});

describe("C21 what is news of a cart", () => {
  test.each([
    ["a version that was read", "c2", 3, true],
    ["an older one", "c2", 1, true],
    ["one that this page made", "c2", 5, true],
    ["one that somebody else made", "c2", 4, false],
    ["any of the cart before, which has its successor", "c1", 99, true],
    ["of a cart that was never read", "c3", 0, false],
  ])("C21 %s", (_what, cartId, version, isKnown) => {
    const versions = read("c1", 7);
    versions.read({ id: "c2", version: 3 });
    versions.made(5);
    expect(versions.isKnown({ cartId, version })).toBe(isKnown);
  });

  test("C21 before the first reading everything is", () => {
    expect(createKnownVersions().isKnown({ cartId: "c1", version: 0 })).toBe(false);
  });
});

test("C21 the last that is told of a cart which this page has ordered is no news, while its successor is not read yet", () => {
  const versions = createKnownVersions();
  versions.read({ id: "c1", version: 4 });
  expect(versions.isKnown({ cartId: "c1", version: 5 })).toBe(false);
  versions.ordered("c1");
  expect(versions.isKnown({ cartId: "c1", version: 5 })).toBe(true);
  versions.read({ id: "c2", version: 0 });
  expect(versions.isKnown({ cartId: "c1", version: 5 })).toBe(true);
  expect(versions.isKnown({ cartId: "c2", version: 1 })).toBe(false);
});

test("C21 an order of an earlier cart, asked again about, keeps no news of the one in hand away", () => {
  const versions = read("c1", 4);
  versions.read({ id: "c2", version: 0 });
  versions.ordered("c1");
  expect(versions.isKnown({ cartId: "c2", version: 1 })).toBe(false);
});
