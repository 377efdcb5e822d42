import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  // One connection, so that it has prepared all that was asked.
  server = await startTestServer({ now: "2026-11-23T13:00:00", env: { VYCEP_DB_POOL: "1" } });
  milos = await server.asStaff("S01");
});
beforeEach(async () => {
  await sql`delete from app_user where uid like 'Q%'`.execute(server.deps.db);
  await sql`delete from content where kind = 'terms' and key <> '4'`.execute(server.deps.db);
  await sql`delete from terms_consent`.execute(server.deps.db);
});
afterAll(() => server.stop());

const begins = (version: string, day: string) =>
  sql`
    insert into content (kind, key, sort, markets, is_new_capability, titles, bodies, sections, valid_from)
    select kind, ${version}, sort, array['CZ'], is_new_capability, titles, bodies, sections, ${day}::date
    from content where kind = 'terms' and key = '4'`.execute(server.deps.db);
const takenBack = (version: string) =>
  sql`delete from content where kind = 'terms' and key = ${version}`.execute(server.deps.db);
const agreed = (uid: string, version: string) =>
  sql`insert into terms_consent (uid, version, agreed_at) values (${uid}, ${version}, '2026-11-21')`.execute(
    server.deps.db,
  );
const change = (uid: string, what: ReturnType<typeof sql>) =>
  sql`update app_user set ${what} where uid = ${uid}`.execute(server.deps.db);

type Page = {
  readonly total: number;
  readonly isMore: boolean;
  readonly next: string | null;
  readonly items: readonly { readonly uid: string; readonly name: string }[];
};
async function listed(first = 200, after?: string): Promise<Page> {
  const { data, errors } = await milos.desk(
    `query ($first: Int!, $after: String) {
      termsNotAgreed(market: "CZ", first: $first, after: $after) { total isMore next items { uid name } } }`,
    { first, after },
  );
  expect(errors).toEqual([]);
  return data?.["termsNotAgreed"] as Page;
}
const uidsOf = async () => (await listed()).items.map(({ uid }) => uid);

/** Straight from what was agreed to, for terms that begin at midnight of a day. */
async function notAgreedTo(version: string, day: string): Promise<readonly string[]> {
  const { rows } = await sql<{ uid: string }>`
    select u.uid from app_user u
    where u.status = 'Active' and u.is_validated and coalesce(u.country, 'CZE') <> 'SVK'
      and not exists (select from terms_consent c where c.uid = u.uid and c.version = ${version})
      and not (u.terms_agreed and ${day}::timestamp at time zone 'Europe/Prague' <= u.created_at)
    order by (u.last_name || ' ' || u.first_name) collate cs_alphabet, u.uid`.execute(server.deps.db);
  return rows.map(({ uid }) => uid);
}

const addMany = (count: number) =>
  sql`
    insert into app_user (uid, company_id, first_name, last_name, email, phone, country, language, status, is_first_login,
      is_validated, is_key_account, terms_agreed, created_at)
    select 'Q' || no, company_id, first_name, last_name || ' ' || no * 7 % 1301, 'q' || no || '@many.example', phone, country,
      language, status, is_first_login, is_validated, false, terms_agreed, created_at
    from app_user, generate_series(1, ${count}::int) no where uid = 'U001'`.execute(server.deps.db);

