import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { cartKeys } from "../cart-keys.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { noteFirstAdd } from "./first-add.ts";

const cart = (id: string, ...skus: string[]) =>
  ({
    id,
    itemsV2: { items: skus.map((sku) => ({ uid: sku, product: someProduct({ sku }) })) },
  }) as unknown as CartAnswer;
const isSet = () => storage.read(cartKeys.isFirstAddToCart) === true;

describe("OP-128, STORAGE-08 the first add of a cart", () => {
  afterEach(() => storage.clearForSignOut());

  test("STORAGE-08 OP-128 is noted when something goes into an empty cart, and stays noted while more does", () => {
    noteFirstAdd(undefined, cart("c1"));
    expect(isSet()).toBe(false);
    noteFirstAdd(cart("c1"), cart("c1", "100101"));
    expect(isSet()).toBe(true);
    noteFirstAdd(cart("c1", "100101"), cart("c1", "100101", "100112"));
    expect(isSet()).toBe(true);
  });

  test("OP-128 is not noted of a cart that was found filled", () => {
    noteFirstAdd(undefined, cart("c1", "100101"));
    expect(isSet()).toBe(false);
  });

  test.each([
    ["cleared", cart("c1")],
    ["placed or saved", cart("c2")],
    ["another one with goods in it", cart("c2", "100112")],
  ])("OP-128 goes with the cart that is %s", (_what, after) => {
    noteFirstAdd(cart("c1"), cart("c1", "100101"));
    noteFirstAdd(cart("c1", "100101"), after);
    expect(isSet()).toBe(false);
  });

  test("OP-128 outlives a reload", () => {
    noteFirstAdd(cart("c1"), cart("c1", "100101"));
    noteFirstAdd(undefined, cart("c1", "100101"));
    expect(isSet()).toBe(true);
  });
});
