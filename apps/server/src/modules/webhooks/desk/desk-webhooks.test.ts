import { SERVICE_BASE } from "@vycep/contract/services";
import { newWebhookAnswer } from "@vycep/contract/webhooks/webhooks.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { someOrder } from "../../../testing/order-to-cancel.ts";
import { startListeningSystem } from "../../../testing/programs/listening-system.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { sendDueWebhooks } from "../webhook-worker.ts";

let system: Awaited<ReturnType<typeof startListeningSystem>>;
let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  system = await startListeningSystem();
  server = await startTestServer({ env: { VYCEP_ROLE: "web" } });
  admin = await server.asStaff("S01");
});
afterAll(async () => {
  await server.stop();
  system.stop();
});
beforeEach(async () => {
  system.heard.length = 0;
  system.answers.length = 0;
  await sql`delete from webhook_endpoint`.execute(server.deps.db);
});

const endpoints = `{ webhookEndpoints(first: 50) { total items {
  id companyId companyName owner url topics shipToCount isOn failingSince } } }`;
const deliveries = `query ($state: DeskWebhookDeliveryState) { webhookDeliveries(state: $state, first: 50) { total items {
  id companyId host type about attempts statusCode problem state nextAttempt } } }`;
const repeating = `mutation ($id: ID!) { repeatWebhookDelivery(input: { id: $id }) { refusal { code } } }`;

async function told<Told>(document: string, variables: object = {}): Promise<Told> {
  const { data, errors } = await admin.desk(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Told;
}
type Delivery = { readonly id: string; readonly state: string };
const listed = async (state?: string) =>
  (await told<{ readonly items: readonly Delivery[] }>(deliveries, { state: state ?? null })).items;

/** A customer's address that hears of orders, and an order of that customer's. */
async function ordered() {
  const owner = await server.as("U001");
  const url = `${SERVICE_BASE.customerData}/webhooks/MakeWebhook`;
  const payload = { url: system.url, topics: ["order"], shipToIds: ["500101"] };
  const answer = await owner.request({ method: "POST", url, payload });
  const { webhook, secret } = newWebhookAnswer.parse(answer.json());
  return { id: webhook.id, secret, number: await someOrder(server, owner, "received") };
}

test("DINT-02 a stranger and whoever looks after orders alone see and repeat no messages to customers' systems", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: endpoints } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  for (const document of [endpoints, deliveries, repeating])
    expect((await service.desk(document, { id: "none" })).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DINT-02 webhooks of customers", () => {
  test("addresses are listed with their company, and messages with what was answered", async () => {
    const { id, number } = await ordered();
    const { items } = await told<{ readonly items: readonly object[] }>(endpoints);
    expect(items).toMatchObject([
      {
        id,
        companyId: "C1",
        url: system.url,
        topics: ["order"],
        shipToCount: 1,
        isOn: true,
        owner: "Jana Novotná",
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/vy[sw]_/);
    system.answers.push(500);
    await sendDueWebhooks(server.deps);
    expect(await listed()).toMatchObject([
      {
        ...{ companyId: "C1", host: new URL(system.url).host, type: "order.received", about: number },
        ...{ attempts: 1, statusCode: 500, problem: "other-answer", state: "waiting" },
        nextAttempt: expect.any(String),
      },
    ]);
    expect(await listed("delivered")).toEqual([]);
  });

  test("a message is sent again at once, signed and under its own name, and the log tells who did it", async () => {
    const { id, secret } = await ordered();
    await sendDueWebhooks(server.deps);
    const [sent] = await listed("delivered");
    expect(await sendDueWebhooks(server.deps)).toBe(0);
    expect(await told(repeating, { id: sent?.id })).toEqual({ refusal: null });
    expect(await sendDueWebhooks(server.deps)).toBe(1);
    const [first, again] = system.heard;
    expect(again?.eventId).toBe(first?.eventId);
    expect(again?.flaws(secret, server.deps.clock.realTime())).toEqual([undefined]);
    const { rows } = await sql<{ actor_uid: string }>`
      select actor_uid from audit_entry where action = 'webhook.repeated' and subject_id = ${id}`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ actor_uid: "S01" }]);
  });

  test("one that there is not, or whose address is off, is not", async () => {
    expect(await told(repeating, { id: "none" })).toEqual({ refusal: { code: "delivery-not-found" } });
    await ordered();
    await sendDueWebhooks(server.deps);
    await sql`update webhook_endpoint set switched_off_at = now()`.execute(server.deps.db);
    const [sent] = await listed();
    expect(await told(repeating, { id: sent?.id })).toEqual({ refusal: { code: "webhook-off" } });
    expect((await listed())[0]?.state).toBe("delivered");
  });
});
