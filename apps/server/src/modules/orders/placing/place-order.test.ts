import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlaceOrderOutput } from "../../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
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

describe("placeOrder: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askPlaceOrder(server.stranger, { cart_id: "x".repeat(32) }))).toMatchObject({
      code: "not-signed-in",
    });
  });

  it("C16 a foreign cart answers letter by letter like a missing one", async () => {
    const other = await cartOf(await server.as("U024"));
    const missing = "0".repeat(32);
    const told1 = refusal(await askPlaceOrder(owner, { cart_id: other.id }));
    const told2 = refusal(await askPlaceOrder(owner, { cart_id: missing }));
    expect(told1).toEqual({ ...told2, message: `Could not find a cart with ID "${other.id}"` });
    expect(told2).toEqual({
      message: `Could not find a cart with ID "${missing}"`,
      code: "no-such-cart",
      category: "graphql-no-such-entity",
    });
  });
});

describe("placeOrder: bad input and missing rights", () => {
  it("texts that are too long are refused by name, and the cart stays", async () => {
    const id = await filledCart(owner);
    const answer = await askPlaceOrder(owner, { cart_id: id, note_for_driver: "á".repeat(201) });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: "too-long" });
    expect((await cartOf(owner)).id).toBe(id);
  });

  it("C14 a user who lost Catalogue at the cart's place is refused, though another place still has it", async () => {
    const user = await server.as("U039");
    const id = await startOrder(user, { shipTo: "500102" });
    await add(user, id, [{ sku: "100112", quantity: 3 }]);
    await sql`update ship_to_role set permissions = 'Home Page, My Orders' where uid = 'U039' and ship_to_id = '500102'`.execute(
      server.deps.db,
    );
    expect(refusal(await askPlaceOrder(user, { cart_id: id }))).toMatchObject({
      code: "forbidden-permission",
      category: "graphql-authorization",
    });
  });
});

