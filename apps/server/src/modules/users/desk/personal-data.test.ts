import { isAnonymous } from "@vycep/domain/access/anonymous-person";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  milos = await server.asStaff("S01");
  await leaveTraces();
});
afterAll(() => server.stop());

/** Left the company; of the others some are owners, and some have work under way. */
const kristyna = { uid: "U042", name: "Kristýna Vaňková", email: "kristyna.vankova@modrahvezda.example" };

/** What a person leaves behind here and there. */
async function leaveTraces() {
  const { uid, email } = kristyna;
  await sql`
    with seen as (
      insert into user_session (id, uid, session_name, user_agent, first_address, last_address, signed_in_at, authenticated_at, last_used_at)
      values (gen_random_uuid(), ${uid}, 'secret-name', 'Firefox of Vaňková', '192.0.2.42', '192.0.2.42', now(), now(), now())),
    listed as (insert into wishlist (uid, company_id, created_at) values (${uid}, 'C1', now()) returning id),
    wished as (
      insert into wishlist_item (wishlist_id, company_id, sku, name, added_at)
      select id, 'C1', '100101', 'Lipovrch', now() from listed),
    told as (
      insert into notice (uid, company_id, kind, subject, facts, cause, at)
      values (${uid}, 'C1', 'payment-due', '1', '{"kind":"payment-due"}', 'once', now())),
    mailed as (
      insert into mail (message_id, kind, recipient, language, created_at, next_attempt_at, sent_at)
      values ('m1', 'user-activated', ${email}, 'cs', now(), now(), now())),
    bounced as (insert into mail_bounce (address, reason, bounced_at) values (${email}, 'full', now())),
    asked as (
      insert into ticket (case_number, company_id, ship_to_id, uid, category, subcategory, title, description, status, opened, is_unread, phone)
      values ('CS0042', 'C1', '500102', ${uid}, 'a', 'b', 'Sud', 'Chybí sud', 'Problem Solved', '2026-10-01', false, '+420799999042'))
    insert into cellar_count (uid, key, company_id, ship_to_id, sku, in_cellar, usual, ordered, counted_at, counted_by, received_at, in_cart_before)
    values (${uid}, ${"0".repeat(36)}, 'C1', '500102', '100101', 1, 1, 0, now(), 'Kristýna', now(), 0)`.execute(
    server.deps.db,
  );
}

const exporting = `mutation ($input: DeskPersonInput!) { exportCustomerUser(input: $input) {
  file { name content } refusal { code field } } }`;
const anonymising = `mutation ($input: DeskAnonymiseInput!) { anonymiseCustomerUser(input: $input) {
  user { row { firstName lastName email phone status places { shipToId } } } refusal { code message field } } }`;

type Refusal = { readonly code: string; readonly field: string | null };
async function ask<Answer>(operation: string, query: string, input: object): Promise<Answer> {
  const { data, errors } = await milos.desk(query, { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.[operation] as Answer;
}
const anonymise = (input: object) =>
  ask<{ readonly user: { readonly row: object } | null; readonly refusal: Refusal | null }>(
    "anonymiseCustomerUser",
    anonymising,
    { uid: kristyna.uid, typedName: kristyna.name, reason: "žádost z 20. 11.", ...input },
  );

function filesIn(content: string): ReadonlyMap<string, string> {
  const files = Object.entries(unzipSync(Buffer.from(content, "base64")));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]));
}

/** In which tables some words stand, whatever they are. */
async function tablesHolding(words: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(server.deps.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const holding = await sql`
      select 1 from ${sql.table(name)} it where to_jsonb(it)::text ilike ${`%${words}%`} limit 1`.execute(
      server.deps.db,
    );
    if (holding.rows.length > 0) found.push(name);
  }
  return found;
}

