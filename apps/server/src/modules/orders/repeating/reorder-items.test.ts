import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { askReorderItems, reorderedItems } from "../../../testing/ask-orders.ts";
import { fillCart } from "../../../testing/long-cart.ts";
import { orderOfGoods, withoutOne } from "../../../testing/past-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let number: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  const goods = [
    { sku: "100101", number_of_layer: 2 },
    { sku: "100107", quantity: 5 },
    { sku: "100112", quantity: 3 },
  ];
  number = await orderOfGoods(owner, await startOrder(owner), goods);
});
afterAll(() => server.stop());
beforeEach(async () => emptyCart());

async function emptyCart(): Promise<void> {
  const id = await startOrder(owner);
  told(await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`));
}

function linesOf(cart: Awaited<ReturnType<typeof cartOf>>) {
  return cart.items?.map((line) => [line?.product.sku, line?.number_of_packages, line?.number_of_layer]);
}

describe("reorderItems: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    const answer = await askReorderItems(server.stranger, { orderNumber: number });
    expect(refusal(answer)?.code).toBe("not-signed-in");
  });

  it.each([
    ["U006", "My Orders without Catalogue"],
    ["U008", "neither of them"],
  ])("%s, who has %s, is refused", async (uid) => {
    const answer = await askReorderItems(await server.as(uid), { orderNumber: number });
    expect(refusal(answer)?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign number answers like a missing one, and no cart changes", async () => {
    const missing = refusal(await askReorderItems(owner, { orderNumber: "4999999999" }));
    expect(missing).toEqual({
      message: 'Cannot find order number "4999999999".',
      code: "no-such-order",
      category: "graphql-no-such-entity",
    });
    for (const uid of ["U004", "U012", "U024"]) {
      const other = await server.as(uid);
      const foreign = refusal(await askReorderItems(other, { orderNumber: number }));
      expect({ ...foreign, message: foreign?.message.replace(number, "4999999999") }).toEqual(missing);
      expect((await cartOf(other)).total_lines).toBe(0);
    }
  });
});

describe("reorderItems: blocked (OP-21, HISTORY-05, GQL-33)", () => {
  it("HISTORY-06, ERROR-32 one item missing: nothing is added, it is named, and the cart stays", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const before = await cartOf(owner);
    const answer = reorderedItems(
      await withoutOne(server, () => askReorderItems(owner, { orderNumber: number })),
    );
    const item = "The product 100107 is no longer delivered on the request date.";
    const text = "Re-order cannot proceed. Some items are not available";
    expect(answer).toMatchObject({
      status: false,
      code: "items-missing",
      message: text,
      added_count: 0,
      changed_count: 0,
      failed_count: 1,
      failed_items: [
        { sku: "100107", index: 1, code: "NOT_SALABLE", reason: "no-longer-sold", message: item },
      ],
      userInputErrors: [
        { code: "REORDER_NOT_AVAILABLE", message: text, path: ["orderNumber"], sku: null },
        { code: "NOT_SALABLE", message: item, path: ["orderNumber"], sku: "100107" },
      ],
    });
    expect(answer.cart).toEqual(before);
    expect(await cartOf(owner)).toEqual(before);
  });

  it("SHIPTO-12 a suspended place says so", async () => {
    await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
    const answer = await askReorderItems(owner, { orderNumber: number, items: "AVAILABLE" }, { lang: "cs" });
    await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
    expect(reorderedItems(answer)).toMatchObject({
      status: false,
      code: "ship-to-suspended",
      message: "Odběrné místo je pozastaveno – zvolte jiné odběrné místo",
      userInputErrors: [{ code: "REORDER_NOT_AVAILABLE" }],
    });
    expect((await cartOf(owner)).total_lines).toBe(0);
  });

  it("C2 nothing available, or an order without goods: it is said, and nothing happens", async () => {
    await sql`update product set sellable_to = '2026-11-01' where sku in ('100101', '100112')`.execute(
      server.deps.db,
    );
    const none = reorderedItems(
      await withoutOne(server, () => askReorderItems(owner, { orderNumber: number, items: "AVAILABLE" })),
    );
    await sql`update product set sellable_to = null where sku in ('100101', '100112')`.execute(
      server.deps.db,
    );
    expect(none).toMatchObject({ status: false, code: "nothing-addable", failed_count: 3 });
    const { rows } = await sql<{ number: string }>`select order_number as number from sales_order
      where ship_to_id = '500101' and delivery_method = 'emptiespickup_emptiespickup' limit 1`.execute(
      server.deps.db,
    );
    expect(rows).toHaveLength(1);
    const empties = reorderedItems(await askReorderItems(owner, { orderNumber: rows[0]?.number ?? "" }));
    expect(empties).toMatchObject({
      status: false,
      code: "no-goods",
      message: "The order only collects empties: there are no goods in it that could go into the cart.",
      failed_count: empties.failed_items.length,
      userInputErrors: [
        { code: "REORDER_NOT_AVAILABLE" },
        ...empties.failed_items.map(() => ({ code: "NOT_SALABLE" })),
      ],
    });
    expect(empties.failed_items).not.toEqual([]);
    for (const { name, reason, message, number_of_packages: units } of empties.failed_items) {
      expect({ reason, message }).toEqual({
        reason: "no-goods",
        message: `${name}: empties are collected, not ordered. Plan them in the cart, in the step Empties.`,
      });
      expect(units).toBeGreaterThan(0);
    }
    expect((await cartOf(owner)).total_lines).toBe(0);
  });
});

describe("reorderItems: added (HISTORY-03, D06)", () => {
  it("all of it beside what is there; what is there of a product is added to", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const answer = reorderedItems(await askReorderItems(owner, { orderNumber: number }));
    expect(answer).toMatchObject({
      status: true,
      code: null,
      message: "All items are in the cart (3).",
      added_count: 3,
      failed_count: 0,
      userInputErrors: [],
      failed_items: [],
    });
    expect(answer.cart.id).toBe(id);
    expect(linesOf(answer.cart)).toEqual([
      ["100112", 4, 0],
      ["100101", 0, 2],
      ["100107", 5, 0],
    ]);
  });

  it("a cancelled order is as good as another to be had again", async () => {
    const again = await orderOfGoods(owner, await startOrder(owner), [{ sku: "100112", quantity: 3 }]);
    told(await owner.graphql(`mutation { cancelOrder(sap_id: "${again}") { message } }`));
    await emptyCart();
    expect(reorderedItems(await askReorderItems(owner, { orderNumber: again }))).toMatchObject({
      status: true,
      added_count: 1,
    });
  });

  it("C1 asked for what is available: the good lines go in, the bad one comes back", async () => {
    const answer = reorderedItems(
      await withoutOne(server, () =>
        askReorderItems(owner, { orderNumber: number, items: "AVAILABLE" }, { lang: "sk" }),
      ),
    );
    expect(answer).toMatchObject({
      status: true,
      code: null,
      message: "Pridané položky: 2, nedostupné: 1.",
      added_count: 2,
      failed_count: 1,
      userInputErrors: [{ code: "NOT_SALABLE", sku: "100107", path: ["orderNumber"] }],
    });
    expect(linesOf(answer.cart)?.map(([sku]) => sku)).toEqual(["100101", "100112"]);
  });

  it("C2 another price is counted as a change", async () => {
    await sql`update order_line set unit_price_minor = unit_price_minor + 1,
      net_minor = net_minor + boxes_ordered where order_number = ${number} and sku = '100112'`.execute(
      server.deps.db,
    );
    expect(reorderedItems(await askReorderItems(owner, { orderNumber: number }))).toMatchObject({
      added_count: 2,
      changed_count: 1,
    });
  });
});

describe("reorderItems: once (C9, C21)", () => {
  it("twenty at once with one key add it once, and each hears the same", async () => {
    const headers = { "idempotency-key": "reorder-once" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askReorderItems(owner, { orderNumber: number }, headers)),
    );
    for (const answer of answers)
      expect(reorderedItems(answer)).toMatchObject({ status: true, failed_count: 0 });
    expect(linesOf(await cartOf(owner))).toEqual([
      ["100101", 0, 2],
      ["100107", 5, 0],
      ["100112", 3, 0],
    ]);
    const reused = await askReorderItems(owner, { orderNumber: number, items: "AVAILABLE" }, headers);
    expect(refusal(reused)?.code).toBe("idempotency-key-reused");
  });

  it("C21 without a key each call is another wish, and none is lost", async () => {
    await Promise.all(Array.from({ length: 5 }, () => askReorderItems(owner, { orderNumber: number })));
    expect(linesOf(await cartOf(owner))).toEqual([
      ["100101", 0, 10],
      ["100107", 25, 0],
      ["100112", 15, 0],
    ]);
  });
});

it("C7 three hundred lines take no more statements than three", async () => {
  const some = await askReorderItems(owner, { orderNumber: number });
  const id = await startOrder(owner);
  told(await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`));
  await fillCart(server, id, 300);
  await sql`insert into order_line (order_number, line_no, company_id, sku, names, packages, layers,
      pallets, boxes_ordered, base_price_minor, unit_price_minor, net_minor, vat_percent, unit_deposit_minor,
      deposit_minor, processing_status)
    select ${number}, 3 + row_number() over (order by c.sku), 'C1', c.sku, jsonb_build_object('en', c.sku), 1, 0, 0, 1, 0, 0, 0, 21,
      0, 0, 'Not Relevant'
    from cart_line c where c.cart_id = ${id} and c.sku not in ('100101', '100107', '100112')`.execute(
    server.deps.db,
  );
  await emptyCart();
  const all = await askReorderItems(owner, { orderNumber: number });
  expect(reorderedItems(all).cart.total_lines).toBeGreaterThanOrEqual(300);
  expect(all.statements).toBe(some.statements);
  expect(all.statements).toBeLessThanOrEqual(20);
});
