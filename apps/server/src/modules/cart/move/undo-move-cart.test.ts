import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { askUndo, changeAside, move, setAside, undo } from "../../../testing/ask-moves.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
const gift = "950360";
const afterNewYear = { delivery_date: "2027-01-04" };

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
    { sku: "130514", quantity: 3 },
  ]);
});

/** All of a cart but how often and when it was changed. */
async function wholeCart() {
  const { version: _version, ...cart } = await cartOf(owner);
  return cart;
}

const tokenOf = async (to = {}) => (await move(owner, id, { ...afterNewYear, ...to })).undo_token ?? "";

describe("undoMoveCart", () => {
  it("INPROG-23 brings day, lines, amounts and sums back exactly", async () => {
    const before = await wholeCart();
    await undo(owner, id, await tokenOf());
    expect(await wholeCart()).toEqual(before);
    expect(await setAside(owner, id)).toEqual({ items: [], move: null });
  });

  it("brings place, way, note, planned empties and the prices of the brewery back as well", async () => {
    told(
      await owner.graphql(`mutation { setCartNotes(input: { cart_id: "${id}", note_for_driver: "Zadem" }) { conflicts }
        updatePrices(cart_id: "${id}") { success } }`),
    );
    const planned = `update cart set empties = '[["CR20", 4]]', version = version + 1 where id = '${id}'`;
    await sql.raw(planned).execute(server.deps.db);
    const kept = () =>
      sql`select c.ship_to_id, c.delivery_method, c.delivery_date, c.note_for_driver, c.empties, p.basis, p.asked_at
        from cart c left join cart_pricing p on p.cart_id = c.id where c.id = ${id}`.execute(server.deps.db);
    const before = await kept();
    const token = await tokenOf({ ship_to_id: "500102" });
    expect((await cartOf(owner)).note_for_driver).toBe("");
    await undo(owner, id, token);
    expect((await kept()).rows).toEqual(before.rows);
  });

  it("what was aside before is aside again as it was", async () => {
    await move(owner, id, afterNewYear);
    await move(owner, id, { delivery_date: "2026-12-17" });
    await add(owner, id, [{ sku: gift, quantity: 2 }]);
    const token = await tokenOf();
    expect((await setAside(owner, id)).items[0]?.number_of_packages).toBe(3);
    await undo(owner, id, token);
    expect((await setAside(owner, id)).items[0]?.number_of_packages).toBe(1);
  });

  it.each([
    ["once lines were changed", "move-changed-since", () => add(owner, id, [{ sku: "100101", quantity: 1 }])],
    ["once it goes elsewhere", "move-changed-since", () => startOrder(owner, { date: "2026-12-21" })],
    [
      "once the day of before is closed",
      "shipping-cannot-be-ordered",
      () => server.clock.set("2026-12-17T09:00:00"),
    ],
  ])("is refused %s", async (_name, code, meanwhile) => {
    const token = await tokenOf();
    await meanwhile();
    expect(refusal(await askUndo(owner, id, token))?.code).toBe(code);
    expect((await setAside(owner, id)).items).toHaveLength(1);
  });

  it("C16 a token of another's, of an earlier move or of none answers like a missing one", async () => {
    const earlier = await tokenOf();
    const other = await server.as("U012");
    const { id: foreign } = await cartOf(other);
    expect(refusal(await askUndo(other, foreign, earlier))?.code).toBe("move-unknown");
    expect(refusal(await askUndo(other, id, earlier))?.code).toBe("no-such-cart");
    expect(refusal(await askUndo(server.stranger, id, earlier))?.code).toBe("not-signed-in");
    await undo(owner, id, earlier);
    expect(refusal(await askUndo(owner, id, earlier))?.code).toBe("move-unknown");
  });
});

describe("goods that are set aside", () => {
  it("come back when they can go again, and only then", async () => {
    await move(owner, id, afterNewYear);
    const refused = await changeAside(owner, "takeBackSetAside", { cart_id: id, skus: [gift] });
    expect([refused.user_errors.map(({ reason }) => reason), refused.cart.total_lines]).toEqual([
      ["no-longer-sold"],
      2,
    ]);
    await move(owner, id, { delivery_date: "2026-12-21" });
    const [offered] = (await setAside(owner, id)).items;
    expect(offered).toMatchObject({ can_go: true, reason: null });
    const back = await changeAside(owner, "takeBackSetAside", { cart_id: id, skus: [gift] });
    expect([back.user_errors, back.cart.total_lines, back.set_aside.items]).toEqual([[], 3, []]);
    const again = await changeAside(owner, "takeBackSetAside", { cart_id: id, skus: [gift] });
    expect([again.user_errors, again.cart.total_lines]).toEqual([[], 3]);
  });

  it("outlive the cart, are nobody else's, and go only when they are given up", async () => {
    await move(owner, id, afterNewYear);
    told(
      await owner.graphql(`mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } } }`),
    );
    const { id: next } = await cartOf(owner);
    expect((await setAside(owner, next)).items).toHaveLength(1);
    const colleague = await server.as("U002");
    const { id: theirs } = await cartOf(colleague);
    await changeAside(colleague, "removeSetAside", { cart_id: theirs, skus: [gift] });
    expect((await setAside(owner, next)).items).toHaveLength(1);
    expect(
      (await changeAside(owner, "removeSetAside", { cart_id: next, skus: [gift] })).set_aside.items,
    ).toEqual([]);
  });
});
