import { toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { placeSomeOrder } from "../../../testing/ask-cart.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";
import { parkMessage } from "../../outbox/outbox.commands.ts";
import { markLookedInto } from "../orders.repo.ts";

let server: TestServer;
let owner: Caller;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [owner, service] = await Promise.all([server.as("U001"), server.asStaff("S02")]);
});
afterAll(() => server.stop());

const fields = `version row { netMinor totalMinor isProvisional } problems { kind steps error attempts }
  caller { name phone language } lines { lineNo unitPriceMinor netMinor }
  messages { kind state } history { by action reason changes { what before after } }`;

type Order = {
  readonly version: number;
  readonly problems: readonly Readonly<Record<string, unknown>>[];
  readonly [Name: string]: unknown;
};

async function seen(number: string): Promise<Order> {
  const { data } = await service.desk(`query ($number: ID!) { order(number: $number) { ${fields} } }`, {
    number,
  });
  return data?.["order"] as Order;
}

const ask = (
  operation: "askErpAgain" | "setOrderPrices",
  input: Readonly<Record<string, unknown>>,
  caller = service,
) =>
  caller.desk(
    `mutation ($input: Desk${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { order { ${fields} } refusal { code lineNo } } }`,
    { input },
  );

async function done(...call: Parameters<typeof ask>) {
  const { data, errors } = await ask(...call);
  expect(errors).toEqual([]);
  return data?.[call[0]] as { order: Order | null; refusal: { code: string; lineNo: number | null } | null };
}

