import { SERVICE_BASE } from "@vycep/contract/services";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../platform/db.ts";
import { startListeningSystem } from "../../testing/programs/listening-system.ts";
import { apiClient, authorizationOf, startServerProcess, until } from "../../testing/server-process.ts";
import { testConfig } from "../../testing/test-server.ts";

const owner = "jana.novotna@modrahvezda.example";
const secret = "the secret of the tests and long enough";
let database: Awaited<ReturnType<typeof demoDatabase>>;
beforeAll(async () => {
  database = await demoDatabase("2026-11-23");
});
afterAll(() => database.drop());

it("B16 a worker that is killed while an address has its messages loses none and sends them again under the same id", {
  timeout: 180_000,
}, async () => {
  const { databaseUrl } = database;
  const { db, close } = openDatabase(testConfig({ DATABASE_URL: databaseUrl }), () => undefined);
  const held = Promise.withResolvers<void>();
  let holds = true;
  const system = await startListeningSystem({
    // It has the message and never says so.
    beforeAnswer: async () => {
      if (!holds) return;
      held.resolve();
      await new Promise(() => undefined);
    },
  });
  const env = { VYCEP_SECRET: secret };
  const web = await startServerProcess(databaseUrl, { ...env, VYCEP_ROLE: "web" });
  try {
    const made = await fetch(`${web.origin}${SERVICE_BASE.customerData}/webhooks/MakeWebhook`, {
      method: "POST",
      headers: { authorization: await authorizationOf(web, owner), "content-type": "application/json" },
      body: JSON.stringify({ url: system.url, topics: ["order"], shipToIds: ["500101"] }),
    });
    expect(made.status).toBe(200);
    const ask = await apiClient(web, owner);
    for (let order = 0; order < 3; order += 1) await placeOrder(ask);

    const first = await startServerProcess(databaseUrl, { ...env, VYCEP_ROLE: "worker" });
    await held.promise;
    await first.kill();
    const unheard = new Set(system.heard.map(({ eventId }) => eventId));
    expect(unheard.size).toBeGreaterThan(0);
    expect(await countWaiting()).toBeGreaterThanOrEqual(unheard.size);

    holds = false;
    // What the dead one had taken is kept for it for a while.
    await sql`update webhook_delivery set next_attempt_at = now() where delivered_at is null`.execute(db);
    const second = await startServerProcess(databaseUrl, { ...env, VYCEP_ROLE: "worker" });
    try {
      expect(await until(countWaiting, (count) => count === 0, 1200)).toBe(0);
    } finally {
      await second.kill();
    }
    const { rows } = await sql<{ id: string }>`select event_id as id from webhook_delivery`.execute(db);
    const times = Map.groupBy(system.heard, ({ eventId }) => eventId);
    expect([...times.keys()].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    for (const [id, each] of times) {
      expect(each.length, `how often ${id} came`).toBe(unheard.has(id) ? 2 : 1);
      expect(each.map(({ message }) => message)).toEqual(each.map(() => each[0]?.message));
    }
  } finally {
    await web.kill();
    system.stop();
    await close();
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from webhook_delivery where delivered_at is null`.execute(db);
    return rows[0]?.waiting ?? 0;
  }
});

async function placeOrder(ask: Awaited<ReturnType<typeof apiClient>>): Promise<void> {
  const { setTransportType } = await ask<{ setTransportType: { cart: { id: string } } }>(
    'mutation { setTransportType(outletid: "500101", transporttype: "selfpickup_selfpickup", datepopup: "2026-11-26") { cart { id } } }',
  );
  const { placeOrder: placed } = await ask<{ placeOrder: { errors: unknown[] } }>(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "100112", quantity: 3 }]) { user_errors { code } }
      placeOrder(input: { cart_id: $id }) { errors { reason } } }`,
    { id: setTransportType.cart.id },
  );
  expect(placed.errors).toEqual([]);
}
