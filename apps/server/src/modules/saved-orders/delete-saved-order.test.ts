import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SavedOrder, SavedOrderOutput } from "../../platform/graphql.gen.ts";
import { refusal, told } from "../../testing/ask-cart.ts";
import {
  askDetails,
  askList,
  askReorder,
  detailed,
  listed,
  saveSomeOrder,
} from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let order: SavedOrder;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  order = await saveSomeOrder(owner, { title: "Terasa" });
});

type Call = "deleteSavedOrder" | "restoreSavedOrder";

function ask(caller: Caller, call: Call, id = order.id) {
  const document = `mutation ($id: ID!) { ${call}(id: $id) { message saved_order { id title is_active updated_at } } }`;
  return caller.graphql(document, { id }, { lang: "cs" });
}

async function done(call: Call): Promise<SavedOrderOutput> {
  const answer = told<Record<Call, SavedOrderOutput>>(await ask(owner, call));
  return answer[call];
}

const isListed = async () =>
  listed(await askList(owner, { pageSize: 100 })).items.some((one) => one?.id === order.id);

describe.each(["deleteSavedOrder", "restoreSavedOrder"] as const)("%s: who may (C14, C16)", (call) => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, call))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await ask(await server.as("U006"), call))?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign id answers like a missing one, and nothing happens to it", async () => {
    if (call === "restoreSavedOrder") await done("deleteSavedOrder");
    const before = await isListed();
    const missing = refusal(await ask(owner, call, "OTk5OTk5"));
    for (const uid of ["U012", "U004"])
      expect(refusal(await ask(await server.as(uid), call))).toEqual(missing);
    expect(missing?.code).toBe("no-such-saved-order");
    expect(await isListed()).toBe(before);
  });
});

describe("deleteSavedOrder and restoreSavedOrder: done (GQL-32, SAVED-05)", () => {
  it("GQL-32 SAVED-05 what is deleted is in no list, has no details and cannot be put into the cart", async () => {
    expect(await done("deleteSavedOrder")).toMatchObject({
      message: "Uložená objednávka byla smazána.",
      saved_order: { id: order.id, is_active: false },
    });
    expect(await isListed()).toBe(false);
    expect(refusal(await askDetails(owner, order.id))?.message).toBe("Could not find a saved order.");
    expect(refusal(await askReorder(owner, { id: order.id }))?.code).toBe("no-such-saved-order");
  });

  it("INPROG-16 it can be taken back, and all of it is as it was", async () => {
    const before = detailed(await askDetails(owner, order.id));
    await done("deleteSavedOrder");
    expect(await done("restoreSavedOrder")).toMatchObject({ saved_order: { is_active: true } });
    expect(detailed(await askDetails(owner, order.id))).toEqual(before);
    expect(await isListed()).toBe(true);
  });

  it("C9 each of them twice, and twenty at once, is the same as once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => done("deleteSavedOrder")));
    expect(await isListed()).toBe(false);
    await done("restoreSavedOrder");
    expect(await done("restoreSavedOrder")).toMatchObject({ saved_order: { is_active: true } });
    expect(await isListed()).toBe(true);
  });
});
