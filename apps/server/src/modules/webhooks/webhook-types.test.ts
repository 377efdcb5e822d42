import { SERVICE_BASE } from "@vycep/contract/services";
import { webhookMessageDocs } from "@vycep/contract/webhooks/webhook-message.docs";
import { newWebhookAnswer } from "@vycep/contract/webhooks/webhooks.rest";
import { toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { WEBHOOK_TYPES, type WebhookType } from "@vycep/domain/webhooks/webhook";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { reportOrder, someOrder } from "../../testing/order-to-cancel.ts";
import { startListeningSystem } from "../../testing/programs/listening-system.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { sendDueWebhooks } from "./webhook-worker.ts";

let system: Awaited<ReturnType<typeof startListeningSystem>>;
let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  system = await startListeningSystem();
  server = await startTestServer({
    env: { VYCEP_ROLE: "web", VYCEP_PRICE_TIMEOUT_MS: "300" },
    pricing: { price: () => Promise.reject(new Error("away")) },
  });
  owner = await server.as("U001");
  for (const shipToId of ["500101", "500102"]) {
    const made = await owner.request({
      method: "POST",
      url: `${SERVICE_BASE.customerData}/webhooks/MakeWebhook`,
      payload: {
        url: `${system.url}&place=${shipToId}`,
        topics: ["order", "delivery", "document", "ticket"],
        shipToIds: [shipToId],
      },
    });
    newWebhookAnswer.parse(made.json());
  }
});
afterAll(async () => {
  await server.stop();
  system.stop();
});
beforeEach(() => {
  system.heard.length = 0;
});

/** What was heard since: type and data of each. */
async function heard() {
  await sendDueWebhooks(server.deps);
  return system.heard.map(({ message: { type, data } }) => ({ type, data }));
}

/** Staff put another day, or as many boxes, into an order. */
async function changeAtDesk(number: string, { deliveryDate = "2026-11-27", boxes = 4 } = {}) {
  const service = await server.asStaff("S02");
  const seen = await service.desk("query ($number: ID!) { order(number: $number) { version } }", { number });
  const { version } = (seen.data?.["order"] ?? {}) as { readonly version?: number };
  const wanted = {
    ...{ deliveryDate, method: "selfpickup_selfpickup", customerOrderNumber: "", noteForDriver: "" },
    lines: [{ sku: "100112", boxes }],
  };
  const answer = await service.desk(
    "mutation ($input: DeskChangeOrderInput!) { changeOrder(input: $input) { refusal { code } } }",
    { input: { number, version, wanted, reason: "Zákazník volal" } },
  );
  return answer.data?.["changeOrder"] as { readonly refusal: { readonly code: string } | null };
}

async function provisionalOrder(): Promise<string> {
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [{ sku: "100112", quantity: 3 }]);
  await owner.graphql(`mutation { updatePrices(cart_id: "${id}") { success } }`);
  const answer = await owner.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason } } }`,
  );
  return told<{ placeOrder: { orderV2: { number: string } } }>(answer).placeOrder.orderV2.number;
}

const settle = (number: string) => {
  const lines = [{ lineNo: 1, unitPriceMinor: toMinor(170_000) }];
  const answer = { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines };
  return orderDesk(server.deps).price(toId(number), answer);
};

test("B16 an order that staff change is told as changed each time, with its state and day of now", async () => {
  const number = await someOrder(server, owner, "confirmed");
  await heard();
  system.heard.length = 0;
  expect((await changeAtDesk(number)).refusal).toBeNull();
  const now = { order_number: number, state: "received", delivery_date: "2026-11-27" };
  expect(await heard()).toEqual([{ type: "order.changed", data: now }]);
  expect((await changeAtDesk(number, { boxes: 5 })).refusal).toBeNull();
  expect((await heard()).map(({ type }) => type)).toEqual(["order.changed", "order.changed"]);
  expect(new Set(system.heard.map(({ eventId }) => eventId)).size).toBe(2);
});

test("B16 a change that was refused, or that changes nothing, is not told", async () => {
  const number = await someOrder(server, owner, "received");
  await heard();
  system.heard.length = 0;
  const refused = await changeAtDesk(number, { boxes: 100_000 });
  expect(refused.refusal?.code).toBe("not-orderable");
  expect(await heard()).toEqual([]);
});

test("B16 an order that was sent without prices is told as priced, once", async () => {
  const number = await provisionalOrder();
  await heard();
  system.heard.length = 0;
  await settle(number);
  await settle(number);
  expect(await heard()).toMatchObject([{ type: "order.priced", data: { order_number: number } }]);
});

test("B16 each type is really sent, in the shape of its documented example, and to addresses of its place alone", async () => {
  const { db } = server.deps;
  const changed = await someOrder(server, owner, "received");
  await changeAtDesk(changed);
  await settle(await provisionalOrder());
  const whole = await someOrder(server, owner, "loaded");
  for (const step of ["on-the-way", "delivered"] as const) await reportOrder(server, whole, step);
  const short = await someOrder(server, owner, "loaded");
  for (const step of ["on-the-way", "partially-delivered"] as const) await reportOrder(server, short, step);
  await reportOrder(server, await someOrder(server, owner, "received"), "rejected");
  await sql`insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
    values ('delivery-note', 'WT-1', 'C1', '500101', '2026-11-23', array['4700100498'])`.execute(db);
  await sql`
    with t as (select * from ticket where ship_to_id = '500101' limit 1),
      again as (insert into ticket select (jsonb_populate_record(null::ticket,
        to_jsonb(t) || '{"case_number": "CS9000001"}')).* from t),
      said as (insert into ticket_comment (case_number, company_id, at, author, text)
        select case_number, company_id, now(), 'Pivovar', 'Ano' from t)
    insert into ticket_change (case_number, company_id, at, status)
      select case_number, company_id, now(), 'In Progress' from t`.execute(db);
  while ((await sendDueWebhooks(server.deps)) > 0);
  const types = new Set(system.heard.map(({ message }) => message.type));
  expect([...types].toSorted()).toEqual(Object.values(WEBHOOK_TYPES).flat().toSorted());
  const { examples } = webhookMessageDocs;
  for (const { message } of system.heard) {
    const example = examples[message.type as WebhookType];
    expect(Object.keys(message)).toEqual(expect.arrayContaining(Object.keys(example)));
    expect(Object.keys(message.data).toSorted()).toEqual(Object.keys(example.data).toSorted());
    expect([message.topic, message.shipToId]).toEqual([example.topic, "500101"]);
    expect(message.id.replace(/\d.*$/, "")).toBe(example.id.replace(/\d.*$/, ""));
  }
});
