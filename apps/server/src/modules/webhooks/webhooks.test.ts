import { SERVICE_BASE } from "@vycep/contract/services";
import {
  newWebhookAnswer,
  webhookDeliveriesAnswer,
  webhooksAnswer,
} from "@vycep/contract/webhooks/webhooks.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { isKeyText, serviceKeys } from "../../platform/secrets/api-key-secret.ts";
import { sealText } from "../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { confirmOrder, reportOrder, someOrder } from "../../testing/order-to-cancel.ts";
import { startListeningSystem } from "../../testing/programs/listening-system.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writtenMails } from "../../testing/written-mails.ts";
import { claimDueDeliveries } from "./deliveries.repo.ts";
import { sendDueWebhooks } from "./webhook-worker.ts";
import { webhookPurpose } from "./webhooks.repo.ts";

let system: Awaited<ReturnType<typeof startListeningSystem>>;
let server: TestServer;
beforeAll(async () => {
  system = await startListeningSystem();
  server = await startTestServer({ env: { VYCEP_ROLE: "web" } });
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

type Method = "GET" | "POST" | "PUT" | "DELETE";
async function call(uid: string | undefined, method: Method, path: string, payload?: object) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const url = `${SERVICE_BASE.customerData}/webhooks/${path}`;
  return caller.request({ method, url, ...(payload && { payload }) });
}
const asked = (changes: object = {}) => ({
  ...{ url: system.url, topics: ["order", "delivery", "document", "ticket"], shipToIds: ["500101"] },
  ...changes,
});
async function made(changes: object = {}, uid = "U001") {
  const { webhook, secret } = newWebhookAnswer.parse(
    (await call(uid, "POST", "MakeWebhook", asked(changes))).json(),
  );
  return { id: webhook.id, secret };
}
const deliveriesOf = async (id: string) =>
  webhookDeliveriesAnswer.parse((await call("U001", "GET", `GetDeliveries/${id}`)).json()).deliveries;
const webhooksOf = async (uid: string) =>
  webhooksAnswer.parse((await call(uid, "GET", "GetWebhooks")).json()).webhooks;
const send = () => sendDueWebhooks(server.deps);
const timePasses = () => sql`update webhook_delivery set next_attempt_at = now()`.execute(server.deps.db);
/** As if a message had waited, and its address failed, for so many days. */
const afterDays = (days: number) =>
  sql`with d as (update webhook_delivery set next_attempt_at = now(), created_at = now() - make_interval(days => ${days}))
    update webhook_endpoint set failing_since = now() - make_interval(days => ${days})`.execute(
    server.deps.db,
  );
const ordered = async () => someOrder(server, await server.as("U001"), "received");

describe("B16 who may have messages sent", () => {
  it("nobody unknown, and nobody who manages no users", async () => {
    expect((await call(undefined, "GET", "GetWebhooks")).statusCode).toBe(401);
    expect((await call(undefined, "POST", "MakeWebhook", asked())).statusCode).toBe(401);
    expect((await call("U006", "GET", "GetWebhooks")).json().code).toBe("forbidden-permission");
    expect((await call("U004", "POST", "MakeWebhook", asked())).json().code).toBe("forbidden-permission");
  });

  test.each([[{ url: "" }], [{ topics: [] }], [{ topics: ["prices"] }], [{ shipToIds: [] }]])(
    "nobody by %j",
    async (changes) => {
      const answer = await call("U001", "POST", "MakeWebhook", asked(changes));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[0].path).toContain(Object.keys(changes)[0]);
    },
  );

  test.each([
    "not an address",
    "http://pos.example/hooks",
    "ftp://pos.example/hooks",
    "https://user:word@pos.example/hooks",
    "https://intranet/hooks",
    "https://10.1.2.3/hooks",
    "https://169.254.169.254/latest",
    "https://[fd00::1]/hooks",
    "https://0x7f000002/hooks",
  ])("no address in the house: %s", async (url) => {
    const answer = await call("U001", "POST", "MakeWebhook", asked({ url }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "webhook-address", fields: [{ path: "url" }] });
  });

  it("no places of others, and an address is as unknown to others as a missing one", async () => {
    const foreign = await call("U001", "POST", "MakeWebhook", asked({ shipToIds: ["500101", "500203"] }));
    expect(foreign.json().code).toBe("ship-to-not-found");
    const { id } = await made();
    expect((await webhooksOf("U012")).map((each) => each.id)).not.toContain(id);
    for (const [method, path] of [
      ["GET", `GetDeliveries/${id}`],
      ["POST", `RotateWebhookSecret/${id}`],
      ["DELETE", `DeleteWebhook/${id}`],
    ] as const)
      expect((await call("U012", method, path)).json().code).toBe("webhook-not-found");
    expect((await webhooksOf("U001")).map((each) => each.id)).toEqual([id]);
  });

  it("not without end", async () => {
    for (let count = 0; count < 20; count += 1) await made();
    expect((await call("U001", "POST", "MakeWebhook", asked())).json().code).toBe("too-many-webhooks");
  });
});

