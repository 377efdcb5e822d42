import { SERVICE_BASE } from "@vycep/contract/services";
import { newWebhookAnswer } from "@vycep/contract/webhooks/webhooks.rest";
import { WEBHOOK_PERMISSION, WEBHOOK_TOPICS, type WebhookTopic } from "@vycep/domain/webhooks/webhook";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueWebhooks } from "../../modules/webhooks/webhook-worker.ts";
import { startListeningSystem } from "../programs/listening-system.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

/** Whose systems listen: by whom each address was made, of which places and of what. */
const listeners = {
  "C1 at its bar": { uid: "U001", companyId: "C1", shipToIds: ["500101"], topics: WEBHOOK_TOPICS },
  "C1 at its terrace": { uid: "U001", companyId: "C1", shipToIds: ["500102"], topics: WEBHOOK_TOPICS },
  "C1 everywhere": {
    ...{ uid: "U001", companyId: "C1", topics: WEBHOOK_TOPICS },
    shipToIds: ["500101", "500102", "500103", "500104"],
  },
  "C2 at a place": { uid: "U012", companyId: "C2", shipToIds: ["500203"], topics: WEBHOOK_TOPICS },
  "C4 at a place": { uid: "U024", companyId: "C4", shipToIds: ["600401"], topics: WEBHOOK_TOPICS },
  ...Object.fromEntries(
    WEBHOOK_TOPICS.map((topic) => [
      `C1 of ${topic} alone`,
      { uid: "U001", companyId: "C1", shipToIds: ["500101"], topics: [topic] },
    ]),
  ),
};
const names = Object.keys(listeners);

type Listener = {
  readonly companyId: string;
  readonly shipToIds: readonly string[];
  readonly topics: readonly string[];
};
type Where = { readonly companyId: string; readonly shipToId: string };
const places: readonly Where[] = [
  { companyId: "C1", shipToId: "500101" },
  { companyId: "C1", shipToId: "500102" },
  { companyId: "C2", shipToId: "500203" },
  { companyId: "C4", shipToId: "600401" },
];

const anOrder = ({ shipToId }: Where) =>
  sql`(select order_number from sales_order where ship_to_id = ${shipToId} order by order_number limit 1)`;
const step =
  (state: string) =>
  (where: Where): RawBuilder<unknown> =>
    sql`insert into order_event (order_number, company_id, at, state, detail)
      select order_number, ${where.companyId}, now(), ${state}, '{}' from ${anOrder(where)} o`;
const ticketOf = ({ companyId, shipToId }: Where, caseNumber: string) =>
  sql`insert into ticket select (jsonb_populate_record(null::ticket, to_jsonb(t) || jsonb_build_object(
      'case_number', ${caseNumber}::text, 'company_id', ${companyId}::text, 'ship_to_id', ${shipToId}::text))).*
    from (select * from ticket order by case_number limit 1) t`;
const caseAt = ({ shipToId }: Where) => `CS77${shipToId}`;

/** What makes the database tell something, as the noun itself writes it. */
const causes: Readonly<
  Record<string, { readonly topic: WebhookTopic; readonly make: (where: Where) => RawBuilder<unknown> }>
> = {
  "order.received": { topic: "order", make: step("received") },
  "order.confirmed": { topic: "order", make: step("confirmed") },
  "order.cancelled": { topic: "order", make: step("cancelled") },
  "order.changed": {
    topic: "order",
    make: (where) => sql`update sales_order set changed_at = now() where order_number = ${anOrder(where)}`,
  },
  "order.priced": {
    topic: "order",
    make: (where) => sql`update sales_order set is_provisional = false, prices_settled_at = now(),
      provisional_total_minor = total_minor where order_number = ${anOrder(where)}`,
  },
  "delivery.loaded": { topic: "delivery", make: step("loaded") },
  "delivery.on-the-way": { topic: "delivery", make: step("on-the-way") },
  "delivery.delivered": { topic: "delivery", make: step("delivered") },
  "delivery.partially-delivered": { topic: "delivery", make: step("partially-delivered") },
  "document.issued": {
    topic: "document",
    make: ({
      companyId,
      shipToId,
    }) => sql`insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
      values ('delivery-note', ${`WI-${shipToId}`}, ${companyId}, ${shipToId}, '2026-11-23', '{}')`,
  },
  "ticket.opened": { topic: "ticket", make: (where) => ticketOf(where, `${caseAt(where)}1`) },
  "ticket.answered": {
    topic: "ticket",
    make: (where) => sql`with made as (${ticketOf(where, `${caseAt(where)}2`)} returning case_number)
      insert into ticket_comment (case_number, company_id, at, author, text)
      select case_number, ${where.companyId}, now(), 'Pivovar', 'Ano' from made`,
  },
  "ticket.changed": {
    topic: "ticket",
    make: (where) => sql`with made as (${ticketOf(where, `${caseAt(where)}3`)} returning case_number)
      insert into ticket_change (case_number, company_id, at, status)
      select case_number, ${where.companyId}, now(), 'In Progress' from made`,
  },
};

