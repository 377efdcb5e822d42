import { randomUUID } from "node:crypto";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { ORDER_STATES, type OrderState } from "@vycep/domain/orders/order-states";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppError } from "../../platform/errors.ts";
import { placeSomeOrder, refusal } from "../../testing/ask-cart.ts";
import { askCancel, cancelled, orderOf } from "../../testing/ask-orders.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Erp } from "../erp/erp.port.ts";
import { houseErp } from "../erp/house-erp.ts";
import { deliverOutbox } from "../erp/outbox.ts";
import { orderDesk } from "./order-desk.ts";

/** The house ERP where nothing is short. */
const house = houseErp(async () => []);
let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

/** Told only when it is so (HISTORY-07). */
const done = "The order has been cancelled.";

const desk = () => orderDesk({ db: server.deps.db, clock: server.deps.clock });
const confirm = (number: string) =>
  desk().confirm({ orderNumber: number, sapId: number, lines: [{ lineNo: 1, boxes: 3 }] });

/** All that the ERP may report of it; what does not fit is refused and changes nothing. */
const reports = {
  confirmed: (number: string) => ({ kind: "confirmation", sapId: number, lines: [{ lineNo: 1, boxes: 3 }] }),
  rejected: (number: string) => ({ kind: "confirmation", sapId: number, lines: [{ lineNo: 1, boxes: 0 }] }),
  loaded: () => ({ kind: "shipment", step: "loaded" }),
  "on-the-way": () => ({ kind: "shipment", step: "on-the-way" }),
  delivered: () => ({ kind: "delivery", lines: [{ lineNo: 1, boxes: 3 }] }),
  "partially-delivered": () => ({ kind: "delivery", lines: [{ lineNo: 1, boxes: 2 }] }),
} as const satisfies Record<string, (number: string) => ErpReport>;

async function report(number: string, what: keyof typeof reports): Promise<void> {
  const event = { id: randomUUID(), orderNumber: number, bodyHash: what, at: undefined };
  await desk()
    .report({ ...event, report: reports[what](number) })
    .catch((error: AppError) => expect(["step-not-allowed", "too-many-boxes"]).toContain(error.code));
}

/** An order that the ERP has confirmed and, if told, loaded. */
async function someOrder(state: "received" | "confirmed" | "loaded" = "confirmed"): Promise<string> {
  const number = await placeSomeOrder(owner);
  if (state !== "received") await confirm(number);
  if (state === "loaded") await report(number, "loaded");
  return number;
}

/** What is kept of an order, its events in the order of their writing. */
async function keptOf(number: string) {
  const { rows } = await sql<{ state: OrderState; events: OrderState[]; messages: number; audits: number }>`
    select state,
      (select array_agg(e.state order by e.id) from order_event e where e.order_number = o.order_number) as events,
      (select count(*)::int from outbox m where m.order_number = o.order_number
        and m.topic = 'erp.cancellation') as messages,
      (select count(*)::int from audit_entry a where a.subject_id = o.order_number
        and a.action = 'order.cancelled') as audits
    from sales_order o where order_number = ${number}`.execute(server.deps.db);
  return rows[0];
}

const untouched = async (number: string) =>
  expect(await keptOf(number)).toMatchObject({ messages: 0, audits: 0 });

/** A right of somebody is taken away while something is asked. */
async function without(uid: string, permission: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ id: string; permissions: string }>`
    select ship_to_id as id, permissions from ship_to_role where uid = ${uid}`.execute(server.deps.db);
  await sql`update ship_to_role set permissions = replace(permissions, ${permission}, 'Home Page')
    where uid = ${uid}`.execute(server.deps.db);
  try {
    await work();
  } finally {
    for (const { id, permissions } of rows) {
      await sql`update ship_to_role set permissions = ${permissions}
        where uid = ${uid} and ship_to_id = ${id}`.execute(server.deps.db);
    }
  }
}

