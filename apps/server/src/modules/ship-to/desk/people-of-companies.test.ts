import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  milos = await server.asStaff("S01");
});
afterAll(() => server.stop());

type Counted = { readonly id: string; readonly userCount: number; readonly hasMoreUsers: boolean };

async function inList(): Promise<readonly Counted[]> {
  const { data, errors } = await milos.desk("{ companies { items { id userCount hasMoreUsers } } }");
  expect(errors).toEqual([]);
  const page = data?.["companies"] as { readonly items: readonly Counted[] };
  return page.items;
}
async function onPage(id: string): Promise<Counted> {
  const { data, errors } = await milos.desk(
    "query ($id: ID!) { company(id: $id) { row { id userCount hasMoreUsers } } }",
    { id },
  );
  expect(errors).toEqual([]);
  const company = data?.["company"] as { readonly row: Counted };
  return company.row;
}
/** Everybody who belongs to a company or has a role in it, one by one. */
async function peopleOf(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select uid from app_user where company_id = ${id} and status <> 'Program'
      union select uid from ship_to_role where company_id = ${id}) people`.execute(server.deps.db);
  return rows[0]?.count ?? 0;
}
const add = (from: number, to: number, company: string, status = "Active") =>
  sql`
    insert into app_user (uid, company_id, first_name, last_name, email, phone, country, language, status, is_first_login,
      is_validated, is_key_account, terms_agreed, created_at)
    select 'Q' || no, ${company}, first_name, last_name, 'q' || no || '@many.example', phone, country, language, ${status},
      is_first_login, is_validated, false, terms_agreed, created_at
    from app_user, generate_series(${from}::int, ${to}::int) no where uid = 'U001'`.execute(server.deps.db);

test("DLIST-08 a list counts a company's people up to a hundred, its own page counts them all", async () => {
  for (const { id, ...counted } of await inList())
    expect(counted).toEqual({ userCount: await peopleOf(id), hasMoreUsers: false });
  const own = await peopleOf("C1");
  await add(own + 1, 100, "C1");
  const counted = async () => (await inList()).find(({ id }) => id === "C1");
  expect(await counted()).toMatchObject({ userCount: 100, hasMoreUsers: false });
  // A program of theirs is nobody, and somebody of another company with a role at one of their places is one more.
  await add(101, 101, "C1", "Program");
  expect(await counted()).toMatchObject({ userCount: 100, hasMoreUsers: false });
  await add(102, 102, "C2");
  await sql`insert into ship_to_role select 'Q102', ship_to_id, company_id, role_id, role_name, permissions, customer_type
    from ship_to_role where company_id = 'C1' limit 1`.execute(server.deps.db);
  expect(await counted()).toMatchObject({ userCount: 100, hasMoreUsers: true });
  await add(103, 130, "C1");
  expect(await counted()).toMatchObject({ userCount: 100, hasMoreUsers: true });
  expect(await onPage("C1")).toMatchObject({ userCount: 129, hasMoreUsers: false });
});
