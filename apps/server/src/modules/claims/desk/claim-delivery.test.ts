import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { afterHouseReport } from "../../../app/after-house-report.ts";
import { startOrder } from "../../../testing/ask-cart.ts";
import { actOnClaim, askClaim, worthOf } from "../../../testing/desk/ask-claims.ts";
import { laterInOutbox } from "../../../testing/later-outbox.ts";
import { orderOfGoods } from "../../../testing/past-orders.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { moveOrders } from "../../erp/erp-worker.ts";
import { houseErp } from "../../erp/house-erp.ts";
import { deliverOutbox } from "../../erp/outbox.ts";
import { orderDesk } from "../../orders/order-desk.ts";

let server: TestServer;
let service: StaffCaller;
/** Thirty boxes of one product, eight kegs of another, billed a month ago. */
let order: string;

beforeAll(async () => {
  server = await startTestServer();
  const jana = await server.as("U001");
  order = await orderOfGoods(jana, await startOrder(jana), [
    { sku: "100107", quantity: 30 },
    { sku: "100112", quantity: 8 },
  ]);
  const { db, clock, log } = server.deps;
  const erp = houseErp(() => Promise.resolve([]));
  const worker = { db, clock, log, erp, pricing: server.pricing };
  const desk = orderDesk({ db, clock }, afterHouseReport);
  await laterInOutbox(db, 3000);
  await deliverOutbox({ ...worker, desk });
  server.clock.set("2026-11-26T17:00:00");
  await moveOrders({ ...worker, desk });
  server.clock.set("2026-12-23T09:00:00");
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

const query = `mutation ($input: DeskClaimDeliveryInput!) {
  claimDelivery(input: $input) { number refusal { code lineNo message } } }`;
const line = (lineNo: number, boxes: number, reason = "damaged") => ({ lineNo, boxes, reason });
type Answer = {
  number: string | null;
  refusal: { code: string; lineNo: number | null; message: string } | null;
};
async function write(input: object, caller = service) {
  const { data, errors } = await caller.desk(query, { input: { order, note: "", ...input } });
  expect(errors).toEqual([]);
  return data?.["claimDelivery"] as Answer;
}

describe("DORD-03 DTICK-03 a claim that staff write down after a call", () => {
  test("is no stranger's, nor theirs who may only look, nor of no reason that there is", async () => {
    const payload = { query, variables: { input: { order, note: "", lines: [line(1, 1)] } } };
    const url = "/desk/graphql";
    expect((await server.stranger.request({ method: "POST", url, payload })).statusCode).toBe(401);
    const wrong = await service.desk(query, { input: { order, note: "", lines: [line(1, 1, "ugly")] } });
    expect(wrong.errors).not.toEqual([]);
    const finance = await server.asStaff("S07");
    const refused = await finance.desk(query, payload.variables);
    expect(refused.errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each<[string, object, string, number | null]>([
    ["an order that nobody knows", { order: "4799999999", lines: [line(1, 1)] }, "order-unknown", null],
    ["nothing", { lines: [] }, "nothing-claimed", null],
    ["a line twice", { lines: [line(1, 1), line(1, 1)] }, "line-twice", 1],
    ["a line that it does not have", { lines: [line(9, 1)] }, "line-unknown", 9],
    ["more than came", { lines: [line(1, 31)] }, "more-than-delivered", 1],
    ["no boxes", { lines: [line(1, 0)] }, "more-than-delivered", 1],
    ["a note without end", { lines: [line(1, 1)], note: "x".repeat(501) }, "note-too-long", null],
  ])("is refused of %s", async (_what, input, code, lineNo) => {
    const answer = await write(input);
    expect(answer).toMatchObject({ number: null, refusal: { code, lineNo } });
    expect(answer.refusal?.message).not.toBe("");
  });

  test("is not of companies that sales do not have", async () => {
    await sql`delete from staff_company where uid = 'S03' and company_id = 'C1'`.execute(server.deps.db);
    const foreign = await write({ lines: [line(1, 1)] }, await server.asStaff("S03"));
    expect(foreign.refusal?.code).toBe("order-unknown");
  });

  test("is the ticket of who ordered, says who wrote it, also when their own days are over, and leads to a credit", async () => {
    const input = { lines: [line(1, 2), line(2, 1, "short_dated")], note: "Rozbité při skládání." };
    const { number, refusal } = await write(input);
    expect(refusal).toBeNull();
    expect((await write(input)).number).toBe(number);
    const { rows } = await sql<{ uid: string; description: string }>`
      select uid, description from ticket where case_number = ${number}`.execute(server.deps.db);
    expect(rows[0]?.uid).toBe("U001");
    expect(rows[0]?.description).toContain(
      "Reklamaci za vás zapsal(a) Tereza Malá.\n\nRozbité při skládání.",
    );
    const { rows: log } = await sql<{ uid: string; action: string; detail: object }>`
      select actor_uid as uid, action, detail from audit_entry where subject_id = ${number}`.execute(
      server.deps.db,
    );
    expect(log).toEqual([{ uid: "S02", action: "ticket.claimed", detail: { order } }]);
    const claim = await askClaim(number ?? "", service);
    expect(claim?.lines).toMatchObject([
      { lineNo: 1, claimed: 2, most: 2 },
      { lineNo: 2, claimed: 1, most: 1 },
    ]);
    const credited = await actOnClaim(
      "proposeCredit",
      {
        ...{ number, version: 0, lines: [{ lineNo: 1, boxes: 2 }], words: "", isSolving: false },
        totalMinor: claim === null ? 0 : worthOf(claim, { 1: 2 }),
      },
      service,
    );
    expect(credited.claim?.credits).toHaveLength(1);
  });
});