describe("cancelOrder: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    const number = await someOrder();
    expect(refusal(await askCancel(server.stranger, { sap_id: number }))?.code).toBe("not-signed-in");
    await untouched(number);
  });

  it.each([
    ["nothing", {}, "required-parameter-missing"],
    ["two orders at once", { sap_id: "1", input: { order_id: "1" } }, "parameters-exclude-each-other"],
    ["a reason too long to keep", { input: { order_id: "1", reason: "x".repeat(201) } }, "too-long"],
  ])("bad input: %s", async (_what, args, code) => {
    expect(refusal(await askCancel(owner, args))).toMatchObject({ code, category: "graphql-input" });
  });

  it("HISTORY-04 My Orders alone may look and not cancel, and nothing happens", async () => {
    const number = await someOrder();
    const accountant = await server.as("U006");
    expect(await orderOf(accountant, number)).toMatchObject({ available_actions: ["REORDER"] });
    expect(refusal(await askCancel(accountant, { sap_id: number }))?.code).toBe("forbidden-permission");
    await untouched(number);
  });

  it("C14 Catalogue at another place is no right at this one: it is missing there", async () => {
    const number = await someOrder();
    const colleague = await server.as("U004");
    expect(cancelled(await askCancel(colleague, { sap_id: number })).errorV2?.code).toBe("ORDER_NOT_FOUND");
    await untouched(number);
  });

  it("HISTORY-08, C16 a foreign order answers like one that does not exist", async () => {
    const number = await someOrder();
    const missing = cancelled(await askCancel(owner, { sap_id: "4999999999" }));
    expect(missing).toEqual({
      message: null,
      error: "The order does not exist.",
      errorV2: { code: "ORDER_NOT_FOUND", message: "The order does not exist.", reason: "no-such-order" },
      order: null,
    });
    for (const uid of ["U012", "U024"]) {
      const other = await server.as(uid);
      expect(cancelled(await askCancel(other, { sap_id: number }))).toEqual(missing);
      expect(cancelled(await askCancel(other, { input: { order_id: number } }))).toEqual(missing);
    }
    await untouched(number);
  });
});

describe("cancelOrder: refused (HISTORY-08, HISTORY-09, ERROR-65, OP-92)", () => {
  it("OP-92 HISTORY-09 the goods issue is done: no message, the reason in words, the order as it is", async () => {
    const number = await someOrder("loaded");
    expect(await orderOf(owner, number)).toMatchObject({ available_actions: ["REORDER"] });
    const text = "The goods issue is already done, the order cannot be cancelled.";
    expect(cancelled(await askCancel(owner, { sap_id: number }))).toMatchObject({
      message: null,
      error: text,
      errorV2: { code: "PARTIAL_ORDER_ITEM_SHIPPED", message: text, reason: "goods-issue-done" },
      order: { number, state: "loaded" },
    });
    await untouched(number);
  });

  it("HISTORY-08 a blocked order stays until the ERP lets it go, and the key is free for the next try", async () => {
    const number = await someOrder();
    const block = (status: string) =>
      sql`update sales_order set delivery_status = ${status} where order_number = ${number}`.execute(
        server.deps.db,
      );
    await block("ORDER UNDER INVESTIGATION");
    expect(await orderOf(owner, number)).toMatchObject({ available_actions: ["REORDER"] });
    const key = { "idempotency-key": "cancel-when-free", lang: "cs" };
    expect(cancelled(await askCancel(owner, { sap_id: number }, key))).toMatchObject({
      message: null,
      errorV2: {
        code: "INVALID_ORDER_STATUS",
        message: "Objednávka je zablokovaná, zrušit ji teď nelze.",
        reason: "order-blocked",
      },
    });
    await untouched(number);
    await block("AWAITING SHIPMENT");
    expect(cancelled(await askCancel(owner, { sap_id: number }, key)).message).toBe("Objednávka je zrušená.");
  });
});

