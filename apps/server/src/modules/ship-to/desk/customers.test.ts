import { scheduledWeekdays } from "@vycep/domain/calendar/schedule";
import { METHODS } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { placesByKind } from "../places-by-kind.facts.ts";
import { shipTosById } from "../ship-to.facts.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

const money =
  "money { currency unpaidMinor overdueMinor creditLimitMinor usedPercent isOverdue isOverLimit }";
const shipTos = `query ($filter: DeskShipToFilter! = {}, $sort: DeskCustomerSort! = number, $ascending: Boolean! = true,
  $first: Int! = 200, $after: String) {
  list: shipTos(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
    total isMore next
    items { id name companyId companyName isSuspended unpaidMinor lastOrderAt weekdays { standard truck } ${money} } } }`;
const companies = `query ($filter: DeskCompanyFilter! = {}, $sort: DeskCustomerSort! = number, $ascending: Boolean! = true,
  $first: Int! = 200, $after: String) {
  list: companies(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
    total isMore next items { id name shipToCount userCount salespeople ${money} } } }`;
const users = `query ($filter: DeskCustomerUserFilter! = {}, $ascending: Boolean! = true, $first: Int! = 200, $after: String) {
  list: customerUsers(filter: $filter, ascending: $ascending, first: $first, after: $after) {
    total isMore next items { uid firstName lastName status lastSignInAt places { shipToId companyId roleName permissions } } } }`;
const record = `query ($id: ID!) { shipTo(id: $id) { version isErpOwned methods suspendedReason dueDays history { action }
  row { id name companyName } } }`;
const companyRecord = "query ($id: ID!) { company(id: $id) { version iban row { id } shipTos { id } } }";

type Row = { readonly [Name in string]: unknown } & { readonly id?: string; readonly uid?: string };
type Page = {
  readonly total: number;
  readonly isMore: boolean;
  readonly next: string | null;
  readonly items: readonly Row[];
};

async function ask(caller: StaffCaller, document: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await caller.desk(document, variables);
  expect(errors).toEqual([]);
  return data;
}
const list = async (...asked: Parameters<typeof ask>) => (await ask(...asked))?.["list"] as Page;

