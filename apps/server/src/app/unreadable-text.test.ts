import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cartOf, placeSomeOrder, refusal, startOrder, told } from "../testing/ask-cart.ts";
import { type Caller, type GraphqlAnswer, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
let cartId: string;
let orderNumber: string;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
  orderNumber = await placeSomeOrder(jana);
  cartId = await startOrder(jana);
});
afterAll(() => server.stop());

const unreadable = [
  ["half a pair", "a\ud83cb"],
  ["U+0000", "a\u0000b"],
] as const;

const place = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { errors { reason } order { order_number } } }`;
const cancel = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { error } }`;
const note = `mutation ($input: SetCartNotesInput!) { setCartNotes(input: $input) { cart { note_for_driver } } }`;

const badField = (path: string, answer: GraphqlAnswer) => {
  expect(refusal(answer)).toMatchObject({ code: "invalid-input", category: "graphql-input" });
  expect(answer.errors[0]?.extensions).toMatchObject({ fields: [{ path, code: "unreadable-text" }] });
  expect(answer.status).toBe(400);
};

describe.each(unreadable)(
  "ERROR-56 a text with %s is bad input, whichever door it comes to",
  (_what, text) => {
    it.each([
      ["customer_order_number", place],
      ["note_for_driver", place],
    ])("GraphQL: %s of an order", async (field, document) => {
      badField(
        `variables.input.${field}`,
        await jana.graphql(document, { input: { cart_id: cartId, [field]: text } }),
      );
    });

    it("GraphQL: the reason of a cancellation, and the order stays", async () => {
      badField(
        "variables.input.reason",
        await jana.graphql(cancel, { input: { order_id: orderNumber, reason: text } }),
      );
      const [order] = await server.deps.db
        .selectFrom("sales_order")
        .select("state")
        .where("order_number", "=", orderNumber)
        .execute();
      expect(order?.state).not.toBe("cancelled");
    });

    it("GraphQL: a note, and the cart keeps its own", async () => {
      badField(
        "variables.input.note_for_driver",
        await jana.graphql(note, { input: { cart_id: cartId, note_for_driver: text } }),
      );
      expect((await cartOf(jana)).note_for_driver ?? "").toBe("");
    });

    it("GraphQL by GET: the variables in the address", async () => {
      const query = "query ($s: String) { products(search: $s, pageSize: 1) { total_count } }";
      const variables = JSON.stringify({ s: text });
      const answer = await jana.request({ url: "/graphql", query: { query, variables } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: "invalid-input", fields: [{ path: "variables.s" }] } }],
      });
    });

    it("GraphQL: written into the document itself", async () => {
      const escaped = `a\\u${text.charCodeAt(1).toString(16).padStart(4, "0")}b`;
      const answer = await jana.graphql(`{ products(search: "${escaped}", pageSize: 1) { total_count } }`);
      expect(refusal(answer)).toMatchObject({ code: "invalid-document" });
    });

    it("REST: the body of a sign-in", async () => {
      const answer = await server.stranger.request({
        method: "POST",
        url: "/identity/interactions/x/login",
        payload: { email: "a@b.example", password: text },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid-input", fields: [{ path: "password" }] });
    });
  },
);

describe("ERROR-56 U+0000 in addresses, forms and headers", () => {
  it.each([
    "/oidc/auth?client_id=vycep-portal&state=a%00b",
    "/oidc/auth?client_id=a%00b",
    "/oidc/auth/a%00b",
    "/oidc/session/end?state=a%00b",
    "/alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/a%00b",
    "/prodczsk-api/api/v1/portal/orders/GetDeliveryAvailableDate?shipTo=a%00b&shipmentId=tank_tank",
    "/pictures/a%00b",
  ])("%s is no fault of ours", async (url) => {
    const answer = await jana.request({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  const form = { "content-type": "application/x-www-form-urlencoded" };
  it.each([
    ["grant_type=authorization_code&client_id=vycep-portal&code=a%00b&redirect_uri=x&code_verifier=x", {}],
    ["grant_type=authorization_code&client_id=a%00b&code=x", {}],
    ["grant_type=a%00b&client_id=vycep-portal", {}],
    ["grant_type=authorization_code&code=x", { authorization: `Basic ${btoa("a%00b:")}` }],
    ["grant_type=authorization_code&code=x", { authorization: `Basic ${btoa("a\u0000b:")}` }],
  ])("/oidc/token %s is refused in the protocol's own words", async (payload, headers) => {
    const asked = { method: "POST", url: "/oidc/token", payload, headers: { ...form, ...headers } } as const;
    const answer = await server.stranger.request(asked);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^(invalid|unsupported)_/) });
  });

  it("HTTP-18 a note in the headers that cannot be read is left out", async () => {
    const answer = await jana.graphql(
      place,
      { input: { cart_id: cartId } },
      { notefordriver: "a%00b", lang: "cs" },
    );
    expect(answer.errors).toEqual([]);
    expect(answer.status).toBe(200);
  });
});

describe("what the doors let through", () => {
  it.each(["22021", "22P02", "22P05"])(
    "ERROR-56 a text that the database could not read (%s) is bad input",
    async (code) => {
      const lost = Object.assign(new Error("invalid byte sequence"), { code });
      const spy = vi.spyOn(server.deps.db, "getExecutor").mockImplementation(() => {
        throw lost;
      });
      try {
        const answer = await jana.graphql("{ customerCart { id } }");
        expect(refusal(answer)).toMatchObject({ code: "invalid-input", category: "graphql-input" });
      } finally {
        spy.mockRestore();
      }
    },
  );

  it("C12 a line that names no product is bad input, not a fault", async () => {
    const lines = [{ sku: "ž 100101", net: 1 }];
    const answer = await jana.graphql(place, {
      input: { cart_id: cartId, expected_total: 1, expected_lines: lines },
    });
    expect(refusal(answer)).toMatchObject({ code: "invalid-input", category: "graphql-input" });
    expect(answer.errors[0]?.extensions).toMatchObject({ fields: [{ path: "expected_lines" }] });
  });

  it("marks that turn the writing round are left out: what is answered is what is stored", async () => {
    const answer = await jana.graphql(note, {
      input: { cart_id: cartId, note_for_driver: "zvonek \u202eu vrat\u202c 🍺" },
    });
    expect(told(answer)).toEqual({ setCartNotes: { cart: { note_for_driver: "zvonek u vrat 🍺" } } });
    expect((await cartOf(jana)).note_for_driver).toBe("zvonek u vrat 🍺");
  });
});
