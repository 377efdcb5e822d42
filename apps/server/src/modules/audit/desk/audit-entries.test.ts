import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

const asking = `query ($filter: AuditFilter! = {}, $first: Int! = 50, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    total isMore next
    items { id at by { uid name isStaff } action kind subject subjectName company reason address browser system requestId
      changes { what name before after reason } }
  }
}`;

type Entry = { readonly [Name in string]: unknown } & { readonly id: string; readonly at: string };
type Page = { readonly total: number; readonly next: string | null; readonly items: readonly Entry[] };

async function entries(filter: object = {}, more: object = {}): Promise<Page> {
  const { data, errors } = await admin.desk(asking, { filter, ...more });
  expect(errors).toEqual([]);
  return data?.["auditEntries"] as Page;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Radim gets another company, by an administrator in a browser. */
async function changeRadim(companies: readonly string[]): Promise<void> {
  const { data: before } = await admin.desk("{ staff { uid version } }");
  const people = before?.["staff"] as readonly { readonly uid: string; readonly version: number }[];
  const version = people.find(({ uid }) => uid === "S03")?.version;
  const input = { uid: "S03", version, roles: ["sales"], companies, status: "active" };
  const changing = "mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) { refusal { code } } }";
  const { errors } = await admin.desk(changing, { input }, { "user-agent": firefox });
  expect(errors).toEqual([]);
}

describe("DAUD-01 what was done, by whom and from where", () => {
  test("a stranger and whoever has no right to it learn nothing", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: asking } };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    expect((await service.desk(asking)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["a page of none", { first: 0 }, "page-size-invalid"],
    ["a page too long", { first: 201 }, "page-size-invalid"],
    ["a day that is none", { filter: { to: "2026-02-30" } }, "date-invalid"],
    ["a cursor that we never made", { after: "x" }, "cursor-invalid"],
  ])("%s is refused", async (_case, variables, code) => {
    const { errors } = await admin.desk(asking, variables);
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test("a change at the desk says who, to whom, what stood before, and from where", async () => {
    await changeRadim(["C2"]);
    const { items } = await entries({ kind: "staff", actions: ["staff.changed"] }, { first: 1 });
    expect(items[0]).toMatchObject({
      by: { uid: "S01", name: "Miloš Janda", isStaff: true },
      ...{ action: "staff.changed", kind: "staff", subject: "S03", subjectName: "Radim Kos" },
      ...{ address: "127.0.0.1", browser: "firefox", system: "linux", requestId: expect.stringMatching(/./) },
      changes: expect.arrayContaining([expect.objectContaining({ before: "C1, C4", after: "C2" })]),
    });
  });

  test("what it was done to has its name, where it is more than a number", async () => {
    await sql`
      insert into audit_entry (at, action, subject_kind, subject_id, detail)
      values (now(), 'named', 'company', 'C1', '{}'), (now(), 'named', 'ship-to', '500101', '{}'),
        (now(), 'named', 'product', '100101', '{}'), (now(), 'named', 'price-draft', 'none', '{}'),
        (now(), 'named', 'empties-deposit', 'KEG50 CZ', '{}'),
        (now(), 'named', 'driver', (select min(id) from driver), '{}'),
        (now(), 'named', 'vehicle', (select min(id) from vehicle), '{}')`.execute(server.deps.db);
    const { rows } = await sql<{ kind: string; name: string | null }>`
      select 'company' as kind, name from company where id = 'C1' union all
      select 'ship-to', name from ship_to where id = '500101' union all
      select 'product', names ->> 'en' from product where sku = '100101' union all
      select 'empties-deposit', names ->> 'en' from empties_type where code = 'KEG50' union all
      select 'driver', name from driver where id = (select min(id) from driver) union all
      select 'vehicle', plate from vehicle where id = (select min(id) from vehicle) union all
      select 'price-draft', null`.execute(server.deps.db);
    const { items } = await entries({ actions: ["named"] });
    const told = Object.fromEntries(items.map(({ kind, subjectName }) => [kind, subjectName]));
    expect(told).toEqual(Object.fromEntries(rows.map(({ kind, name }) => [kind, name])));
  });

  test("empties that were counted have their name; a code that nobody knows has none", async () => {
    const detail = { "empties KEG50": 4, "empties KEG50Before": 3, "empties NONE": 1, state: "delivered" };
    await sql`
      insert into audit_entry (at, action, subject_kind, subject_id, detail)
      values (now(), 'order.delivered', 'order', 'of-empties', ${JSON.stringify(detail)}::jsonb)`.execute(
      server.deps.db,
    );
    const { items } = await entries({ text: "of-empties" });
    const changes = items[0]?.["changes"] as readonly { readonly what: string }[];
    expect(changes.toSorted((one, other) => one.what.localeCompare(other.what))).toMatchObject([
      { what: "empties KEG50", name: expect.stringMatching(/50 l/), before: "3", after: "4" },
      { what: "empties NONE", name: null, after: "1" },
      { what: "state", name: null, after: "delivered" },
    ]);
  });

  test("what a program of the brewery did has neither a person nor a place", async () => {
    await sql`
      insert into audit_entry (at, action, subject_kind, subject_id, detail)
      values (now(), 'service-key.created', 'service-key', 'K-none', '{"name": "ERP"}')`.execute(
      server.deps.db,
    );
    const { items } = await entries({ text: "K-none" });
    expect(items).toMatchObject([
      {
        ...{ by: null, address: null, browser: null, subjectName: null, reason: null },
        changes: [{ what: "name", name: null, before: null, after: "ERP", reason: null }],
      },
    ]);
  });

  test("DAUD-01 who changed this price and who looked at this person is found by their names", async () => {
    await server
      .asStaff("S02")
      .then((service) => service.desk(`{ customerUser(uid: "U002") { row { uid } } }`));
    await sql`
      insert into audit_entry (at, actor_uid, action, subject_kind, subject_id, detail)
      values (now(), 'S05', 'price.changed', 'price', 'CZ-HORECA 100101', '{"basePrice": 100}'),
        (now(), 'S02', 'ship-to.changed', 'ship-to', '500101', '{}')`.execute(server.deps.db);
    const { items: looks } = await entries({ text: "Dvořák", actions: ["user.looked-at"] });
    expect(looks[0]).toMatchObject({ kind: "user", subjectName: "Petr Dvořák", by: { uid: "S02" } });
    const { items: prices } = await entries({ text: "Lipovrch 10", kind: "price" });
    expect(prices).toMatchObject([
      { subject: "CZ-HORECA 100101", subjectName: expect.stringMatching(/^Lipovrch 10/) },
    ]);
  });

  test.each([
    ["who did it", { by: "S01" }, sql`actor_uid = 'S01'`],
    ["what it was done to", { text: "S03" }, sql`subject_id = 'S03' or actor_uid = 'S03'`],
    ["a name without diacritics", { text: "janda" }, sql`actor_uid = 'S01'`],
    ["a percent sign", { text: "%" }, sql`false`],
    ["the name of whose data was looked at", { text: "petr dvorak" }, sql`subject_id = 'U002'`],
    ["the name of a place", { text: "modre hvezdy" }, sql`subject_id = '500101'`],
    ["the name of goods, their prices as well", { text: "100101" }, sql`subject_id like '%100101'`],
    ["a kind", { kind: "order" }, sql`subject_kind = 'order'`],
    ["a company", { company: "C2" }, sql`company_id = 'C2'`],
    [
      "actions",
      { actions: ["staff.changed", "order.placed"] },
      sql`action in ('staff.changed', 'order.placed')`,
    ],
    [
      "days of the brewery's clock",
      { from: "2026-11-23", to: "2026-11-23" },
      sql`at >= '2026-11-22T23:00Z' and at < '2026-11-23T23:00Z'`,
    ],
  ])("are found by %s", async (_by, filter, where) => {
    const { rows } = await sql<{ id: number }>`
      select id from audit_entry where ${where} order by at desc, id desc limit 200`.execute(server.deps.db);
    const { items } = await entries(filter, { first: 200 });
    expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)));
  });

  test("DLIST-01 page by page each comes once, the newest first", async () => {
    await changeRadim(["C1", "C4"]);
    const seen: Entry[] = [];
    let after: string | null = null;
    do {
      const page: Page = await entries({}, { first: 2, after });
      seen.push(...page.items);
      after = page.next;
    } while (after !== null);
    const { rows } = await sql<{ id: number }>`
      select id from audit_entry order by at desc, id desc`.execute(server.deps.db);
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)));
  });

  test("DLIST-08 no page of it reads the whole table", async () => {
    const plan = async (where: ReturnType<typeof sql>) => {
      const { rows } = await server.deps.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ "QUERY PLAN": string }>`
          explain select id from audit_entry e where ${where} order by at desc, id desc limit 51`.execute(tx);
      });
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    expect(await plan(sql`true`)).toContain("audit_entry_at");
    expect(await plan(sql`e.actor_uid = 'S01'`)).toMatch(/audit_entry_(actor|at)/);
    expect(await plan(sql`e.actor_uid = 'S01'`)).not.toContain("Seq Scan");
    expect(await plan(sql`e.action = 'staff.changed'`)).not.toContain("Seq Scan");
    expect(await plan(sql`e.as_uid = any(array['U001', 'U002'])`)).not.toContain("Seq Scan");
    const ofPrices = sql`e.subject_kind = 'price' and split_part(e.subject_id, ' ', -1) = any(array['100101', '100102'])`;
    expect(await plan(ofPrices)).toMatch(/audit_entry_(price|at)/);
  });
});