describe("DCONF-03 who has not agreed to the terms in force", () => {
  test("are those who came before they began and did not agree when asked", async () => {
    await begins("5", "2026-11-20");
    const before = await uidsOf();
    expect(before).toEqual(await notAgreedTo("5", "2026-11-20"));
    expect(before).toContain("U001");
    await agreed("U001", "5");
    await agreed("U002", "4");
    expect(await uidsOf()).toEqual(before.filter((uid) => uid !== "U001"));
  });

  test("are told by what they agreed to once newer terms are taken back, and again once they come back", async () => {
    await begins("5", "2026-11-20");
    await agreed("U001", "5");
    await agreed("U002", "5");
    await begins("6", "2026-11-22");
    expect(await uidsOf()).toContain("U001");
    await agreed("U001", "6");
    await agreed("U003", "6");
    expect(await uidsOf()).toEqual(await notAgreedTo("6", "2026-11-22"));
    await takenBack("6");
    const ofFive = await uidsOf();
    expect(ofFive).toEqual(await notAgreedTo("5", "2026-11-20"));
    expect(ofFive).not.toContain("U001");
    expect(ofFive).toContain("U003");
    await begins("6", "2026-11-22");
    const ofSix = await uidsOf();
    expect(ofSix).not.toContain("U003");
    expect(ofSix).toContain("U002");
  });

  test("a consent that goes, or is of another version, is one no more", async () => {
    await begins("5", "2026-11-20");
    await agreed("U001", "5");
    await sql`update terms_consent set version = '4' where uid = 'U001'`.execute(server.deps.db);
    expect(await uidsOf()).toContain("U001");
    await sql`update terms_consent set version = '5' where uid = 'U001'`.execute(server.deps.db);
    expect(await uidsOf()).not.toContain("U001");
    await sql`delete from terms_consent where uid = 'U001'`.execute(server.deps.db);
    expect(await uidsOf()).toContain("U001");
  });

  test("whoever is suspended is not asked, and is again afterwards; nor whoever came without agreeing, until they do", async () => {
    await change("U001", sql`status = 'Suspended'`);
    await change("U002", sql`terms_agreed = false`);
    const suspended = await uidsOf();
    expect(suspended).toEqual(await notAgreedTo("4", "2026-01-01"));
    expect(suspended).not.toContain("U001");
    expect(suspended).toContain("U002");
    await begins("5", "2026-11-20");
    expect(await uidsOf()).not.toContain("U001");
    await change("U001", sql`status = 'Active'`);
    await change("U002", sql`terms_agreed = true`);
    expect(await uidsOf()).toContain("U001");
  });

  test("of two consents at once both are kept", async () => {
    const at = { connectionString: server.config.databaseUrl };
    const [one, other] = [new pg.Client(at), new pg.Client(at)];
    await Promise.all([one.connect(), other.connect()]);
    try {
      const agree = (client: pg.Client, version: string) =>
        client.query(
          `insert into terms_consent (uid, version, agreed_at) values ('U001', '${version}', '2026-11-21')`,
        );
      await Promise.all([one.query("begin"), other.query("begin")]);
      await agree(one, "6");
      const waiting = agree(other, "5");
      await one.query("commit");
      await waiting;
      await other.query("commit");
    } finally {
      await Promise.all([one.end(), other.end()]);
    }
    await begins("5", "2026-11-20");
    expect(await uidsOf()).not.toContain("U001");
    await begins("6", "2026-11-22");
    expect(await uidsOf()).not.toContain("U001");
  });
});

describe("DLIST-08 whether few or many have not agreed", () => {
  test("they stand in the order of their names on page after page, and are counted up to a thousand", async () => {
    await addMany(1300);
    await begins("5", "2026-11-20");
    const all = await notAgreedTo("5", "2026-11-20");
    const first = await listed();
    expect(first).toMatchObject({ total: 1000, isMore: true });
    const second = await listed(200, first.next ?? "");
    expect(second).toMatchObject({ total: 1000, isMore: true });
    expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(all.slice(0, 400));
    await sql`insert into terms_consent select uid, '5', '2026-11-21' from app_user where uid like 'Q%' and uid <> 'Q77'`.execute(
      server.deps.db,
    );
    const few = await notAgreedTo("5", "2026-11-20");
    const page = await listed(3);
    expect(page).toMatchObject({ total: few.length, isMore: false });
    const rest = await listed(200, page.next ?? "");
    expect([...page.items, ...rest.items].map(({ uid }) => uid)).toEqual(few);
    expect(few).toContain("Q77");
  });

  test("they are found along indexes, as the planner sees a hundred thousand people", async () => {
    const { db } = server.deps;
    await begins("5", "2026-11-20");
    await listed();
    await addMany(1300);
    await listed();
    await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'app_user',
      'relpages', 3000, 'reltuples', 100000::real, 'relallvisible', 3000)`.execute(db);
    const { rows } = await sql<{ text: string }>`
      select statement as text from pg_prepared_statements
      where not from_sql and statement like '%terms_versions%' and statement not like '%pg_prepared%'`.execute(
      db,
    );
    const plans = await Promise.all(
      rows.map(async ({ text }) => {
        const plan = await sql.raw<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`).execute(db);
        return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
      }),
    );
    for (const plan of plans) {
      expect(plan).toContain("app_user_agreed");
      expect(plan).not.toMatch(/Seq Scan on app_user|Bitmap/);
    }
    expect(plans.some((plan) => plan.includes("app_user_asked"))).toBe(true);
  });
});