let system: Awaited<ReturnType<typeof startListeningSystem>>;
let server: TestServer;
const secrets = new Map<string, string>();
const makeFor = async (uid: string, payload: object) =>
  (await server.as(uid)).request({
    ...{ method: "POST", url: `${SERVICE_BASE.customerData}/webhooks/MakeWebhook`, payload },
  });

beforeAll(async () => {
  system = await startListeningSystem();
  server = await startTestServer({ env: { VYCEP_ROLE: "web" } });
  for (const [name, { uid, topics, shipToIds }] of Object.entries(listeners)) {
    const answer = await makeFor(uid, { url: system.url, topics, shipToIds });
    secrets.set(name, newWebhookAnswer.parse(answer.json()).secret);
  }
});
afterAll(async () => {
  await server.stop();
  system.stop();
});
beforeEach(async () => {
  await sql`delete from webhook_delivery`.execute(server.deps.db);
  system.heard.length = 0;
});

/** Who heard what, by the secret that it was signed with. */
async function whoHeard(type: string): Promise<readonly string[]> {
  while ((await sendDueWebhooks(server.deps)) > 0);
  const now = server.deps.clock.realTime();
  const heard = system.heard.filter(({ message }) => message.type === type);
  return names.filter((name) =>
    heard.some(({ flaws }) => flaws(secrets.get(name) ?? "", now)[0] === undefined),
  );
}

const hears = ({ topics, ...listener }: Listener, topic: string, where: Where) =>
  listener.companyId === where.companyId &&
  listener.shipToIds.includes(where.shipToId) &&
  topics.includes(topic);
const whoShould = (topic: string, where: Where) =>
  Object.entries<Listener>(listeners)
    .filter(([, listener]) => hears(listener, topic, where))
    .map(([name]) => name);

describe("B16 C16 whose system hears of what", () => {
  const each = Object.entries(causes).flatMap(([type, { topic, make }]) =>
    places.map((where) => ({ type, topic, make, where })),
  );

  it.each(each)(
    "C16 $type at $where.shipToId: those who asked for it there, and nobody else",
    async ({ type, topic, make, where }) => {
      await make(where).execute(server.deps.db);
      expect(await whoHeard(type)).toEqual(whoShould(topic, where));
      for (const { message } of system.heard) expect(message).toMatchObject(where);
    },
  );

  it.each(["C1", "C2", "C4"])(
    "C16 a paper of all of %s: who listens at all of its places",
    async (companyId) => {
      await sql`insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
      values ('price-list', ${`WI-${companyId}`}, ${companyId}, null, '2026-11-23', '{}')`.execute(
        server.deps.db,
      );
      expect(await whoHeard("document.issued")).toEqual(companyId === "C1" ? ["C1 everywhere"] : []);
    },
  );
});

describe("B16 C16 places that nobody can listen at", () => {
  const foreign = places.flatMap(({ shipToId, companyId }) =>
    [
      { uid: "U001", own: "C1" },
      { uid: "U012", own: "C2" },
      { uid: "U024", own: "C4" },
    ]
      .filter(({ own }) => own !== companyId)
      .map(({ uid }) => ({ uid, shipToId })),
  );

  it.each(foreign)("C16 $uid at $shipToId, alone or beside an own one", async ({ uid, shipToId }) => {
    const own = Object.values<Listener & { readonly uid: string }>(listeners).find((one) => one.uid === uid);
    for (const shipToIds of [[shipToId], [...(own?.shipToIds ?? []), shipToId]]) {
      const answer = await makeFor(uid, { url: system.url, topics: ["order"], shipToIds });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "ship-to-not-found"]);
    }
  });
});

describe("B16 C16 the right of who made an address, when something is sent", () => {
  const rights = [...new Set(Object.values(WEBHOOK_PERMISSION))];

  it.each(rights)("C16 without %s nothing of what it is for, and all else", async (right) => {
    const { db } = server.deps;
    const { rows } = await sql<{ permissions: string }>`
      select permissions from ship_to_role where uid = 'U001' and ship_to_id = '500101'`.execute(db);
    const before = rows[0]?.permissions ?? "";
    const left = before.split(/, */).filter((one) => one !== right);
    const hold = (permissions: string) =>
      sql`update ship_to_role set permissions = ${permissions} where uid = 'U001' and ship_to_id = '500101'`.execute(
        db,
      );
    const where = { companyId: "C1", shipToId: "500101" };
    await hold(left.join(", "));
    try {
      for (const type of ["order.confirmed", "delivery.loaded"]) await causes[type]?.make(where).execute(db);
      await sql`insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
        values ('delivery-note', ${`WR-${rights.indexOf(right)}`}, 'C1', '500101', '2026-11-23', '{}')`.execute(
        db,
      );
      await ticketOf(where, `CS78${rights.indexOf(right)}`).execute(db);
      for (const type of ["order.confirmed", "delivery.loaded", "document.issued", "ticket.opened"]) {
        const topic = causes[type]?.topic ?? "order";
        const should = WEBHOOK_PERMISSION[topic] === right ? [] : whoShould(topic, where);
        expect(await whoHeard(type), type).toEqual(should);
      }
    } finally {
      await hold(before);
    }
  });
});