describe("DCUST-05 personal data of one person", () => {
  test("customers are strangers, and service, which sees people, neither takes them along nor makes them anonymous", async () => {
    const jana = await server.as("U001");
    const payload = { query: exporting, variables: { input: { uid: "U001", reason: "mine" } } };
    expect((await jana.request({ method: "POST", url: "/desk/graphql", payload })).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    for (const [query, input] of [
      [exporting, { uid: kristyna.uid, reason: "x" }],
      [anonymising, { uid: kristyna.uid, typedName: kristyna.name, reason: "x" }],
    ] as const)
      expect((await service.desk(query, { input })).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["nobody that there is", { uid: "none", reason: "x" }, "user-unknown"],
    ["no reason", { uid: kristyna.uid, reason: " " }, "reason-missing"],
    ["a reason without end", { uid: kristyna.uid, reason: "x".repeat(201) }, "reason-too-long"],
  ])("%s is not taken along", async (_case, input, code) => {
    const { file, refusal } = await ask<{ file: null; refusal: Refusal }>(
      "exportCustomerUser",
      exporting,
      input,
    );
    expect([file, refusal.code]).toEqual([null, code]);
  });

  test("all that is held comes as one archive, module by module, without secrets, and the log says who took it", async () => {
    const { file } = await ask<{ file: { readonly name: string; readonly content: string } }>(
      "exportCustomerUser",
      exporting,
      { uid: kristyna.uid, reason: "žádost z 20. 11." },
    );
    expect(file.name).toMatch(/^person-U042-\d{4}-\d\d-\d\d\.zip$/);
    const files = filesIn(file.content);
    const rowsOf = (module: string) =>
      JSON.parse(files.get(`${module}.json`) ?? "{}") as Record<string, readonly Record<string, unknown>[]>;
    expect(rowsOf("users")["app_user"]).toMatchObject([{ email: kristyna.email, phone: "+420799999042" }]);
    expect(rowsOf("identity")["user_session"]).toMatchObject([{ user_agent: "Firefox of Vaňková" }]);
    expect(rowsOf("favourites")["wishlist_item"]).toMatchObject([{ sku: "100101" }]);
    expect(rowsOf("notices")["notice"]).toHaveLength(1);
    expect(rowsOf("mail")["mail"]).toMatchObject([{ kind: "user-activated" }]);
    expect(rowsOf("tickets")["ticket"]).toMatchObject([{ title: "Sud" }]);
    expect(rowsOf("audit")["audit_entry"]).toMatchObject([{ action: "user.exported", actor_uid: "S01" }]);
    expect([...files.values()].join("")).not.toContain("secret-name");
    const manifest = JSON.parse(files.get("manifest.json") ?? "{}") as { secretsLeftOut: readonly string[] };
    expect(manifest.secretsLeftOut).toContain("user_password.hash");
    const others = await ask<{ file: { readonly content: string } }>("exportCustomerUser", exporting, {
      ...{ uid: "U001", reason: "x" },
    });
    expect([...filesIn(others.file.content).values()].join("")).not.toContain("Vaňková");
  });

  test.each([
    ["who still comes in", { uid: "U001", typedName: "Jana Novotná" }, "not-left"],
    ["nobody that there is", { uid: "none" }, "user-unknown"],
    ["another name", { typedName: "Kristýna Vanková" }, "name-differs"],
    ["no reason", { reason: "" }, "reason-missing"],
  ])("%s is not made anonymous", async (_case, input, code) => {
    expect((await anonymise(input)).refusal?.code).toBe(code);
  });

  test("nor is somebody whose order, ticket or place still needs them", async () => {
    const { db } = server.deps;
    const { uid } = kristyna;
    await sql`update ticket set status = 'New' where case_number = 'CS0042'`.execute(db);
    expect((await anonymise({})).refusal?.code).toBe("open-tickets");
    await sql`update ticket set status = 'Problem Solved' where case_number = 'CS0042'`.execute(db);
    const { rows } = await sql<{ number: string; by: string | null }>`
      select order_number as number, created_by as by from sales_order where state = 'confirmed' limit 1`.execute(
      db,
    );
    const [order] = rows;
    await sql`update sales_order set created_by = ${uid} where order_number = ${order?.number}`.execute(db);
    expect((await anonymise({})).refusal?.code).toBe("open-orders");
    await sql`update sales_order set created_by = ${order?.by} where order_number = ${order?.number}`.execute(
      db,
    );
    const held = await sql<{ uid: string; role_name: string; permissions: string }>`
      select uid, role_name, permissions from ship_to_role where ship_to_id = '500102'`.execute(db);
    await sql`update ship_to_role set role_name = 'POS Catalogue' where ship_to_id = '500102'`.execute(db);
    await sql`update ship_to_role set role_name = 'POS Owner', permissions = 'Access Management'
      where ship_to_id = '500102' and uid = ${uid}`.execute(db);
    expect((await anonymise({})).refusal?.code).toBe("last-owner");
    for (const { uid: holder, role_name: role, permissions } of held.rows)
      await sql`update ship_to_role set role_name = ${role}, permissions = ${permissions}
        where ship_to_id = '500102' and uid = ${holder}`.execute(db);
  });

  test("name, address and telephone stand nowhere any more, the books stay, and the address is free", async () => {
    const { db } = server.deps;
    const { user, refusal } = await anonymise({ typedName: " Kristýna  Vaňková " });
    expect(refusal).toBeNull();
    expect(user?.row).toMatchObject({ firstName: "Anonym", phone: "", status: "exited", places: [] });
    for (const words of ["vaňková", "vankova", "+420799999042", "799999042", "192.0.2.42"])
      expect([words, await tablesHolding(words)]).toEqual([words, []]);
    const { rows } = await sql<{ email: string; counted: string; ticket: number; entry: object }>`
      select u.email, (select counted_by from cellar_count where uid = u.uid) as counted,
        (select count(*)::int from ticket where uid = u.uid) as ticket,
        (select jsonb_build_object('action', action, 'by', actor_uid, 'detail', detail) from audit_entry
          where subject_id = u.uid order by id desc limit 1) as entry
      from app_user u where uid = ${kristyna.uid}`.execute(db);
    expect(isAnonymous(rows[0]?.email ?? "")).toBe(true);
    expect(rows[0]).toMatchObject({
      ...{ counted: "Anonym", ticket: 1 },
      entry: { action: "user.anonymised", by: "S01", detail: { reason: "žádost z 20. 11." } },
    });
    expect((await anonymise({ typedName: "" })).refusal?.code).toBe("already-anonymous");
    const invited = await ask<{ refusal: Refusal | null }>(
      "inviteCustomerUser",
      `mutation ($input: DeskInviteUserInput!) { inviteCustomerUser(input: $input) { refusal { code field } } }`,
      {
        ...{ companyId: "C1", firstName: "Jiná", lastName: "Osoba", email: kristyna.email, phone: "" },
        ...{ language: "cs", shipToId: "500102", roleId: await roleNamed("POS Catalogue") },
      },
    );
    expect(invited.refusal).toBeNull();
  });
});

async function roleNamed(name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from role where name = ${name}`.execute(
    server.deps.db,
  );
  return rows[0]?.id;
}
