import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeCartServer, fakeCartServer } from "../../../testing/fake-cart-server.ts";
import { someProduct } from "../../../testing/some-product.ts";
import { cartQuery } from "../reading/cart-query.ts";
import { addGoods } from "./add-goods.ts";

const [a, b] = ["100101", "100112"] as const;
const goodsOf = (sku: string, packages: number) => ({
  product: someProduct({ sku }),
  amounts: { packages, layers: 0, pallets: 0 },
});
const goods = [goodsOf(a, 2)];

let server: FakeCartServer;

beforeEach(async () => {
  server = fakeCartServer([someProduct({ sku: a }), someProduct({ sku: b })]);
  server.setElsewhere(a, 5);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("fetch", server.fetch);
  await readAgain();
  server.world.calls.length = 0;
});
afterEach(() => storage.clearForSignOut());

/** As a page does that shows the cart. */
const readAgain = () => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
const additions = () => server.world.calls.filter((call) => call === "AddGoods").length;

describe("C9 goods that go into the cart together", () => {
  test("C9 an answer that got lost is asked for once more, and they are in once", async () => {
    server.world.lostAnswers = 1;
    await addGoods(goods);
    expect([additions(), server.held()]).toEqual([2, { [a]: 7 }]);
  });

  test("C9 a press that got no answer at all is the same call when pressed again, and after an answer another", async () => {
    server.world.lostAnswers = 2;
    await expect(addGoods(goods)).rejects.toThrow();
    await addGoods(goods);
    expect([additions(), server.held()]).toEqual([3, { [a]: 7 }]);
    await addGoods(goods);
    expect([additions(), server.held()]).toEqual([4, { [a]: 9 }]);
  });

  test("C1 what the server refused is told by its place, and undo leaves it alone", async () => {
    const { refused, undo } = await addGoods([goodsOf(a, 10_000), goodsOf(b, 3)]);
    expect([...refused].map(([index, { reason }]) => [index, reason])).toEqual([[0, "quantity-too-large"]]);
    expect(server.held()).toEqual({ [a]: 5, [b]: 3 });
    await readAgain();
    await undo();
    expect(server.held()).toEqual({ [a]: 5 });
  });

  test("C21 undo takes out what went in, not what somebody else put there meanwhile", async () => {
    const { undo } = await addGoods(goods);
    server.setElsewhere(a, 10);
    await readAgain();
    await undo();
    expect(server.held()).toEqual({ [a]: 8 });
  });
});
