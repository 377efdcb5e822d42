import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
} from "../../testing/ask-saved-orders.ts";
import { fillCart } from "../../testing/long-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } }
    setCartNotes(input: { cart_id: "${id}", note_for_driver: "", customer_order_number: "" }) { cart { id } } }`);
});

const count = async () => listed(await askList(owner)).total_count;

describe("addSaveOrderForLater: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askSave(server.stranger, { cart_id: id }))?.code).toBe("not-signed-in");
  });

  it.each([
    ["too long a title", { title: "ř".repeat(41) }, "title"],
    ["too long a note", { note_for_driver: "ř".repeat(201) }, "note_for_driver"],
    ["too long an order number", { customer_order_number: "1".repeat(41) }, "customer_order_number"],
  ])("SAVED-11 %s is refused by its field, and nothing is saved", async (_what, texts, path) => {
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const before = await count();
    const answer = await askSave(owner, { cart_id: id, ...texts });
    expect(answer.errors[0]).toMatchObject({ extensions: { code: "too-long", fields: [{ path }] } });
    expect(await count()).toBe(before);
    expect((await cartOf(owner)).total_lines).toBe(1);
  });

  it("a user without Catalogue anywhere is refused", async () => {
    const answer = await askSave(await server.as("U006"), { cart_id: id });
    expect(refusal(answer)?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign cart answers like a missing one, and keeps its lines", async () => {
    const other = await server.as("U012");
    const foreign = await startOrder(other, { shipTo: "500203" });
    await add(other, foreign, [{ sku: "100112", quantity: 1 }]);
    expect(refusal(await askSave(owner, { cart_id: foreign }))).toEqual({
      message: `Could not find a cart with ID "${foreign}"`,
      code: "no-such-cart",
      category: "graphql-no-such-entity",
    });
    expect((await cartOf(other)).total_lines).toBe(1);
  });
});

describe("addSaveOrderForLater: refused", () => {
  it("a cart with nothing in it, with a code", async () => {
    const answer = saved(await askSave(owner, { cart_id: id }, { lang: "sk" }));
    expect(answer).toMatchObject({ code: "cart-empty", message: "Váš košík je prázdny.", saved_order: null });
    expect(answer.cart.id).toBe(id);
  });

  it("a cart that became an order, and the customer's next one is left alone", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    told(await owner.graphql(`mutation { placeOrder(input: { cart_id: "${id}" }) { errors { reason } } }`));
    const next = await startOrder(owner);
    await add(owner, next, [{ sku: "100101", quantity: 2 }]);
    const answer = saved(await askSave(owner, { cart_id: id }));
    expect(answer).toMatchObject({ code: "cart-not-active", message: "This cart no longer exists" });
    expect(answer.cart).toMatchObject({ id: next, total_lines: 1 });
  });

  it("ERROR-43 and the other way about: a cart that was saved cannot be ordered", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 3 }]);
    saved(await askSave(owner, { cart_id: id }));
    const answer = await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { code reason message } } }`,
    );
    expect(told(answer)).toEqual({
      placeOrder: {
        orderV2: null,
        errors: [
          { code: "CART_NOT_ACTIVE", reason: "cart-not-active", message: "This cart no longer exists" },
        ],
      },
    });
  });
});

