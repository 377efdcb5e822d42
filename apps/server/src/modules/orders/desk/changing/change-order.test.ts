import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { add, startOrder, told } from "../../../../testing/ask-cart.ts";
import { orderFields, previewFields } from "../../../../testing/changed-order/fields.ts";
import { openEvents } from "../../../../testing/open-events.ts";
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
  server = await startTestServer({ listen: true });
  [owner, service] = await Promise.all([server.as("U001"), server.asStaff("S02")]);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));

type Json = Readonly<Record<string, unknown>>;
type Refusal = { readonly code: string; readonly message: string } | null;
type Order = Json & { readonly version: number; readonly row: Json };

async function seen(number: string): Promise<Order> {
  const query = `query ($number: ID!) { order(number: $number) { ${orderFields} } }`;
  const { data } = await service.desk(query, { number }, { lang: "cs" });
  return data?.["order"] as Order;
}

const change = (input: Json, caller = service) =>
  caller.desk(
    `mutation ($input: DeskChangeOrderInput!) { changeOrder(input: $input) {
      order { ${orderFields} } refusal { code message } } }`,
    { input },
    { lang: "cs" },
  );

async function changed(input: Json, caller = service): Promise<{ order: Order | null; refusal: Refusal }> {
  const { data, errors } = await change(input, caller);
  expect(errors).toEqual([]);
  return data?.["changeOrder"] as { order: Order | null; refusal: Refusal };
}

async function tried(input: Json): Promise<{ change: Json | null; refusal: Refusal }> {
  const { data, errors } = await service.desk(
    `query ($input: DeskOrderChangePreviewInput!) { orderChangePreview(input: $input) { ${previewFields} } }`,
    { input },
    { lang: "cs" },
  );
  expect(errors).toEqual([]);
  return data?.["orderChangePreview"] as { change: Json | null; refusal: Refusal };
}

