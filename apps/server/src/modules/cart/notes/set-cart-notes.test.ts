import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SetCartNotesInput, SetCartNotesOutput } from "../../../platform/graphql.gen.ts";
import { cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner);
  await set({ note_for_driver: "", customer_order_number: "" });
});

type Input = Omit<SetCartNotesInput, "cart_id">;

function ask(caller: Caller, input: Input) {
  const document = `mutation ($input: SetCartNotesInput!) { setCartNotes(input: $input) {
    conflicts cart { id version note_for_driver customer_order_number checkout_step } } }`;
  return caller.graphql(document, { input: { cart_id: id, ...input } });
}

async function set(input: Input): Promise<SetCartNotesOutput> {
  return told<{ setCartNotes: SetCartNotesOutput }>(await ask(owner, input)).setCartNotes;
}

describe("setCartNotes (C20, C21)", () => {
  it("asks a stranger to sign in", async () => {
    expect(refusal(await ask(server.stranger, { note_for_driver: "Zvoňte" }))?.code).toBe("not-signed-in");
  });

  it("refuses a text that is too long by its field", async () => {
    const { errors } = await ask(owner, { customer_order_number: "ř".repeat(41) });
    expect(errors[0]?.extensions).toMatchObject({
      code: "too-long",
      fields: [{ path: "customer_order_number" }],
    });
  });

  it.each(["thanks", ""])("refuses a page %j that the cart does not have", async (checkout_step) => {
    const { errors } = await ask(owner, { checkout_step });
    expect(errors[0]?.extensions).toMatchObject({ code: "checkout-step-unknown" });
  });

  it("CHECKOUT-01 keeps where its user is, without a change of the cart, until the goods change", async () => {
    const { version } = await cartOf(owner);
    expect((await set({})).cart.checkout_step).toBe("contents");
    expect((await set({ checkout_step: "recap" })).cart).toMatchObject({ checkout_step: "recap", version });
    expect((await set({ note_for_driver: "Zvoňte" })).cart.checkout_step).toBe("recap");
    const added = await owner.graphql(
      `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "100112", quantity: 3 }]) { cart { checkout_step } } }`,
    );
    expect(added.data).toEqual({ addProductsToCart: { cart: { checkout_step: "contents" } } });
    expect((await set({})).cart.checkout_step).toBe("contents");
    await set({ checkout_step: "delivery" });
    const cleared = await owner.graphql(
      `mutation { clearCart(input: { cart_id: "${id}" }) { cart { checkout_step } } }`,
    );
    expect(cleared.data).toEqual({ clearCart: { cart: { checkout_step: "contents" } } });
    await set({ checkout_step: "payment" });
    expect((await set({ checkout_step: "contents" })).cart.checkout_step).toBe("contents");
  });

  it("C16 does not find somebody else's cart", async () => {
    const answer = await ask(await server.as("U024"), { note_for_driver: "Zvoňte" });
    expect(refusal(answer)?.code).toBe("no-such-cart");
  });

  it("C21 leaves a text that was changed since it was seen, names it, and keeps the other", async () => {
    await set({ note_for_driver: "Zvoňte" });
    const { version } = await cartOf(owner);
    const { cart, conflicts } = await set({
      note_for_driver: "Vjezd ze dvora",
      seen_note_for_driver: "",
      customer_order_number: "PO-7",
      seen_customer_order_number: "",
    });
    expect(conflicts).toEqual(["note_for_driver"]);
    expect(cart).toMatchObject({
      version: (version ?? 0) + 1,
      note_for_driver: "Zvoňte",
      customer_order_number: "PO-7",
    });
  });

  it("C20 writes over the text that was seen, and over any for a caller that tells none", async () => {
    await set({ note_for_driver: "Zvoňte" });
    const chosen = await set({ note_for_driver: "Vjezd ze dvora", seen_note_for_driver: "Zvoňte" });
    expect(chosen).toMatchObject({ conflicts: [], cart: { note_for_driver: "Vjezd ze dvora" } });
    expect(await set({ note_for_driver: "" })).toMatchObject({
      conflicts: [],
      cart: { note_for_driver: "" },
    });
  });

  it("C21 a text that stands so already is no change of the cart", async () => {
    const first = await set({ note_for_driver: "Zvoňte" });
    const again = await set({ note_for_driver: "Zvoňte", seen_note_for_driver: "" });
    expect(again).toEqual(first);
  });
});
