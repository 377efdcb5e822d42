import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cartOf, refusal, startOrder } from "../../../testing/ask-cart.ts";
import { askMove, askPreview, move, moved, preview, setAside, undo } from "../../../testing/ask-moves.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
const gift = "950360";
const special = "130514";
const onThursday = "2026-12-17";
const afterNewYear = { delivery_date: "2027-01-04" };

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner, { date: onThursday });
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await sql`delete from cart_aside`.execute(server.deps.db);
  await add(owner, id, [
    { sku: gift, quantity: 1 },
    { sku: "100112", quantity: 6 },
    { sku: special, quantity: 3 },
  ]);
});

const linesOf = async () =>
  (await cartOf(owner)).items?.map((line) => [line?.product.sku, line?.number_of_packages]);

describe("cartMove: what a move would make of the cart", () => {
  it("INPROG-23 tells line by line what changes, the worst first, and changes nothing", async () => {
    const before = await cartOf(owner);
    const { lines, net_before, net_after, from, to, blockers } = await preview(owner, id, afterNewYear);
    expect(
      lines.map(({ sku, fate, reason, nearest_day, sold_to }) => [sku, fate, reason, nearest_day, sold_to]),
    ).toEqual([
      [gift, "set_aside", "no-longer-sold", "2026-12-30", "2026-12-30"],
      [special, "dearer", null, null, "2027-01-07"],
      ["100112", "unchanged", null, null, null],
    ]);
    expect(lines[1]).toMatchObject({
      unit_price_before: 1414.45,
      unit_price_after: 1537.45,
      difference: 369,
      promo_before: { percentage: 8, valid_to: "2026-12-27" },
      promo_after: null,
    });
    expect(net_after).toBeCloseTo(net_before + lines.reduce((sum, { difference }) => sum + difference, 0), 2);
    expect([from.delivery_date, to.delivery_date, to.order_by, blockers]).toEqual([
      onThursday,
      "2027-01-04",
      "2026-12-31T16:00",
      [],
    ]);
    expect(await cartOf(owner)).toEqual(before);
  });

  it.each([
    ["a past day", { delivery_date: "2026-11-20" }, "shipping-cannot-be-ordered"],
    ["a holiday", { delivery_date: "2026-12-25" }, "shipping-cannot-be-ordered"],
    ["a place that is suspended", { ship_to_id: "500104" }, "ship-to-suspended"],
    ["a foreign place", { ship_to_id: "500203" }, "ship-to-unknown"],
    [
      "a way that the place has not",
      { ship_to_id: "500103", delivery_method: "tank_tank" },
      "goods-not-available-here",
    ],
    ["a way that there is not", { delivery_method: "sledge" }, "invalid-input"],
    ["no target", {}, "invalid-input"],
  ])("refuses %s", async (_name, to, code) => {
    expect(refusal(await askPreview(owner, id, to))?.code).toBe(code);
    expect(refusal(await askMove(owner, { cart_id: id, to, seen: "x" }))?.code).toBe(code);
  });

  it("C14, C16 strangers, foreign carts and users without the catalogue learn nothing", async () => {
    const other = await server.as("U012");
    const nobody = await server.as("U008");
    const asked = { cart_id: id, to: afterNewYear, seen: "x" };
    expect(refusal(await askPreview(server.stranger, id, afterNewYear))?.code).toBe("not-signed-in");
    expect(refusal(await askPreview(other, id, afterNewYear))?.code).toBe("no-such-cart");
    expect(refusal(await askMove(other, asked))?.code).toBe("no-such-cart");
    expect(refusal(await askMove(nobody, asked))?.code).toBe("forbidden-permission");
  });
});