describe("cancelOrder: done (GQL-34, HISTORY-04, HISTORY-07)", () => {
  it.each(["received", "confirmed"] as const)(
    "GQL-34 an order that is %s is cancelled: a message, the state everywhere, and who and when in its timeline",
    async (state) => {
      const number = await someOrder(state);
      expect(await orderOf(owner, number)).toMatchObject({ available_actions: ["REORDER", "CANCEL"] });
      const answer = cancelled(await askCancel(owner, { sap_id: number }));
      expect(answer).toMatchObject({
        message: done,
        error: null,
        errorV2: null,
        order: {
          number,
          status: "cancelled",
          state: "cancelled",
          processing_status: "Fully Rejected",
          available_actions: ["REORDER"],
          items: [{ quantity_canceled: 3, status: "Fully Rejected" }],
        },
      });
      expect((await orderOf(owner, number))?.timeline?.at(-1)).toEqual({
        state: "cancelled",
        at: "2026-11-23 09:00:00",
        by: "Jana Novotná",
      });
      expect(await keptOf(number)).toEqual({
        state: "cancelled",
        events: state === "received" ? ["received", "cancelled"] : ["received", "confirmed", "cancelled"],
        messages: 1,
        audits: 1,
      });
    },
  );

  it("Magento's input does the same, and the reason goes to the ERP and into the log of changes", async () => {
    const number = await someOrder();
    const input = { order_id: number, reason: "Zavíráme\ndřív" };
    expect(cancelled(await askCancel(owner, { input })).message).toBe(done);
    const { rows } = await sql<{ told: string; kept: string }>`
      select m.payload ->> 'reason' as told, a.detail ->> 'reason' as kept
      from outbox m join audit_entry a on a.subject_id = m.order_number and a.action = 'order.cancelled'
      where m.order_number = ${number} and m.topic = 'erp.cancellation'`.execute(server.deps.db);
    expect(rows).toEqual([{ told: "Zavíráme dřív", kept: "Zavíráme dřív" }]);
  });

  it("the ERP's own number finds the order, and ours does not once there is another", async () => {
    const number = await someOrder("received");
    await desk().confirm({ orderNumber: number, sapId: `9${number}`, lines: [{ lineNo: 1, boxes: 3 }] });
    expect(cancelled(await askCancel(owner, { sap_id: number })).errorV2?.code).toBe("ORDER_NOT_FOUND");
    expect(cancelled(await askCancel(owner, { sap_id: `9${number}` })).order).toMatchObject({
      number,
      sap_id: `9${number}`,
      state: "cancelled",
    });
  });

  it("a colleague who may order at the place cancels it, and is the one named", async () => {
    const number = await someOrder();
    expect(cancelled(await askCancel(await server.as("U002"), { sap_id: number })).message).toBe(done);
    expect((await orderOf(owner, number))?.timeline?.at(-1)?.by).toBe("Petr Dvořák");
  });

  it("whoever may order and not look into the history may take an order back", async () => {
    const number = await someOrder();
    await without("U001", "My Orders", async () => {
      expect(cancelled(await askCancel(owner, { sap_id: number })).message).toBe(done);
    });
  });

  it("a place that was suspended meanwhile keeps nobody from cancelling", async () => {
    const number = await someOrder();
    await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
    const answer = await askCancel(owner, { sap_id: number });
    await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
    expect(cancelled(answer).message).toBe(done);
  });

  it("takes a handful of statements", async () => {
    const number = await someOrder();
    const answer = await owner.graphql(
      `mutation { cancelOrder(sap_id: "${number}") { message order { state } } }`,
    );
    expect(answer.statements).toBeLessThanOrEqual(9);
  });
});

