import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeSomeOrder } from "../../../../testing/ask-cart.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let dispatch: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [service, dispatch] = await Promise.all([server.asStaff("S02"), server.asStaff("S04")]);
});
afterAll(() => server.stop());

/** The day that some order is placed for. */
const day = "2026-11-26";
/** Of three kegs that it is about. */
const sku = "100112";

type Load = { readonly pallets: number; readonly kilograms: number; readonly litres?: number };

async function inList(number: string): Promise<Load> {
  const query = `query ($filter: DeskOrderFilter) {
    orders(filter: $filter) { items { pallets kilograms litres } } }`;
  const { data, errors } = await service.desk(query, { filter: { text: number } });
  expect(errors).toEqual([]);
  return (data as { orders: { items: readonly [Load] } }).orders.items[0];
}

async function onBoard(number: string) {
  const query = `query ($day: String!) { deliveryBoard(day: $day) {
    orders { number pallets kilograms litres } rounds { vehicleId stops pallets kilograms } version }
    deliveryDays(from: $day, first: 1) { day pallets kilograms } }`;
  const { data, errors } = await dispatch.desk(query, { day });
  expect(errors).toEqual([]);
  const { deliveryBoard, deliveryDays } = data as {
    deliveryBoard: {
      version: number;
      orders: readonly (Load & { number: string })[];
      rounds: readonly (Load & { vehicleId: string; stops: readonly string[] })[];
    };
    deliveryDays: readonly [Load];
  };
  const { number: _, ...order } = deliveryBoard.orders.find((one) => one.number === number) ?? { number: "" };
  const round = deliveryBoard.rounds.find(({ stops }) => stops.includes(number));
  return { order, round, day: deliveryDays[0], ...deliveryBoard };
}

async function confirmWith(number: string, boxes: number): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from sales_order where order_number = ${number}`.execute(server.deps.db);
  const orders = [{ number, version: rows[0]?.version ?? 0, boxes }];
  const { data, errors } = await service.desk(
    `mutation ($input: DeskConfirmShortInput!) { confirmShort(input: $input) {
      results { refusal { code } } refusal { code } } }`,
    { input: { sku, reason: "Vyprodáno", substitutes: [], orders } },
  );
  expect({ data, errors }).toMatchObject({ data: { confirmShort: { results: [{ refusal: null }] } } });
}

async function putOntoVehicle(number: string): Promise<void> {
  const { version, rounds } = await onBoard(number);
  const { errors } = await dispatch.desk(
    `mutation ($input: PlanStopsInput!) { planStops(input: $input) { refusal { code } } }`,
    {
      input: {
        ...{ day, version },
        stops: [{ orderNumber: number, vehicleId: rounds[0]?.vehicleId, position: 0 }],
      },
    },
  );
  expect(errors).toEqual([]);
}

describe("an order that was confirmed with less", () => {
  test("DDISP-01 the board, its vehicles, its days and the list of orders tell what goes out, not what was ordered", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    await putOntoVehicle(number);
    const before = await onBoard(number);
    const list = await inList(number);
    expect(list).toEqual(before.order);
    await confirmWith(number, 1);
    const after = await onBoard(number);
    const gone = {
      pallets: Math.round((2000 * (list.pallets ?? 0)) / 3) / 1000,
      kilograms: (2 * list.kilograms) / 3,
      litres: (2 * (list.litres ?? 0)) / 3,
    };
    expect(after.order).toEqual({
      pallets: expect.closeTo(list.pallets - gone.pallets, 2),
      kilograms: expect.closeTo(list.kilograms - gone.kilograms, 3),
      litres: expect.closeTo((list.litres ?? 0) - gone.litres, 3),
    });
    expect(await inList(number)).toEqual(after.order);
    expect(after.day.kilograms).toBeCloseTo(before.day.kilograms - gone.kilograms, 3);
    expect(after.day.pallets).toBeCloseTo(before.day.pallets - gone.pallets, 2);
    expect(after.round?.kilograms).toBeCloseTo((before.round?.kilograms ?? 0) - gone.kilograms, 3);
  });

  test("one that was confirmed in full weighs what was ordered", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    const before = await inList(number);
    await confirmWith(number, 3);
    expect(await inList(number)).toEqual(before);
  });
});
