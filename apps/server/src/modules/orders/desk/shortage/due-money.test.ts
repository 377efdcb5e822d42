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
let dispatch: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [owner, service, dispatch] = await Promise.all([
    server.as("U001"),
    server.asStaff("S02"),
    server.asStaff("S04"),
  ]);
});
afterAll(() => server.stop());

/** The day that some order is placed for. */
const day = "2026-11-26";
/** Of three kegs that it is about. */
const sku = "100112";

type Sums = { readonly netMinor: number; readonly [name: string]: number };

async function atTheDesk(number: string) {
  const { data, errors } = await service.desk(
    `query ($filter: DeskOrderFilter, $number: ID!, $day: String!) {
      orders(filter: $filter) { items { netMinor totalMinor orderedNetMinor orderedTotalMinor } }
      order(number: $number) { row { netMinor totalMinor orderedNetMinor orderedTotalMinor } }
      weekFigures(day: $day) { items { day litres netMinor } } }`,
    { filter: { text: number }, number, day },
  );
  expect(errors).toEqual([]);
  const told = data as {
    orders: { items: readonly [Sums] };
    order: { row: Sums };
    weekFigures: { items: readonly { day: string; litres: number; netMinor: number }[] };
  };
  const week = told.weekFigures.items.filter((one) => one.day === day);
  const sumOf = (what: "litres" | "netMinor") => week.reduce((sum, one) => sum + one[what], 0);
  expect(told.order.row).toEqual(told.orders.items[0]);
  return { row: told.order.row, week: { litres: sumOf("litres"), netMinor: sumOf("netMinor") } };
}

async function onBoard(number: string): Promise<number | undefined> {
  const { data } = await dispatch.desk(
    `query ($day: String!) { deliveryBoard(day: $day) { orders { number netMinor } } }`,
    { day },
  );
  const { deliveryBoard } = data as {
    deliveryBoard: { orders: readonly { number: string; netMinor: number }[] };
  };
  return deliveryBoard.orders.find((one) => one.number === number)?.netMinor;
}

/** As the customer reads it: its row in the history, and its own sums. */
async function atTheCustomer(number: string) {
  const listed = await owner.request({
    method: "GET",
    url: `/prodczsk-api/api/v1/portal/orders?search=${number}`,
  });
  const sums = `grand_total { value } subtotal_excl_tax { value } total_empties_deposit { value } taxes { rate amount { value } }`;
  const { data, errors } = await owner.graphql(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { grand_total total { ${sums} } ordered_total { ${sums} } } } } }`,
    {},
  );
  expect(errors).toEqual([]);
  const { customer } = data as { customer: { orders: { items: readonly [Record<string, unknown>] } } };
  const { sopList } = listed.json() as { sopList: readonly [Record<string, unknown>] };
  return { row: sopList[0], order: customer.orders.items[0] };
}

async function confirmWith(number: string, boxes: number): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from sales_order where order_number = ${number}`.execute(server.deps.db);
  const { data, errors } = await service.desk(
    `mutation ($input: DeskConfirmShortInput!) { confirmShort(input: $input) { results { refusal { code } } } }`,
    {
      input: {
        ...{ sku, reason: "Vyprodáno", substitutes: [] },
        orders: [{ number, version: rows[0]?.version ?? 0, boxes }],
      },
    },
  );
  expect({ data, errors }).toMatchObject({ data: { confirmShort: { results: [{ refusal: null }] } } });
}

const third = (minor: number) => Math.round(minor / 3);

describe("DORD-03 an order that was confirmed with less comes to what was confirmed", () => {
  test("at the desk: in the list, on its page, on the board and in the figures of the week, what was ordered beside it", async () => {
    const number = await placeSomeOrder(owner);
    const before = await atTheDesk(number);
    await confirmWith(number, 1);
    const after = await atTheDesk(number);
    const { orderedNetMinor, orderedTotalMinor } = before.row;
    expect(before.row).toMatchObject({ netMinor: orderedNetMinor, totalMinor: orderedTotalMinor });
    const netMinor = third(before.row.netMinor);
    expect(after.row).toMatchObject({ netMinor, orderedNetMinor, orderedTotalMinor });
    expect(after.row["totalMinor"]).toBeLessThan((orderedTotalMinor ?? 0) / 2);
    expect(await onBoard(number)).toBe(netMinor);
    expect(before.week.netMinor - after.week.netMinor).toBe(before.row.netMinor - netMinor);
    expect(before.week.litres - after.week.litres).toBe(100);
  });

  test("for the customer: in the history, and with VAT and deposits of the order itself", async () => {
    const number = await placeSomeOrder(owner);
    const before = await atTheCustomer(number);
    expect(before.row).toMatchObject({ orderedTotal: null });
    expect(before.order["total"]).toEqual(before.order["ordered_total"]);
    await confirmWith(number, 1);
    const { row, order } = await atTheCustomer(number);
    const net = third(Number(before.row["net"]) * 100);
    const vat = Math.round((net * 21) / 100);
    const ordered = before.order["ordered_total"] as { total_empties_deposit: { value: number } };
    const deposit = third(ordered.total_empties_deposit.value * 100);
    const total = (net + vat + deposit) / 100;
    expect(row).toMatchObject({ net: net / 100, total, orderedTotal: before.row["total"] });
    expect(order).toMatchObject({
      ...{ grand_total: total, ordered_total: before.order["ordered_total"] },
      total: {
        ...{ grand_total: { value: total }, subtotal_excl_tax: { value: net / 100 } },
        ...{
          total_empties_deposit: { value: deposit / 100 },
          taxes: [{ rate: 21, amount: { value: vat / 100 } }],
        },
      },
    });
  });

  test("once it came, to what came", async () => {
    const number = await placeSomeOrder(owner);
    const before = await atTheDesk(number);
    await confirmWith(number, 2);
    const move = async (mutation: string, input: Record<string, unknown>) => {
      const { rows } = await sql<{ version: number }>`
        select version from sales_order where order_number = ${number}`.execute(server.deps.db);
      const kind = `Desk${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
      const { data, errors } = await dispatch.desk(
        `mutation ($input: ${kind}) { ${mutation}(input: $input) { refusal { code } } }`,
        { input: { number, version: rows[0]?.version, ...input } },
      );
      expect({ data, errors }).toEqual({ data: { [mutation]: { refusal: null } }, errors: [] });
    };
    await move("shipOrder", { step: "loaded" });
    await move("shipOrder", { step: "on_the_way" });
    await move("deliverOrder", { lines: [{ lineNo: 1, boxes: 1, reason: "Rozbité" }] });
    expect((await atTheDesk(number)).row).toMatchObject({ netMinor: third(before.row.netMinor) });
  });

  test("one that was confirmed in full, and one that is cancelled, are told as they were ordered", async () => {
    const whole = await placeSomeOrder(owner);
    const before = await atTheDesk(whole);
    await confirmWith(whole, 3);
    expect((await atTheDesk(whole)).row).toEqual(before.row);
    const gone = await placeSomeOrder(owner);
    const ordered = (await atTheDesk(gone)).row;
    await confirmWith(gone, 1);
    const { rows } = await sql<{ version: number }>`
      select version from sales_order where order_number = ${gone}`.execute(server.deps.db);
    const { errors } = await service.desk(
      `mutation ($input: DeskTakeOrderBackInput!) { takeOrderBack(input: $input) { refusal { code } } }`,
      { input: { number: gone, version: rows[0]?.version, reason: "Zrušeno" } },
    );
    expect(errors).toEqual([]);
    expect((await atTheDesk(gone)).row).toEqual(ordered);
  });
});
