import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SavedOrder } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import {
  askDetails,
  askList,
  askReorder,
  askSave,
  detailed,
  listed,
  reordered,
  saved,
  saveSomeOrder,
} from "../../testing/ask-saved-orders.ts";
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
  const goods = [
    { sku: "100101", quantity: 2, number_of_layer: 1 },
    { sku: "100107", quantity: 5 },
    { sku: "100112", quantity: 3 },
  ];
  order = await saveSomeOrder(owner, { title: "Terasa", goods, note_for_driver: "Zadem" });
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

const count = async () => listed(await askList(owner)).total_count;

/** While one of the three is sold no more. */
async function withoutOne<T>(work: () => Promise<T>): Promise<T> {
  await sql`update product set sellable_to = '2026-11-01' where sku = '100107'`.execute(server.deps.db);
  try {
    return await work();
  } finally {
    await sql`update product set sellable_to = null where sku = '100107'`.execute(server.deps.db);
  }
}

function linesOf(cart: Awaited<ReturnType<typeof cartOf>>) {
  return cart.items?.map((line) => [line?.product.sku, line?.number_of_packages, line?.number_of_layer]);
}

describe("reOrderSavedOrder: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askReorder(server.stranger, { id: order.id }))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await askReorder(await server.as("U006"), { id: order.id }))?.code).toBe(
      "forbidden-permission",
    );
  });

  it("C16, ERROR-42 a foreign id answers like a missing one, and no cart changes", async () => {
    const missing = refusal(await askReorder(owner, { id: "OTk5OTk5" }));
    expect(missing).toMatchObject({ code: "no-such-saved-order", message: "Could not find a saved order." });
    for (const uid of ["U012", "U004"]) {
      const other = await server.as(uid);
      expect(refusal(await askReorder(other, { id: order.id, into: "REPLACE_CART" }))).toEqual(missing);
      expect((await cartOf(other)).total_lines).toBe(0);
    }
  });
});

describe("reOrderSavedOrder: blocked (OP-21, HISTORY-05, GQL-31)", () => {
  it.each(["ADD_TO_CART", "REPLACE_CART"] as const)(
    "GQL-31, HISTORY-06, ERROR-32 one item missing: nothing is added, it is named, and the cart stays (%s)",
    async (into) => {
      const id = await startOrder(owner);
      await add(owner, id, [{ sku: "100112", quantity: 1 }]);
      const before = await cartOf(owner);
      const saves = await count();
      const answer = reordered(await withoutOne(() => askReorder(owner, { id: order.id, into })));
      expect(answer).toMatchObject({
        status: false,
        code: "items-missing",
        message: "Re-order cannot proceed. Some items are not available",
        added_count: 0,
        changed_count: 0,
        failed_count: 1,
        replaced: null,
      });
      expect(answer.failed_items).toEqual([
        {
          sku: "100107",
          name: expect.stringMatching(/\S/),
          index: 1,
          code: "NOT_SALABLE",
          reason: "no-longer-sold",
          message: "The product 100107 is no longer delivered on the request date.",
          quantity: null,
          number_of_packages: 5,
          number_of_layer: 0,
          number_of_pallet: 0,
        },
      ]);
      expect(await cartOf(owner)).toEqual(before);
      expect(await count()).toBe(saves);
    },
  );

  it.each(["ADD_TO_CART", "REPLACE_CART"] as const)(
    "SHIPTO-12 a suspended place says so (%s)",
    async (into) => {
      await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
      const answer = await askReorder(owner, { id: order.id, into, items: "AVAILABLE" }, { lang: "cs" });
      await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
      expect(reordered(answer)).toMatchObject({
        status: false,
        code: "ship-to-suspended",
        message: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
        added_count: 0,
      });
      expect((await cartOf(owner)).total_lines).toBe(0);
    },
  );

  it("TRANSPORT-28 a method that is offered no more refuses the resumed cart; the goods can still be added", async () => {
    await sql`update saved_order set delivery_method = 'tank_tank' where id = ${Number(atob(order.id))}`.execute(
      server.deps.db,
    );
    await sql`update ship_to set is_tank_enabled = false where id = '500101'`.execute(server.deps.db);
    const answer = reordered(await askReorder(owner, { id: order.id, into: "REPLACE_CART" }));
    const added = reordered(await askReorder(owner, { id: order.id }));
    await sql`update ship_to set is_tank_enabled = true where id = '500101'`.execute(server.deps.db);
    expect(answer).toMatchObject({ status: false, code: "method-not-offered" });
    expect(added).toMatchObject({ status: true, added_count: 3 });
  });
});

