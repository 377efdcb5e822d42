import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { add, cartOf, refusal, startOrder } from "../../../testing/ask-cart.ts";
import { daysOf, move, undo } from "../../../testing/ask-moves.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-12-18T09:00:00" });
  owner = await server.as("U001");
  id = await startOrder(owner, { date: "2026-12-23" });
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "950360", quantity: 1 },
    { sku: "100112", quantity: 6 },
    { sku: "130514", quantity: 3 },
  ]);
});
afterAll(() => server.stop());

describe("cartDays: which day is best", () => {
  it("the next days of the place with what speaks for them", async () => {
    const { days, net_now, currency } = await daysOf(owner, id);
    expect(currency).toBe("CZK");
    expect(days.map(({ date, badges, set_aside, is_best }) => [date, badges, set_aside, is_best])).toEqual([
      ["2026-12-21", [], 0, false],
      ["2026-12-23", ["in_cart", "cheapest"], 0, true],
      ["2026-12-28", [], 0, false],
      ["2026-12-31", ["set_aside"], 1, false],
      ["2027-01-04", ["set_aside"], 1, false],
    ]);
    expect(days[1]).toMatchObject({ net: net_now, difference: 0, order_by: "2026-12-22T16:00", tells: null });
    expect(days[2]).toMatchObject({
      difference: 369,
      tells: { fate: "dearer", sku: "130514", promo_after: null },
    });
    expect(days[3]?.tells).toMatchObject({
      fate: "set_aside",
      name: "Advent package",
      sold_to: "2026-12-30",
    });
  });

  it("B8 each price is what choosing the day then gives", async () => {
    const { days } = await daysOf(owner, id);
    expect(days.filter(({ net }) => net !== null)).toHaveLength(5);
    for (const { date, net } of days) {
      const { cart, undo_token } = await move(owner, id, { delivery_date: date });
      expect([date, cart.grand_total_your_price_details?.grand_total_your_price]).toEqual([date, net]);
      await undo(owner, id, undo_token ?? "");
    }
  });

  it("a day that cannot be sent has no price, and an empty cart has none at all", async () => {
    const other = await server.as("U012");
    const theirs = await startOrder(other, { shipTo: "500203", date: "2026-12-28" });
    await other.graphql(`mutation { clearCart(input: { cart_id: "${theirs}" }) { cart { id } } }`);
    expect(new Set((await daysOf(other, theirs)).days.map(({ net }) => net))).toEqual(new Set([null]));
    await add(other, theirs, [{ sku: "100112", quantity: 1 }]);
    const [first] = (await daysOf(other, theirs)).days;
    expect([first?.net, first?.badges[0], first?.limit?.code]).toEqual([
      null,
      "under_minimum",
      "min-price-not-reached",
    ]);
  });

  it("C16 a foreign cart answers like a missing one", async () => {
    const ask = (caller: Caller, cart: string) =>
      caller.graphql(`{ cartDays(cart_id: "${cart}") { net_now } }`);
    expect(refusal(await ask(server.stranger, id))?.code).toBe("not-signed-in");
    expect(refusal(await ask(await server.as("U012"), id))?.code).toBe("no-such-cart");
    expect(refusal(await ask(owner, "0".repeat(32)))?.code).toBe("no-such-cart");
  });

  it("asked again, it reads the cart and what orders change, and nothing else", async () => {
    const { id: mine } = await cartOf(owner);
    const ask = () => owner.graphql(`{ cartDays(cart_id: "${mine}") { net_now days { net } } }`);
    await ask();
    // Who asks, the cart, and the one package deal for each of the days.
    expect((await ask()).statements).toBeLessThanOrEqual(2 + 6);
  });
});
