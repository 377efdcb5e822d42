import type { NoticeFacts, NoticesAnswer } from "@vycep/contract/notices/notices.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { sql } from "kysely";
import type { InjectOptions } from "light-my-request";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { usersInSql } from "../users/users.facts.ts";
import { tellNotice } from "./notices.commands.ts";

let server: TestServer;
let bellOfDemo: NoticesAnswer["notices"];
beforeAll(async () => {
  server = await startTestServer();
  bellOfDemo = (await ask("U003", "GetNotices")).body.notices;
  await sql`delete from notice`.execute(server.deps.db);
});
afterAll(() => server.stop());

async function ask(
  uid: string | undefined,
  path: string,
  options: Pick<InjectOptions, "method" | "payload"> = {},
) {
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const response = await caller.request({ ...options, url: `${SERVICE_BASE.general}/notices/${path}` });
  return {
    status: response.statusCode,
    // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
    body: response.json<any>(),
    statements: Number(response.headers["x-sql-statements"]),
  };
}

const mark = (uid: string | undefined, payload: object) =>
  ask(uid, "MarkNotices", { method: "PUT", payload });

const seesOrders = usersInSql.holdersAt(sql`told.ship_to_id`, "My Orders");

async function tell(subject: string, facts: NoticeFacts, { shipToId = "500101", minute = 0, by = "" } = {}) {
  const { rows } = await sql<{ company_id: string }>`
    select company_id from ship_to where id = ${shipToId}`.execute(server.deps.db);
  const at = new Date(Date.UTC(2026, 10, 22, 8, minute, 37, 250));
  const companyId = rows[0]?.company_id ?? "";
  const notice = { facts, subject, companyId, shipToId, at, by, cause: subject };
  await inTransaction(server.deps.db, (tx) => tellNotice(tx, [notice], seesOrders));
}

const onTheWay = { kind: "order-on-the-way", deliveryDay: "2026-11-23" } as const;
const subjectsOf = (body: { notices: readonly { subject: string }[] }) =>
  body.notices.map(({ subject }) => subject);

