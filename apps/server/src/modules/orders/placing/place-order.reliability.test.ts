import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDemo } from "@vycep/db/demo/load-demo";
import { joinProjectDatabase, type RunningDatabase } from "@vycep/db/embedded/project-database";
import { migrate } from "@vycep/db/migrate";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import type { Throwaway } from "@vycep/db/testing/template";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  apiClient,
  type ServerProcess,
  startServerProcess,
  statusOf,
  until,
} from "../../../testing/server-process.ts";

// The servers are processes, because they are killed.
let copy: Throwaway;
let databaseUrl: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  copy = await demoDatabase("2026-11-23");
  databaseUrl = copy.databaseUrl;
}, 120_000);

afterEach(async () => {
  await Promise.all(
    servers.filter(({ child }) => child.exitCode === null && !child.killed).map(({ kill }) => kill()),
  );
  servers = [];
});

afterAll(() => copy.drop());

async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess(databaseUrl, env);
  servers.push(server);
  return server;
}

type Client = Awaited<ReturnType<typeof apiClient>>;
type Placed = { placeOrder: { order: { order_number: string } | null; errors: { reason: string }[] } };

const owners = ["jana.novotna@modrahvezda.example", "petr.dvorak@modrahvezda.example"];

/** A cart that may be sent. */
async function filledCart(client: Client): Promise<string> {
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
  return id;
}

const placeMutation = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  order { order_number } errors { reason } } }`;

/** A sound answer or an exception, as a client meets it. */
async function place(client: Client, id: string, more: Parameters<Client>[2] = {}): Promise<string> {
  const { placeOrder } = await client<Placed>(placeMutation, { id }, more);
  if (!placeOrder.order) throw new Error(`refused: ${JSON.stringify(placeOrder.errors)}`);
  return placeOrder.order.order_number;
}

async function rows<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

async function ordersOf(cartIds: readonly string[]) {
  return rows<{ number: string; state: string; events: string[]; messages: string; lines: string }>(
    `select order_number as number, state,
      (select array_agg(e.state order by e.id) from order_event e where e.order_number = o.order_number) as events,
      (select count(*) from outbox m where m.order_number = o.order_number and delivered_at is not null) as messages,
      (select count(*) from order_line l where l.order_number = o.order_number) as lines
     from sales_order o where cart_id = any($1) order by 1`,
    [cartIds],
  );
}

describe("placeOrder when processes die (C9, D11)", () => {
  it("kill -9 between the order and the ERP: after the restart it is confirmed, once", {
    timeout: 60_000,
  }, async () => {
    const first = await startServer();
    const client = await apiClient(first, owners[0] ?? "");
    const cart = await filledCart(client);
    const number = await place(client, cart);
    await first.kill();
    expect(await ordersOf([cart])).toMatchObject([{ number, state: "received", messages: "0" }]);

    const second = await startServer();
    await until(
      () => ordersOf([cart]),
      ([order]) => order?.messages === "1",
    );
    expect(await ordersOf([cart])).toEqual([
      { number, state: "confirmed", events: ["received", "confirmed"], messages: "1", lines: "1" },
    ]);
    expect(await place(await apiClient(second, owners[0] ?? ""), cart)).toBe(number);
  });

  it("kill -9 in the middle of writing: who tries again gets one order, and no half one is left", {
    timeout: 90_000,
  }, async () => {
    let server = await startServer({ VYCEP_ROLE: "web" });
    for (const delay of [2, 12, 30]) {
      const before = server;
      const clients = await Promise.all(owners.map((email) => apiClient(before, email)));
      const carts = await Promise.all(clients.map(filledCart));
      const headers = { "idempotency-key": `kill-after-${delay}` };
      const cut = clients.map((client, at) =>
        place(client, carts[at] ?? "", { headers }).catch(() => undefined),
      );
      await new Promise((resolve) => setTimeout(resolve, delay));
      await before.kill();
      const told = await Promise.all(cut);

      const after = await startServer({ VYCEP_ROLE: "web" });
      const again = await Promise.all(
        owners.map(async (email, at) => place(await apiClient(after, email), carts[at] ?? "", { headers })),
      );
      const stored = await ordersOf(carts);
      expect(stored.map(({ number }) => number)).toEqual(again.toSorted());
      expect(stored.map(({ lines }) => lines)).toEqual(["1", "1"]);
      // Whoever heard a number before the end of the process keeps it.
      for (const [at, number] of told.entries()) expect([undefined, again[at]]).toContain(number);
      server = after;
    }
  });
});

describe("placeOrder when answers get lost (C9)", () => {
  it("an answer that is thrown away and asked for again is the same order", { timeout: 60_000 }, async () => {
    const client = await apiClient(await startServer({ VYCEP_ROLE: "web" }), owners[0] ?? "");
    for (let round = 0; round < 12; round += 1) {
      const cart = await filledCart(client);
      const lost = new AbortController();
      const first = place(client, cart, { signal: lost.signal }).catch(() => undefined);
      setTimeout(() => lost.abort(), round * 3);
      await first;
      const number = await place(client, cart);
      expect(await ordersOf([cart])).toMatchObject([{ number }]);
    }
  });
});

describe("a rolling stop under load", () => {
  it("finishes what is in flight and ends within ten seconds", { timeout: 60_000 }, async () => {
    const server = await startServer();
    const client = await apiClient(server, owners[0] ?? "");
    let isStopping = false;
    const results: ("answered" | "refused" | "cut")[] = [];
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        const isLate = isStopping;
        try {
          await client("{ customerCart { id total_quantity prices { grand_total { value } } } }");
          results.push("answered");
        } catch {
          results.push(isLate ? "refused" : "cut");
          return;
        }
      }
    });
    await until(
      async () => results.length,
      (count) => count > 50,
    );
    isStopping = true;
    const started = performance.now();
    expect(await server.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    await Promise.all(load);
    expect(results.filter((result) => result === "cut").length).toBeLessThanOrEqual(2);
  });
});

describe("the server when its database goes away and comes back", () => {
  let home: string;
  let database: RunningDatabase;

  /** A PostgreSQL of this test's own, because it is stopped. */
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "vycep-reliability-"));
    database = await joinProjectDatabase(home);
    databaseUrl = database.url;
    await migrate(databaseUrl);
    await loadDemo(databaseUrl, "2026-11-23");
  }, 120_000);

  afterAll(async () => {
    await database.leave();
    rmSync(home, { recursive: true, force: true });
  });

  it("stays alive, says that it is not ready, and places orders again", { timeout: 90_000 }, async () => {
    const server = await startServer();
    const client = await apiClient(server, owners[0] ?? "");
    const cart = await filledCart(client);
    await database.leave();
    expect(
      await until(
        () => statusOf(`${server.origin}/readyz`),
        (status) => status === 503,
      ),
    ).toBe(503);
    expect(await statusOf(`${server.origin}/healthz`)).toBe(200);
    await expect(place(client, cart)).rejects.toThrow(/unavailable|moment/i);

    database = await joinProjectDatabase(home);
    expect(
      await until(
        () => statusOf(`${server.origin}/readyz`),
        (status) => status === 200,
      ),
    ).toBe(200);
    const number = await place(client, cart);
    await until(
      () => ordersOf([cart]),
      ([order]) => order?.messages === "1",
    );
    expect(await ordersOf([cart])).toMatchObject([{ number, state: "confirmed", messages: "1" }]);
    expect(server.child.exitCode).toBeNull();
  });
});
