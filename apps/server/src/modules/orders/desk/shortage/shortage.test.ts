import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeSomeOrder } from "../../../../testing/ask-cart.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [owner, service] = await Promise.all([server.as("U001"), server.asStaff("S02")]);
});
afterAll(() => server.stop());

type Row = {
  readonly number: string;
  readonly version: number;
  readonly refusal: { readonly code: string } | null;
  readonly [name: string]: unknown;
};
type Found = {
  readonly name: string | null;
  readonly orders: readonly Row[];
  readonly like: readonly { readonly sku: string; readonly name: string }[];
  readonly [name: string]: unknown;
};
type Input = Readonly<Record<string, unknown>>;

const days = { from: "2026-11-20", to: "2026-12-20" };

async function ask(input: Input, caller = service) {
  const query = `query ($input: DeskShortageInput!) { shortage(input: $input) {
    name sellableFrom isErpOwned hasMore carts cartBoxes like { sku name } orders {
      number version shipToId shipToName deliveryDate state sentAt ordered confirmed isAlone refusal { code } } } }`;
  const { data, errors } = await caller.desk(query, { input }, { lang: "cs" });
  return { found: data?.["shortage"] as Found, code: errors[0]?.extensions.code };
}

async function confirm(input: Input, caller = service) {
  const query = `mutation ($input: DeskConfirmShortInput!) { confirmShort(input: $input) {
    results { number refusal { code message } } refusal { code message } } }`;
  const { data, errors } = await caller.desk(query, { input }, { lang: "cs" });
  const answer = data?.["confirmShort"] as
    | {
        readonly results: readonly {
          readonly number: string;
          readonly refusal: { readonly code: string; readonly message: string } | null;
        }[];
        readonly refusal: { readonly code: string } | null;
      }
    | undefined;
  return {
    code: errors[0]?.extensions.code,
    refusal: answer?.refusal?.code,
    results: answer?.results.map(({ refusal }) => refusal?.code ?? "done"),
    messages: answer?.results.map(({ refusal }) => refusal?.message) ?? [],
  };
}

/** An order of one line with three boxes, and which goods these are. */
async function someOrder() {
  const number = await placeSomeOrder(owner);
  const { rows } = await sql<{ sku: string }>`
    select sku from order_line where order_number = ${number}`.execute(server.deps.db);
  return { number, sku: rows[0]?.sku ?? "" };
}

async function rowOf(number: string, sku: string) {
  const { found } = await ask({ sku, ...days });
  return found.orders.find((row) => row.number === number);
}

const told = { reason: "Vyprodáno", substitutes: [] as readonly string[] };

describe("DORD-03 days and inputs that make no sense", () => {
  test.each([
    [{ from: "2026-13-01" }, "date-invalid"],
    [{ to: "2026-11-19" }, "date-invalid"],
    [{ to: "2027-03-01" }, "date-invalid"],
  ])("%j", async (other, code) => {
    expect((await ask({ sku: "100101", ...days, ...other })).code).toBe(code);
  });

  test("fewer boxes than none, and more orders than a call takes", async () => {
    const one = { number: "4700100001", version: 1, boxes: 0 };
    const orders = [{ ...one, boxes: -1 }];
    expect((await confirm({ sku: "100101", ...told, orders })).code).toBe("too-many-boxes");
    const many = Array.from({ length: 101 }, (_, at) => ({ ...one, number: `4700${at}` }));
    expect((await confirm({ sku: "100101", ...told, orders: many })).code).toBe("too-many-orders");
  });

  test("goods that nobody knows touch nobody", async () => {
    expect((await ask({ sku: "999999", ...days })).found).toMatchObject({ name: null, orders: [], like: [] });
  });
});

test("DORD-03 sales find and confirm the orders of their companies alone", async () => {
  const { number, sku } = await someOrder();
  const radim = await server.asStaff("S03");
  await sql`delete from staff_company where uid = 'S03' and company_id = 'C1'`.execute(server.deps.db);
  const { found } = await ask({ sku, ...days }, radim);
  expect(found.orders.map((row) => row.number)).not.toContain(number);
  const { version } = (await rowOf(number, sku)) ?? { version: 0 };
  const answer = await confirm({ sku, ...told, orders: [{ number, version, boxes: 1 }] }, radim);
  expect(answer.results).toEqual(["order-unknown"]);
  expect(await rowOf(number, sku)).toMatchObject({ state: "received", version });
});

describe("DORD-03 refused as a whole", () => {
  test.each([
    ["without a reason", { reason: " " }, "reason-missing-short"],
    ["without an order", { orders: [] }, "nothing-chosen"],
    [
      "with four substitutes",
      { substitutes: ["100102", "100103", "100104", "100111"] },
      "too-many-substitutes",
    ],
    ["with itself as a substitute", { substitutes: ["100101"] }, "substitute-unknown"],
    ["with what is no product", { substitutes: ["999999"] }, "substitute-unknown"],
  ])("%s", async (_what, other, refusal) => {
    const orders = [{ number: "4700100001", version: 1, boxes: 0 }];
    expect((await confirm({ sku: "100101", ...told, orders, ...other })).refusal).toBe(refusal);
  });
});

