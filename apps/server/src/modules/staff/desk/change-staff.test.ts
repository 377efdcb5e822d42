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

const changing = `mutation ($input: ChangeStaffInput!) {
  changeStaff(input: $input) { member { uid status roles companies version } refusal { code message } }
}`;
const inviting = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { member { uid status roles } link refusal { code } }
}`;

type Change = {
  readonly uid: string;
  readonly version?: number;
  readonly roles?: readonly string[];
  readonly companies?: readonly string[];
  readonly status?: string;
};

async function change(caller: StaffCaller, { uid, ...wanted }: Change) {
  const input = { version: 1, roles: ["content"], status: "active", ...wanted, uid };
  const { data } = await caller.desk(changing, { input });
  return (data?.["changeStaff"] ?? {}) as {
    readonly member?: { readonly version: number; readonly status: string; readonly roles: string[] } | null;
    readonly refusal?: { readonly code: string; readonly message: string } | null;
  };
}

const auditOf = async (uid: string) => {
  const { rows } = await sql<{ action: string; actor_uid: string; detail: unknown }>`
    select action, actor_uid, detail from audit_entry
    where subject_kind = 'staff' and subject_id = ${uid} order by id`.execute(server.deps.db);
  return rows;
};

describe("DSIGN-08 staff are suspended and given roles", () => {
  test.each([
    ["somebody unknown", { uid: "S99" }, "member-unknown"],
    ["no role", { uid: "S06", roles: [] }, "no-role"],
    ["an unknown company", { uid: "S03", roles: ["sales"], companies: ["C99"] }, "company-unknown"],
    ["themselves", { uid: "S01", roles: ["admin", "finance"] }, "own-rights"],
    ["an invited one active", { uid: "S09", roles: ["service"] }, "password-not-set"],
    ["what somebody else changed meanwhile", { uid: "S06", version: 7 }, "changed-meanwhile"],
  ])("%s is refused, and nothing changes", async (_case, wanted, code) => {
    const before = await auditOf(wanted.uid);
    const { refusal, member } = await change(admin, wanted);
    expect({ code: refusal?.code, member }).toEqual({ code, member: null });
    expect(refusal?.message).toMatch(/\p{L}{3}/u);
    expect(await auditOf(wanted.uid)).toEqual(before);
  });

  test("another role holds from the next call on, and stands in the audit log with what was before", async () => {
    const klara = await server.asStaff("S06");
    expect((await klara.desk("{ staff { uid } }")).errors[0]?.extensions.code).toBe("not-your-area");
    const { member } = await change(admin, { uid: "S06", roles: ["content", "admin"] });
    expect(member).toMatchObject({ version: 2, roles: ["admin", "content"] });
    expect((await klara.desk("{ staff { uid } }")).errors).toEqual([]);
    expect(await auditOf("S06")).toEqual([
      {
        action: "staff.changed",
        actor_uid: "S01",
        detail: { roles: "content, admin", rolesBefore: "content" },
      },
    ]);
  });

  test("whoever is suspended is out at once, and in again by nothing but an administrator", async () => {
    const dana = await server.asStaff("S07");
    expect((await dana.desk("{ me { uid } }")).status).toBe(200);
    await change(admin, { uid: "S07", roles: ["finance"], status: "suspended" });
    expect((await dana.desk("{ me { uid } }")).status).toBe(401);
    const { member } = await change(admin, { uid: "S07", roles: ["finance"], version: 2 });
    expect(member?.status).toBe("active");
    // The session of before stays ended.
    expect((await dana.desk("{ me { uid } }")).status).toBe(401);
  });

  test("somebody is signed out everywhere; nobody unknown, and not oneself", async () => {
    const ending = "mutation ($uid: ID!) { endStaffSessions(uid: $uid) { refusal { code message } } }";
    const end = async (uid: string) =>
      (await admin.desk(ending, { uid })).data?.["endStaffSessions"] as { readonly refusal: unknown };
    const [vojtech, lenka] = [await server.asStaff("S05"), await server.asStaff("S04")];
    expect((await lenka.desk(ending, { uid: "S05" })).errors[0]?.extensions.code).toBe("not-your-area");
    expect(await end("S99")).toMatchObject({ refusal: { code: "member-unknown" } });
    expect(await end("S01")).toMatchObject({ refusal: { code: "own-sessions" } });
    expect((await vojtech.desk("{ me { uid } }")).status).toBe(200);
    expect(await end("S05")).toEqual({ refusal: null });
    expect((await vojtech.desk("{ me { uid } }")).status).toBe(401);
    expect((await auditOf("S05")).at(-1)).toMatchObject({ action: "staff.sessions-ended", actor_uid: "S01" });
  });

  test("two administrators who take each other's role at once: one stays", async () => {
    const other = await server.asStaff("S06");
    const answers = await Promise.all([
      change(admin, { uid: "S06", version: 2, roles: ["content"] }),
      change(other, { uid: "S01", roles: ["content"] }),
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from staff_role r join staff_member s using (uid)
      where r.role = 'admin' and s.status = 'active'`.execute(server.deps.db);
    expect(rows).toEqual([{ count: 1 }]);
    // The other one was refused, or signed out already when the call came.
    expect(answers.filter((answer) => (answer.member ?? null) !== null)).toHaveLength(1);
  });
});

