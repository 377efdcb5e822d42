import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startOrder } from "../../testing/ask-cart.ts";
import { askTickets } from "../../testing/ask-tickets.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { orderOfGoods } from "../../testing/past-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { moveOrders } from "../erp/erp-worker.ts";
import { houseErp } from "../erp/house-erp.ts";
import { deliverOutbox } from "../erp/outbox.ts";
import { billAfterReport } from "../invoices/bill-after-report.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { creditAfterReport } from "./credit-after-report.ts";
import { remindOfClaims } from "./remind-of-claims.ts";
import { settleClaims } from "./settle-claims.ts";

let server: TestServer;
let jana: Caller;
/** Delivered on 26 November and billed at noon: ten boxes of one product, four of another. */
let order: string;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
  server.clock.set("2026-11-23T09:00:00");
  order = await orderOfGoods(jana, await startOrder(jana), [
    { sku: "100107", quantity: 10 },
    { sku: "100112", quantity: 4 },
  ]);
  await laterInOutbox(server.deps.db, 3000);
  await deliverOutbox(worker());
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-26T18:00:00"));

const afterReport: Parameters<typeof orderDesk>[1] = async (...told) => {
  await billAfterReport(...told);
  await creditAfterReport(...told);
};
function worker() {
  const { db, clock, log } = server.deps;
  const erp = houseErp(() => Promise.resolve([]));
  return { db, clock, log, erp, pricing: server.pricing, desk: orderDesk({ db, clock }, afterReport) };
}
async function ask(
  uid: string | undefined,
  path: string,
  call: {
    readonly method?: "POST" | "PUT";
    readonly payload?: object;
    readonly headers?: Record<string, string>;
  } = {},
) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const answer = await caller.request({ ...call, url: `${SERVICE_BASE.general}/claims/${path}?lang=en` });
  return {
    status: answer.statusCode,
    // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
    body: answer.json<any>(),
    statements: Number(answer.headers["x-sql-statements"]),
  };
}
const delivery = async () => (await ask("U001", `GetDeliveryToClaim/${order}`)).body;
const line = (no: number, boxes: number, reason = "short") => ({ line: no, reason, boxes, photos: [] });
const claim = (lines: readonly object[], change: object = {}, headers: Record<string, string> = {}) =>
  ask("U001", "CreateClaim", {
    method: "POST",
    headers,
    payload: { order, lines, note: "", market: "CZ", expectedMinor: 0, ...change },
  });

describe("B2 before the delivery", () => {
  it("nothing can be claimed, and the page says so", async () => {
    server.clock.set("2026-11-23T10:00:00");
    expect((await delivery()).refusal).toBe("not-delivered");
    const { status, body } = await claim([line(1, 1)]);
    expect([status, body.code]).toEqual([409, "not-delivered"]);
  });
});

