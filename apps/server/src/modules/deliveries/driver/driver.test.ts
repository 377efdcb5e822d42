import { randomUUID } from "node:crypto";
import type { OwnRounds, StopReportAnswer } from "@vycep/contract/deliveries/driver.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeSomeOrder } from "../../../testing/ask-cart.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let josef: StaffCaller;
/** An order of one line with three boxes on Josef's vehicle today, and one on another's. */
let mine: string;
let others: string;

const today = "2026-11-23";
/** A picture of one point. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  josef = await server.asStaff("S08");
});
afterAll(() => server.stop());

beforeEach(async () => {
  [mine, others] = [await placeSomeOrder(owner), await placeSomeOrder(owner)];
  await sql`
    update sales_order set delivery_date = ${today}, state = 'loaded'
    where order_number in (${mine}, ${others})`.execute(server.deps.db);
  await sql`insert into delivery_plan (day, version) values (${today}, 1) on conflict do nothing`.execute(
    server.deps.db,
  );
  await sql`delete from round_stop`.execute(server.deps.db);
  for (const [vehicle, number] of [
    ["V2", mine],
    ["V3", others],
  ]) {
    await sql`insert into delivery_round (day, vehicle_id) values (${today}, ${vehicle}) on conflict do nothing`.execute(
      server.deps.db,
    );
    await sql`
      insert into round_stop (order_number, company_id, day, vehicle_id, position)
      select order_number, company_id, ${today}, ${vehicle}, 0 from sales_order where order_number = ${number}`.execute(
      server.deps.db,
    );
  }
});

const noted = (orderNumber: string, part: object = {}) => ({
  orderNumber,
  notedAt: "2026-11-23T07:22:00.000Z",
  lines: [{ lineNo: 1, boxes: 3 }],
  empties: [],
  receivedBy: "Eliška Řezáčová",
  signature: png,
  photos: [],
  ...part,
});

function send(caller: Pick<Caller, "request">, payload: object, key: string = randomUUID()) {
  return caller.request({
    ...{ method: "POST", url: "/desk/driver/reports?lang=cs", payload },
    headers: { "idempotency-key": key },
  });
}

async function refusedWith(payload: object) {
  const answer = await send(josef, payload);
  expect(answer.statusCode).toBe(200);
  return answer.json<StopReportAnswer>().refusal?.code;
}

const stateOf = async (number: string) => {
  const { rows } = await sql<{ state: string; delivered: number | null }>`
    select o.state, l.boxes_delivered as delivered from sales_order o join order_line l using (order_number)
    where o.order_number = ${number}`.execute(server.deps.db);
  return rows[0];
};

describe("DDISP-03 a driver's own rounds of the day", () => {
  test("nobody else reads them: no stranger, no customer, nobody of the staff without a round", async () => {
    const url = "/desk/driver/rounds";
    expect((await server.stranger.request({ url })).statusCode).toBe(401);
    expect((await owner.request({ url })).statusCode).toBe(401);
    const office = await (await server.asStaff("S02")).request({ url });
    expect([office.statusCode, office.json<{ code: string }>().code]).toEqual([403, "not-your-area"]);
    await sql`update driver set uid = null where id = 'D2'`.execute(server.deps.db);
    const unknown = await josef.request({ url: `${url}?lang=cs` });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([403, "no-driver"]);
    await sql`update driver set uid = 'S08' where id = 'D2'`.execute(server.deps.db);
  });

  test("tell each stop with its lines, its place and what is expected back, and no stop of others", async () => {
    const answer = await josef.request({ url: "/desk/driver/rounds?lang=cs" });
    const { driver, day, rounds } = answer.json<OwnRounds>();
    expect([driver, day, rounds.map(({ plate }) => plate)]).toEqual(["Josef Říha", today, ["2SN 70-15"]]);
    expect(rounds[0]?.stops).toMatchObject([
      {
        ...{ orderNumber: mine, position: 1, state: "loaded", report: null },
        name: expect.stringMatching(/\p{L}/u),
        lines: [{ lineNo: 1, boxes: 3, delivered: null }],
        takenBack: expect.arrayContaining([expect.objectContaining({ code: "KEG50" })]),
      },
    ]);
    expect(answer.body).not.toContain(others);
  });

  test("a round that was handed to another driver is theirs", async () => {
    await sql`update delivery_round set driver_id = 'D1' where vehicle_id = 'V2'`.execute(server.deps.db);
    const answer = await josef.request({ url: "/desk/driver/rounds" });
    expect(answer.json<OwnRounds>().rounds).toEqual([]);
    await sql`update delivery_round set driver_id = null where vehicle_id = 'V2'`.execute(server.deps.db);
  });
});

describe("DDISP-04 what is noted at a stop is the delivery report of its order", () => {
  test("a stranger tells nothing, and a report without a key or with no number of boxes is a mistake", async () => {
    expect((await send(server.stranger, noted(mine))).statusCode).toBe(401);
    expect((await send(josef, noted(mine), "")).statusCode).toBe(400);
    expect((await send(josef, noted(mine, { lines: [{ lineNo: 1, boxes: -1 }] }))).statusCode).toBe(400);
    expect(await stateOf(mine)).toEqual({ state: "loaded", delivered: null });
  });

  test("another driver's stop is not theirs to report, nor one of a round long past", async () => {
    for (const number of [others, "4799999999"]) {
      const answer = await send(josef, noted(number));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "not-your-stop"]);
    }
    expect(await stateOf(others)).toEqual({ state: "loaded", delivered: null });
  });

  test("is refused by the rules of every delivery report", async () => {
    for (const [part, code] of [
      [{ lines: [{ lineNo: 1, boxes: 2 }] }, "reason-missing"],
      [{ lines: [{ lineNo: 1, boxes: 4 }] }, "too-many-boxes"],
      [{ lines: [], empties: [{ code: "KEG50", units: 1 }] }, "line-missing"],
      [{ empties: [{ code: "NONE", units: 1 }] }, "empties-unknown"],
      [{ receivedBy: " " }, "receiver-missing"],
      [{ signature: null }, "signature-missing"],
      [{ signature: "AAAA" }, "picture-unreadable"],
    ] as const)
      expect(await refusedWith(noted(mine, part)), code).toBe(code);
    await sql`update sales_order set state = 'received' where order_number = ${mine}`.execute(server.deps.db);
    expect(await refusedWith(noted(mine))).toBe("step-not-allowed");
  });

  test("what the office has reported meanwhile is refused", async () => {
    await sql`update sales_order set state = 'delivered' where order_number = ${mine}`.execute(
      server.deps.db,
    );
    expect(await refusedWith(noted(mine))).toBe("already-delivered");
  });

  test("short with a reason and empties counted, it is delivered, signed and told to the customer", async () => {
    const lines = [{ lineNo: 1, boxes: 2, reason: "Poškozené" }];
    const empties = [{ code: "KEG50", units: 4 }];
    const answer = await send(josef, noted(mine, { lines, empties, photos: [png] }));
    expect(answer.json()).toEqual({ refusal: null });
    const { db } = server.deps;
    expect(await stateOf(mine)).toEqual({ state: "partially-delivered", delivered: 2 });
    const { rows: audit } = await sql<{ action: string; detail: object }>`
      select action, actor_uid as uid, detail from audit_entry
      where subject_id = ${mine} and action in ('order.shipped', 'order.delivered') order by id`.execute(db);
    expect(audit).toMatchObject([
      { action: "order.shipped", uid: "S08" },
      {
        ...{ action: "order.delivered", uid: "S08" },
        detail: { driver: "Josef Říha", "line 1": 2, "line 1Reason": "Poškozené", "empties KEG50": 4 },
      },
    ]);
    const { rows: files } = await sql`
      select f.type, f.company_id is not null as "isTheirs", f.kept_at is not null as "isKept" from stop_report r
      left join stop_photo p using (order_number)
      join stored_file f on f.id in (r.signature_file, p.file_id) where r.order_number = ${mine}`.execute(db);
    expect(files).toEqual(Array(2).fill({ type: "image/png", isTheirs: true, isKept: true }));
    const { rounds } = (await josef.request({ url: "/desk/driver/rounds" })).json<OwnRounds>();
    expect(rounds[0]?.stops).toMatchObject([
      { lines: [{ delivered: 2 }], report: { receivedBy: "Eliška Řezáčová", notedAt: noted(mine).notedAt } },
    ]);
  });

  test("nothing handed over wants a reason and nobody's signature", async () => {
    const lines = [{ lineNo: 1, boxes: 0, reason: "Zavřeno" }];
    const answer = await send(josef, noted(mine, { lines, receivedBy: "", signature: null }));
    expect(answer.json()).toEqual({ refusal: null });
    expect(await stateOf(mine)).toEqual({ state: "partially-delivered", delivered: 0 });
  });

  test("of yesterday's round it is taken when the telephone is back in reach", async () => {
    server.clock.set("2026-11-24T06:00:00");
    expect((await send(josef, noted(mine))).json()).toEqual({ refusal: null });
    server.clock.set("2026-11-27T06:00:00");
    expect((await send(josef, noted(mine))).statusCode).toBe(403);
    server.clock.set("2026-11-23T09:00:00");
  });
});

describe("DDISP-03 a report is taken once", () => {
  test("sent again, because its answer was lost, it changes nothing and answers the same", async () => {
    const key = randomUUID();
    const answers = [await send(josef, noted(mine), key), await send(josef, noted(mine), key)];
    expect(answers.map((answer) => answer.json())).toEqual([{ refusal: null }, { refusal: null }]);
    expect(await traces(mine)).toEqual({ reports: 1, deliveries: 1, entries: 1, files: 1 });
  });

  test("sent twice at once it is taken once, too", async () => {
    const key = randomUUID();
    const answers = await Promise.all([send(josef, noted(mine), key), send(josef, noted(mine), key)]);
    expect(answers.map((answer) => answer.json())).toEqual([{ refusal: null }, { refusal: null }]);
    expect(await traces(mine)).toEqual({ reports: 1, deliveries: 1, entries: 1, files: 1 });
  });

  test("a key that was of another report is a mistake", async () => {
    const key = randomUUID();
    await send(josef, noted(mine), key);
    expect((await send(josef, noted(others), key)).json()).toMatchObject({ code: "idempotency-key-reused" });
  });
});

async function traces(number: string) {
  const { rows } = await sql`
    select (select count(*)::int from stop_report where order_number = ${number}) as reports,
      (select count(*)::int from erp_report where order_number = ${number} and kind = 'delivery') as deliveries,
      (select count(*)::int from audit_entry where subject_id = ${number} and action = 'order.delivered') as entries,
      (select count(*)::int from stored_file where name like ${`${number}%`} and kept_at is not null) as files`.execute(
    server.deps.db,
  );
  return rows[0];
}

describe("DDISP-03 the office sees who took an order over", () => {
  const asking = `query ($orderNumber: ID!) { handover(orderNumber: $orderNumber) {
    driverName notedAt receivedBy signature photos } }`;
  type Seen = { readonly signature: string; readonly photos: readonly string[] };

  test("with signature and photographs, and nobody else does", async () => {
    await send(josef, noted(mine, { photos: [png] }));
    const service = await server.asStaff("S02");
    const { data } = await service.desk(asking, { orderNumber: mine });
    const seen = data?.["handover"] as Seen;
    expect(seen).toMatchObject({ driverName: "Josef Říha", receivedBy: "Eliška Řezáčová" });
    for (const id of [seen.signature, ...seen.photos]) {
      const url = `/desk/handovers/${id}`;
      const picture = await service.request({ url });
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
      expect(picture.rawPayload).toEqual(Buffer.from(png, "base64"));
      expect((await server.stranger.request({ url })).statusCode).toBe(401);
      expect((await josef.request({ url })).statusCode).toBe(403);
    }
    const unknown = await service.request({ url: `/desk/handovers/${"0".repeat(32)}` });
    expect(unknown.statusCode).toBe(404);
  });

  test("sales of other companies see none of it", async () => {
    await send(josef, noted(mine));
    const { data } = await (await server.asStaff("S02")).desk(asking, { orderNumber: mine });
    await sql`delete from staff_company where uid = 'S03'`.execute(server.deps.db);
    const radim = await server.asStaff("S03");
    expect((await radim.desk(asking, { orderNumber: mine })).data?.["handover"]).toBeNull();
    const seen = data?.["handover"] as Seen;
    expect((await radim.request({ url: `/desk/handovers/${seen.signature}` })).statusCode).toBe(404);
  });
});
