import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { placeSomeOrder } from "../../../testing/ask-cart.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";
import { markDelivered, parkMessage } from "../../outbox/outbox.commands.ts";

let server: TestServer;
let owner: Caller;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [owner, admin] = await Promise.all([server.as("U001"), server.asStaff("S01")]);
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from outbox`.execute(server.deps.db));

const looking = `{ integrations { name state isBuiltIn waiting refused oldest lastSent lastError } }`;
const listing = `query ($standing: ErpMessageStanding! = open, $first: Int! = 50, $after: String) {
  erpMessages(standing: $standing, first: $first, after: $after) {
    total next items { id kind orderNumber company attempts nextAttempt state since error } } }`;
const opening = `query ($id: ID!) { erpMessageBody(id: $id) }`;
const sending = `mutation ($ids: [ID!]) { sendErpMessages(input: { ids: $ids }) { count refusal { code message } } }`;
const setting = `mutation ($id: ID!, $reason: String!) {
  setErpMessageAside(input: { id: $id, reason: $reason }) { count refusal { code message } } }`;

type Message = { readonly id: string; readonly orderNumber: string; readonly [Name: string]: unknown };
type Done = { readonly count: number; readonly refusal: { readonly code: string } | null };

async function told<Answer>(document: string, variables: object = {}, caller = admin): Promise<Answer> {
  const { data, errors } = await caller.desk(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

const messages = (standing = "open") =>
  told<{ readonly total: number; readonly items: readonly Message[] }>(listing, { standing });

/** A message about a new order; `refused` by the ERP with its words. */
async function queued({ refused }: { readonly refused?: string } = {}): Promise<Message> {
  const number = await placeSomeOrder(owner);
  const { rows } = await sql<{ id: string }>`select id from outbox where order_number = ${number}`.execute(
    server.deps.db,
  );
  const id = String(rows[0]?.id);
  if (refused !== undefined)
    await inTransaction(server.deps.db, (tx) => parkMessage(tx, Number(id), refused));
  return { id, orderNumber: number };
}

async function erp() {
  const all = await told<readonly Readonly<Record<string, unknown>>[]>(looking);
  return all.find(({ name }) => name === "erp");
}

async function actionsOf(number: string) {
  const { rows } = await sql<{ action: string; actor_uid: string | null; reason: string | null }>`
    select action, actor_uid, detail ->> 'reason' as reason from audit_entry
    where subject_id = ${number} and action <> 'order.placed' order by id`.execute(server.deps.db);
  return rows;
}

test("DINT-01 a stranger, a customer and whoever looks after orders alone learn and do nothing", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: looking } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  for (const [document, variables] of [
    [looking, {}],
    [listing, {}],
    [opening, { id: "1" }],
    [sending, {}],
    [setting, { id: "1", reason: "Omyl" }],
  ] as const)
    expect((await service.desk(document, variables)).errors[0]?.extensions.code).toBe("not-your-area");
});

test.each([
  [listing, { first: 0 }, "page-size-invalid"],
  [sending, { ids: Array.from({ length: 1001 }, (_, at) => String(at + 1)) }, "invalid-input"],
])("DINT-01 what cannot be asked is told: %#", async (document, variables, code) => {
  expect((await admin.desk(document, variables)).errors[0]?.extensions.code).toBe(code);
});

test("DINT-01 what is no message that the ERP refused is not set aside, nor without a reason", async () => {
  const { id } = await queued();
  for (const [input, code] of [
    [{ id, reason: " " }, "reason-missing"],
    [{ id, reason: "x".repeat(201) }, "reason-too-long"],
    [{ id, reason: "Omyl" }, "message-not-refused"],
    [{ id: "0", reason: "Omyl" }, "message-not-refused"],
    [{ id: "999999999", reason: "Omyl" }, "message-not-refused"],
  ] as const)
    expect(await told<Done>(setting, input)).toMatchObject({ count: 0, refusal: { code } });
  expect(await told<Done>(sending, { ids: ["999999999", "none"] })).toMatchObject({
    count: 0,
    refusal: { code: "message-not-refused" },
  });
});

describe("DINT-01 how a connection is", () => {
  test("each is named with what waits; the house's own need nobody else to answer", async () => {
    const all = await told<readonly { name: string; state: string; isBuiltIn: boolean }[]>(looking);
    expect(all.map(({ name, state, isBuiltIn }) => [name, state, isBuiltIn])).toEqual([
      ["erp", "working", true],
      ["mail", "working", true],
      ["files", "working", true],
      ["identity", "working", true],
    ]);
  });

  test("a refused message is trouble in the ERP's words; what waits alone is none", async () => {
    await queued();
    expect(await erp()).toMatchObject({ state: "working", waiting: 1, refused: 0, lastError: null });
    await queued({ refused: "422 line 1 has no price" });
    expect(await erp()).toMatchObject({
      ...{ state: "troubled", waiting: 1, refused: 1, lastError: "422 line 1 has no price" },
      oldest: expect.any(String),
    });
  });

  test("an hour without an answer is an outage; it ends by itself with the first order that goes through", async () => {
    const [first, second] = [await queued(), await queued()];
    await sql`update outbox set created_at = now() - interval '1 hour', last_error = 'connection refused'`.execute(
      server.deps.db,
    );
    expect(await erp()).toMatchObject({ state: "away", waiting: 2, lastError: "connection refused" });
    await inTransaction(server.deps.db, (tx) => markDelivered(tx, Number(first.id)));
    expect(await erp()).toMatchObject({ state: "troubled", waiting: 1, lastSent: expect.any(String) });
    await inTransaction(server.deps.db, (tx) => markDelivered(tx, Number(second.id)));
    expect(await erp()).toMatchObject({ state: "working", waiting: 0, oldest: null });
  });

  test("an outage is told in a sentence of the reader's language, a refusal in the ERP's words", async () => {
    const { id, orderNumber } = await queued();
    await queued({ refused: "422: line 1 has no price" });
    await sql`update outbox set last_error = 'broke-down: 500: deadlock' where id = ${id}`.execute(
      server.deps.db,
    );
    const said = "The ERP answered with error 500: deadlock";
    expect((await messages()).items.map(({ error }) => error)).toEqual(["422: line 1 has no price", said]);
    const order = await told<{ readonly messages: readonly unknown[] }>(
      `query ($number: ID!) { order(number: $number) { messages { error } } }`,
      { number: orderNumber },
    );
    expect(order.messages).toEqual([{ error: said }]);
    await sql`update outbox set last_error = 'connection-refused: connect ECONNREFUSED' where parked_at is null`.execute(
      server.deps.db,
    );
    await sql`delete from outbox where parked_at is not null`.execute(server.deps.db);
    expect(await erp()).toMatchObject({
      lastError: "The ERP is not running: nobody takes connections at its address.",
    });
  });

  test("a partner that does not answer is away, with what was said", async () => {
    const connected = await startTestServer({
      env: { ERP_URL: "http://127.0.0.1:59999", ERP_SECRET: "a secret of more than thirty-two letters" },
    });
    try {
      const all = await told<readonly Readonly<Record<string, unknown>>[]>(
        looking,
        {},
        await connected.asStaff("S01"),
      );
      expect(all[0]).toMatchObject({ name: "erp", isBuiltIn: false, state: "away" });
      expect(all[0]?.["lastError"]).toContain("ECONNREFUSED");
    } finally {
      await connected.stop();
    }
  });
});

describe("DINT-01 the queue to the ERP", () => {
  test("is listed with the ERP's words, the newest first, page by page", async () => {
    const [older, newer] = [await queued({ refused: "422 no price" }), await queued()];
    const page = await told<{ next: string; items: readonly Message[] }>(listing, { first: 1 });
    expect(page).toMatchObject({
      ...{ total: 2, next: expect.any(String) },
      items: [{ ...newer, kind: "order", company: "C1", state: "waiting", error: null }],
    });
    const behind = await told<{ next: null; items: readonly Message[] }>(listing, { after: page.next });
    expect(behind).toMatchObject({
      next: null,
      items: [{ ...older, state: "refused", error: "422 no price", nextAttempt: null }],
    });
  });

  test("what a message says is told of one, as JSON; of none there is nothing", async () => {
    const { id, orderNumber } = await queued();
    expect(JSON.parse(await told<string>(opening, { id }))).toMatchObject({ orderNumber });
    expect(await Promise.all(["0", "999999999", "none"].map((none) => told(opening, { id: none })))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("what is sent again goes at once, as if it were new, and who did it stands in the order's history", async () => {
    const [refused, waiting] = [await queued({ refused: "422 no price" }), await queued()];
    expect(await told<Done>(sending, { ids: [refused.id] })).toEqual({ count: 1, refusal: null });
    expect((await messages()).items).toMatchObject([
      { id: waiting.id, state: "waiting" },
      { id: refused.id, state: "waiting", attempts: 0 },
    ]);
    expect(await actionsOf(refused.orderNumber)).toEqual([
      { action: "order.sent-again", actor_uid: "S01", reason: null },
    ]);
    expect(await actionsOf(waiting.orderNumber)).toEqual([]);
    // What only waits goes by itself.
    expect((await told<Done>(sending)).count).toBe(0);
    expect(await actionsOf(waiting.orderNumber)).toEqual([]);
  });

  test("what failed goes at once, but not a second time while it is being sent", async () => {
    const [failed, beingSent] = [await queued(), await queued()];
    await sql`update outbox set attempts = 3, last_error = '503', next_attempt_at = now() + case id
      when ${failed.id}::bigint then interval '10 minutes' else interval '20 seconds' end`.execute(
      server.deps.db,
    );
    expect((await told<Done>(sending)).count).toBe(2);
    const { rows } = await sql<{ id: string }>`
      select id::text from outbox where next_attempt_at <= now() order by id`.execute(server.deps.db);
    expect(rows.map(({ id }) => id)).toContain(failed.id);
    expect(rows.map(({ id }) => id)).not.toContain(beingSent.id);
  });

  test("what is set aside goes no more, with the cancellation that waited for it, and keeps its reason", async () => {
    const refused = await queued({ refused: "422 no price" });
    await sql`insert into outbox (topic, company_id, order_number, payload, created_at, next_attempt_at)
      values ('erp.cancellation', 'C1', ${refused.orderNumber}, '{}', now(), now())`.execute(server.deps.db);
    const input = { id: refused.id, reason: "Vyřízeno telefonicky" };
    expect(await told<Done>(setting, input)).toEqual({ count: 1, refusal: null });
    expect((await messages()).total).toBe(0);
    expect((await messages("set_aside")).items).toMatchObject([
      { kind: "cancellation", state: "set_aside" },
      { id: refused.id, state: "set_aside", since: expect.any(String) },
    ]);
    expect(await actionsOf(refused.orderNumber)).toEqual([
      { action: "order.message-set-aside", actor_uid: "S01", reason: "Vyřízeno telefonicky" },
    ]);
    expect(await told<Done>(setting, input)).toMatchObject({ refusal: { code: "message-not-refused" } });
    expect((await told<Done>(sending)).count).toBe(0);
  });
});
