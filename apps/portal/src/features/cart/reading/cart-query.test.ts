import { QueryClient } from "@tanstack/react-query";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { acceptRead, knownLine, tellUnanswered } from "../writing/cart-truth.ts";
import { linesOf } from "./cart-answer.ts";
import { cartQuery } from "./cart-query.ts";
import { amountsOf } from "./cart-view.ts";

const product = (sku: string) => someProduct({ sku });
const boxes = (packages: number): Amounts => ({ packages, layers: 0, pallets: 0 });

/** The cart as the server holds it: three boxes of "a" and one of "b". */
const held = {
  id: "1",
  itemsV2: {
    items: [
      { uid: "u1", version: 4, number_of_packages: 3, product: product("a") },
      { uid: "u2", version: 1, number_of_packages: 1, product: product("b") },
    ],
  },
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: { customerCart: held } })));
});
afterEach(() => {
  tellUnanswered(() => []);
  vi.unstubAllGlobals();
});

async function shown(): Promise<readonly (readonly [string, Amounts])[]> {
  const cart = await new QueryClient().fetchQuery(cartQuery());
  return linesOf(cart).map((line) => [line.product.sku ?? "", amountsOf(line)] as const);
}

test("CART-05 a cart that is read shows what the server holds", async () => {
  expect(await shown()).toEqual([
    ["a", boxes(3)],
    ["b", boxes(1)],
  ]);
});

test("CART-19 what is entered and not answered yet stays on top of a cart that is read meanwhile", async () => {
  tellUnanswered(() => [
    { sku: "a", product: product("a"), amounts: boxes(7) },
    { sku: "b", product: product("b"), amounts: boxes(0) },
    { sku: "c", product: product("c"), amounts: boxes(2) },
  ]);
  expect(await shown()).toEqual([
    ["a", boxes(7)],
    ["c", boxes(2)],
  ]);
  // What is removed here only is still the server's, to be removed there.
  expect(knownLine("b")).toEqual({ uid: "u2", version: 1 });
});

test("C21 a line with a change under way stays known at the version that was shown when it was decided", async () => {
  await shown();
  const changed = { ...held, itemsV2: { items: [{ ...held.itemsV2.items[0], version: 9 }] } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: { customerCart: changed } })));
  tellUnanswered(() => [{ sku: "a", product: product("a"), amounts: boxes(7) }]);
  await shown();
  expect(knownLine("a")).toEqual({ uid: "u1", version: 4 });
  acceptRead("a");
  expect(knownLine("a")).toEqual({ uid: "u1", version: 9 });
});
