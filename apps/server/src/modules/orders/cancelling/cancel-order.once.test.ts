import { ORDER_STATES } from "@vycep/domain/orders/order-states";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../testing/ask-cart.ts";
import { askCancel, cancelled } from "../../../testing/ask-orders.ts";
import {
  erpReports,
  expectUntouched,
  keptOf,
  reportOrder,
  someOrder,
} from "../../../testing/order-to-cancel.ts";
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

describe("cancelOrder: once (C9)", () => {
  it("twenty at once cancel once, and each hears that it is cancelled", async () => {
    const number = await someOrder(server, owner);
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
    expect(await keptOf(server, number)).toEqual({
      state: "cancelled",
      events: ["received", "confirmed", "cancelled"],
      messages: 1,
      audits: 1,
    });
  });

  it("the same key for another order is a mistake", async () => {
    const key = { "idempotency-key": "one-order-only" };
    cancelled(await askCancel(owner, { sap_id: await someOrder(server, owner) }, key));
    const other = await someOrder(server, owner);
    expect(refusal(await askCancel(owner, { sap_id: other }, key))?.code).toBe("idempotency-key-reused");
    await expectUntouched(server, other);
  });

  it("HISTORY-09 a race with the goods issue has one winner, and the loser changes nothing", async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 12; count += 1) numbers.push(await someOrder(server, owner));
    await Promise.all(
      numbers.map(async (number, at) => {
        const acts = [
          () => askCancel(owner, { sap_id: number }),
          () => reportOrder(server, number, "loaded"),
        ];
        const results = await Promise.all((at % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
        const answer = results.find((result) => result !== undefined);
        const kept = await keptOf(server, number);
        const hasWon = kept?.state === "cancelled";
        expect(kept?.events).toEqual(["received", "confirmed", hasWon ? "cancelled" : "loaded"]);
        expect(kept?.messages).toBe(hasWon ? 1 : 0);
        expect(answer && cancelled(answer).message !== null).toBe(hasWon);
      }),
    );
  });

  it("D11 no sequence of the ERP's messages and of cancellations reaches a state outside the table", async () => {
    const told = fc.constantFrom(...(Object.keys(erpReports) as (keyof typeof erpReports)[]));
    const attempts = fc.array(fc.oneof(told, fc.constant("cancel" as const)), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(attempts, fc.boolean(), async (steps, isAtOnce) => {
        const number = await someOrder(server, owner, "received");
        const acts = steps.map((step) => async () => {
          if (step === "cancel") await askCancel(owner, { sap_id: number });
          else await reportOrder(server, number, step);
        });
        if (isAtOnce) await Promise.all(acts.map((act) => act()));
        else for (const act of acts) await act();
        const kept = await keptOf(server, number);
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
