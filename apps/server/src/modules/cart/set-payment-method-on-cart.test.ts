import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
});

type Payment = { readonly code: string; readonly purchase_order_number?: string };

function ask(payment: Payment, caller = owner, cartId = id, lang = "en") {
  return caller.graphql(
    `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
      cart { id version customer_order_number
        available_payment_methods { code title } selected_payment_method { code title purchase_order_number } } } }`,
    { input: { cart_id: cartId, payment_method: payment } },
    { lang },
  );
}

async function choose(payment: Payment, caller = owner, cartId = id): Promise<Cart> {
  type Answer = { setPaymentMethodOnCart: { cart: Cart } };
  return told<Answer>(await ask(payment, caller, cartId)).setPaymentMethodOnCart.cart;
}

describe("setPaymentMethodOnCart (CHECKOUT-04, OP-122)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask({ code: "transfer" }, server.stranger))).toMatchObject({
      code: "not-signed-in",
    });
  });

  it("bad input: none at all, and a purchase order number that is too long", async () => {
    const none = await owner.graphql("mutation { setPaymentMethodOnCart { cart { id } } }");
    expect(refusal(none)).toMatchObject({ code: "required-parameter-missing", category: "graphql-input" });
    const long = await ask({ code: "transfer", purchase_order_number: "9".repeat(41) });
    expect(refusal(long)).toMatchObject({ code: "too-long", category: "graphql-input" });
  });

  it("forbidden without the permission Catalogue, and a foreign cart is a missing one (C16)", async () => {
    expect(refusal(await ask({ code: "transfer" }, await server.as("U006")))).toMatchObject({
      category: "graphql-authorization",
    });
    const other = await cartOf(await server.as("U024"));
    expect(refusal(await ask({ code: "transfer" }, owner, other.id))).toMatchObject({ code: "no-such-cart" });
  });

  test.each([
    ["cash", "en", "The requested Payment Method is not available."],
    ["direct_debit", "cs", "Takový způsob platby v podmínkách plátce není."],
    ["", "sk", "Taký spôsob platby v podmienkach platiteľa nie je."],
  ])("refused: “%s” is not in the payer's terms, and nothing changes", async (code, lang, message) => {
    const before = await cartOf(owner);
    const answer = await ask({ code, purchase_order_number: "PO-9" }, owner, id, lang);
    expect(refusal(answer)).toEqual({
      code: "payment-method-not-available",
      message,
      category: "graphql-input",
    });
    expect(await cartOf(owner)).toEqual(before);
  });

  it("CHECKOUT-04 OP-122 done: what the payer's terms name is chosen, and the purchase order number is the customer's own", async () => {
    const before = await cartOf(owner);
    expect(await choose({ code: "transfer", purchase_order_number: " PO-77\n" })).toMatchObject({
      id,
      version: (before.version ?? 0) + 1,
      customer_order_number: "PO-77",
      selected_payment_method: { code: "transfer", title: "Bank transfer", purchase_order_number: "PO-77" },
    });
    const kept = await choose({ code: "transfer" });
    expect(kept).toMatchObject({ customer_order_number: "PO-77", version: (before.version ?? 0) + 1 });
  });

  it("done: a Slovak payer has a direct debit", async () => {
    const lubomir = await server.as("U024");
    const { id: cartId } = await cartOf(lubomir);
    const cart = await choose({ code: "direct_debit" }, lubomir, cartId);
    expect(cart.selected_payment_method).toMatchObject({ code: "direct_debit", title: "Direct debit" });
  });

  it("placeOrder after it takes the number along", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    await choose({ code: "transfer", purchase_order_number: "PO-78" });
    const answer = await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${id}" }) { order { customer_order_number } } }`,
    );
    expect(answer.data?.["placeOrder"]).toEqual({ order: { customer_order_number: "PO-78" } });
  });
});