describe("reOrderSavedOrder: added (SAVED-04, SAVED-08, D06)", () => {
  it("all of it beside what is there; what is there of a product is added to; it stays saved", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const answer = reordered(await askReorder(owner, { id: order.id }));
    expect(answer).toMatchObject({
      status: true,
      code: null,
      message: "All items are in the cart (3).",
      added_count: 3,
      failed_items: [],
      replaced: null,
    });
    expect(answer.cart.id).toBe(id);
    expect(linesOf(answer.cart)).toEqual([
      ["100112", 4, 0],
      ["100101", 2, 1],
      ["100107", 5, 0],
    ]);
    expect(detailed(await askDetails(owner, order.id)).is_active).toBe(true);
  });

  it("C1 asked for what is available: the good lines go in, the bad one comes back", async () => {
    const answer = reordered(
      await withoutOne(() => askReorder(owner, { id: order.id, items: "AVAILABLE" }, { lang: "cs" })),
    );
    expect(answer).toMatchObject({
      status: true,
      code: null,
      message: "Přidáno položek: 2, nedostupných: 1.",
      added_count: 2,
      failed_count: 1,
      failed_items: [{ sku: "100107", reason: "no-longer-sold" }],
    });
    expect(linesOf(answer.cart)?.map(([sku]) => sku)).toEqual(["100101", "100112"]);
  });

  it("C2 nothing available at all is said, and nothing happens", async () => {
    await sql`update product set sellable_to = '2026-11-01' where sku in ('100101', '100112')`.execute(
      server.deps.db,
    );
    const answer = reordered(
      await withoutOne(() => askReorder(owner, { id: order.id, items: "AVAILABLE", into: "REPLACE_CART" })),
    );
    await sql`update product set sellable_to = null where sku in ('100101', '100112')`.execute(
      server.deps.db,
    );
    expect(answer).toMatchObject({
      status: false,
      code: "nothing-addable",
      message: "Nothing was added to the cart: none of the items is available.",
      failed_count: 3,
    });
  });

  it("C2 another price is counted as a change", async () => {
    await sql`update saved_order_line set unit_price_minor = unit_price_minor + 1 where sku = '100101'
      and saved_order_id = ${Number(atob(order.id))}`.execute(server.deps.db);
    expect(reordered(await askReorder(owner, { id: order.id }))).toMatchObject({
      added_count: 2,
      changed_count: 1,
    });
  });

  it("too much of one product together is named, with what would be taken", async () => {
    await add(owner, await startOrder(owner), [{ sku: "100112", quantity: 9999 }]);
    const answer = reordered(await askReorder(owner, { id: order.id, items: "AVAILABLE" }));
    expect(answer.failed_items).toMatchObject([
      { sku: "100112", reason: "quantity-too-large", quantity: 9999 },
    ]);
    expect(linesOf(answer.cart)?.[0]).toEqual(["100112", 9999, 0]);
  });
});

