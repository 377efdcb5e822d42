import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlaceOrderOutput } from "../../../platform/graphql.gen.ts";
import { add, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { askPlaceOrder, countRows, filledCart, placeOrder } from "../../../testing/ask-place-order.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  owner = await server.as("U001");
});

describe("placeOrder: exactly once (C9)", () => {
  it.each([1, 2, 3])("20 parallel calls give one order and one number, round %i", async (round) => {
    const id = await filledCart(owner, 2 + round);
    const before = {
      orders: await countRows(server, "sales_order"),
      outbox: await countRows(server, "outbox"),
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(owner, { cart_id: id })));
    const numbers = new Set(answers.map(({ order }) => order?.order_number));
    expect(numbers.size).toBe(1);
    expect(await countRows(server, "sales_order")).toBe(before.orders + 1);
    expect(await countRows(server, "outbox")).toBe(before.outbox + 1);
  });

  it("20 parallel calls with one Idempotency-Key give the same, too", async () => {
    const id = await filledCart(owner);
    const headers = { "idempotency-key": "twenty-at-once" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(owner, { cart_id: id }, headers)),
    );
    expect(new Set(answers.map(({ order }) => order?.order_number)).size).toBe(1);
  });

  it("the same key with another body is refused with 422", async () => {
    const id = await filledCart(owner);
    const headers = { "idempotency-key": "one-body-only" };
    await placeOrder(owner, { cart_id: id, note_for_driver: "a" }, headers);
    const answer = await askPlaceOrder(owner, { cart_id: id, note_for_driver: "b" }, headers);
    expect(refusal(answer)).toMatchObject({ code: "idempotency-key-reused" });
    expect(answer.status).toBe(422);
  });

  it("the same key of another user is another key", async () => {
    const headers = { "idempotency-key": "shared-word" };
    const mine = await placeOrder(owner, { cart_id: await filledCart(owner) }, headers);
    const colleague = await server.as("U002");
    const theirs = await placeOrder(colleague, { cart_id: await filledCart(colleague) }, headers);
    expect(theirs.order?.order_number).not.toBe(mine.order?.order_number);
  });

  it("C7 an order of 140 products takes no more statements than one of two", async () => {
    const { rows } = await sql<{ sku: string }>`
      select p.sku from product p join price on price.sku = p.sku and price_list = (
        select price_list from company where id = 'C2') and valid_from <= '2026-11-26'
        and (valid_to is null or valid_to >= '2026-11-26')
      where not is_tank and not is_unfiltered and not is_bundle and sellable_from is null and sellable_to is null
        and 'CZ' = any(markets) order by p.sku`.execute(server.deps.db);
    const wholesale = await server.as("U012");
    const id = await startOrder(wholesale, { shipTo: "500203" });
    const added = await add(
      wholesale,
      id,
      rows.map(({ sku }) => ({ sku, quantity: 1 })),
    );
    expect(added.user_errors).toEqual([]);
    expect(added.cart.total_lines).toBeGreaterThan(90);
    const answer = await askPlaceOrder(wholesale, { cart_id: id });
    expect(told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder.errors).toEqual([]);
    expect(answer.statements).toBe(9);
  });
});
