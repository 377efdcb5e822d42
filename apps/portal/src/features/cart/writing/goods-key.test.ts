import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";
import { cartKeys } from "../cart-keys.ts";
import { forgetGoods, keyForGoods } from "./goods-key.ts";

let made = 0;
const makeKey = () => {
  made += 1;
  return `key-${made}`;
};

/** Sent, and nobody knows whether they went in. */
const isKept = (body: string) => storage.read(cartKeys.sentGoods)?.body === body;

describe("C9 the key of goods that are sent to the cart", () => {
  afterEach(() => storage.clearForSignOut());

  test("C9 stays the same for the same goods until they are answered", () => {
    const key = keyForGoods("a", makeKey);
    expect(keyForGoods("a", makeKey)).toBe(key);
    expect(isKept("a")).toBe(true);
    forgetGoods();
    expect(isKept("a")).toBe(false);
    expect(keyForGoods("a", makeKey)).not.toBe(key);
  });

  test("C9 is another one for other goods, and those of before are given up", () => {
    const key = keyForGoods("a", makeKey);
    expect(keyForGoods("b", makeKey)).not.toBe(key);
    expect(isKept("a")).toBe(false);
  });

  test("SESSION-10 goes with the person who signs out", () => {
    keyForGoods("a", makeKey);
    storage.clearForSignOut();
    expect(isKept("a")).toBe(false);
  });
});
