import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../testing/ask-cart.ts";
import { askCancel, cancelled, orderOf } from "../../../testing/ask-orders.ts";
import { confirmOrder, expectUntouched, keptOf, someOrder } from "../../../testing/order-to-cancel.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

/** Told only when it is so (HISTORY-07). */
const done = "The order has been cancelled.";

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
    const number = await someOrder(server, owner);
    expect(refusal(await askCancel(server.stranger, { sap_id: number }))?.code).toBe("not-signed-in");
    await expectUntouched(server, number);
  });

  it.each([
    ["nothing", {}, "required-parameter-missing"],
    ["two orders at once", { sap_id: "1", input: { order_id: "1" } }, "parameters-exclude-each-other"],
    ["a reason too long to keep", { input: { order_id: "1", reason: "x".repeat(201) } }, "too-long"],
  ])("bad input: %s", async (_what, args, code) => {
    expect(refusal(await askCancel(owner, args))).toMatchObject({ code, category: "graphql-input" });
  });

  it("HISTORY-04 My Orders alone may look and not cancel, and nothing happens", async () => {
    const number = await someOrder(server, owner);
    const accountant = await server.as("U006");
    expect(await orderOf(accountant, number)).toMatchObject({ available_actions: ["REORDER"] });
    expect(refusal(await askCancel(accountant, { sap_id: number }))?.code).toBe("forbidden-permission");
    await expectUntouched(server, number);
  });

  it("C14 Catalogue at another place is no right at this one: it is missing there", async () => {
    const number = await someOrder(server, owner);
    const colleague = await server.as("U004");
    expect(cancelled(await askCancel(colleague, { sap_id: number })).errorV2?.code).toBe("ORDER_NOT_FOUND");
    await expectUntouched(server, number);
  });

  it("HISTORY-08, C16 a foreign order answers like one that does not exist", async () => {
    const number = await someOrder(server, owner);
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
    await expectUntouched(server, number);
  });
});

describe("cancelOrder: refused (HISTORY-08, HISTORY-09, ERROR-65, OP-92)", () => {
  it("OP-92 HISTORY-09 the goods issue is done: no message, the reason in words, the order as it is", async () => {
    const number = await someOrder(server, owner, "loaded");
    expect(await orderOf(owner, number)).toMatchObject({ available_actions: ["REORDER"] });
    const text = "The goods issue is already done, the order cannot be cancelled.";
    expect(cancelled(await askCancel(owner, { sap_id: number }))).toMatchObject({
      message: null,
      error: text,
      errorV2: { code: "PARTIAL_ORDER_ITEM_SHIPPED", message: text, reason: "goods-issue-done" },
      order: { number, state: "loaded" },
    });
    await expectUntouched(server, number);
  });

  it("HISTORY-08 a blocked order stays until the ERP lets it go, and the key is free for the next try", async () => {
    const number = await someOrder(server, owner);
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
    await expectUntouched(server, number);
    await block("AWAITING SHIPMENT");
    expect(cancelled(await askCancel(owner, { sap_id: number }, key)).message).toBe("Objednávka je zrušená.");
  });
});

describe("cancelOrder: done (GQL-34, HISTORY-04, HISTORY-07)", () => {
  it.each(["received", "confirmed"] as const)(
    "GQL-34 an order that is %s is cancelled: a message, the state everywhere, and who and when in its timeline",
    async (state) => {
      const number = await someOrder(server, owner, state);
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
      expect(await keptOf(server, number)).toEqual({
        state: "cancelled",
        events: state === "received" ? ["received", "cancelled"] : ["received", "confirmed", "cancelled"],
        messages: 1,
        audits: 1,
      });
    },
  );

  it("Magento's input does the same, and the reason goes to the ERP and into the log of changes", async () => {
    const number = await someOrder(server, owner);
    const input = { order_id: number, reason: "Zavíráme\ndřív" };
    expect(cancelled(await askCancel(owner, { input })).message).toBe(done);
    const { rows } = await sql<{ told: string; kept: string }>`
      select m.payload ->> 'reason' as told, a.detail ->> 'reason' as kept
      from outbox m join audit_entry a on a.subject_id = m.order_number and a.action = 'order.cancelled'
      where m.order_number = ${number} and m.topic = 'erp.cancellation'`.execute(server.deps.db);
    expect(rows).toEqual([{ told: "Zavíráme dřív", kept: "Zavíráme dřív" }]);
  });

  it("the ERP's own number finds the order, and ours does not once there is another", async () => {
    const number = await someOrder(server, owner, "received");
    await confirmOrder(server, number, `9${number}`);
    expect(cancelled(await askCancel(owner, { sap_id: number })).errorV2?.code).toBe("ORDER_NOT_FOUND");
    expect(cancelled(await askCancel(owner, { sap_id: `9${number}` })).order).toMatchObject({
      number,
      sap_id: `9${number}`,
      state: "cancelled",
    });
  });

  it("a colleague who may order at the place cancels it, and is the one named", async () => {
    const number = await someOrder(server, owner);
    expect(cancelled(await askCancel(await server.as("U002"), { sap_id: number })).message).toBe(done);
    expect((await orderOf(owner, number))?.timeline?.at(-1)?.by).toBe("Petr Dvořák");
  });

  it("whoever may order and not look into the history may take an order back", async () => {
    const number = await someOrder(server, owner);
    await without("U001", "My Orders", async () => {
      expect(cancelled(await askCancel(owner, { sap_id: number })).message).toBe(done);
    });
  });

  it("a place that was suspended meanwhile keeps nobody from cancelling", async () => {
    const number = await someOrder(server, owner);
    await sql`update ship_to set status = 'SUSPENDED' where id = '500101'`.execute(server.deps.db);
    const answer = await askCancel(owner, { sap_id: number });
    await sql`update ship_to set status = 'APPROVED' where id = '500101'`.execute(server.deps.db);
    expect(cancelled(answer).message).toBe(done);
  });

  it("takes a handful of statements", async () => {
    const number = await someOrder(server, owner);
    const answer = await owner.graphql(
      `mutation { cancelOrder(sap_id: "${number}") { message order { state } } }`,
    );
    expect(answer.statements).toBeLessThanOrEqual(9);
  });
});