describe("B2 a delivery that came", () => {
  beforeAll(async () => {
    server.clock.set("2026-11-26T17:00:00");
    await moveOrders(worker());
  });

  it("a stranger, somebody without the right and somebody of another company learn nothing of it", async () => {
    expect((await ask(undefined, `GetDeliveryToClaim/${order}`)).status).toBe(401);
    expect((await ask("U009", `GetDeliveryToClaim/${order}`)).body.code).toBe("forbidden-permission");
    for (const uid of ["U012", "U004"]) {
      const found = await ask(uid, `GetDeliveryToClaim/${order}`);
      expect([uid, found.status, found.body.code]).toEqual([uid, 404, "no-such-order"]);
    }
    expect(
      (await ask("U012", `SetClaimDraft/${order}`, { method: "PUT", payload: { lines: [], note: "" } }))
        .status,
    ).toBe(404);
  });

  it("is told with what may be claimed and until when, in as many statements for any number of lines", async () => {
    const { body, statements } = await ask("U001", `GetDeliveryToClaim/${order}`);
    expect(body).toMatchObject({
      ...{ order, refusal: null, deliveryDay: "2026-11-26", currency: "CZK", claims: [], draft: null },
      term: { days: 3, spoiledDays: 1 },
    });
    expect(body.lines).toMatchObject([
      { line: 1, sku: "100107", delivered: 10, left: 10, vatPct: 21 },
      { line: 2, sku: "100112", delivered: 4, left: 4 },
    ]);
    expect(statements).toBe(8);
  });

  it.each([
    ["nothing", [], 422, "nothing-claimed"],
    ["a line that is not there", [line(9, 1)], 422, "line-unknown"],
    ["the same line twice", [line(1, 1), line(1, 2, "damaged")], 422, "line-twice"],
    ["more than came", [line(1, 11)], 422, "more-than-delivered"],
    ["for another credit than there is", [line(1, 1)], 409, "credit-differs"],
    ["with a photo that is none", [{ ...line(1, 1), photos: ["0".repeat(32)] }], 409, "credit-differs"],
    ["no number of boxes", [line(1, 0)], 400, "invalid-input"],
    ["for no reason that we know", [line(1, 1, "late")], 400, "invalid-input"],
  ])("a claim of %s is refused", async (_what, lines, status, code) => {
    const answer = await claim(lines);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("C20 what was begun is there again after a reload, for who began it alone", async () => {
    const payload = { lines: [line(1, 2), line(2, 1, "damaged")], note: "U zadních dveří" };
    expect((await ask("U001", `SetClaimDraft/${order}`, { method: "PUT", payload })).status).toBe(200);
    expect((await delivery()).draft).toEqual(payload);
    const tomas = await ask("U002", `GetDeliveryToClaim/${order}`);
    expect(tomas.body.draft ?? null).toBeNull();
  });

  it("B2 who has not sent it is reminded once, a day before it is too late", async () => {
    const told = async () =>
      (
        await sql<{ facts: unknown }>`select facts from notice where kind = 'claim-deadline'`.execute(
          server.deps.db,
        )
      ).rows;
    await remindOfClaims(server.deps);
    expect(await told()).toEqual([]);
    server.clock.set("2026-11-28T08:00:00");
    await remindOfClaims(server.deps);
    await remindOfClaims(server.deps);
    expect(await told()).toEqual([{ facts: { kind: "claim-deadline", lastDay: "2026-11-29" } }]);
  });

  it("B2 two short and one damaged become one ticket, once however often it is sent, and the credit note answers it", async () => {
    const { lines } = await delivery();
    const [first, second] = lines;
    const net = 2 * first.unitPriceMinor + second.unitPriceMinor;
    const deposit = 2 * first.unitDepositMinor + second.unitDepositMinor;
    const expectedMinor = Math.round(net * 1.21) + deposit;
    const wanted = [line(1, 2), line(2, 1, "damaged")];
    const key = { "idempotency-key": "claim-1" };
    const sent = await Promise.all([1, 2, 3].map(() => claim(wanted, { expectedMinor }, key)));
    const numbers = new Set(sent.map(({ body }) => body.caseNumber));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(numbers.size).toBe(1);
    const [caseNumber = ""] = numbers;
    const ticket = await askTickets(server, "U001", { path: `GetTicketById/${caseNumber}` });
    expect(ticket.body).toMatchObject({
      ...{ title: `Claim for delivery ${order}`, category: "delivery", about: { order } },
      description: expect.stringContaining("2× "),
    });
    const found = await ask("U001", `GetClaimByTicketId/${caseNumber}`);
    expect(found.body.claim).toMatchObject({ caseNumber, order, state: "sent", expectedMinor, credits: [] });
    expect((await ask("U012", `GetClaimByTicketId/${caseNumber}`)).body.claim).toBeNull();
    expect(await delivery()).toMatchObject({ draft: null, lines: [{ left: 8 }, { left: 3 }] });
    expect((await claim([line(1, 9)])).body.code).toBe("more-than-delivered");

    const report = worker().desk.report;
    await settleClaims(server.deps, report);
    expect((await ask("U001", `GetClaimByTicketId/${caseNumber}`)).body.claim.state).toBe("sent");
    server.clock.set("2026-11-26T18:06:00");
    await settleClaims(server.deps, report);
    await settleClaims(server.deps, report);
    const number = `R${caseNumber.slice(2)}`;
    expect((await ask("U001", `GetClaimByTicketId/${caseNumber}`)).body.claim).toMatchObject({
      state: "credited",
      // To the last heller what was expected.
      credits: [{ number, boxes: 3, totalMinor: -expectedMinor }],
    });
    expect((await delivery()).claims).toMatchObject([
      { caseNumber, state: "credited", credits: [{ number }] },
    ]);
    // What came back for the claim is not taken off twice.
    expect((await delivery()).lines).toMatchObject([{ left: 8 }, { left: 3 }]);
    const solved = await askTickets(server, "U001", { path: `GetTicketById/${caseNumber}` });
    expect(solved.body).toMatchObject({ status: "Problem Solved", unread: 1 });
    const { rows } = await sql<{ uid: string; facts: unknown }>`
      select uid, facts from notice where kind = 'claim-credited'`.execute(server.deps.db);
    expect(rows).toEqual([{ uid: "U001", facts: { kind: "claim-credited", order, document: number } }]);
  });

  it("B2 after its days nothing can be claimed, spoiled beer sooner, and a contract may say otherwise", async () => {
    server.clock.set("2026-11-28T08:00:00");
    expect((await claim([line(1, 1, "spoiled")])).body.code).toBe("claim-too-late");
    server.clock.set("2026-11-30T08:00:00");
    expect((await delivery()).refusal).toBe("claim-too-late");
    expect((await claim([line(1, 1)])).status).toBe(409);
    // Of a contract that is over, of another company's, and of one that holds.
    await sql`insert into contract (number, company_id, type, valid_from, valid_to, summary, volume_hl, names)
      values ('K-OVER', 'C1', 'supply', '2020-01-01', '2025-12-31', '', 0, '{"en": "Over"}')`.execute(
      server.deps.db,
    );
    const agree = (contract: string, company: string, days: number) =>
      sql`insert into claim_term (contract_number, company_id, days, spoiled_days, valid_from)
        values (${contract}, ${company}, ${days}, 5, '2026-01-01')`.execute(server.deps.db);
    await agree("K-OVER", "C1", 30);
    await agree("K2026-0021", "C2", 30);
    expect((await delivery()).refusal).toBe("claim-too-late");
    await agree("K2024-0117", "C1", 8);
    expect(await delivery()).toMatchObject({ refusal: null, term: { days: 8, spoiledDays: 5 } });
    expect((await claim([line(1, 1, "spoiled")])).body.code).toBe("credit-differs");
  });
});
