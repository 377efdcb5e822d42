import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { cartQuery } from "../reading/cart-query.ts";
import { addGoods } from "./add-goods.ts";

const sku = "100101";
const product = someProduct({ sku });
const goods = [{ product, amounts: { packages: 2, layers: 0, pallets: 0 } }];
const line = (packages: number, version: number) => ({
  uid: "u1",
  version,
  number_of_packages: packages,
  product,
});
const head = { id: "c1", version: 1 };

/** What the server holds and is told; an addition goes in or its answer is lost, as told. */
const server = {
  held: line(5, 1),
  lost: 0,
  errors: [] as object[],
  keys: [] as (string | null)[],
  updates: [] as { cart_items: object[] }[],
};

beforeEach(async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  Object.assign(server, { held: line(5, 1), lost: 0, errors: [], keys: [], updates: [] });
  vi.stubGlobal("fetch", async (_address: string, call: RequestInit) => {
    const { query, variables } = JSON.parse(String(call.body)) as {
      query: string;
      variables: { input: (typeof server.updates)[number] };
    };
    const answered = (data: object) => new Response(JSON.stringify({ data }));
    if (query.includes("mutation AddGoods")) {
      server.keys.push(new Headers(call.headers).get("idempotency-key"));
      server.lost -= 1;
      if (server.lost >= 0) throw new TypeError("Failed to fetch");
      return answered({ addProductsToCart: { user_errors: server.errors } });
    }
    if (query.includes("mutation UpdateCartItems")) {
      server.updates.push(variables.input);
      return answered({ updateCartItems: { cart: head, changed_items: [], errors: [] } });
    }
    return answered({ customerCart: { ...head, itemsV2: { items: [server.held] } } });
  });
  await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
});
afterEach(() => storage.clearForSignOut());

describe("C9 goods that go into the cart together", () => {
  test("C9 an answer that got lost is asked for once more with the same key", async () => {
    server.lost = 1;
    await addGoods(goods);
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
  });

  test("C9 a press that got no answer at all keeps its key for the next one, and an answer frees it", async () => {
    server.lost = 2;
    await expect(addGoods(goods)).rejects.toThrow();
    await addGoods(goods);
    expect(new Set(server.keys).size).toBe(1);
    await addGoods(goods);
    expect(server.keys).toHaveLength(4);
    expect(new Set(server.keys).size).toBe(2);
  });

  test("C1 what the server refused is told by its place, and undo leaves it alone", async () => {
    server.errors = [{ index: 0, reason: "no-longer-sold", message: "Neprodává se." }];
    const { refused, undo } = await addGoods(goods);
    expect([...refused]).toEqual([[0, { reason: "no-longer-sold", message: "Neprodává se." }]]);
    await undo();
    expect(server.updates).toEqual([]);
  });

  test("C21 undo takes out what went in, not what somebody else put there meanwhile", async () => {
    const { undo } = await addGoods(goods);
    server.held = line(10, 3);
    await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    await undo();
    expect(server.updates).toMatchObject([
      { cart_items: [{ cart_item_uid: "u1", version: 3, quantity: 8 }] },
    ]);
  });
});
