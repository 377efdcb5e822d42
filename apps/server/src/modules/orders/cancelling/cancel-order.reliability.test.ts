import { demoDatabase } from "@vycep/db/testing/demo-database";
import type { Throwaway } from "@vycep/db/testing/template";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { apiClient, type ServerProcess, startServerProcess, until } from "../../../testing/server-process.ts";

// The servers are processes, because they are killed.
let database: Throwaway;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
}, 120_000);

afterEach(async () => {
  await Promise.all(
    servers.filter(({ child }) => child.exitCode === null && !child.killed).map(({ kill }) => kill()),
  );
  servers = [];
});

afterAll(() => database.drop());

async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess(database.databaseUrl, env);
  servers.push(server);
  return server;
}

type Client = Awaited<ReturnType<typeof apiClient>>;

const jana = "jana.novotna@modrahvezda.example";

async function place(client: Client): Promise<string> {
  const { setTransportType } = await client<{ setTransportType: { cart: { id: string } } }>(
    `mutation { setTransportType(transporttype: "selfpickup_selfpickup", outletid: "500101", datepopup: "2026-11-26") {
      cart { id } } }`,
  );
  const { id } = setTransportType.cart;
  await client(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "100112", quantity: 3 }]) {
      user_errors { code } } }`,
    { id },
  );
  const { placeOrder } = await client<{ placeOrder: { order: { order_number: string } } }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }`,
    { id },
  );
  return placeOrder.order.order_number;
}

/** The message, or none, as a client meets it. */
async function cancel(client: Client, sapId: string): Promise<string | null> {
  const { cancelOrder } = await client<{ cancelOrder: { message: string | null } }>(
    `mutation ($sapId: String!) { cancelOrder(sap_id: $sapId) { message } }`,
    { sapId },
  );
  return cancelOrder.message;
}

async function keptOf(number: string) {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ state: string; events: string; told: number; waiting: number }>(
      `select state,
        (select string_agg(e.state, ' ' order by e.id) from order_event e where e.order_number = o.order_number) as events,
        (select count(*)::int from outbox m where m.order_number = o.order_number and m.topic = 'erp.cancellation') as told,
        (select count(*)::int from outbox m where m.order_number = o.order_number and delivered_at is null) as waiting
       from sales_order o where order_number = $1`,
      [number],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

describe("cancelOrder when processes die (C9, D11)", () => {
  it("kill -9 in the middle: either nothing or all of it, who was told keeps it, and a repeat ends it", {
    timeout: 120_000,
  }, async () => {
    let server = await startServer({ VYCEP_ROLE: "web" });
    for (const delay of [1, 8, 30]) {
      const client = await apiClient(server, jana);
      const number = await place(client);
      const cut = cancel(client, number).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await server.kill();
      const told = await cut;

      const after = await keptOf(number);
      expect(after?.told).toBe(after?.state === "cancelled" ? 1 : 0);
      expect(after?.events).toBe(after?.state === "cancelled" ? "received cancelled" : "received");
      if (told !== null) expect(after?.state).toBe("cancelled");

      server = await startServer({ VYCEP_ROLE: "web" });
      expect(await cancel(await apiClient(server, jana), number)).not.toBeNull();
      expect(await keptOf(number)).toMatchObject({
        state: "cancelled",
        events: "received cancelled",
        told: 1,
      });
    }
  });

  it("kill -9 between the cancellation and the ERP: after the restart the ERP hears of both, once", {
    timeout: 60_000,
  }, async () => {
    const first = await startServer({ VYCEP_ROLE: "web" });
    const client = await apiClient(first, jana);
    const number = await place(client);
    expect(await cancel(client, number)).not.toBeNull();
    await first.kill();
    expect(await keptOf(number)).toMatchObject({ told: 1, waiting: 2 });

    await startServer();
    await until(
      () => keptOf(number),
      (kept) => kept?.waiting === 0,
    );
    expect(await keptOf(number)).toEqual({
      state: "cancelled",
      events: "received cancelled",
      told: 1,
      waiting: 0,
    });
  });
});
