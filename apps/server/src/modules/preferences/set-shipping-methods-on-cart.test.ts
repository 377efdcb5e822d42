import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const document = `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) {
  cart { id version ship_to_id delivery_method delivery_date total_lines
    shipping_addresses { selected_shipping_method { carrier_code method_code } } } } }`;

type Method = { readonly carrier_code: string; readonly method_code: string };
const by = (carrier_code: string, method_code = carrier_code): Method => ({ carrier_code, method_code });

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner);
  await add(owner, id, [{ sku: "100112", quantity: 2 }]);
});
afterAll(() => server.stop());

function send(methods: readonly (Method | null)[], caller = owner, lang = "en", cartId = id) {
  return caller.graphql(document, { input: { cart_id: cartId, shipping_methods: methods } }, { lang });
}

async function choose(method: Method): Promise<Cart> {
  type Answer = { setShippingMethodsOnCart: { cart: Cart } };
  return told<Answer>(await send([method])).setShippingMethodsOnCart.cart;
}

describe("setShippingMethodsOnCart: refusals (GQL-25, OP-112)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await send([by("flatrate")], server.stranger))).toMatchObject({ code: "not-signed-in" });
  });

  it.each([
    ["methods-many", [by("flatrate"), by("tank")], "You cannot specify multiple shipping methods."],
    ["required-parameter-missing", [], 'Required parameter "shipping_methods" is missing'],
    ["required-parameter-missing", [null], 'Required parameter "shipping_methods" is missing'],
    ["required-parameter-missing", [by("", "flatrate")], 'Required parameter "carrier_code" is missing'],
    ["required-parameter-missing", [by("flatrate", "")], 'Required parameter "method_code" is missing'],
    ["method-unknown", [by("rocket")], "Carrier with such method not found: rocket, rocket"],
    ["method-unknown", [by("flatrate", "tank")], "Carrier with such method not found: flatrate, tank"],
  ])("bad input is refused as %s in Magento's words: %j", async (code, methods, message) => {
    const before = await cartOf(owner);
    expect(refusal(await send(methods))).toEqual({ code, message, category: "graphql-input" });
    expect(await cartOf(owner)).toEqual(before);
  });

  it("bad input: without any input", async () => {
    expect(refusal(await owner.graphql(document, {}))).toMatchObject({ code: "required-parameter-missing" });
  });

  it("forbidden without the permission Catalogue", async () => {
    expect(refusal(await send([by("flatrate")], await server.as("U006")))).toMatchObject({
      category: "graphql-authorization",
    });
  });

  it("C16 a foreign cart and a missing one answer alike", async () => {
    const other = await startOrder(await server.as("U012"), { shipTo: "500203" });
    const foreign = refusal(await send([by("selfpickup")], owner, "en", other));
    expect(foreign).toMatchObject({ category: "graphql-no-such-entity" });
    expect(refusal(await send([by("selfpickup")], owner, "en", "x".repeat(32)))?.code).toBe(foreign?.code);
  });

  it("for an empty cart in Magento's words", async () => {
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    expect(refusal(await send([by("flatrate")]))).toMatchObject({
      code: "cart-empty",
      message: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    });
  });

  it.each([
    ["ERROR-15", "flatrate", "method-not-offered", "Error setting shipment"],
    ["ERROR-15", "emptiesfulltruck", "method-not-offered", "Error setting shipment"],
    [
      "ERROR-45 TRANSPORT-51 TRANSPORT-52",
      "tank",
      "goods-not-available-here",
      "Unfiltered/Tank beer is not available for this ShipTo",
    ],
    [
      "ERROR-45 TRANSPORT-51 TRANSPORT-52",
      "unfiltered",
      "goods-not-available-here",
      "Unfiltered/Tank beer is not available for this ShipTo",
    ],
  ])(
    "%s %s where the place is not offered it, with the code of setTransportType",
    async (_id, carrier, code, message) => {
      await startOrder(owner, { shipTo: "500103", date: "2026-11-24" });
      const before = await cartOf(owner);
      expect(refusal(await send([by(carrier)]))).toEqual({ code, message, category: "graphql-input" });
      expect(await cartOf(owner)).toEqual(before);
    },
  );

  it("SHIPTO-12 ERROR-14 at a place that is suspended meanwhile", async () => {
    const suspend = (status: string) =>
      server.deps.db.updateTable("ship_to").set({ status }).where("id", "=", "500101").execute();
    await suspend("SUSPENDED");
    expect(refusal(await send([by("selfpickup")]))).toMatchObject({
      code: "ship-to-suspended",
      message: "ShipTo suspended - Select another ShipTo",
    });
    await suspend("APPROVED");
  });
});

describe("setShippingMethodsOnCart: done", () => {
  it("GQL-25 keeps the method, place and goods, and the day while it is open", async () => {
    const before = await cartOf(owner);
    expect(await choose(by("unfiltered"))).toMatchObject({
      id,
      version: (before.version ?? 0) + 1,
      ship_to_id: "500101",
      delivery_method: "unfiltered_unfiltered",
      delivery_date: "2026-11-26",
      total_lines: 1,
      shipping_addresses: [
        { selected_shipping_method: { carrier_code: "unfiltered", method_code: "unfiltered" } },
      ],
    });
  });

  it("TRANSPORT-36 a day that the method cannot keep becomes its first one", async () => {
    await startOrder(owner, { date: "2026-11-24" });
    expect(await choose(by("flatrate"))).toMatchObject({
      delivery_method: "flatrate_flatrate",
      delivery_date: "2026-12-01",
    });
  });

  it("GQL-24 GQL-25 address, method and order, as a client of Magento does it", async () => {
    await owner.graphql(
      `mutation { setShippingAddressesOnCart(input: { cart_id: "${id}",
        shipping_addresses: [{ customer_address_id: 500102 }] }) { cart { id } } }`,
    );
    await add(owner, id, [{ sku: "100112", quantity: 40 }]);
    await choose(by("selfpickup"));
    const answer = await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } errors { reason } } }`,
    );
    expect(answer.data?.["placeOrder"]).toMatchObject({
      errors: [],
      order: { order_number: expect.any(String) },
    });
  });

  it("costs at most ten statements", async () => {
    const { statements, errors } = await send([by("selfpickup")]);
    expect(errors).toEqual([]);
    expect(statements).toBeLessThanOrEqual(10);
  });
});