describe("DORD-03 a product runs out", () => {
  test("found are the orders that wait for it, what stands in carts, and goods that stand in for it", async () => {
    const { number, sku } = await someOrder();
    const { found } = await ask({ sku, ...days });
    expect(found).toMatchObject({ isErpOwned: false, hasMore: false });
    expect(found.name).not.toBeNull();
    expect(await rowOf(number, sku)).toMatchObject({
      ...{ state: "received", ordered: 3, confirmed: null, isAlone: true, refusal: null },
    });
    expect(found.like.length).toBeGreaterThan(0);
    expect(found.like.map((one) => one.sku)).not.toContain(sku);
    expect(found.like.map((one) => one.name).join()).not.toContain("tankové");
    const kegs = found.like.slice(0, 3).map((one) => one.name);
    expect(kegs).toEqual(kegs.map(() => expect.stringContaining("sud KEG")));
  });

  test("each order gets its boxes with reason and substitutes, the customer hears of it and reads it with the order", async () => {
    const [one, other] = [await someOrder(), await someOrder()];
    const { sku } = one;
    const { found } = await ask({ sku, ...days });
    const substitute = found.like[0] ?? { sku: "", name: "" };
    const versionOf = (number: string) => found.orders.find((row) => row.number === number)?.version ?? 0;
    const orders = [
      { number: one.number, version: versionOf(one.number), boxes: 3 },
      { number: other.number, version: versionOf(other.number), boxes: 1 },
    ];
    const input = { sku, ...told, substitutes: [substitute.sku], orders };
    expect((await confirm(input)).results).toEqual(["done", "done"]);
    const query = `{ customer { orders(filter: { number: { eq: "${other.number}" } }) { items {
      items { quantity_ordered quantity_confirmed change_reason substitutes { sku name } } } } } }`;
    const { data } = await owner.graphql(query, {}, { lang: "cs" });
    expect(data).toMatchObject({
      customer: {
        orders: {
          items: [
            {
              items: [
                {
                  ...{ quantity_ordered: 3, quantity_confirmed: 1, change_reason: "Vyprodáno" },
                  substitutes: [{ sku: substitute.sku, name: substitute.name }],
                },
              ],
            },
          ],
        },
      },
    });
    const { rows } = await sql<{ subject: string; facts: Record<string, unknown> }>`
      select subject, facts from notice where subject in (${one.number}, ${other.number}) and uid = 'U001'
        and facts ->> 'kind' = 'order-confirmed-differently'`.execute(server.deps.db);
    expect(rows).toMatchObject([{ subject: other.number, facts: { isOffered: true } }]);
    // Pressed again after no answer came, nothing is done twice and the answer is the same.
    expect((await confirm(input)).results).toEqual(["done", "done"]);
    const { rows: entries } = await sql`
      select from audit_entry where subject_id = ${other.number} and action = 'order.confirmed'`.execute(
      server.deps.db,
    );
    expect(entries).toHaveLength(1);
  });

  test("one that somebody moved meanwhile, that waits no more, or that has none of it, is left out and the others go on", async () => {
    const [moved, fine] = [await someOrder(), await someOrder()];
    const { sku } = fine;
    const before = (await rowOf(moved.number, sku))?.version ?? 0;
    const version = (await rowOf(fine.number, sku))?.version ?? 0;
    await confirm({ sku, ...told, orders: [{ number: moved.number, version: before, boxes: 2 }] });
    const now = (await rowOf(moved.number, sku))?.version ?? 0;
    const orders = [
      { number: moved.number, version: before, boxes: 1 },
      { number: fine.number, version, boxes: 4 },
      { number: "4799999999", version: 1, boxes: 1 },
    ];
    expect((await confirm({ sku, ...told, orders })).results).toEqual([
      "changed-meanwhile",
      "more-than-ordered",
      "order-unknown",
    ]);
    const again = [{ number: moved.number, version: now, boxes: 1 }];
    expect((await confirm({ sku, ...told, orders: again })).results).toEqual(["not-waiting"]);
    const strange = [{ number: fine.number, version, boxes: 1 }];
    expect((await confirm({ sku: "999999", ...told, orders: strange })).results).toEqual([
      "goods-not-on-order",
    ]);
    expect((await confirm({ sku, ...told, orders: strange })).results).toEqual(["done"]);
  });

  test("an order that is named twice is not guessed about, the others go on", async () => {
    const [twice, fine] = [await someOrder(), await someOrder()];
    const { sku } = fine;
    const rowFor = async (number: string, boxes: number) => {
      const version = (await rowOf(number, sku))?.version ?? 0;
      return { number, version, boxes };
    };
    const orders = [
      await rowFor(twice.number, 1),
      await rowFor(fine.number, 2),
      await rowFor(twice.number, 2),
    ];
    expect((await confirm({ sku, ...told, orders })).results).toEqual(["order-twice", "done", "order-twice"]);
    expect(await rowOf(twice.number, sku)).toMatchObject({ state: "received", confirmed: null });
  });

  test("what cannot come with the order is not offered in its place, and the row says so in the reader's words", async () => {
    const { number, sku } = await someOrder();
    const version = (await rowOf(number, sku))?.version ?? 0;
    const { rows } = await sql<{ sku: string }>`
      select sku from product where package_type = 'tank' limit 1`.execute(server.deps.db);
    const substitutes = [rows[0]?.sku];
    const input = { sku, ...told, substitutes, orders: [{ number, version, boxes: 1 }] };
    const answer = await confirm(input);
    expect(answer.results).toEqual(["substitute-unsuitable"]);
    expect(answer.messages[0]).toMatch(/náhrad/);
    expect(await rowOf(number, sku)).toMatchObject({ state: "received", version });
  });

  test("with none of its only goods an order is cancelled by the brewery", async () => {
    const { number, sku } = await someOrder();
    const version = (await rowOf(number, sku))?.version ?? 0;
    expect((await confirm({ sku, ...told, orders: [{ number, version, boxes: 0 }] })).results).toEqual([
      "done",
    ]);
    const { rows } = await sql<{ state: string }>`
      select state from sales_order where order_number = ${number}`.execute(server.deps.db);
    expect(rows).toEqual([{ state: "cancelled" }]);
  });
});
