import { demoDatabase } from "@vycep/db/testing/demo-database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openEvents } from "../../testing/open-events.ts";
import { startDatabaseProxy } from "../../testing/proxies/database-proxy.ts";
import {
  apiClient,
  authorizationOf,
  type ServerProcess,
  startServerProcess,
  until,
} from "../../testing/server-process.ts";

const jana = "jana.novotna@modrahvezda.example";

let database: Awaited<ReturnType<typeof demoDatabase>>;
beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
});
afterAll(() => database.drop());

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});

async function startServer(databaseUrl = database.databaseUrl): Promise<ServerProcess> {
  // Equal servers behind one address: what one signs, the other takes.
  const server = await startServerProcess(databaseUrl, {
    VYCEP_ROLE: "web",
    VYCEP_ORIGIN: "http://127.0.0.1:9",
  });
  running.push(server);
  return server;
}

const putBeer = `mutation ($id: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: "100112", quantity: 1 }]) { cart { version } } }`;

async function changeCartAt(server: ServerProcess): Promise<number> {
  const client = await apiClient(server, jana);
  const { customerCart } = await client<{ customerCart: { id: string } }>("{ customerCart { id } }");
  const answer = await client<{ addProductsToCart: { cart: { version: number } } }>(putBeer, {
    id: customerCart.id,
  });
  return answer.addProductsToCart.cart.version;
}

describe("events across processes", () => {
  it("C21 OPS-04 a change made at one process is told by the other; a rolling stop with open streams takes under three seconds", {
    timeout: 60_000,
  }, async () => {
    const [one, other] = await Promise.all([startServer(), startServer()]);
    const authorization = await authorizationOf(one, jana);
    const streams = await Promise.all(
      Array.from({ length: 10 }, () => openEvents(one.origin, authorization)),
    );
    const version = await changeCartAt(other);
    for (const stream of streams) {
      expect(await stream.first((event) => event.kind === "cart" && event.version === version)).toBeDefined();
    }
    const started = performance.now();
    expect(await one.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(9000);
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(streams.map(() => true));
    const again = await openEvents(other.origin, authorization);
    expect(await again.first(() => true)).toMatchObject({ kind: "cart", version });
    again.close();
  });

  it("C21 streams end when the database is lost, and what happened meanwhile is told when it is back", {
    timeout: 60_000,
  }, async () => {
    const wire = await startDatabaseProxy(database.databaseUrl);
    try {
      const [cutOff, other] = await Promise.all([startServer(wire.databaseUrl), startServer()]);
      const authorization = await authorizationOf(other, jana);
      const stream = await openEvents(cutOff.origin, authorization);
      expect(stream.status).toBe(200);
      await wire.cut();
      expect(await stream.ended).toBe(true);
      expect((await openEvents(cutOff.origin, authorization)).status).toBe(503);
      const version = await changeCartAt(other);
      await wire.mend();
      const again = await until(
        () => openEvents(cutOff.origin, authorization),
        ({ status }) => status === 200,
      );
      expect(await again.first(() => true)).toMatchObject({ kind: "cart", version });
      again.close();
      expect(cutOff.child.exitCode).toBeNull();
    } finally {
      await wire.close();
    }
  });
});