describe("B16 a message", () => {
  it("of an order is signed, carries its own id, and is noted with what was answered", async () => {
    const { id, secret } = await made();
    const number = await ordered();
    await confirmOrder(server, number);
    await reportOrder(server, number, "loaded");
    expect(await send()).toBe(3);
    expect(await send()).toBe(0);
    const types = system.heard.map(({ message }) => message.type).sort();
    expect(types).toEqual(["delivery.loaded", "order.confirmed", "order.received"]);
    for (const { message, eventId, flaws } of system.heard) {
      expect(message).toMatchObject({ id: eventId, shipToId: "500101", data: { order_number: number } });
      expect(flaws(secret, server.deps.clock.realTime())).toEqual([undefined]);
      expect(flaws("another", server.deps.clock.realTime())).toEqual(["signature-wrong"]);
    }
    const noted = { state: "delivered", attempts: 1, statusCode: 204, problem: null };
    expect(await deliveriesOf(id)).toMatchObject([noted, noted, noted]);
    const { rows } = await sql<{ sealed: string }>`
      select sealed_secret as sealed from webhook_endpoint`.execute(server.deps.db);
    expect(rows[0]?.sealed).not.toContain(secret);
  });

  it("of a paper and of a ticket comes as well; of what was not chosen and of other places nothing", async () => {
    await made();
    await made({ topics: ["ticket"] });
    await made({ shipToIds: ["500102"] });
    const { db } = server.deps;
    await sql`insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
      values ('delivery-note', 'WH-1', 'C1', '500101', '2026-11-23', array['4700100498']),
        ('price-list', 'WH-2', 'C1', null, '2026-11-23', '{}')`.execute(db);
    await sql`insert into ticket_comment (case_number, company_id, at, author, text)
      select case_number, company_id, now(), 'Pivovar', 'Ano' from ticket where ship_to_id = '500101' limit 1`.execute(
      db,
    );
    expect(await send()).toBe(3);
    const types = system.heard.map(({ message }) => message.type).sort();
    expect(types).toEqual(["document.issued", "ticket.answered", "ticket.answered"]);
  });

  it("is tried again under the same id until it is taken", async () => {
    const { id } = await made();
    await ordered();
    system.answers.push(500, 302);
    await send();
    expect(await send()).toBe(0);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "waiting", attempts: 1, statusCode: 500 }]);
    await timePasses();
    await send();
    await timePasses();
    await send();
    expect(new Set(system.heard.map(({ eventId }) => eventId)).size).toBe(1);
    expect(system.heard).toHaveLength(3);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered", attempts: 3 }]);
    expect((await webhooksOf("U001"))[0]?.failingSince).toBeNull();
  });

  it("that a killed worker had taken comes again, sent or not", async () => {
    const { id } = await made();
    await ordered();
    // Killed after it took the message and before it sent it.
    const claim = () =>
      inTransaction(server.deps.db, (tx) => claimDueDeliveries(tx, { most: 20, keptMs: 30_000 }));
    expect(await claim()).toHaveLength(1);
    expect(await send()).toBe(0);
    await timePasses();
    expect(await send()).toBe(1);
    // Killed after the address took it and before that was noted.
    await sql`update webhook_delivery set delivered_at = null`.execute(server.deps.db);
    await timePasses();
    expect(await send()).toBe(1);
    expect(new Set(system.heard.map(({ eventId }) => eventId)).size).toBe(1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: "delivered" }]);
  });

  it("goes to no address in the house, whatever the address was when it was made", async () => {
    const { id } = await made();
    await ordered();
    await sql`update webhook_endpoint set url = 'https://10.0.0.1/hooks'`.execute(server.deps.db);
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ state: "waiting", problem: "closed-address" }]);
  });

  it("is signed with both secrets for a day after a new one, and with the new one alone then", async () => {
    const { id, secret: before } = await made();
    const { secret } = newWebhookAnswer.parse(
      (await call("U001", "POST", `RotateWebhookSecret/${id}`)).json(),
    );
    const now = server.deps.clock.realTime();
    await ordered();
    await send();
    expect(system.heard[0]?.flaws(secret, now)).toEqual([undefined, "signature-wrong"]);
    expect(system.heard[0]?.flaws(before, now)).toEqual(["signature-wrong", undefined]);
    await sql`update webhook_endpoint set old_secret_until = now()`.execute(server.deps.db);
    await ordered();
    await send();
    expect(system.heard[1]?.flaws(secret, now)).toEqual([undefined]);
  });

  it("has a secret with a mark of its own; one that was made with the mark of keys signs on", async () => {
    const { id, secret } = await made();
    expect(secret).toMatch(/^vyw_[\w-]{43}$/);
    const { db, config, clock } = server.deps;
    const old = `vys_${"a".repeat(43)}`;
    const sealed = sealText(old, webhookPurpose(id), config.secrets);
    await sql`update webhook_endpoint set sealed_secret = ${sealed} where id = ${id}`.execute(db);
    await ordered();
    await send();
    expect(system.heard[0]?.flaws(old, clock.realTime())).toEqual([undefined]);
    expect(isKeyText(secret, serviceKeys)).toBe(false);
  });

  it("is repeated when asked for, by who may see it alone", async () => {
    const { id } = await made();
    await ordered();
    await send();
    const [delivery] = await deliveriesOf(id);
    const path = `RepeatDelivery/${delivery?.id}`;
    expect((await call("U012", "POST", path)).json().code).toBe("delivery-not-found");
    expect((await call("U001", "POST", path)).json()).toEqual({ result: true });
    expect(await send()).toBe(1);
    expect(system.heard[1]?.eventId).toBe(system.heard[0]?.eventId);
  });
});

