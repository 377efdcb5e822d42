import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { debtsInSql } from "../../invoices/invoices.facts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Of invoices that wait: one is paid in part, one is of no place, and one is late.
  await sql`with waits as (
      select d.number, d.company_id, row_number() over (order by d.number) as at from document d join invoice using (number)
      where d.kind = 'invoice' and d.state = 'open'),
    paid as (
      insert into payment (event_id, number, company_id, amount_minor, paid_on, body_hash, received_at)
      select 'part-of-' || part, number, company_id, part * 100, '2026-11-20', '', now()
      from waits, generate_series(1, 2) part where at = 1)
    update document set ship_to_id = case when at > 2 then ship_to_id end,
      due = case when at = 2 then issued else due end
    from waits where waits.number = document.number and kind = 'invoice' and at > 1`.execute(server.deps.db);
});
afterAll(() => server.stop());

type Row = {
  readonly id: string;
  readonly companyId: string;
  readonly unpaidMinor: number;
  readonly money: { readonly unpaidMinor: number; readonly overdueMinor: number };
};

/** Invoice by invoice, as somebody would reckon it up. */
async function owedBy(whose: string, id: string) {
  const { rows } = await sql<{ due: string; rest: number }>`
    select d.due, d.amount_minor - coalesce((select sum(p.amount_minor) from payment p where p.number = d.number), 0) as rest
    from document d where d.kind = 'invoice' and d.state = 'open' and d.${sql.ref(whose)} = ${id}`.execute(
    server.deps.db,
  );
  const sum = (of: typeof rows) => of.reduce((all, { rest }) => all + rest, 0);
  return { unpaid: sum(rows), overdue: sum(rows.filter(({ due }) => due < "2026-11-23")) };
}

test("DCUST-01 each place of the list tells what it owes, and what of all its company owes is late", async () => {
  const { data } = await (await server.asStaff("S02")).desk(
    "{ shipTos(first: 200) { items { id companyId unpaidMinor money { unpaidMinor overdueMinor } } } }",
  );
  const { items } = (data as { readonly shipTos: { readonly items: readonly Row[] } }).shipTos;
  const wanted = await Promise.all(
    items.map(async ({ id, companyId }) => {
      const { unpaid, overdue } = await owedBy("company_id", companyId);
      const ofPlace = await owedBy("ship_to_id", id);
      return {
        id,
        companyId,
        unpaidMinor: ofPlace.unpaid,
        money: { unpaidMinor: unpaid, overdueMinor: overdue },
      };
    }),
  );
  expect(items).toEqual(wanted);
  // What is of no place is owed all the same; and some owe nothing.
  const ofPlaces = items.reduce((all, { unpaidMinor }) => all + unpaidMinor, 0);
  const ofCompanies = new Map(items.map(({ companyId, money }) => [companyId, money.unpaidMinor]));
  expect(ofPlaces).toBeGreaterThan(0);
  expect([...ofCompanies.values()].reduce((all, one) => all + one, 0)).toBeGreaterThan(ofPlaces);
  expect(items.some(({ money }) => money.overdueMinor > 0)).toBe(true);
  expect(items.some(({ money }) => money.unpaidMinor === 0)).toBe(true);
});

test("DLIST-08 what many companies owe is read along indexes, of each invoice once", async () => {
  const owed = debtsInSql.ofCompanies(
    sql`select id from company where id in ('C1', 'C2')`,
    server.clock.now().date,
  );
  const { rows } = await server.deps.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ "QUERY PLAN": string }>`explain select * from ${owed} owed`.execute(tx);
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toContain("Seq Scan");
  expect(plan.match(/ on document/g)).toHaveLength(1);
  expect(plan).toContain("payment_number");
});