/** An order that the ERP refused, with its words. */
async function refusedOrder(): Promise<string> {
  const number = await placeSomeOrder(owner);
  await inTransaction(server.deps.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from outbox where order_number = ${number} and topic = 'erp.order'`.execute(tx);
    await parkMessage(tx, rows[0]?.id ?? 0, "422 line 1 has no price");
    await markLookedInto(tx, toId(number));
  });
  return number;
}

/** One that was taken while the ERP gave no prices. */
async function provisionalOrder(): Promise<string> {
  const number = await placeSomeOrder(owner);
  await sql`update sales_order set is_provisional = true where order_number = ${number}`.execute(
    server.deps.db,
  );
  return number;
}

describe("DORD-08 what is no price, or no reason", () => {
  test.each([
    [{ lines: [{ lineNo: 1, unitPriceMinor: -1 }], reason: "Loňský ceník" }, "invalid-input"],
    [{ lines: [{ lineNo: 1, unitPriceMinor: 1.5 }], reason: "Loňský ceník" }, "invalid-input"],
    [{ lines: [], reason: " " }, "required-parameter-missing"],
    [{ lines: [], reason: "x".repeat(201) }, "too-long"],
  ])("%j", async (input, code) => {
    const { errors } = await ask("setOrderPrices", { number: "4700100001", version: 1, ...input });
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

test("DORD-08 who may change orders asks the ERP again, and sets no prices without the right to override", async () => {
  const sales = await server.asStaff("S03");
  const number = await provisionalOrder();
  const refused = await refusedOrder();
  const { version } = await seen(refused);
  expect((await done("askErpAgain", { number: refused, version }, sales)).refusal).toBeNull();
  const input = { number, version: 1, lines: [], reason: "Loňský ceník" };
  expect((await ask("setOrderPrices", input, sales)).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DORD-08 refused", () => {
  test("an order that is none, that somebody changed meanwhile, or that nothing holds up", async () => {
    const number = await placeSomeOrder(owner);
    const { version, problems } = await seen(number);
    expect(problems).toEqual([]);
    const lines = [{ lineNo: 1, unitPriceMinor: 100 }];
    for (const [operation, input, code] of [
      ["askErpAgain", { number: "4799999999", version }, "order-unknown"],
      ["askErpAgain", { number, version: version + 1 }, "changed-meanwhile"],
      ["askErpAgain", { number, version }, "nothing-refused"],
      ["setOrderPrices", { number, version, lines, reason: "Omyl" }, "prices-settled"],
    ] as const)
      expect((await done(operation, input)).refusal?.code).toBe(code);
    const provisional = await provisionalOrder();
    const wanted = { number: provisional, version: (await seen(provisional)).version, reason: "Omyl" };
    const answer = await done("setOrderPrices", { ...wanted, lines: [{ lineNo: 9, unitPriceMinor: 100 }] });
    expect(answer.refusal).toEqual({ code: "line-unknown", lineNo: 9 });
  });

  test.each([
    ["delivered", sql`update sales_order set state = 'delivered'`],
    ["on an invoice", sql`update order_line set boxes_invoiced = 1`],
  ])("prices of what is %s already", async (_what, change) => {
    const number = await provisionalOrder();
    await sql`${change} where order_number = ${number}`.execute(server.deps.db);
    const { version, row } = await seen(number);
    const input = { number, version, lines: [{ lineNo: 1, unitPriceMinor: 100 }], reason: "Omyl" };
    expect((await done("setOrderPrices", input)).refusal?.code).toBe("step-not-allowed");
    expect((await seen(number)).row).toEqual(row);
  });

  test("where an ERP owns the orders their prices are its own", async () => {
    const number = await provisionalOrder();
    const connected = await startTestServer({ env: { VYCEP_ERP_OWNS: "orders" } });
    try {
      const staff = await connected.asStaff("S02");
      const there = await placeSomeOrder(await connected.as("U001"));
      await sql`update sales_order set is_provisional = true where order_number = ${there}`.execute(
        connected.deps.db,
      );
      const input = { number: there, version: 2, lines: [], reason: "Omyl" };
      expect((await done("setOrderPrices", input, staff)).refusal?.code).toBe("erp-owns-orders");
    } finally {
      await connected.stop();
    }
    expect((await seen(number)).problems).toMatchObject([{ steps: ["set-prices", "call"] }]);
  });
});

describe("DORD-08 done", () => {
  test("what the ERP refused says so in its words, goes again, and who did it stands in the history", async () => {
    const number = await refusedOrder();
    const { version, problems, caller } = await seen(number);
    expect(problems).toMatchObject([
      { kind: "erp-refused", steps: ["ask-again", "call"], error: "422 line 1 has no price" },
    ]);
    expect(caller).toEqual({ name: "Jana Novotná", phone: expect.stringMatching(/^\+420/), language: "cs" });
    const { order, refusal } = await done("askErpAgain", { number, version });
    expect(refusal).toBeNull();
    expect(order).toMatchObject({
      messages: [{ kind: "order", state: "waiting" }],
      problems: [{ kind: "sent-again", steps: [] }],
      history: [{ by: "Tereza Malá", action: "order.sent-again" }, {}],
    });
  });

  test("prices are settled for this order alone, with what changed, why, and a notice to the customer", async () => {
    const number = await provisionalOrder();
    const { version } = await seen(number);
    const lines = [{ lineNo: 1, unitPriceMinor: 123_400 }];
    const { order } = await done("setOrderPrices", { number, version, lines, reason: "Loňský ceník" });
    expect(order).toMatchObject({
      ...{ problems: [], row: { isProvisional: false, netMinor: 370_200 } },
      lines: [{ lineNo: 1, unitPriceMinor: 123_400, netMinor: 370_200 }],
      history: [
        {
          ...{ by: "Tereza Malá", action: "order.priced", reason: "Loňský ceník" },
          changes: [{ what: "price 1", after: "123400" }],
        },
        {},
      ],
    });
    const { rows } = await sql<{ kind: string }>`
      select facts ->> 'kind' as kind from notice where subject = ${number} and uid = 'U001'`.execute(
      server.deps.db,
    );
    expect(rows.map(({ kind }) => kind)).toContain("order-priced");
  });
});

/** An order on whose day the brewery does not come to its place any more, by one kind of delivery. */
async function orderOfFallenDay(kind: string): Promise<string> {
  const number = await placeSomeOrder(owner);
  await sql`
    insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours)
    select ship_to_id, company_id, ${kind}, 'cancelled', delivery_date, '' from sales_order where order_number = ${number}
    on conflict do nothing`.execute(server.deps.db);
  return number;
}

describe("DORD-08 DCAL-02 an order on whose day the brewery does not come any more says so, and whom to call", () => {
  test.each([
    ["by another kind of delivery", "tank", []],
    ["by its own", "standard", [{ kind: "day-fallen", steps: ["call"] }]],
  ])("%s", async (_name, kind, problems) => {
    expect((await seen(await orderOfFallenDay(kind))).problems).toMatchObject(problems);
  });
});
