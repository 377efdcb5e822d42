import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SavedOrder } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder } from "../../testing/ask-cart.ts";
import { askPreview, askSave, previewed, saved, saveSomeOrder } from "../../testing/ask-saved-orders.ts";
import { fillCart } from "../../testing/long-cart.ts";
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
  const goods = ["100101", "100107", "100112"].map((sku) => ({ sku, quantity: 3 }));
  order = await saveSomeOrder(owner, { goods });
  await startOrder(owner);
});

const REPLACE = "REPLACE_CART" as const;

describe("savedOrderPreview: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askPreview(server.stranger, { id: order.id }))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await askPreview(await server.as("U006"), { id: order.id }))?.code).toBe(
      "forbidden-permission",
    );
  });

  it("C16 a foreign id answers like a missing one", async () => {
    const missing = refusal(await askPreview(owner, { id: "OTk5OTk5" }));
    expect(missing?.code).toBe("no-such-saved-order");
    for (const uid of ["U012", "U004"])
      expect(refusal(await askPreview(await server.as(uid), { id: order.id }))).toEqual(missing);
  });
});

describe("savedOrderPreview: done (D06, C2)", () => {
  it("everything as it was", async () => {
    const before = await cartOf(owner);
    const seen = previewed(await askPreview(owner, { id: order.id }));
    expect(seen).toMatchObject({
      blocker: null,
      is_other_ship_to: false,
      cart_lines: 0,
      addable_count: 3,
      changed_count: 0,
      not_addable_count: 0,
    });
    expect(seen.items[0]).toMatchObject({
      state: "ADDABLE",
      quantity: 3,
      saved_quantity: 3,
      changes: [],
      error: null,
    });
    expect(seen.items[0]?.price).toEqual(seen.items[0]?.saved_price);
    expect(await cartOf(owner)).toEqual(before);
  });

  it("what changed and what is missing, each in its place, with what could be had instead", async () => {
    await sql`update product set sellable_to = '2026-11-01' where sku = '100107'`.execute(server.deps.db);
    await sql`update saved_order_line set unit_price_minor = 1, boxes = 2 where sku = '100112'
      and saved_order_id = ${Number(atob(order.id))}`.execute(server.deps.db);
    const seen = previewed(await askPreview(owner, { id: order.id }, { lang: "cs" }));
    await sql`update product set sellable_to = null where sku = '100107'`.execute(server.deps.db);
    expect(seen).toMatchObject({ addable_count: 1, changed_count: 1, not_addable_count: 1 });
    expect(seen.items.map(({ state, index }) => [index, state])).toEqual([
      [0, "ADDABLE"],
      [1, "NOT_ADDABLE"],
      [2, "CHANGED"],
    ]);
    expect(seen.items[1]?.error).toMatchObject({ code: "NOT_SALABLE", reason: "no-longer-sold" });
    expect(seen.items[2]).toMatchObject({
      changes: ["price", "pack"],
      saved_price: { value: 0.01 },
      quantity: 3,
    });

    const replacement = seen.items[1]?.replacement?.sku ?? "";
    expect(["", "100101", "100107", "100112"]).not.toContain(replacement);
    const { user_errors: errors } = await add(owner, await startOrder(owner), [
      { sku: replacement, quantity: 1 },
    ]);
    expect(errors).toEqual([]);
    expect(seen.items.filter((item) => item.replacement)).toHaveLength(1);
  });

  it("what is in the cart counts: together it would be too much", async () => {
    await add(owner, await startOrder(owner), [{ sku: "100112", quantity: 9999 }]);
    const seen = previewed(await askPreview(owner, { id: order.id }));
    expect(seen).toMatchObject({ cart_lines: 1, not_addable_count: 1 });
    const instead = previewed(await askPreview(owner, { id: order.id, into: REPLACE }));
    expect(instead).toMatchObject({ cart_lines: 1, not_addable_count: 0 });
    await owner.graphql(
      `mutation { clearCart(input: { cart_id: "${(await cartOf(owner)).id}" }) { cart { id } } }`,
    );
  });

  it("an order for another place says so; in place of the cart it keeps its own", async () => {
    await startOrder(owner, { shipTo: "500102", date: "2026-11-30" });
    expect(previewed(await askPreview(owner, { id: order.id }))).toMatchObject({
      is_other_ship_to: true,
      ship_to_id: "500102",
      delivery_date: "2026-11-30",
    });
    expect(previewed(await askPreview(owner, { id: order.id, into: REPLACE }))).toMatchObject({
      is_other_ship_to: false,
      ship_to_id: "500101",
      delivery_date: "2026-11-26",
    });
  });

  it("SHIPTO-12 a suspended place is the blocker, and the items are shown all the same", async () => {
    await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
    const answer = await askPreview(owner, { id: order.id, into: REPLACE }, { lang: "sk" });
    await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
    expect(previewed(answer)).toMatchObject({
      blocker: {
        code: "ship-to-suspended",
        message: "Miesto dodania je pozastavené – zvoľte iné miesto dodania",
      },
      items: [{ sku: "100101" }, { sku: "100107" }, { sku: "100112" }],
    });
  });

  it.each(["ADD_TO_CART", REPLACE] as const)(
    "C7 three hundred lines take no more statements than three (%s)",
    async (into) => {
      const id = await startOrder(owner);
      await fillCart(server, id, 300);
      const long = saved(await askSave(owner, { cart_id: id })).saved_order?.id ?? "";
      await sql`update product set sellable_to = '2026-11-01' where sku in ('LONG7', '100107')`.execute(
        server.deps.db,
      );
      const some = await askPreview(owner, { id: order.id, into });
      const all = await askPreview(owner, { id: long, into });
      await sql`update product set sellable_to = null where sku in ('LONG7', '100107')`.execute(
        server.deps.db,
      );
      expect(previewed(all)).toMatchObject({ addable_count: 299, not_addable_count: 1 });
      expect(all.statements).toBe(some.statements);
      expect(all.statements).toBeLessThanOrEqual(12);
    },
  );
});