describe("B16 the end of messages", () => {
  it("C16 comes with the right of who made the address, judged when it is sent", async () => {
    const { id } = await made();
    await ordered();
    const { db } = server.deps;
    const { rows } = await sql<{ permissions: string }>`
      select permissions from ship_to_role where uid = 'U001' and ship_to_id = '500101'`.execute(db);
    await sql`update ship_to_role set permissions = 'Access Management' where uid = 'U001' and ship_to_id = '500101'`.execute(
      db,
    );
    await send();
    expect(system.heard).toEqual([]);
    await sql`update ship_to_role set permissions = ${rows[0]?.permissions} where uid = 'U001' and ship_to_id = '500101'`.execute(
      db,
    );
    expect(await deliveriesOf(id)).toMatchObject([{ state: "given-up", problem: "not-allowed" }]);
  });

  it("comes after three days of failing: the address is switched off and who made it hears of it once", async () => {
    const { id } = await made();
    await ordered();
    await ordered();
    system.answers.push(500, 500);
    await afterDays(3);
    await send();
    expect((await webhooksOf("U001"))[0]?.isOn).toBe(false);
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(["given-up", "given-up"]);
    const mails = await writtenMails(server, "jana.novotna@modrahvezda.example");
    expect(mails.filter(({ kind }) => kind === "webhook-off")).toMatchObject([{ name: system.url }]);
    await ordered();
    await timePasses();
    expect(await send()).toBe(0);
    expect((await call("U001", "PUT", `SwitchWebhook/${id}`, { isOn: true })).json().webhook.isOn).toBe(true);
    await ordered();
    expect(await send()).toBe(1);
  });

  it("comes with the address, and all of it is written down", async () => {
    const { id } = await made();
    await ordered();
    await call("U001", "PUT", `SwitchWebhook/${id}`, { isOn: false });
    expect(await send()).toBe(0);
    expect((await call("U001", "DELETE", `DeleteWebhook/${id}`)).json()).toEqual({ result: true });
    expect(await webhooksOf("U001")).toEqual([]);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_id = ${id} order by id`.execute(server.deps.db);
    expect(rows.map(({ action }) => action)).toEqual([
      "webhook.made",
      "webhook.switched-off",
      "webhook.deleted",
    ]);
  });
});