describe("notices", () => {
  it("BELL-01 the demo's bell is alive: an answer, deliveries, read and unread, newest first", () => {
    expect(new Set(bellOfDemo.map(({ facts }) => facts.kind))).toContain("ticket-answered");
    expect(new Set(bellOfDemo.map(({ facts }) => facts.kind))).toContain("order-delivered");
    expect(bellOfDemo.filter(({ isRead }) => !isRead)).toEqual(bellOfDemo.slice(0, 3));
    expect(bellOfDemo.length).toBeGreaterThan(3);
  });

  it("a stranger is refused, and so is what cannot be read", async () => {
    expect((await ask(undefined, "GetNotices")).status).toBe(401);
    expect((await ask(undefined, "GetUnreadNotices")).status).toBe(401);
    expect((await mark(undefined, { isRead: true })).status).toBe(401);
    expect((await ask("U001", "GetNotices?topic=weather")).status).toBe(400);
    expect((await ask("U001", "GetNotices?after=nonsense")).status).toBe(400);
    expect((await mark("U001", { ids: ["one"], isRead: true })).status).toBe(400);
  });

  it("BELL-01 who may see the orders of a place is told once, newest first, and nobody else", async () => {
    await tell("A", onTheWay, { minute: 1 });
    await tell("B", { kind: "order-delivered", isPartial: true }, { minute: 2 });
    await tell("B", { kind: "order-delivered", isPartial: true }, { minute: 3 });
    await tell("C", onTheWay, { minute: 4, by: "U001" });
    await tell("D", onTheWay, { minute: 5, shipToId: "500201" });
    const { body, statements } = await ask("U001", "GetNotices");
    expect(subjectsOf(body)).toEqual(["B", "A"]);
    expect(body.notices[0]).toMatchObject({
      ...{ shipToId: "500101", day: "2026-11-22", minutes: 9 * 60 + 2, isRead: false },
      facts: { kind: "order-delivered", isPartial: true },
    });
    expect(statements).toBe(2);
    const first = (await ask("U001", "GetNotices?limit=1")).body;
    const second = (await ask("U001", `GetNotices?limit=1&after=${first.next}`)).body;
    expect([...subjectsOf(first), ...subjectsOf(second), second.next]).toEqual(["B", "A", null]);
  });

  it.each([
    ["topic=delivery", ["B", "A"]],
    ["topic=support", []],
    ["shipTos=500101", ["B", "A"]],
    ["shipTos=500201", []],
    ["unread=true", ["B", "A"]],
  ])("BELL-01 with %s finds %j", async (query, expected) => {
    expect(subjectsOf((await ask("U001", `GetNotices?${query}`)).body)).toEqual(expected);
  });

  it("BELL-01 read and unread stand on the server, and nobody marks another's", async () => {
    const [newest] = (await ask("U001", "GetNotices")).body.notices;
    const before = (await ask("U002", "GetUnreadNotices")).body.unread;
    expect((await ask("U001", "GetUnreadNotices")).body).toEqual({ unread: 2 });
    await mark("U002", { ids: [newest.id], isRead: true });
    expect((await ask("U001", "GetUnreadNotices")).body).toEqual({ unread: 2 });
    expect((await mark("U001", { ids: [newest.id], isRead: true })).body).toEqual({ unread: 1 });
    expect(subjectsOf((await ask("U001", "GetNotices?unread=true")).body)).toEqual(["A"]);
    expect((await mark("U001", { isRead: true })).body).toEqual({ unread: 0 });
    expect((await mark("U001", { ids: [newest.id], isRead: false })).body).toEqual({ unread: 1 });
    expect((await ask("U002", "GetUnreadNotices")).body.unread).toBe(before);
  });

  it("BELL-01 what one may no longer see is not told any more", async () => {
    const { permissions } = await server.deps.db
      .selectFrom("ship_to_role")
      .select("permissions")
      .where("uid", "=", "U001")
      .where("ship_to_id", "=", "500101")
      .executeTakeFirstOrThrow();
    const give = (text: string) =>
      sql`update ship_to_role set permissions = ${text} where uid = 'U001' and ship_to_id = '500101'`.execute(
        server.deps.db,
      );
    await give("Catalogue");
    expect(subjectsOf((await ask("U001", "GetNotices")).body)).toEqual([]);
    expect((await ask("U001", "GetUnreadNotices")).body).toEqual({ unread: 0 });
    await give(permissions);
    expect(subjectsOf((await ask("U001", "GetNotices")).body)).toEqual(["B", "A"]);
  });

  it("BELL-01 MAIL-05 B6 an order's road is told to the others of its place, in the transaction of each step", async () => {
    await mark("U001", { isRead: true });
    const number = await placeSomeOrder(await server.as("U001"));
    const desk = orderDesk(server.deps);
    const orderNumber = toId<OrderNumber>(number);
    const report = (id: string, told: ErpReport) =>
      desk.report({ id: `${id}-${number}`, orderNumber, bodyHash: id, at: undefined, report: told });
    await desk.confirm({ orderNumber, sapId: number, lines: [{ lineNo: 1, boxes: 1 }] });
    await report("loaded", { kind: "shipment", step: "loaded" });
    await report("left", { kind: "shipment", step: "on-the-way" });
    await report("delivery", { kind: "delivery", lines: [{ lineNo: 1, boxes: 1 }] });
    const kindsOf = async (uid: string) => {
      const { notices }: NoticesAnswer = (await ask(uid, "GetNotices?unread=true")).body;
      return notices
        .filter(({ subject }) => subject === number)
        .map(({ facts }) => facts.kind)
        .sort();
    };
    const road = ["order-confirmed-differently", "order-delivered", "order-on-the-way"];
    expect(await kindsOf("U001")).toEqual(road);
    expect(await kindsOf("U002")).toEqual([...road, "order-taken"]);
    expect(await kindsOf("U024")).toEqual([]);
  });
});
