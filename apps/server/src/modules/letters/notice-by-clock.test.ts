import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startOrder } from "../../testing/ask-cart.ts";
import { waitingMails } from "../../testing/mails-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { carryNotices } from "./carry-notices.ts";
import { noticeCarts, noticeChanges, noticePayments } from "./notice-by-clock.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from notice`.execute(server.deps.db);
  await sql`delete from mail`.execute(server.deps.db);
  server.clock.set("2026-11-23T09:00:00");
});

const jana = "jana.novotna@modrahvezda.example";
async function mailsOf(kind: string) {
  await carryNotices(server.deps, 0);
  return (await waitingMails(server)).filter(({ facts }) => facts.kind.startsWith(kind)).map(({ to }) => to);
}

it("MAIL-09 a delivery that is called off is told to all who may order there, once however often it is looked at", async () => {
  const { db } = server.deps;
  await sql`delete from delivery_exception where ship_to_id = '500101'`.execute(db);
  await sql`insert into delivery_exception (ship_to_id, company_id, kind, type_of_change, original_date, original_hours)
    values ('500101', 'C1', 'standard', 'cancelled', '2026-12-08', '6:00-10:00')`.execute(db);
  await noticeChanges(server.deps);
  await Promise.all([noticeChanges(server.deps), noticeChanges(server.deps)]);
  const { rows } = await sql<{ uid: string }>`
    select uid from notice where ship_to_id = '500101' order by uid`.execute(db);
  const uids = rows.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toContain("U001");
  expect(uids).not.toContain("U006");
  const told = await mailsOf("delivery-called-off");
  expect(told).toContain(jana);
  expect(new Set(told).size).toBe(told.length);
});

it("MAIL-06 an invoice is named before and after its due day, once each, and only where payments are told", async () => {
  const { db } = server.deps;
  await sql`update document set state = null`.execute(db);
  await noticePayments(server.deps);
  expect((await sql`select 1 from notice`.execute(db)).rows).toEqual([]);
  await sql`update document set state = 'open', due = '2026-11-25' where id = (
    select id from document where kind = 'invoice' and ship_to_id = '500101' order by number limit 1)`.execute(
    db,
  );
  const kinds = async () =>
    (
      await sql<{ overdue: boolean }>`
        select (facts ->> 'isOverdue')::boolean as overdue from notice where uid = 'U001' order by id`.execute(
        db,
      )
    ).rows.map(({ overdue }) => overdue);
  await noticePayments(server.deps);
  await noticePayments(server.deps);
  expect(await kinds()).toEqual([false]);
  server.clock.set("2026-11-26T09:00:00");
  await noticePayments(server.deps);
  await noticePayments(server.deps);
  expect(await kinds()).toEqual([false, true]);
});

it("MAIL-08 a cart is named once in the two hours before its cut-off, to whose it is", async () => {
  const { db } = server.deps;
  const owner = await server.as("U001");
  await startOrder(owner, { shipTo: "500101", method: "flatrate_flatrate", date: "2026-11-25" });
  await sql`insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
    select id, company_id, '100101', 1, 0, 0, 1 from cart where uid = 'U001' and is_active
    on conflict do nothing`.execute(db);
  await sql`update cart set delivery_date = '2026-11-25', delivery_method = 'flatrate_flatrate', ship_to_id = '500101'
    where uid = 'U001' and is_active`.execute(db);
  await sql`update sales_order set created_by = null where created_by = 'U001'`.execute(db);
  const named = async () =>
    (await sql`select 1 from notice where kind = 'cart-waiting' and uid = 'U001'`.execute(db)).rows.length;
  await noticeCarts(server.deps);
  expect(await named()).toBe(0);
  server.clock.set("2026-11-23T12:30:00");
  await noticeCarts(server.deps);
  await noticeCarts(server.deps);
  expect(await named()).toBe(1);
  expect(await mailsOf("cart-waiting")).toEqual([jana]);
});