describe("placeOrder: what the rules refuse", () => {
  it("CHECKOUT-12 an empty cart, with every reason in the list of errors and nothing stored", async () => {
    const user = await server.as("U002");
    const { id } = await cartOf(user);
    const before = await countRows(server, "sales_order");
    const { order, errors } = await placeOrder(user, { cart_id: id }, { lang: "cs" });
    expect(order).toBeNull();
    expect(errors.map((error) => error?.reason)).toEqual(["cart-empty", "no-method", "no-date"]);
    expect(errors[0]).toMatchObject({ code: "UNABLE_TO_PLACE_ORDER", message: "Váš košík je prázdný." });
    expect(await countRows(server, "sales_order")).toBe(before);
  });

  it("CART-10 a value below the minimum, until more is added; the refusal does not use the key up", async () => {
    const id = await startOrder(owner);
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(owner, id, [{ sku: "100101", quantity: 2 }]);
    const headers = { "idempotency-key": "low-then-enough" };
    const first = await placeOrder(owner, { cart_id: id }, headers);
    expect(first.errors.map((error) => error?.reason)).toEqual(["min-price-not-reached"]);
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    expect((await placeOrder(owner, { cart_id: id }, headers)).errors).toEqual([]);
  });

  it("CART-17 more than 28 t, and the truck's own maxima", async () => {
    const id = await startOrder(owner, { method: "flatrate_flatrate", date: "2026-12-01" });
    await add(owner, id, [{ sku: "100101", number_of_pallet: 36 }]);
    const { errors } = await placeOrder(owner, { cart_id: id });
    expect(errors.map((error) => error?.reason)).toEqual([
      "hard-stop-weight-exceeded",
      "max-weight-exceeded",
      "max-pallets-exceeded",
    ]);
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  });

  it("B1 C19 a cut-off that passes between cart and sending, by the server's clock, with the next day", async () => {
    const id = await startOrder(owner, { date: "2026-11-26" });
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    server.clock.set("2026-11-25T16:01:00");
    const { errors } = await placeOrder(owner, { cart_id: id }, { lang: "sk" });
    expect(errors).toMatchObject([
      { reason: "day-closed", next_date: "2026-11-30", code: "UNABLE_TO_PLACE_ORDER" },
    ]);
    expect(errors[0]?.message).toBe(
      "Na tento deň už nemožno dodávku objednať. Najbližší možný dátum je 30.11.2026.",
    );
    server.clock.set("2026-11-25T16:00:00");
    expect((await placeOrder(owner, { cart_id: id })).errors).toEqual([]);
  });

  it.each([
    ["CONST-12", "flatrate_flatrate", "2026-11-25", "2026-11-23T13:30", "2026-12-01"],
    ["CONST-13", "selfpickup_selfpickup", "2026-11-26", "2026-11-25T16:00", "2026-11-30"],
    ["CONST-13", "emptiespickup_emptiespickup", "2026-11-26", "2026-11-25T16:00", "2026-11-30"],
    ["CONST-15", "unfiltered_unfiltered", "2026-11-24", "2026-11-23T12:00", "2026-11-27"],
    ["CONST-15", "tank_tank", "2026-11-25", "2026-11-24T16:00", "2026-12-02"],
    [
      "CONST-13 23 December, for the day that the holidays move to",
      "selfpickup_selfpickup",
      "2026-12-28",
      "2026-12-23T16:00",
      "2026-12-31",
    ],
  ])(
    "C19 CONST-14 %s an order by %s for %s is in time at %s and late a second later, and the cart stays",
    async (_id, method, date, cutOff, next) => {
      const id = await startOrder(owner, { method, date });
      await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
      await add(owner, id, [{ sku: "100112", quantity: 1 }]);
      const closed = async (now: string) => {
        server.clock.set(now);
        const { errors } = await placeOrder(owner, { cart_id: id }, { lang: "en" });
        return errors.find((error) => error?.reason === "day-closed");
      };
      expect(await closed(`${cutOff}:00`)).toBeUndefined();
      const { order_by: _orderBy, blockers: _blockers, ...before } = await cartOf(owner);
      expect(await closed(`${cutOff}:01`)).toMatchObject({ code: "UNABLE_TO_PLACE_ORDER", next_date: next });
      const { order_by: _late, blockers, ...after } = await cartOf(owner);
      expect(after).toEqual(before);
      expect(blockers?.map(({ code }) => code)).toContain("day-closed");
    },
  );

  it("TRANSPORT-51 TRANSPORT-52 a method that the place is no longer offered must be chosen anew", async () => {
    const id = await startOrder(owner, { method: "tank_tank", date: "2026-11-25" });
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(owner, id, [{ sku: "100116", quantity: 1 }]);
    const setTank = (isEnabled: boolean) =>
      sql`update ship_to set is_tank_enabled = ${isEnabled} where id = '500101'`.execute(server.deps.db);
    await setTank(false);
    const { order, errors } = await placeOrder(owner, { cart_id: id }, { lang: "en" });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ reason: "no-method", message: "Order type has to not be empty!" }]);
    await setTank(true);
    expect((await placeOrder(owner, { cart_id: id })).errors).toEqual([]);
  });

  it("SHIPTO-12 a place that was suspended meanwhile", async () => {
    const user = await server.as("U004");
    const id = await startOrder(user, { shipTo: "500102" });
    await add(user, id, [{ sku: "100112", quantity: 3 }]);
    await sql`update ship_to set status = 'SUSPENDED' where id = '500102'`.execute(server.deps.db);
    const answer = await askPlaceOrder(user, { cart_id: id });
    await sql`update ship_to set status = 'APPROVED' where id = '500102'`.execute(server.deps.db);
    const { placeOrder } = told<{ placeOrder: PlaceOrderOutput }>(answer);
    expect(placeOrder.order).toBeNull();
    expect(placeOrder.errors).toMatchObject([{ reason: "ship-to-suspended" }]);
  });

  it("C13 a product that went out of sale, by its sku", async () => {
    const id = await filledCart(owner);
    await sql`update product set sellable_to = '2026-11-01' where sku = '100101'`.execute(server.deps.db);
    const { errors } = await placeOrder(owner, { cart_id: id });
    await sql`update product set sellable_to = null where sku = '100101'`.execute(server.deps.db);
    expect(errors).toMatchObject([{ reason: "no-longer-sold", sku: "100101" }]);
  });

  it("C12 a total above the one that was seen; a lower one passes", async () => {
    const id = await filledCart(owner);
    const seen = (await cartOf(owner)).grand_total_your_price_details?.total ?? 0;
    const refused = await placeOrder(owner, { cart_id: id, expected_total: seen - 0.01 });
    expect(refused.errors).toMatchObject([{ code: "PRICE_CHANGED", reason: "price-changed", total: seen }]);
    expect((await placeOrder(owner, { cart_id: id, expected_total: seen + 100 })).errors).toEqual([]);
  });
});