describe("DSIGN-08 staff are invited", () => {
  const person = {
    firstName: "Nela",
    lastName: "Nová",
    email: "nela.nova@lipovrch.example",
    language: "sk",
    roles: ["service"],
  };

  test.each([
    ["without a name", { firstName: " " }, "name-missing"],
    ["with a name too long", { lastName: "x".repeat(101) }, "name-missing"],
    ["without an address", { email: "nela" }, "email-invalid"],
    ["in a language that nobody speaks", { language: "xx" }, "language-unknown"],
    ["without a role", { roles: [] }, "no-role"],
    ["for an unknown company", { companies: ["C99"] }, "company-unknown"],
    ["with another's address, in whatever letters", { email: "Tereza.MALA@lipovrch.example" }, "email-taken"],
  ])("%s is refused", async (_case, wanted, code) => {
    const boss = await server.asStaff((await someAdmin()) ?? "");
    const { data } = await boss.desk(inviting, { input: { ...person, ...wanted } });
    expect(data?.["inviteStaff"]).toMatchObject({ member: null, refusal: { code } });
  });

  test("is written to in their language, may do nothing yet, and is seen in the list", async () => {
    const boss = await server.asStaff((await someAdmin()) ?? "");
    const { data } = await boss.desk(inviting, { input: person });
    const invited = data?.["inviteStaff"] as { readonly member: { readonly uid: string } };
    expect(invited).toMatchObject({
      member: { status: "invited", roles: ["service"] },
      link: null,
      refusal: null,
    });
    const { rows } = await sql<{ kind: string; language: string }>`
      select kind, language from mail where recipient = ${person.email}`.execute(server.deps.db);
    expect(rows).toEqual([{ kind: "staff-invitation", language: "sk" }]);
    const early = await server.asStaff(invited.member.uid);
    expect((await early.desk("{ me { uid } }")).status).toBe(401);
    const listed = await boss.desk("{ staff { uid status factors lastSeenAt } }");
    expect(listed.data?.["staff"]).toContainEqual({
      ...{ uid: invited.member.uid, status: "invited", factors: [], lastSeenAt: null },
    });
  });
});

test("DSIGN-08 who was suspended before the first password is invited again when let in, and by a new link alone", async () => {
  const boss = await server.asStaff((await someAdmin()) ?? "");
  const again =
    "mutation ($uid: ID!) { inviteStaffAgain(uid: $uid) { member { status } link refusal { code } } }";
  const resent = async (uid: string) => (await boss.desk(again, { uid })).data?.["inviteStaffAgain"];
  const uid = "S09";
  const standing = async (status: string, version: number) =>
    (await change(boss, { uid, version, roles: ["service"], status })).member?.status;
  expect(await standing("suspended", 1)).toBe("suspended");
  expect(await resent(uid)).toMatchObject({ member: null, refusal: { code: "invitation-used" } });
  expect(await standing("active", 2)).toBe("invited");
  expect((await auditOf(uid)).at(-1)).toMatchObject({
    detail: { status: "invited", statusBefore: "suspended" },
  });
  expect((await (await server.asStaff(uid)).desk("{ me { uid } }")).status).toBe(401);
  expect(await resent(uid)).toEqual({ member: { status: "invited" }, link: null, refusal: null });
  expect((await auditOf(uid)).at(-1)).toMatchObject({ action: "staff.invitation-resent" });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail join staff_member on email = recipient
    where uid = ${uid} and kind = 'staff-invitation'`.execute(server.deps.db);
  expect(rows).toEqual([{ count: 1 }]);
  expect(await resent("S99")).toMatchObject({ refusal: { code: "member-unknown" } });
  const lenka = await server.asStaff("S04");
  expect((await lenka.desk(again, { uid })).errors[0]?.extensions.code).toBe("not-your-area");
});

async function someAdmin(): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select uid from staff_role join staff_member using (uid) where role = 'admin' and status = 'active'`.execute(
    server.deps.db,
  );
  return rows[0]?.uid;
}

test("DSIGN-05 everybody reads their own rights, and sales their companies", async () => {
  const radim = await server.asStaff("S03");
  const { data } = await radim.desk("{ me { uid roles companies rights { area power limit } } }");
  expect(data?.["me"]).toMatchObject({ uid: "S03", roles: ["sales"], companies: ["C1", "C4"] });
  expect(data?.["me"]).toHaveProperty(
    "rights",
    expect.arrayContaining([{ area: "orders", power: "change", limit: null }]),
  );
  const tereza = await server.asStaff("S02");
  const hers = await tereza.desk("{ me { companies rights { area power limit } } }");
  expect(hers.data?.["me"]).toMatchObject({ companies: null });
  expect(hers.data?.["me"]).toHaveProperty(
    "rights",
    expect.arrayContaining([{ area: "papers", power: "approve", limit: 500_000 }]),
  );
});
