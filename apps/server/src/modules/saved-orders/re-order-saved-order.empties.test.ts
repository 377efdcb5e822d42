import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { askReorder, askSave, reordered, saved } from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

describe("reOrderSavedOrder: the plan of empties (EMPTIES-02)", () => {
  const plan = [{ packaging_code: "KEG50", number_of_units: 2 }];
  const planned = async () => {
    const answer = await owner.graphql(
      "{ customerCart { id empties_arr { packaging_code number_of_units } } }",
    );
    return told<{ customerCart: { id: string; empties_arr: object[] } }>(answer).customerCart;
  };
  const setPlan = async (empties: readonly object[]) => {
    const { id } = await planned();
    const call = `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { cart { id } } }`;
    told(await owner.graphql(call, { input: { cart_id: id, empties } }));
  };

  it.each(["ADD_TO_CART", "REPLACE_CART"] as const)(
    "EMPTIES-02 is kept with a cart that is saved, and comes back with it: %s",
    async (into) => {
      const id = await startOrder(owner);
      await add(owner, id, [{ sku: "100112", quantity: 3 }]);
      await setPlan(plan);
      const { saved_order: kept } = saved(await askSave(owner, { cart_id: id, title: "S obaly" }));
      expect((await planned()).empties_arr).toEqual([]);
      reordered(await askReorder(owner, { id: kept?.id ?? "", into }));
      expect((await planned()).empties_arr).toEqual(plan);
    },
  );

  it("EMPTIES-02 what was planned since stays, also when it is nothing", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    await setPlan(plan);
    const { saved_order: kept } = saved(await askSave(owner, { cart_id: id, title: "S obaly" }));
    await setPlan([]);
    reordered(await askReorder(owner, { id: kept?.id ?? "" }));
    expect((await planned()).empties_arr).toEqual([]);
  });
});