describe("addSaveOrderForLater: done (GQL-27, CHECKOUT-13, CART-08)", () => {
  it("HTTP-18 HTTP-19 keeps the texts of the headers where the input has none", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 4 }]);
    const headers = {
      notefordriver: encodeURIComponent("Řidič ať zvoní"),
      customerordernumber: encodeURIComponent("č. 7/ř"),
    };
    const { saved_order: order } = saved(
      await askSave(owner, { cart_id: id, customer_order_number: "PO-9" }, headers),
    );
    expect(order).toMatchObject({ note_for_driver: "Řidič ať zvoní", customer_order_number: "PO-9" });
  });

  it("GQL-27 CHECKOUT-13 SAVED-03 keeps every line and text, and leaves an empty cart for the same place, method and day", async () => {
    await add(owner, id, [
      { sku: "100101", quantity: 3, number_of_layer: 2, number_of_pallet: 1 },
      { sku: "100112", quantity: 4 },
    ]);
    const before = await cartOf(owner);
    const answer = saved(
      await askSave(owner, {
        cart_id: id,
        title: " Terasa\nléto ",
        customer_order_number: "PO-7",
        note_for_driver: "Zadem",
      }),
    );
    expect(answer).toMatchObject({ code: null, message: "The order has been saved for later." });
    expect(answer.cart).toMatchObject({
      total_lines: 0,
      ship_to_id: "500101",
      delivery_method: "selfpickup_selfpickup",
      delivery_date: "2026-11-26",
      note_for_driver: "",
      customer_order_number: "",
    });
    expect(answer.cart.id).not.toBe(id);
    expect(answer.saved_order).toMatchObject({
      title: "Terasa léto",
      date: "2026-11-23 09:00:00",
      total: { value: before.grand_total_your_price_details?.total, currency: "CZK" },
      total_qty: before.total_quantity,
      total_lines: 2,
      bill_to: "Hostince Modrá hvězda s.r.o.",
      status: "saved-order",
      saved_order_later: true,
      is_active: true,
      cart_id: id,
      outlet_id: "500101",
      customer_order_number: "PO-7",
      note_for_driver: "Zadem",
      type_of_transport: "selfpickup_selfpickup",
      delivery_date: "2026-11-26",
    });
    expect(answer.saved_order?.items).toMatchObject([
      { sku: "100101", number_of_packages: 3, number_of_layer: 2, number_of_pallet: 1, quantity: 59 },
      { sku: "100112", number_of_packages: 4, number_of_layer: 0, number_of_pallet: 0, quantity: 4 },
    ]);
    expect((await cartOf(owner)).id).toBe(answer.cart.id);
  });

  it("C20 the texts that the cart had stay when the call names none", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    await owner.graphql(`mutation { setCartNotes(input: { cart_id: "${id}", note_for_driver: "Zvonek",
      customer_order_number: "PO-1" }) { cart { id } } }`);
    expect(saved(await askSave(owner, { cart_id: id })).saved_order).toMatchObject({
      note_for_driver: "Zvonek",
      customer_order_number: "PO-1",
      title: "",
    });
  });

  it("OP-56 a day that has passed, goods that are sold no more or cost nothing: no line is lost", async () => {
    await add(owner, id, [
      { sku: "100101", quantity: 2 },
      { sku: "100107", quantity: 5 },
      { sku: "100112", quantity: 1 },
    ]);
    await sql`update cart set delivery_date = '2026-11-02' where id = ${id}`.execute(server.deps.db);
    await sql`update product set sellable_to = '2026-10-01' where sku = '100107'`.execute(server.deps.db);
    const { rows } = await sql<{ gone: object }>`
      delete from price where sku = '100112' returning to_json(price) as gone`.execute(server.deps.db);
    const answer = saved(await askSave(owner, { cart_id: id }));
    await sql`update product set sellable_to = null where sku = '100107'`.execute(server.deps.db);
    await sql`insert into price select * from jsonb_populate_recordset(null::price,
      ${JSON.stringify(rows.map(({ gone }) => gone))}::jsonb)`.execute(server.deps.db);
    expect(answer.saved_order).toMatchObject({ delivery_date: "2026-11-02", total_lines: 3 });
    expect(answer.saved_order?.items.map(({ sku, price }) => [sku, price === null])).toEqual([
      ["100101", false],
      ["100107", false],
      ["100112", true],
    ]);
    expect(answer.cart.delivery_date).toBe("2026-11-02");
  });

  it("SHIPTO-12 a place that was suspended meanwhile keeps nobody from saving", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
    const answer = saved(await askSave(owner, { cart_id: id }));
    await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
    expect(answer.saved_order?.total_lines).toBe(1);
  });
});

