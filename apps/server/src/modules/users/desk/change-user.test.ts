import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askUsers } from "../../../testing/ask-users.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

const answer =
  "{ user { row { uid status places { shipToId roleName } } history { by action } } refusal { code field } }";
const mutations = {
  invite: `mutation ($input: DeskInviteUserInput!) { done: inviteCustomerUser(input: $input) ${answer} }`,
  status: `mutation ($input: DeskUserStatusInput!) { done: setCustomerUserStatus(input: $input) ${answer} }`,
  role: `mutation ($input: DeskUserRoleInput!) { done: setCustomerUserRole(input: $input) ${answer} }`,
  help: `mutation ($input: DeskHelpUserInput!) { done: helpCustomerUser(input: $input) ${answer} }`,
};
type Answer = {
  readonly user: {
    readonly row: { readonly uid: string; readonly places: readonly object[] };
    readonly history: readonly { readonly action: string }[];
  } | null;
  readonly refusal: { readonly code: string } | null;
};

async function change(kind: keyof typeof mutations, input: object): Promise<Answer> {
  const { data, errors } = await service.desk(mutations[kind], { input });
  expect(errors).toEqual([]);
  return data?.["done"] as Answer;
}
async function rolesNamed(name: string) {
  const { rows } = await sql<{ id: string }>`select id from role where name = ${name}`.execute(
    server.deps.db,
  );
  return rows[0]?.id ?? "";
}
/** Kinds of mails that wait for somebody, in the order that they were written. */
async function mailsOf(email: string) {
  const { rows } = await sql<{ kind: string }>`
    select kind from mail where recipient = ${email} order by created_at, kind desc`.execute(server.deps.db);
  return rows.map(({ kind }) => kind);
}
async function mailsTo(kind: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail where kind = ${kind}`.execute(server.deps.db);
  return rows[0]?.count ?? 0;
}

describe("DCUST-03 people of customers at the desk", () => {
  const somebody = {
    ...{ companyId: "C1", firstName: "Nová", lastName: "Výčepní", email: "nova@modrahvezda.example" },
    ...{ phone: "+420 777 000 111", language: "cs", shipToId: "500102" },
  };

  test("who may only see changes nobody", async () => {
    const { errors } = await sales.desk(mutations.help, {
      input: { uid: "U004", companyId: "C1", help: "sessions" },
    });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["no last name", { lastName: " " }, "name-missing"],
    ["too long a name", { firstName: "x".repeat(81) }, "text-too-long"],
    ["no e-mail", { email: "x" }, "email-invalid"],
    ["too long an e-mail", { email: `${"x".repeat(250)}@x.cz` }, "email-invalid"],
    ["a language that is none", { language: "xx" }, "language-unknown"],
    ["a telephone without its prefix", { phone: "777000111" }, "phone-invalid"],
    ["a place of another company", { shipToId: "500201" }, "place-unknown"],
    ["a role that is none", { roleId: "none" }, "role-not-offered"],
    [
      "an e-mail that somebody of the company has",
      { email: "jana.novotna@modrahvezda.example" },
      "user-exists",
    ],
  ])("nobody is invited with %s", async (_case, part, code) => {
    const roleId = await rolesNamed("POS Common user");
    expect(await change("invite", { ...somebody, roleId, ...part })).toMatchObject({ refusal: { code } });
  });

  test("somebody is invited by a mail, again as long as they have not come, and never by a password link", async () => {
    const before = await mailsTo("invitation");
    const roleId = await rolesNamed("POS Common user");
    const { user, refusal } = await change("invite", { ...somebody, roleId });
    expect(refusal).toBeNull();
    expect(user).toMatchObject({
      row: { status: "invited", places: [{ shipToId: "500102", roleName: "POS Common user" }] },
    });
    const input = { uid: user?.row.uid, companyId: "C1" };
    expect((await change("help", { ...input, help: "invitation" })).refusal).toBeNull();
    expect(await mailsTo("invitation")).toBe(before + 2);
    expect(await change("help", { ...input, help: "password" })).toMatchObject({
      refusal: { code: "not-active" },
    });
    expect(await change("status", { ...input, status: "suspended" })).toMatchObject({
      refusal: { code: "status-not-offered" },
    });
  });

  test("a role is given and taken at the next request of the person, the last one never", async () => {
    const input = { uid: "U004", companyId: "C1", shipToId: "500103" };
    const isServed = async () =>
      JSON.stringify((await askUsers(server, "U004", { path: "GetUserInfoById/U004" })).body).includes(
        "500103",
      );
    expect(await isServed()).toBe(false);
    const given = await change("role", { ...input, roleId: await rolesNamed("POS Common user") });
    expect(given.user?.row.places).toHaveLength(2);
    expect(given.user?.history[0]).toMatchObject({ by: "Tereza Malá", action: "user.role" });
    expect(await isServed()).toBe(true);
    expect((await change("role", { ...input, roleId: null })).user?.row.places).toHaveLength(1);
    expect(await isServed()).toBe(false);
    expect(await change("role", { ...input, shipToId: "500102", roleId: null })).toMatchObject({
      refusal: { code: "role-missing" },
    });
    expect(await change("role", { ...input, uid: "U012", roleId: null })).toMatchObject({
      refusal: { code: "user-unknown" },
    });
  });

  test("D42 the last active owner of a place stays its owner", async () => {
    await sql`update ship_to_role set permissions = 'Catalogue' where ship_to_id = '500201' and uid <> 'U012'`.execute(
      server.deps.db,
    );
    const input = { uid: "U012", companyId: "C2", shipToId: "500201" };
    const refusal = { code: "last-owner", field: "roleId" };
    expect(await change("role", { ...input, roleId: null })).toMatchObject({ refusal });
    const roleId = await rolesNamed("WHS Common user");
    expect(await change("role", { ...input, roleId })).toMatchObject({ refusal });
  });
  test("MAIL-04 who is suspended is out at once, a key user as well, comes back, and hears of both", async () => {
    const owner = await server.as("U001");
    const ask = async () => (await owner.graphql("{ customer { firstname } }")).errors?.length ?? 0;
    expect(await ask()).toBe(0);
    const input = { uid: "U001", companyId: "C1" };
    expect(await change("status", { ...input, status: "suspended" })).toMatchObject({ refusal: null });
    const { errors } = await owner.graphql("{ customer { firstname } }").catch(() => ({ errors: [{}] }));
    expect(errors?.length).toBeGreaterThan(0);
    expect(await change("status", { ...input, status: "active" })).toMatchObject({ refusal: null });
    await sql`delete from session_end`.execute(server.deps.db);
    const again = await server.as("U001");
    expect((await again.graphql("{ customer { firstname } }")).errors ?? []).toEqual([]);
    expect(await mailsOf("jana.novotna@modrahvezda.example")).toEqual(["user-suspended", "user-activated"]);
  });

  test("D47 who is suspended in one company stands so there alone, is found so, and is let in again", async () => {
    const input = { uid: "U037", companyId: "C2" };
    const standing = async (caller: StaffCaller) => {
      const found =
        "{ customerUsers(filter: { statuses: [suspended] }) { items { uid companies { companyId status } } } }";
      const { data } = await caller.desk(found, {});
      const page = data?.["customerUsers"] as
        | { items: readonly { uid: string; companies: object[] }[] }
        | undefined;
      return page?.items.find(({ uid }) => uid === "U037")?.companies;
    };
    expect(await standing(service)).toBeUndefined();
    expect((await change("status", { ...input, status: "suspended" })).refusal).toBeNull();
    expect(await standing(service)).toEqual([
      { companyId: "C1", status: "active" },
      { companyId: "C2", status: "suspended" },
      { companyId: "C4", status: "active" },
    ]);
    expect(await standing(sales)).toBeUndefined();
    expect((await change("status", { ...input, status: "active" })).refusal).toBeNull();
    expect(await standing(service)).toBeUndefined();
  });

  test("D47 who was kept out of one of several companies is let in when it is the only one left", async () => {
    const input = { uid: "U037", companyId: "C2" };
    await change("status", { ...input, status: "suspended" });
    await sql`delete from ship_to_role where uid = 'U037' and company_id <> 'C2'`.execute(server.deps.db);
    expect((await change("status", { ...input, status: "active" })).refusal).toBeNull();
    expect((await change("status", { ...input, status: "suspended" })).refusal).toBeNull();
  });

  test("a link for another password goes by mail, and sessions end", async () => {
    const before = await mailsTo("reset-password");
    const input = { uid: "U004", companyId: "C1" };
    expect((await change("help", { ...input, help: "password" })).refusal).toBeNull();
    expect(await mailsTo("reset-password")).toBe(before + 1);
    const person = await server.as("U004");
    const status = async () => (await person.request({ url: "/events" })).statusCode;
    const old = await person.graphql("{ customer { firstname } }");
    expect(old.errors ?? []).toEqual([]);
    const done = await change("help", { ...input, help: "sessions" });
    expect(await status()).toBe(401);
    expect(done.user?.history[0]).toMatchObject({ action: "user.sessions-ended" });
  });

  test("D42 who is let in again without ever having chosen a password is invited again, and the invitation goes once more", async () => {
    const { rows } = await sql<{ uid: string; email: string }>`
      update app_user set status = 'Suspended' where email = ${somebody.email} returning uid, email`.execute(
      server.deps.db,
    );
    const { uid = "", email = "" } = rows[0] ?? {};
    const before = await mailsOf(email);
    const input = { uid, companyId: "C1" };
    expect((await change("status", { ...input, status: "active" })).user?.row).toMatchObject({
      status: "invited",
    });
    // That they may sign in again would not be so.
    expect(await mailsOf(email)).toEqual(before);
    expect((await change("help", { ...input, help: "invitation" })).refusal).toBeNull();
    expect(await mailsOf(email)).toHaveLength(before.length + 1);
  });

  test("DAUD-01 DCUST-05 whom a page of people names is written down as looked at, once an hour", async () => {
    const admin = await server.asStaff("S01");
    const page = `query ($text: String) { customerUsers(filter: { text: $text }, first: 2) { items { uid } } }`;
    const shown = async () => {
      const { data } = await admin.desk(page, { text: "modrahvezda" });
      const found = data?.["customerUsers"] as { items: { uid: string }[] } | undefined;
      return (found?.items ?? []).map(({ uid }) => uid).toSorted();
    };
    const looks = async () => {
      const { rows } = await sql<{ subject_id: string }>`
        select subject_id from audit_entry where action = 'user.looked-at' and actor_uid = 'S01'
        order by subject_id`.execute(server.deps.db);
      return rows.map(({ subject_id }) => subject_id);
    };
    const named = await shown();
    expect(named).toHaveLength(2);
    expect(await looks()).toEqual(named);
    await shown();
    expect(await looks()).toEqual(named);
    server.clock.set("2026-11-27T12:00:00");
    await shown();
    expect(await looks()).toEqual(named.flatMap((uid) => [uid, uid]));
  });

  test("DCUST-05 DAUD-01 who looked at somebody's data stands in the audit", async () => {
    const looking = `query ($uid: ID!) { customerUser(uid: $uid) { row { uid } history { by action } } }`;
    const read = async (caller: StaffCaller, uid: string) =>
      (await caller.desk(looking, { uid })).data?.["customerUser"];
    expect(await read(sales, "U012")).toBeNull();
    expect(await read(sales, "U004")).toMatchObject({ row: { uid: "U004" } });
    const { rows } = await sql`
      select actor_uid from audit_entry where action = 'user.looked-at' and subject_id = 'U004'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ actor_uid: "S03" }]);
  });

  test("D47 what was done in another company is told to nobody who does not see that company", async () => {
    await sql`
      insert into audit_entry (at, actor_uid, company_id, action, subject_kind, subject_id, request_id, detail)
      select now(), 'U012', company, 'user.role', 'user', 'U004', company, '{}' from unnest(array['C1', 'C2']) company`.execute(
      server.deps.db,
    );
    const looking = `query { customerUser(uid: "U004") { history { by } } }`;
    const tellers = async (caller: StaffCaller) => {
      const { data } = await caller.desk(looking, {});
      const user = data?.["customerUser"] as { history: readonly { by: string | null }[] } | undefined;
      return user?.history.filter(({ by }) => by === "Radek Brázda").length;
    };
    expect([await tellers(service), await tellers(sales)]).toEqual([2, 1]);
  });
});
