import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  SaveCustomerOrderNumberOutput,
  SavedOrder,
  SavedOrderOutput,
} from "../../platform/graphql.gen.ts";
import { cartOf, refusal, told } from "../../testing/ask-cart.ts";
import { askDetails, detailed, saveSomeOrder } from "../../testing/ask-saved-orders.ts";
import {
  type Caller,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let order: SavedOrder;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  order = await saveSomeOrder(owner, { title: "Terasa", customer_order_number: "PO-1" });
});

const lang = { lang: "cs" };
const rename = (caller: Caller, title: string, id = order.id) =>
  caller.graphql(
    "mutation ($id: ID!, $title: String!) { renameSavedOrder(id: $id, title: $title) { message saved_order { title } } }",
    { id, title },
    lang,
  );
const number = (caller: Caller, customerOrderNumber: unknown, id: string | undefined = order.id) =>
  caller.graphql(
    `mutation ($id: ID, $number: String!) { saveCustomerOrderNumber(id: $id, customer_order_number: $number) {
      customer_order_number saved_order { id customer_order_number } cart { customer_order_number } } }`,
    { id, number: customerOrderNumber },
    lang,
  );

const calls: readonly [
  string,
  (caller: Caller, text: string, id?: string) => Promise<GraphqlAnswer>,
  string,
][] = [
  ["renameSavedOrder", rename, "title"],
  ["saveCustomerOrderNumber", number, "customer_order_number"],
];

describe.each(calls)("%s: who may (C14, C16)", (_name, call, path) => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await call(server.stranger, "x"))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await call(await server.as("U006"), "x"))?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign id answers like a missing one, and nothing is written", async () => {
    const missing = refusal(await call(owner, "x", "OTk5OTk5"));
    for (const uid of ["U012", "U004"])
      expect(refusal(await call(await server.as(uid), "x"))).toEqual(missing);
    expect(missing?.message).toBe("Uloženou objednávku se nepodařilo najít.");
    expect(detailed(await askDetails(owner, order.id))).toEqual(
      expect.objectContaining({ title: "Terasa", customer_order_number: "PO-1" }),
    );
  });

  it("SAVED-11 forty characters are taken, one more is refused by its field", async () => {
    told(await call(owner, "ř".repeat(40)));
    const answer = await call(owner, "ř".repeat(41));
    expect(answer.errors[0]).toMatchObject({
      message: "Nejvýše 40 znaků",
      extensions: { code: "too-long", fields: [{ path }] },
    });
  });
});

describe("renameSavedOrder: done (D05)", () => {
  it("SAVED-07 gives another name, on one line, and leaves the order number", async () => {
    const answer = told<{ renameSavedOrder: SavedOrderOutput }>(await rename(owner, " Zahrádka\n2027 "));
    expect(answer.renameSavedOrder).toEqual({
      message: "Uložená objednávka byla přejmenována.",
      saved_order: { title: "Zahrádka 2027" },
    });
    expect(detailed(await askDetails(owner, order.id)).customer_order_number).toBe("PO-1");
  });

  it("takes the name away", async () => {
    told(await rename(owner, ""));
    expect(detailed(await askDetails(owner, order.id)).title).toBe("");
  });
});

describe("saveCustomerOrderNumber: done (GQL-36, SAVED-06)", () => {
  it.each([null, 7, { a: 1 }])("SAVED-10 what is no text is refused: %j", async (wrong) => {
    const answer = await number(owner, wrong);
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(answer.status).toBeLessThan(500);
    expect(detailed(await askDetails(owner, order.id)).customer_order_number).toBe("PO-1");
  });

  it("GQL-36 SAVED-06 changes the number of the saved order, and leaves its name and the cart", async () => {
    const answer = told<{ saveCustomerOrderNumber: SaveCustomerOrderNumberOutput }>(
      await number(owner, "PO-2"),
    );
    expect(answer.saveCustomerOrderNumber).toEqual({
      customer_order_number: "PO-2",
      saved_order: { id: order.id, customer_order_number: "PO-2" },
      cart: null,
    });
    expect(detailed(await askDetails(owner, order.id)).title).toBe("Terasa");
    expect((await cartOf(owner)).customer_order_number).toBe("");
  });

  it("OP-95 without an id it is the live cart's, and the saved order keeps its own", async () => {
    const answer = await owner.graphql(
      `mutation { saveCustomerOrderNumber(customer_order_number: "PO-9") { saved_order { id } cart { customer_order_number } } }`,
    );
    expect(told(answer)).toEqual({
      saveCustomerOrderNumber: { saved_order: null, cart: { customer_order_number: "PO-9" } },
    });
    expect(detailed(await askDetails(owner, order.id)).customer_order_number).toBe("PO-1");
  });
});