describe("reOrderSavedOrder: in place of the present cart (C3, D06)", () => {
  it("the present cart is saved first, and the saved one goes on at its own place, method and day, with its texts", async () => {
    const id = await startOrder(owner, { shipTo: "500102", date: "2026-11-30" });
    await add(owner, id, [{ sku: "100101", quantity: 7 }]);
    const saves = await count();
    const answer = reordered(await askReorder(owner, { id: order.id, into: "REPLACE_CART" }));
    expect(answer).toMatchObject({
      status: true,
      added_count: 3,
      replaced: { cart_id: id, ship_to_id: "500102", delivery_date: "2026-11-30", total_lines: 1 },
    });
    expect(answer.replaced?.items).toMatchObject([{ sku: "100101", number_of_packages: 7 }]);
    expect(answer.cart).toMatchObject({
      ship_to_id: "500101",
      delivery_method: "selfpickup_selfpickup",
      delivery_date: "2026-11-26",
      note_for_driver: "Zadem",
      total_lines: 3,
    });
    expect(await count()).toBe(saves + 1);
  });

  it("an empty cart is not worth saving", async () => {
    const saves = await count();
    const answer = reordered(await askReorder(owner, { id: order.id, into: "REPLACE_CART" }));
    expect(answer).toMatchObject({ status: true, replaced: null, cart: { total_lines: 3 } });
    expect(await count()).toBe(saves);
  });

  it("CALENDAR-31 a day that has passed gives way to the next one to be offered", async () => {
    await sql`update saved_order set delivery_date = '2026-11-05' where id = ${Number(atob(order.id))}`.execute(
      server.deps.db,
    );
    const answer = reordered(await askReorder(owner, { id: order.id, into: "REPLACE_CART" }));
    expect(answer.cart.delivery_date).toMatch(/^2026-1[12]-/);
    expect(answer.cart.blockers?.map(({ code }) => code)).not.toContain("day-closed");
  });
});

describe("reOrderSavedOrder: once (C9, C21)", () => {
  it("twenty at once with one key add it once, and each hears the same", async () => {
    const headers = { "idempotency-key": "again-once" };
    const answers = await withoutOne(() =>
      Promise.all(
        Array.from({ length: 20 }, () => askReorder(owner, { id: order.id, items: "AVAILABLE" }, headers)),
      ),
    );
    for (const answer of answers) {
      expect(reordered(answer)).toMatchObject({
        status: true,
        added_count: 2,
        failed_items: [{ sku: "100107" }],
      });
    }
    expect(linesOf(await cartOf(owner))).toEqual([
      ["100101", 2, 1],
      ["100112", 3, 0],
    ]);
    const reused = await askReorder(owner, { id: order.id }, headers);
    expect(refusal(reused)?.code).toBe("idempotency-key-reused");
  });

  it("twenty at once without a key, in place of each other: no line of any is lost", async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askReorder(owner, { id: order.id, into: "REPLACE_CART" })),
    );
    expect(answers.every((answer) => reordered(answer).status)).toBe(true);
    // The first finds an empty cart, and each of the others puts its forerunner's aside.
    expect(await count()).toBe(before + 19);
    expect((await cartOf(owner)).total_lines).toBe(3);
  });

  it("C21 while somebody changes the cart, both changes survive", async () => {
    const id = await startOrder(owner);
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(owner, id, [{ sku: "100112", quantity: 1 }])),
      ...Array.from({ length: 5 }, () => askReorder(owner, { id: order.id })),
    ]);
    const lines = new Map(linesOf(await cartOf(owner))?.map(([sku, boxes]) => [sku, boxes]));
    expect(Object.fromEntries(lines)).toEqual({ "100101": 10, "100107": 25, "100112": 25 });
  });
});

describe("reOrderSavedOrder: C7", () => {
  it.each(["ADD_TO_CART", "REPLACE_CART"] as const)(
    "three hundred lines take no more statements than three (%s)",
    async (into) => {
      const id = await startOrder(owner);
      await fillCart(server, id, 300);
      const long = saved(await askSave(owner, { cart_id: id })).saved_order;
      const some = await askReorder(owner, { id: order.id, into });
      told(
        await owner.graphql(
          `mutation { clearCart(input: { cart_id: "${(await cartOf(owner)).id}" }) { cart { id } } }`,
        ),
      );
      const all = await askReorder(owner, { id: long?.id ?? "", into });
      expect(reordered(all)).toMatchObject({ status: true, added_count: 300, cart: { total_lines: 300 } });
      expect(all.statements).toBe(some.statements);
      expect(all.statements).toBeLessThanOrEqual(23);
    },
  );
});