/** An order for Thursday with three and two boxes of two goods. */
async function sentOrder(): Promise<[string, Order]> {
  const id = await startOrder(owner, { date: "2026-11-26" });
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "100112", quantity: 3 },
    { sku: "100101", quantity: 20 },
  ]);
  const answer = await owner.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } errors { reason } } }`,
  );
  const { order } = told<{ placeOrder: { order: { order_number: string } } }>(answer).placeOrder;
  return [order.order_number, await seen(order.order_number)];
}

const confirm = (number: string, version: number | undefined) =>
  service.desk(
    "mutation ($input: DeskConfirmOrderInput!) { confirmOrder(input: $input) { refusal { code } } }",
    { input: { number, version } },
  );

const wanted = (more: Json = {}) => ({
  ...{ deliveryDate: "2026-11-26", method: "selfpickup_selfpickup" },
  ...{ customerOrderNumber: "", noteForDriver: "" },
  lines: [
    { sku: "100112", boxes: 3 },
    { sku: "100101", boxes: 20 },
  ],
  ...more,
});

test("DORD-04 a stranger changes nothing", async () => {
  const query = `mutation ($input: DeskChangeOrderInput!) { changeOrder(input: $input) { refusal { code } } }`;
  const input = { number: "4700100001", version: 1, wanted: wanted(), reason: "Omyl" };
  const payload = { query, variables: { input } };
  const call = { method: "POST" as const, url: "/desk/graphql", payload };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
});

const sumsAfter = (change: Readonly<Record<string, unknown>> | null) =>
  (change?.["after"] ?? {}) as { readonly netMinor: number; readonly totalMinor: number };

describe("DORD-04 what can be no order", () => {
  test.each([
    ["no reason", { reason: " " }, "required-parameter-missing"],
    ["no day", { wanted: wanted({ deliveryDate: "26. 11." }) }, "invalid-input"],
    ["no way", { wanted: wanted({ method: "bicycle" }) }, "invalid-input"],
    ["no boxes", { wanted: wanted({ lines: [{ sku: "100112", boxes: 0 }] }) }, "invalid-input"],
  ])("%s", async (_case, more, code) => {
    const input = { number: "4700100001", version: 1, wanted: wanted(), reason: "Volal", ...more };
    const { errors } = await change(input);
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

test("DORD-04 sales change the orders of their companies alone; another's is unknown and stays as it was", async () => {
  const { rows } = await sql<{ number: string; version: number }>`
    select order_number as number, version from sales_order where company_id = 'C2' and state = 'confirmed'
    limit 1`.execute(server.deps.db);
  const [{ number, version } = { number: "", version: 0 }] = rows;
  const radim = await server.asStaff("S03");
  const answer = await changed({ number, version, wanted: wanted(), reason: "Volal" }, radim);
  expect(answer).toMatchObject({ order: null, refusal: { code: "order-unknown" } });
  expect((await seen(number)).version).toBe(version);
});

describe("DORD-04 refused, and the order stays as it was", () => {
  test("after the cut-off of its own day, to the minute", async () => {
    const [number, { version }] = await sentOrder();
    server.clock.set("2026-11-25T16:00:00");
    expect((await tried({ number, version })).change?.["changeUntil"]).toBe("2026-11-25T16:00");
    server.clock.set("2026-11-25T16:00:01");
    const input = { number, version, wanted: wanted({ noteForDriver: "Zvonit" }), reason: "Volal" };
    expect((await changed(input)).refusal?.code).toBe("change-too-late");
    expect((await tried({ number, version })).refusal?.code).toBe("change-too-late");
    expect(await seen(number)).toMatchObject({ version, noteForDriver: "" });
  });

  test("what the rules of the portal say, in their words: a closed day, a minimum, goods that nobody knows", async () => {
    const [number, { version, lines }] = await sentOrder();
    const input = (more: Json) => ({ number, version, wanted: wanted(more) });
    for (const [more, code] of [
      [{ deliveryDate: "2026-11-28" }, "day-closed"],
      [{ lines: [{ sku: "100101", boxes: 1 }] }, "min-price-not-reached"],
      [{ lines: [{ sku: "999999", boxes: 40 }] }, "product-unknown"],
      [{ lines: [] }, "cart-empty"],
    ] as const) {
      const preview = await tried(input(more));
      const told = preview.change?.["obstacles"] as readonly { code: string; message: string }[];
      expect(told.map((one) => one.code)).toContain(code);
      const { refusal, order } = await changed({ ...input(more), reason: "Volal" });
      expect(refusal).toMatchObject({
        code: "not-orderable",
        message: expect.stringContaining(told[0]?.message ?? "?"),
      });
      expect(order).toMatchObject({ version, lines });
    }
  });

  test("a total above the one that was seen, and nothing that is another", async () => {
    const [number, { version, row }] = await sentOrder();
    const more = wanted({ lines: [{ sku: "100112", boxes: 9 }] });
    const input = { number, version, reason: "Volal", wanted: more, expectedTotalMinor: row["totalMinor"] };
    expect((await changed(input)).refusal?.code).toBe("not-orderable");
    const same = await changed({ number, version, wanted: wanted(), reason: "Volal" });
    expect(same.refusal?.code).toBe("nothing-changed");
  });

  test("while another ERP owns orders", async () => {
    const connected = await startTestServer({ env: { VYCEP_ERP_OWNS: "orders" } });
    const staff = await connected.asStaff("S02");
    const { rows } = await sql<{ number: string; version: number }>`
      select order_number as number, version from sales_order limit 1`.execute(connected.deps.db);
    const { refusal } = await changed({ ...rows[0], wanted: wanted(), reason: "Volal" }, staff);
    expect(refusal?.code).toBe("erp-owns-orders");
    await connected.stop();
  });
});

test("CART-18 DORD-04 limits do not count the order against itself, and hold for what it becomes", async () => {
  const [number, { version }] = await sentOrder();
  await sql`insert into product_limit (ship_to_id, company_id, sku, max_boxes, valid_from)
    select ship_to_id, company_id, '100101', ordered + 2, '2026-11-01' from sales_order, (
      select sum(boxes_ordered)::int as ordered from order_line join sales_order using (order_number)
      where sku = '100101' and state <> 'cancelled' and delivery_date >= '2026-11-01'
        and ship_to_id = (select ship_to_id from sales_order where order_number = ${number})) used
    where order_number = ${number}`.execute(server.deps.db);
  const lines = (boxes: number) => wanted({ lines: [{ sku: "100101", boxes }] });
  const over = await tried({ number, version, wanted: lines(23) });
  expect(over.change?.["obstacles"]).toMatchObject([{ code: "product-limit-exceeded", sku: "100101" }]);
  const { order, refusal } = await changed({ number, version, wanted: lines(22), reason: "Volal" });
  expect(refusal).toBeNull();
  expect(order?.["lines"]).toMatchObject([{ sku: "100101", ordered: 22 }]);
  await sql`delete from product_limit where sku = '100101'`.execute(server.deps.db);
});

describe("DORD-04 an order becomes another one", () => {
  test("day, goods and notes, with its sums; the ERP, the audit, the bell and open pages hear of it", async () => {
    const [number, before] = await sentOrder();
    await confirm(number, before.version);
    const now = await seen(number);
    expect(now).toMatchObject({ row: { state: "confirmed" }, papers: [{ kind: "order-confirmation" }] });
    const more = wanted({
      ...{ deliveryDate: "2026-11-30", customerOrderNumber: "PO-9", noteForDriver: "Zadní vchod" },
      lines: [
        { sku: "100101", boxes: 30 },
        { sku: "100107", boxes: 5 },
      ],
    });
    const preview = await tried({ number, version: now.version, wanted: more });
    expect(preview.change).toMatchObject({
      before: { netMinor: before.row["netMinor"], totalMinor: before.row["totalMinor"] },
      obstacles: [],
      lines: [
        { sku: "100112", boxesBefore: 3, boxes: 0, unitPriceMinor: null, netMinor: 0 },
        { sku: "100101", boxesBefore: 20, boxes: 30 },
        { sku: "100107", boxesBefore: 0, boxes: 5, unitPriceMinorBefore: null, netMinorBefore: 0 },
      ],
    });
    expect(await seen(number), "a preview writes nothing").toMatchObject({ version: now.version });
    const { netMinor, totalMinor } = sumsAfter(preview.change);
    const tab = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const { order, refusal } = await changed({
      ...{ number, version: now.version, wanted: more, expectedTotalMinor: totalMinor },
      ...{ reason: "Zákazník volal", message: "Dohodnuto s panem Jelínkem." },
    });
    expect(refusal).toBeNull();
    expect(order).toMatchObject({
      row: { state: "received", deliveryDate: "2026-11-30", netMinor, totalMinor },
      ...{ customerOrderNumber: "PO-9", noteForDriver: "Zadní vchod", papers: [] },
      lines: [
        { lineNo: 2, sku: "100101", ordered: 30, confirmed: null },
        { lineNo: 3, sku: "100107", ordered: 5, confirmed: null },
      ],
      timeline: expect.arrayContaining([{ kind: "changed" }]),
      messages: expect.arrayContaining([{ kind: "order", isReport: false, state: "waiting" }]),
      history: [
        {
          ...{ action: "order.changed", reason: "Zákazník volal" },
          changes: expect.arrayContaining([
            { what: "day", before: "2026-11-26", after: "2026-11-30" },
            { what: "line 1", before: "3", after: "0" },
            { what: "line 2", before: "20", after: "30" },
            { what: "line 3", before: "0", after: "5" },
            { what: "total", before: String(before.row["totalMinor"]), after: String(totalMinor) },
          ]),
        },
        { action: "order.confirmed" },
        { action: "order.placed" },
      ],
    });
    await tab.first(
      (event) => event.kind === "order" && event.orderNumber === number && event.news === "changed",
    );
    tab.close();
    const { rows } = await sql<{ payload: Json; facts: Json; vat: number; net: number }>`
      select o.payload, n.facts, (select sum(base_minor)::float8 from order_vat v where v.order_number = o.order_number) as net
      from outbox o join notice n on n.subject = o.order_number and n.facts ->> 'kind' = 'order-changed' and n.uid = 'U001'
      where o.order_number = ${number} and o.topic = 'erp.order'`.execute(server.deps.db);
    expect(rows).toMatchObject([
      {
        net: netMinor,
        payload: {
          ...{ deliveryDate: "2026-11-30", noteForDriver: "Zadní vchod", totalMinor },
          lines: [
            { lineNo: 2, boxes: 30 },
            { lineNo: 3, boxes: 5 },
          ],
        },
        facts: {
          ...{ deliveryDay: "2026-11-30", dayBefore: "2026-11-26", totalMinor },
          message: "Dohodnuto s panem Jelínkem.",
          lines: [
            { before: 3, after: 0 },
            { before: 20, after: 30 },
            { before: 0, after: 5 },
          ],
        },
      },
    ]);
    server.clock.set("2026-11-23T09:05:00");
    await confirm(number, order?.version);
    expect(await seen(number), "it is confirmed anew, with a new paper").toMatchObject({
      ...{ row: { state: "confirmed" }, lines: [{ confirmed: 30 }, { confirmed: 5 }] },
      papers: [{ kind: "order-confirmation" }],
    });
    const mine = await owner.graphql(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { state timeline { state by by_brewery } } } } }`,
      { number },
    );
    expect(JSON.stringify(mine.data), "no name of the staff").not.toMatch(/volal|Malá|Tereza/);
    const changedThen = { state: "changed", by: null, by_brewery: true };
    const timeline = [{ state: "received" }, changedThen, { state: "confirmed" }];
    expect(mine.data).toMatchObject({
      customer: { orders: { items: [{ state: "confirmed", timeline }] } },
    });
  });

  test("DEDIT-01 of two who change it at once one is first, the other is told and nothing of theirs is kept", async () => {
    const [number, { version }] = await sentOrder();
    const input = (boxes: number) => {
      const lines = [{ sku: "100101", boxes }];
      return { number, version, wanted: wanted({ lines }), reason: "Volal" };
    };
    const answers = await Promise.all([changed(input(30)), changed(input(40))]);
    const refused = answers.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(["changed-meanwhile"]);
    const winner = answers.findIndex(({ refusal }) => refusal === null) === 0 ? 30 : 40;
    expect((await seen(number))["lines"]).toMatchObject([{ ordered: winner }]);
  });
});