async function ids(of: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${of}`.execute(server.deps.db);
  return rows.map(({ id }) => id).toSorted();
}
const found = ({ items }: Page) => items.map(({ id, uid }) => id ?? uid).toSorted();

describe("DCUST-01 lists of customers", () => {
  test.each([
    ["a page of none", { first: 0 }, "page-size-invalid"],
    ["a page too long", { first: 201 }, "page-size-invalid"],
    ["a cursor that we never made", { after: "x" }, "cursor-invalid"],
  ])("%s is refused by all three", async (_case, variables, code) => {
    for (const document of [shipTos, companies, users]) {
      const { errors } = await service.desk(document, variables);
      expect(errors[0]?.extensions.code).toBe(code);
    }
  });

  test.each([
    ["a name without diacritics", "ruzku", sql`select id from ship_to where id = '500102'`],
    ["the number of a place", "500101", sql`select id from ship_to where id = '500101'`],
    ["its company's name", "napoje braz", sql`select id from ship_to where company_id = 'C2'`],
    ["its company's IČO", "80000126", sql`select id from ship_to where company_id = 'C2'`],
    ["a GLN", "2909805001015", sql`select id from ship_to where gln = '2909805001015'`],
    ["a percent sign", "%", sql`select id from ship_to where false`],
    [
      "a telephone number as people write it",
      "+421 959 999 029",
      sql`select r.ship_to_id as id from ship_to_role r join app_user u using (uid) where replace(u.phone, ' ', '') = '+421959999029'`,
    ],
    [
      "the name of one of its people",
      "nuchova",
      sql`select r.ship_to_id as id from ship_to_role r join app_user u using (uid) where u.last_name = 'Ňuchová'`,
    ],
  ])("places by %s", async (_by, text, wanted) => {
    expect(found(await list(service, shipTos, { filter: { text } }))).toEqual(await ids(wanted));
  });

  test.each([
    ["a name", shipTos, { companies: ["C1"] }, sql`select id from ship_to where company_id = 'C1'`],
    ["a standing", shipTos, { isSuspended: true }, sql`select id from ship_to where status <> 'APPROVED'`],
    ["a market", shipTos, { markets: ["SK"] }, sql`select id from ship_to where market = 'SK'`],
    [
      "what is late",
      shipTos,
      { isOverdue: true },
      sql`select s.id from ship_to s where company_id in (
        select company_id from document where kind = 'invoice' and state = 'open' and due < '2026-11-23')`,
    ],
    [
      "a type",
      companies,
      { customerTypes: ["WHS"] },
      sql`select id from company where customer_type = 'WHS'`,
    ],
    ["a number of the ERP", companies, { text: "7000002" }, sql`select id from company where id = 'C2'`],
    [
      "their standing",
      users,
      { statuses: ["deactivated"] },
      sql`select uid as id from app_user where status in ('Deactivated', 'Inactive')`,
    ],
    [
      "a place",
      users,
      { shipTos: ["500103"] },
      sql`select uid as id from ship_to_role where ship_to_id = '500103'`,
    ],
    [
      "a name without diacritics",
      users,
      { text: "rezacova" },
      sql`select uid as id from app_user where last_name = 'Řezáčová'`,
    ],
  ])("by %s", async (_by, document, filter, wanted) => {
    const answer = await list(service, document, { filter });
    const expected = await ids(wanted);
    expect(expected.length).toBeGreaterThan(0);
    expect(found(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test("DLIST-01 page by page each comes once, in every order", async () => {
    for (const [document, more] of [
      [shipTos, { sort: "name" }],
      [shipTos, { sort: "number", ascending: false }],
      [companies, { sort: "name", ascending: false }],
      [users, { ascending: false }],
    ] as const) {
      const whole = (await list(service, document, more)).items.map(({ id, uid }) => id ?? uid);
      const seen: unknown[] = [];
      let after: string | null = null;
      do {
        const page: Page = await list(service, document, { ...more, first: 3, after });
        seen.push(...page.items.map(({ id, uid }) => id ?? uid));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test("DCUST-02 tell what is owed, late and over the limit, computed of the invoices as they are", async () => {
    await sql`update company set credit_limit_minor = 100 where id = 'C5'`.execute(server.deps.db);
    const {
      rows: [owed],
    } = await sql<{ unpaid: number; late: number }>`
      select sum(d.amount_minor - coalesce((select sum(amount_minor) from payment p where p.number = d.number), 0))::bigint as unpaid,
        count(*) filter (where d.due < '2026-11-23')::int as late
      from document d where d.company_id = 'C5' and d.kind = 'invoice' and d.state = 'open'`.execute(
      server.deps.db,
    );
    const over = await list(service, companies, { filter: { isOverLimit: true } });
    expect(over.items).toMatchObject([
      {
        id: "C5",
        money: {
          unpaidMinor: owed?.unpaid,
          creditLimitMinor: 100,
          isOverLimit: true,
          isOverdue: (owed?.late ?? 0) > 0,
        },
      },
    ]);
    expect(found(await list(service, shipTos, { filter: { isOverLimit: true } }))).toEqual(
      await ids(sql`select id from ship_to where company_id = 'C5'`),
    );
    // One minor unit decides between nine tenths of the limit and more.
    for (const [limit, wanted] of [
      [Math.floor(((owed?.unpaid ?? 0) * 10 - 1) / 9), ["C5"]],
      [Math.ceil(((owed?.unpaid ?? 0) * 10) / 9), []],
    ] as const) {
      await sql`update company set credit_limit_minor = ${limit} where id = 'C5'`.execute(server.deps.db);
      expect(found(await list(service, companies, { filter: { isNearLimit: true } }))).toEqual(wanted);
      expect((await list(service, companies, { filter: { isOverLimit: true } })).total).toBe(0);
    }
    await sql`update company set credit_limit_minor = null where id = 'C5'`.execute(server.deps.db);
    expect((await list(service, companies, { filter: { isOverLimit: true } })).total).toBe(0);
  });
});

describe("DSIGN-05 sales see their companies alone", () => {
  test("in all three lists", async () => {
    const own = ["C1", "C4"];
    expect(found(await list(sales, companies))).toEqual(own);
    expect(found(await list(sales, shipTos))).toEqual(
      await ids(sql`select id from ship_to where company_id = any(${own}::text[])`),
    );
    const people = await list(sales, users);
    expect(found(people)).toEqual(
      await ids(sql`select u.uid as id from app_user u where u.status <> 'Program' and (u.company_id = any(${own}::text[])
        or exists (select from ship_to_role r where r.uid = u.uid and r.company_id = any(${own}::text[])))`),
    );
    const places = people.items.flatMap(({ places: held }) => held as readonly { companyId: string }[]);
    expect(new Set(places.map(({ companyId }) => companyId))).toEqual(new Set(own));
    for (const document of [shipTos, users])
      expect((await list(sales, document, { filter: { companies: ["C2"] } })).items).toEqual([]);
  });

  test("and no record of another", async () => {
    expect(await ask(sales, record, { id: "500201" })).toEqual({ shipTo: null });
    expect(await ask(sales, companyRecord, { id: "C2" })).toEqual({ company: null });
    expect(await ask(sales, record, { id: "500101" })).toMatchObject({ shipTo: { row: { id: "500101" } } });
    expect(await ask(service, record, { id: "nothing" })).toEqual({ shipTo: null });
  });

  test("people are for those alone who may see people, and for no customer", async () => {
    const dispatch = await server.asStaff("S04");
    const ofWhom = `query ($text: String!) { shipTos(filter: { text: $text }) { total } }`;
    const found = async (caller: StaffCaller) =>
      (await ask(caller, ofWhom, { text: "jana.novotna@" }))?.["shipTos"];
    expect(await found(service)).toEqual({ total: expect.toSatisfy((total: number) => total > 0) });
    expect(await found(dispatch)).toEqual({ total: 0 });
    expect((await dispatch.desk(users, {})).errors[0]?.extensions.code).toBe("not-your-area");
    const response = await (await server.as("U001")).request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: users, variables: {} },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe("DCUST-02 the record of a place", () => {
  test("has what follows from it, and another version after each change, whoever makes it", async () => {
    const { db } = server.deps;
    const read = async () => (await ask(service, record, { id: "500101" }))?.["shipTo"] as Row;
    const before = await read();
    expect(before).toMatchObject({ isErpOwned: false, dueDays: 14, suspendedReason: null });
    expect(before["methods"]).toContain("tank_tank");
    await sql`update ship_to set is_tank_enabled = false where id = '500101'`.execute(db);
    await sql`update ship_to set is_tank_enabled = false where id = '500101'`.execute(db);
    const after = await read();
    expect(after["methods"]).not.toContain("tank_tank");
    expect(after["version"]).toBe(Number(before["version"]) + 1);
    await sql`update ship_to set is_tank_enabled = true where id = '500101'`.execute(db);
  });

  test("DLIST-08 what is searched and listed runs along indexes", async () => {
    const plan = async (query: ReturnType<typeof sql>) => {
      const { rows } = await server.deps.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(tx);
      });
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const text = sql`fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email || ' ' || regexp_replace(u.phone, '\\D', '', 'g'))`;
    expect(await plan(sql`select from app_user u where ${text} like fold_text('%novak%')`)).toContain(
      "app_user_search",
    );
    const name = sql`(u.last_name || ' ' || u.first_name) collate cs_alphabet`;
    expect(await plan(sql`select from app_user u order by ${name}, uid limit 51`)).toContain("app_user_name");
  });
});

/** The places of the demo are those of rules and database alike. */
test("DCAL-02 the database finds places by kind as the rules do", async () => {
  const { db } = server.deps;
  const all = { market: undefined, customerType: undefined, companies: [], shipTos: [], zips: [] };
  const { rows } = await sql<{ id: string; kind: string; weekdays: readonly number[] }>`
    select id, kind, weekdays from ${placesByKind(all)} p order by id, kind`.execute(db);
  const places = await shipTosById(db, [...new Set(rows.map(({ id }) => id))]);
  const byRule = [...places].flatMap(([id, { facts }]) => {
    const methods = offeredMethods({ ...facts, status: "APPROVED" });
    const kinds = Map.groupBy(methods, (method) => METHODS[method].exceptions);
    return [...kinds].map(([kind, [method = "tank_tank"]]) => ({
      ...{ id, kind, weekdays: scheduledWeekdays(facts.schedule, method) },
    }));
  });
  const printed = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted();
  expect(printed(rows)).toEqual(printed(byRule));
});