describe("moveCart", () => {
  it("INPROG-23 takes the goods along at the prices of there, and sets aside what cannot go", async () => {
    const shown = await preview(owner, id, afterNewYear);
    const { code, cart, undo_token } = moved(
      await askMove(owner, { cart_id: id, to: afterNewYear, seen: shown.seen }),
    );
    expect([code, cart.delivery_date, undo_token]).toEqual([
      null,
      "2027-01-04",
      expect.stringMatching(/^\w{32}$/),
    ]);
    expect(await linesOf()).toEqual([
      ["100112", 6],
      [special, 3],
    ]);
    expect(cart.grand_total_your_price_details?.grand_total_your_price).toBe(shown.net_after);
    const aside = await setAside(owner, id);
    expect(aside.items).toMatchObject([
      {
        sku: gift,
        number_of_packages: 1,
        can_go: false,
        reason: "no-longer-sold",
        nearest_day: "2026-12-30",
      },
    ]);
  });

  it("C9 with the same key it happens once, and the repeat hears the same", async () => {
    const { seen } = await preview(owner, id, afterNewYear);
    const asked = { cart_id: id, to: afterNewYear, seen };
    const answers = await Promise.all([askMove(owner, asked, "key-1"), askMove(owner, asked, "key-1")]);
    const [first, again] = answers.map(moved);
    expect(again?.undo_token).toBe(first?.undo_token);
    expect((await setAside(owner, id)).items[0]?.number_of_packages).toBe(1);
  });

  it("what is no longer true is not done, and shown anew: another device emptied, changed or moved the cart", async () => {
    const { seen } = await preview(owner, id, afterNewYear);
    const asked = { cart_id: id, to: afterNewYear, seen };
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const changed = moved(await askMove(owner, asked));
    expect([changed.code, changed.cart.delivery_date, changed.undo_token]).toEqual([
      "preview-outdated",
      onThursday,
      null,
    ]);
    expect(changed.preview?.lines.map(({ sku, quantity }) => [sku, quantity])).toContainEqual(["100112", 7]);
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    const emptied = moved(await askMove(owner, asked));
    expect([emptied.code, emptied.preview?.lines]).toEqual(["preview-outdated", []]);
    const again = moved(await askMove(owner, { ...asked, seen: emptied.preview?.seen ?? "" }));
    expect([again.code, again.cart.delivery_date]).toEqual([null, "2027-01-04"]);
  });

  it("two devices at once: one move is done, the other hears what is true now", async () => {
    const earlier = { delivery_date: "2026-12-21" };
    const late = { cart_id: id, to: afterNewYear, seen: (await preview(owner, id, afterNewYear)).seen };
    const soon = { cart_id: id, to: earlier, seen: (await preview(owner, id, earlier)).seen };
    const codes = (await Promise.all([askMove(owner, late), askMove(owner, soon)])).map(
      (one) => moved(one).code,
    );
    expect(codes.toSorted()).toEqual([null, "preview-outdated"].toSorted());
    const kept = (await linesOf())?.length ?? 0;
    expect(kept + (await setAside(owner, id)).items.length).toBe(3);
  });

  it("a place that was suspended since it was shown refuses the move, and nothing changes", async () => {
    const to = { ship_to_id: "500102" };
    const { seen } = await preview(owner, id, to);
    await sql`update ship_to set status = 'SUSPENDED' where id = '500102'`.execute(server.deps.db);
    const answer = await askMove(owner, { cart_id: id, to, seen });
    await sql`update ship_to set status = 'APPROVED' where id = '500102'`.execute(server.deps.db);
    expect(refusal(answer)?.code).toBe("ship-to-suspended");
    expect((await cartOf(owner)).ship_to_id).toBe("500101");
  });

  it("TRANSPORT-35, SHIPTO-01 by another way or to another place goods that cannot go are set aside all the same", async () => {
    const tank = await move(owner, id, { delivery_method: "tank_tank" });
    expect([tank.code, tank.cart.delivery_method, tank.cart.total_lines]).toEqual([null, "tank_tank", 0]);
    const aside = await setAside(owner, id);
    expect(aside.items.map(({ sku }) => sku).toSorted()).toEqual(["100112", special, gift].toSorted());
    expect(new Set(aside.items.map(({ nearest_day }) => nearest_day))).toEqual(new Set([null]));
    const back = await move(owner, id, { delivery_method: "selfpickup_selfpickup", ship_to_id: "500102" });
    expect([back.cart.ship_to_id, back.cart.delivery_method]).toEqual(["500102", "selfpickup_selfpickup"]);
    expect((await setAside(owner, id)).items.map(({ can_go }) => can_go)).toEqual([true, true, true]);
  });

  it("OP-147 onto a truck boxes go as layers and pallets where they come out even, else aside; undo brings the boxes back", async () => {
    const wholesaler = await server.as("U012");
    const cart = await startOrder(wholesaler, { shipTo: "500202", date: "2026-11-25" });
    const [even, odd] = ["180117", "190117"];
    await add(wholesaler, cart, [
      { sku: even, quantity: 60 },
      { sku: odd, quantity: 13 },
    ]);
    const before = (await cartOf(wholesaler)).items;
    const to = { delivery_method: "flatrate_flatrate", delivery_date: "2026-11-26" };
    const { lines } = await preview(wholesaler, cart, to);
    expect(
      lines.map((one) => [one.sku, one.fate, one.number_of_packages_after, one.number_of_layer_after]),
    ).toEqual([
      [odd, "set_aside", 13, 0],
      [even, "regrouped", 0, 1],
    ]);
    const done = await move(wholesaler, cart, to);
    expect(done.cart.items).toMatchObject([
      { product: { sku: even }, number_of_packages: 0, number_of_layer: 1, number_of_pallet: 1 },
    ]);
    expect((await setAside(wholesaler, cart)).items).toMatchObject([{ sku: odd, can_go: false }]);
    expect((await undo(wholesaler, cart, done.undo_token ?? "")).items).toEqual(before);
    expect((await setAside(wholesaler, cart)).items).toEqual([]);
  });
});