describe("cancelOrder: once (C9)", () => {
  it("twenty at once cancel once, and each hears that it is cancelled", async () => {
    const number = await someOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        askCancel(
          owner,
          { sap_id: number },
          at % 2 === 0 ? {} : { "idempotency-key": `cancel-${number}-${at % 3}` },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => cancelled(answer).message))).toEqual(new Set([done]));
    expect(await keptOf(number)).toEqual({
      state: "cancelled",
      events: ["received", "confirmed", "cancelled"],
      messages: 1,
      audits: 1,
    });
  });

  it("the same key for another order is a mistake", async () => {
    const key = { "idempotency-key": "one-order-only" };
    cancelled(await askCancel(owner, { sap_id: await someOrder() }, key));
    const other = await someOrder();
    expect(refusal(await askCancel(owner, { sap_id: other }, key))?.code).toBe("idempotency-key-reused");
    await untouched(other);
  });

  it("HISTORY-09 a race with the goods issue has one winner, and the loser changes nothing", async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 12; count += 1) numbers.push(await someOrder());
    await Promise.all(
      numbers.map(async (number, at) => {
        const acts = [() => askCancel(owner, { sap_id: number }), () => report(number, "loaded")];
        const results = await Promise.all((at % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
        const answer = results.find((result) => result !== undefined);
        const kept = await keptOf(number);
        const hasWon = kept?.state === "cancelled";
        expect(kept?.events).toEqual(["received", "confirmed", hasWon ? "cancelled" : "loaded"]);
        expect(kept?.messages).toBe(hasWon ? 1 : 0);
        expect(answer && cancelled(answer).message !== null).toBe(hasWon);
      }),
    );
  });

  it("D11 no sequence of the ERP's messages and of cancellations reaches a state outside the table", async () => {
    const told = fc.constantFrom(...(Object.keys(reports) as (keyof typeof reports)[]));
    const attempts = fc.array(fc.oneof(told, fc.constant("cancel" as const)), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(attempts, fc.boolean(), async (steps, isAtOnce) => {
        const number = await someOrder("received");
        const acts = steps.map((step) => async () => {
          if (step === "cancel") await askCancel(owner, { sap_id: number });
          else await report(number, step);
        });
        if (isAtOnce) await Promise.all(acts.map((act) => act()));
        else for (const act of acts) await act();
        const kept = await keptOf(number);
        const road = kept?.events ?? [];
        expect(road[0]).toBe("received");
        expect(road.at(-1)).toBe(kept?.state);
        for (const [at, state] of road.slice(1).entries()) {
          expect(ORDER_STATES[road[at] ?? state].next).toContain(state);
        }
        // The ERP hears of what the customer took back, not of what it rejected itself.
        const isCancelled = kept?.state === "cancelled";
        if (!steps.includes("rejected")) expect(kept?.messages).toBe(isCancelled ? 1 : 0);
        expect(kept?.messages).toBe(kept?.audits);
        if (!isCancelled) expect(kept?.messages).toBe(0);
      }),
      { numRuns: 25 },
    );
  });
});

describe("the ERP hears of it (D11)", () => {
  const told: string[] = [];
  /** The outbox as a worker sees it, ten seconds on, with an ERP that keeps what it was told. */
  async function deliver(erp: Partial<Erp> = {}): Promise<void> {
    const { db, clock, log } = server.deps;
    const spying: Erp = {
      ...house,
      send: (order, waitedMs) => {
        told.push(`order ${order.orderNumber}`);
        return house.send(order, waitedMs);
      },
      cancel: (cancellation, waitedMs) => {
        told.push(`cancellation ${cancellation.orderNumber}`);
        return house.cancel(cancellation, waitedMs);
      },
      ...erp,
    };
    await laterInOutbox(db, 60_000);
    await deliverOutbox({
      db,
      log,
      erp: spying,
      pricing: server.pricing,
      desk: orderDesk({ db, clock }),
    });
  }
  async function begin(): Promise<string> {
    await sql`update outbox set delivered_at = now() where delivered_at is null`.execute(server.deps.db);
    told.length = 0;
    return someOrder("received");
  }

  it("once, and only after it has the order; its late confirmation changes nothing", async () => {
    const number = await begin();
    cancelled(await askCancel(owner, { sap_id: number }));
    await deliver();
    await deliver();
    await deliver();
    expect(told).toEqual([`order ${number}`, `cancellation ${number}`]);
    expect(await keptOf(number)).toMatchObject({ state: "cancelled", events: ["received", "cancelled"] });
  });

  it("an ERP that is away or still at it hears later, and nothing is lost", async () => {
    const number = await begin();
    cancelled(await askCancel(owner, { sap_id: number }));
    await deliver({ send: async () => Promise.reject(new Error("no route to the ERP")) });
    expect(told).toEqual([]);
    await deliver();
    await deliver({ cancel: async () => Promise.reject(new Error("no route to the ERP")) });
    await deliver({ cancel: async () => ({ kind: "working", askAgainInMs: 10 }) });
    const waiting = sql<{ count: number }>`select count(*)::int as count from outbox
      where order_number = ${number} and delivered_at is null`;
    expect((await waiting.execute(server.deps.db)).rows).toEqual([{ count: 1 }]);
    await deliver();
    expect(told).toEqual([`order ${number}`, `cancellation ${number}`]);
    expect((await waiting.execute(server.deps.db)).rows).toEqual([{ count: 0 }]);
  });
});
