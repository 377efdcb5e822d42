import { expect, test } from "vitest";
import { createStorage } from "./storage.ts";

/** Chromium puts what is left into another order whenever something is taken away. */
function restlessArea(names: readonly string[]): Storage {
  let keys = [...names];
  return {
    get length() {
      return keys.length;
    },
    key: (index: number) => keys[index] ?? null,
    getItem: (key: string) => (keys.includes(key) ? "" : null),
    removeItem: (key: string) => {
      keys = keys.filter((each) => each !== key).toReversed();
    },
    setItem: () => undefined,
    clear: () => undefined,
  };
}

test("SESSION-16 SESSION-17 signing out leaves nothing behind, however the browser keeps it", () => {
  const local = restlessArea(["shipToId", "lang", "token", "store", "owner", "companyId", "sawTutorials"]);
  createStorage(local, restlessArea([])).clearForSignOut();
  const left = Array.from({ length: local.length }, (_, index) => local.key(index));
  expect(left.toSorted()).toEqual(["lang", "sawTutorials", "store"]);
});
