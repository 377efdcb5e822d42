import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cartOf, refusal, startOrder } from "../../testing/ask-cart.ts";
import { changeAside, move, setAside, undo } from "../../testing/ask-moves.ts";
import { askList, askSave, listed, saved } from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
const gift = "950360";

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner, { date: "2026-12-17" });
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await sql`delete from cart_aside`.execute(server.deps.db);
  await add(owner, id, [
    { sku: gift, quantity: 1 },
    { sku: "100112", quantity: 6 },
  ]);
});

function ask(caller: Caller, savedOrderId: string, { skus = [gift], key = "" } = {}) {
  return caller.graphql(
    `mutation ($input: UndoOrderApartInput!) { undoOrderApart(input: $input) {
      cart { id delivery_date total_lines } set_aside { items { sku } } user_errors { reason } } }`,
    { input: { cart_id: id, saved_order_id: savedOrderId, skus } },
    key === "" ? {} : { "idempotency-key": key },
  );
}

const savedCount = async () => listed(await askList(owner, { pageSize: 100 })).total_count;

/** A cart that moved behind the last day of one of its goods, which is then ordered apart on an earlier day. */
async function orderedApart(): Promise<{ readonly savedId: string; readonly moveToken: string }> {
  const { undo_token: moveToken } = await move(owner, id, { delivery_date: "2027-01-04" });
  const { saved_order: order } = saved(await askSave(owner, { cart_id: id, title: "Stranou" }));
  const beside = await startOrder(owner, { date: "2026-12-17" });
  await changeAside(owner, "takeBackSetAside", { cart_id: beside, skus: [gift] });
  return { savedId: order?.id ?? "", moveToken: moveToken ?? "" };
}

describe("undoOrderApart", () => {
  it("C16 a stranger, an unknown saved order and a foreign one are refused, and nothing happens", async () => {
    const { savedId } = await orderedApart();
    expect(refusal(await ask(server.stranger, savedId))?.code).toBe("not-signed-in");
    expect(refusal(await ask(owner, "OTk5OTk5"))?.code).toBe("no-such-saved-order");
    expect(refusal(await ask(await server.as("U012"), savedId))?.code).toBe("no-such-cart");
    expect((await cartOf(owner)).total_lines).toBe(1);
  });

  it.each([
    ["other goods came in", async () => add(owner, id, [{ sku: "100101", quantity: 1 }]), [gift]],
    ["other goods are named than it holds", async () => undefined, ["100101"]],
  ])("is refused once %s, and the saved order stays", async (_name, meanwhile, skus) => {
    const { savedId } = await orderedApart();
    const before = await savedCount();
    await meanwhile();
    expect(refusal(await ask(owner, savedId, { skus }))?.code).toBe("move-changed-since");
    expect(await savedCount()).toBe(before);
  });

  it("INPROG-23 the cart is live again with its lines and its own way back, the goods are aside, nothing is saved", async () => {
    const untouched = await savedCount();
    const { savedId, moveToken } = await orderedApart();
    const key = "e5cbb3a4-37a9-47cb-b7a2-6d6bd62e3ad1";
    const answers = [await ask(owner, savedId, { key }), await ask(owner, savedId, { key })];
    for (const answer of answers)
      expect(answer.data).toMatchObject({
        undoOrderApart: {
          cart: { id, delivery_date: "2027-01-04", total_lines: 1 },
          set_aside: { items: [{ sku: gift }] },
          user_errors: [],
        },
      });
    expect(await savedCount()).toBe(untouched);
    expect((await setAside(owner, id)).move?.token).toBe(moveToken);
    await undo(owner, id, moveToken);
    expect(await cartOf(owner)).toMatchObject({ delivery_date: "2026-12-17", total_lines: 2 });
  });
});