describe("placeOrder: done", () => {
  it("CHECKOUT-08 CHECKOUT-09 CHECKOUT-10 CHECKOUT-11 GQL-23 stores the order with the cart's total to the haléř, empties cart and texts, tells the ERP", async () => {
    const id = await filledCart(owner);
    await owner.graphql(
      `mutation { setCartNotes(input: { cart_id: "${id}", note_for_driver: "Zadní vchod", customer_order_number: "PO-7" }) { cart { id } } }`,
    );
    const cart = await cartOf(owner);
    const answer = await askPlaceOrder(owner, { cart_id: id });
    const { order, orderV2 } = told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder;
    expect(order).toMatchObject({
      customer_order_number: "PO-7",
      note_for_driver: "Zadní vchod",
      sap_id: null,
    });
    expect(orderV2).toMatchObject({ number: order?.order_number, status: "new", state: "received" });
    expect(orderV2?.total?.grand_total.value).toBe(cart.grand_total_your_price_details?.total);
    expect(orderV2?.total?.total_empties_deposit?.value).toBe(cart.grand_total_your_price_details?.deposits);
    expect(orderV2?.total?.taxes).toEqual([
      { rate: 21, amount: { value: cart.grand_total_your_price_details?.vat?.[0]?.amount } },
    ]);
    expect(orderV2?.items).toEqual([
      { product_sku: "100112", quantity_ordered: 3, quantity_confirmed: null },
      { product_sku: "100101", quantity_ordered: 8, quantity_confirmed: null },
    ]);
    const next = await cartOf(owner);
    expect(next).toMatchObject({ total_lines: 0, note_for_driver: "", customer_order_number: "" });
    expect(next.id).not.toBe(id);
    // Seven of the order, two of the lines and rates that are asked for.
    expect(answer.statements).toBe(9);
    const { rows } = await sql<{ payload: { orderNumber: string; lines: unknown[] }; action: string }>`
      select payload, action from outbox join audit_entry on subject_id = order_number
      where order_number = ${order?.order_number}`.execute(server.deps.db);
    expect(rows).toMatchObject([{ action: "order.placed", payload: { orderNumber: order?.order_number } }]);
    expect(rows[0]?.payload.lines).toHaveLength(2);
  });

  it("C6 C9 the old cart id gives the same order again, and reads find the live cart", async () => {
    const id = await filledCart(owner);
    const first = await placeOrder(owner, { cart_id: id });
    const again = await placeOrder(owner, { cart_id: id, expected_total: 1 });
    expect(again.order?.order_number).toBe(first.order?.order_number);
    const read = told<{ cart: { id: string; total_lines: number } }>(
      await owner.graphql(`{ cart(cart_id: "${id}") { id total_lines } }`),
    );
    expect(read.cart.total_lines).toBe(0);
    expect(read.cart.id).not.toBe(id);
  });

  it("PRICE-02 a Slovak order is in euro with Slovak VAT and deposits", async () => {
    const user = await server.as("U024");
    const id = await startOrder(user, { shipTo: "600401", date: "2026-11-27" });
    await add(user, id, [
      { sku: "100112", quantity: 3 },
      { sku: "100107", quantity: 2 },
    ]);
    const { orderV2 } = await placeOrder(user, { cart_id: id });
    expect(orderV2?.total?.grand_total.currency).toBe("EUR");
    expect(orderV2?.total?.taxes?.map((tax) => tax?.rate)).toEqual([23]);
    expect(orderV2?.total?.total_empties_deposit?.value).toBe(3 * 60 + 2 * 3.6);
  });
});