describe("addSaveOrderForLater: once (C9)", () => {
  it("twenty at once for one cart give one saved order, and all of them hear of it", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 2 }]);
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askSave(owner, { cart_id: id })));
    const ids = new Set(answers.map((answer) => saved(answer).saved_order?.id));
    expect(ids.size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await cartOf(owner)).total_lines).toBe(0);
  });

  it("twenty at once with one key give one, another body is refused, and the key is the user's own", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 2 }]);
    const before = await count();
    const headers = { "idempotency-key": "save-once" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askSave(owner, { cart_id: id }, headers)),
    );
    expect(new Set(answers.map((answer) => saved(answer).saved_order?.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const reused = await askSave(owner, { cart_id: id, title: "jiná" }, headers);
    expect(refusal(reused)?.code).toBe("idempotency-key-reused");
  });

  it("a refused call leaves its key free", async () => {
    const headers = { "idempotency-key": "save-later" };
    expect(saved(await askSave(owner, { cart_id: id }, headers)).code).toBe("cart-empty");
    await add(owner, id, [{ sku: "100112", quantity: 2 }]);
    expect(saved(await askSave(owner, { cart_id: id }, headers)).code).toBeNull();
  });

  it("saving and ordering at the same moment: one of them happens, and no line is in both", async () => {
    for (let round = 0; round < 8; round += 1) {
      const cart = await startOrder(owner);
      await add(owner, cart, [{ sku: "100112", quantity: 3 }]);
      const [kept] = await Promise.all([
        askSave(owner, { cart_id: cart }),
        owner.graphql(`mutation { placeOrder(input: { cart_id: "${cart}" }) { order { order_number } } }`),
      ]);
      const { rows } = await sql<{ orders: number; saved: number }>`
        select (select count(*)::int from sales_order where cart_id = ${cart}) as orders,
          (select count(*)::int from saved_order where cart_id = ${cart}) as saved`.execute(server.deps.db);
      expect((rows[0]?.orders ?? 0) + (rows[0]?.saved ?? 0)).toBe(1);
      expect(saved(kept).code).toBe(rows[0]?.saved === 1 ? null : "cart-not-active");
    }
  });
});

describe("saving and putting back (SAVED-08)", () => {
  it("restores every line exactly, in its order, whatever it was", async () => {
    const skus = await ordinaryGoods();
    const amount = fc.integer({ min: 0, max: 40 });
    const amounts = fc
      .record({ quantity: amount, number_of_layer: amount, number_of_pallet: amount })
      .filter((one) => one.quantity + one.number_of_layer + one.number_of_pallet > 0);
    const goods = fc
      .uniqueArray(fc.constantFrom(...skus), { minLength: 1, maxLength: 12 })
      .chain((chosen) => fc.tuple(...chosen.map((sku) => amounts.map((one) => ({ sku, ...one })))));
    await fc.assert(
      fc.asyncProperty(goods, fc.boolean(), async (items, replaces) => {
        const cart = await startOrder(owner);
        await owner.graphql(`mutation { clearCart(input: { cart_id: "${cart}" }) { cart { id } } }`);
        await add(owner, cart, items);
        const before = linesOf(await cartOf(owner));
        const order = saved(await askSave(owner, { cart_id: cart })).saved_order;
        expect((await cartOf(owner)).total_lines).toBe(0);
        const into = replaces ? "REPLACE_CART" : "ADD_TO_CART";
        const back = reordered(await askReorder(owner, { id: order?.id ?? "", into }));
        expect(back).toMatchObject({ status: true, added_count: items.length, failed_items: [] });
        expect(linesOf(back.cart)).toEqual(before);
        expect(detailed(await askDetails(owner, order?.id ?? "")).total_lines).toBe(items.length);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it("C7 saving three hundred lines takes no more statements than saving one", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const one = await askSave(owner, { cart_id: id });
    const many = await startOrder(owner);
    await fillCart(server, many, 300);
    const all = await askSave(owner, { cart_id: many });
    expect(saved(all).saved_order?.total_lines).toBe(300);
    expect(all.statements).toBe(one.statements);
    expect(all.statements).toBeLessThanOrEqual(22);
  });
});

function linesOf(cart: Awaited<ReturnType<typeof cartOf>>) {
  return cart.items?.map((line) => [
    line?.product.sku,
    line?.number_of_packages,
    line?.number_of_layer,
    line?.number_of_pallet,
  ]);
}

/** Goods that come in all three units and that anybody may order. */
async function ordinaryGoods(): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p where boxes_per_layer > 0 and boxes_per_pallet > 0 and not is_bundle and not is_tank
      and not is_unfiltered and sellable_from is null and sellable_to is null and 'CZ' = any(markets)
      and exists (select from price where price.sku = p.sku and price_list = 'CZ-HORECA'
        and valid_from <= '2026-11-26' and coalesce(valid_to, 'infinity') >= '2026-11-26')
    order by sku limit 30`.execute(server.deps.db);
  return rows.map(({ sku }) => sku);
}
