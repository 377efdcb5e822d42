import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CancelOrderOutput, CustomerOrder, PlaceOrderOutput } from "../../../platform/graphql.gen.ts";
import { add, cartOf, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  owner = await server.as("U001");
});

const orderFields = `number shipping_method total_pallets main_order_number empties_order_number
  items { product_sku }
  total { grand_total { value currency } total_empties_deposit { value } }
  additional_data { delivery_date empty_return }
  empties { packaging_code packaging_name number_of_units deposit { value } total { value currency } }`;
const mutation = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  order { order_number } errors { code reason message } orderV2 { ${orderFields} } empties_order { ${orderFields} } } }`;

type Plan = Readonly<Record<string, number>>;

/** A cart that may be sent, with empties to go back. */
async function cartWith(caller: Caller, plan: Plan, start: Parameters<typeof startOrder>[1] = {}) {
  const id = await startOrder(caller, start);
  if (!start.method?.startsWith("empties")) await add(caller, id, [{ sku: "100112", quantity: 3 }]);
  const empties = Object.entries(plan).map(([code, units]) => ({
    packaging_code: code,
    number_of_units: units,
  }));
  told(
    await caller.graphql(
      `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { user_errors { code } } }`,
      { input: { cart_id: id, empties } },
    ),
  );
  return id;
}

async function place(caller: Caller, id: string, headers: Record<string, string> = {}) {
  const answer = await caller.graphql(mutation, { input: { cart_id: id } }, headers);
  return { ...told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder, statements: answer.statements };
}

const counts = async () => {
  const { rows } = await sql<{ orders: number; messages: number }>`
    select (select count(*)::int from sales_order) as orders, (select count(*)::int from outbox) as messages`.execute(
    server.deps.db,
  );
  return rows[0];
};

describe("placeOrder with empties: refused", () => {
  it("EMPTIES-03 what fits into no two orders keeps cart and tables as they are", async () => {
    const id = await cartWith(owner, { KEG50: 200 });
    const before = await counts();
    const { order, empties_order, errors } = await place(owner, id, { lang: "cs" });
    expect([order, empties_order]).toEqual([null, null]);
    expect(errors).toMatchObject([
      {
        code: "UNABLE_TO_PLACE_ORDER",
        reason: "empties-over-limit",
        message: "Tolik vratných obalů se nevejde ani do dvou objednávek. Uberte některé.",
      },
    ]);
    expect(await counts()).toEqual(before);
  });

  it("EMPTIES-04 a collection of nothing is an empty cart", async () => {
    const user = await server.as("U002");
    const id = await cartWith(user, {}, { method: "emptiespickup_emptiespickup" });
    await user.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    const { errors } = await place(user, id);
    expect(errors.map((error) => error?.reason)).toEqual(["cart-empty"]);
  });
});

describe("placeOrder with empties: done", () => {
  it("EMPTIES-02 what goes back is on the order and with the ERP, and not taken off the price of the goods", async () => {
    const id = await cartWith(owner, { KEG50: 4, CR20: 2, BTL05: 40 });
    const { total } = (await cartOf(owner)).grand_total_your_price_details ?? {};
    const { orderV2, empties_order } = await place(owner, id, { lang: "cs" });
    expect(empties_order).toBeNull();
    expect(orderV2).toMatchObject({
      total: { grand_total: { value: total } },
      empties_order_number: null,
      additional_data: {
        empty_return: "4 × Sud KEG 50 l, 2 × Přepravka 20 × 0,5 l, 40 × Lahev 0,5 l NRW hnědá",
      },
      empties: [
        { packaging_code: "KEG50", number_of_units: 4, deposit: { value: 1500 }, total: { value: 6000 } },
        { packaging_code: "CR20", number_of_units: 2, total: { value: 200, currency: "CZK" } },
        { packaging_code: "BTL05", number_of_units: 40, total: { value: 120 } },
      ],
    });
    const { rows } = await sql<{ payload: { empties: unknown[] } }>`
      select payload from outbox where order_number = ${orderV2?.number}`.execute(server.deps.db);
    expect(rows[0]?.payload.empties).toEqual([
      { lineNo: 1, code: "KEG50", units: 4, unitDepositMinor: 150_000 },
      { lineNo: 2, code: "CR20", units: 2, unitDepositMinor: 10_000 },
      { lineNo: 3, code: "BTL05", units: 40, unitDepositMinor: 300 },
    ]);
    expect((await cartOf(owner)).id).not.toBe(id);
  });

  it("EMPTIES-03 the excess is a second order of the same moment, each told to the ERP once", async () => {
    const id = await cartWith(owner, { KEG50: 80 });
    const before = await counts();
    const { orderV2, empties_order, statements } = await place(owner, id);
    expect(orderV2).toMatchObject({
      shipping_method: "selfpickup_selfpickup",
      empties: [{ packaging_code: "KEG50", number_of_units: 72 }],
      empties_order_number: empties_order?.number,
      main_order_number: null,
    });
    expect(empties_order).toMatchObject({
      shipping_method: "emptiespickup_emptiespickup",
      main_order_number: orderV2?.number,
      items: [],
      total_pallets: 0.667,
      total: { grand_total: { value: -12_000, currency: "CZK" }, total_empties_deposit: { value: -12_000 } },
      additional_data: { delivery_date: "2026-11-30" },
      empties: [{ packaging_code: "KEG50", number_of_units: 8 }],
    });
    expect(await counts()).toEqual({
      orders: (before?.orders ?? 0) + 2,
      messages: (before?.messages ?? 0) + 2,
    });
    const { rows } = await sql<{ payload: { emptiesOf: string; documentCode: string; totalMinor: number } }>`
      select payload from outbox where order_number = ${empties_order?.number}`.execute(server.deps.db);
    expect(rows[0]?.payload).toMatchObject({
      emptiesOf: orderV2?.number,
      documentCode: "YDER",
      totalMinor: -1_200_000,
      lines: [],
    });
    expect(statements).toBeLessThanOrEqual(30);
  });

  it("C9 20 parallel calls make both orders once, and a repeat answers both again", async () => {
    const id = await cartWith(owner, { KEG50: 75 });
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(owner, id)));
    expect(new Set(answers.map(({ orderV2 }) => orderV2?.number)).size).toBe(1);
    expect(new Set(answers.map(({ empties_order }) => empties_order?.number)).size).toBe(1);
    expect(await counts()).toEqual({
      orders: (before?.orders ?? 0) + 2,
      messages: (before?.messages ?? 0) + 2,
    });
    const again = await place(owner, id, { "idempotency-key": "the-next-day" });
    expect(again.empties_order?.number).toBe(answers[0]?.empties_order?.number);
  });

  it("EMPTIES-04 a collection by itself is an order of its empties, found in the history", async () => {
    const user = await server.as("U002");
    const id = await cartWith(user, { KEG30: 18, PALEUR: 3 }, { method: "emptiespickup_emptiespickup" });
    const { orderV2, errors } = await place(user, id);
    expect(errors).toEqual([]);
    const answer = told<{ customer: { orders: { items: CustomerOrder[] } } }>(
      await user.graphql(
        `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { ${orderFields} } } } }`,
        { number: orderV2?.number },
      ),
    );
    expect(answer.customer.orders.items).toMatchObject([
      {
        shipping_method: "emptiespickup_emptiespickup",
        total: { grand_total: { value: -27_900 } },
        empties: [
          { packaging_code: "KEG30", number_of_units: 18 },
          { packaging_code: "PALEUR", number_of_units: 3 },
        ],
      },
    ]);
  });

  it("EMPTIES-01 what an order underway takes does not lie there any more on the days after", async () => {
    const balance = async (date: string) => {
      await startOrder(owner, { date });
      const answer = await owner.graphql(
        "{ customerCart { cart_blga { packaging_code packaging_issued } } }",
      );
      const { customerCart } = told<{
        customerCart: { cart_blga: { packaging_code: string; packaging_issued: number }[] };
      }>(answer);
      return customerCart.cart_blga.find((row) => row.packaging_code === "CO2-10")?.packaging_issued;
    };
    expect(await balance("2026-11-30")).toBe(2);
    await place(owner, await cartWith(owner, { "CO2-10": 1 }, { date: "2026-11-26" }));
    expect(await balance("2026-11-30")).toBe(1);
  });

  it("D08 each order by the deposits of its own day", async () => {
    await sql`update empties_deposit set valid_to = '2026-11-28' where empties_code = 'KEG20' and market = 'CZ'`.execute(
      server.deps.db,
    );
    await sql`insert into empties_deposit (empties_code, market, currency, deposit_minor, valid_from)
      values ('KEG20', 'CZ', 'CZK', 180000, '2026-11-29')`.execute(server.deps.db);
    const { orderV2, empties_order } = await place(owner, await cartWith(owner, { KEG20: 181 }));
    expect([orderV2?.empties, empties_order?.empties]).toMatchObject([
      [{ number_of_units: 180, deposit: { value: 1500 } }],
      [{ number_of_units: 1, deposit: { value: 1800 } }],
    ]);
    expect(empties_order?.total?.grand_total.value).toBe(-1800);
  });
});

describe("cancelOrder of one of two orders (EMPTIES-03, HISTORY-04)", () => {
  const cancel = async (orderId: string, more: object = {}) => {
    const answer = await owner.graphql(
      `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { message errorV2 { reason } } }`,
      { input: { order_id: orderId, ...more } },
    );
    return { ...told<{ cancelOrder: CancelOrderOutput }>(answer).cancelOrder, statements: answer.statements };
  };
  const two = async () => {
    const { order, empties_order } = await place(owner, await cartWith(owner, { KEG50: 75 }));
    return [order?.order_number ?? "", empties_order?.number ?? ""] as const;
  };
  const statesOf = async (numbers: readonly string[]) => {
    const { rows } = await sql<{ state: string; messages: number }>`
      select state, (select count(*)::int from outbox where outbox.order_number = o.order_number
        and topic = 'erp.cancellation') as messages
      from sales_order o where order_number = any(${[...numbers]}::text[]) order by order_number`.execute(
      server.deps.db,
    );
    return rows.map(({ state, messages }) => [state, messages]);
  };

  it("the other one stays unless it is asked for", async () => {
    const numbers = await two();
    expect((await cancel(numbers[0])).message).not.toBeNull();
    expect(await statesOf(numbers)).toEqual([
      ["cancelled", 1],
      ["received", 0],
    ]);
  });

  it("asked for, both go at once, each with its message to the ERP, also told twice", async () => {
    const numbers = await two();
    for (let time = 0; time < 2; time += 1) {
      const { message } = await cancel(numbers[0], { with_empties_order: true });
      expect(message).toBe("The order and the collection of empties have been cancelled.");
      expect(await statesOf(numbers)).toEqual([
        ["cancelled", 1],
        ["cancelled", 1],
      ]);
    }
  });

  it("a collection that is loaded keeps both, and says so", async () => {
    const numbers = await two();
    await sql`update sales_order set state = 'loaded' where order_number = ${numbers[1]}`.execute(
      server.deps.db,
    );
    const { message, errorV2 } = await cancel(numbers[0], { with_empties_order: true });
    expect([message, errorV2?.reason]).toEqual([null, "empties-order-underway"]);
    expect(await statesOf(numbers)).toEqual([
      ["received", 0],
      ["loaded", 0],
    ]);
  });

  it("with_empties_order of an order that has none cancels that one", async () => {
    const { order } = await place(owner, await cartWith(owner, {}));
    const number = order?.order_number ?? "";
    expect((await cancel(number, { with_empties_order: true })).message).toBe(
      "The order has been cancelled.",
    );
    expect(await statesOf([number])).toEqual([["cancelled", 1]]);
  });
});
