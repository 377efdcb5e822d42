import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { askUsers, auditOf } from "../../../testing/ask-users.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const barbora = {
  firstName: "Barbora",
  lastName: "Zemanová",
  email: "barbora.zemanova@modrahvezda.example",
  phone: "+420799999031",
  language: "cs",
  shipTos: [
    { shipToId: "500101", roleid: "R13" },
    { shipToId: "500102", roleid: "R15", optionalPermissions: ["Catalogue"] },
  ],
};
const create = (uid: string | undefined, change: object = {}) =>
  askUsers(server, uid, { method: "POST", path: "CreateNewUser", payload: { ...barbora, ...change } });

/** Links that are good, and mails of invitation, of an address. */
async function invitations(email: string) {
  const { rows } = await sql<{ links: number; mails: number }>`
    select (select count(*)::int from password_link l join app_user u on u.uid = l.uid
        where u.email = ${email} and l.purpose = 'set' and l.used_at is null and l.expires_at > now()) as links,
      (select count(*)::int from mail m where m.recipient = ${email} and m.kind = 'invitation') as mails`.execute(
    server.deps.db,
  );
  return rows[0];
}

describe("POST users/CreateNewUser (REST-14, USERADMIN-04, USERADMIN-11)", () => {
  it("a stranger is refused", async () => expect((await create(undefined)).status).toBe(401));

  test.each([[{ email: "barbora" }], [{ firstName: " " }], [{ language: "de" }], [{ shipTos: "500101" }]])(
    "bad input: %j",
    async (change) => expect((await create("U001", change)).status).toBe(400),
  );

  it("forbidden to who has no Access Management", async () =>
    expect((await create("U006")).status).toBe(403));

  test.each([
    ["ERROR-27 no place", "U001", { shipTos: [] }, 422, "role-missing", "Please select role for each shipTo"],
    [
      "ERROR-27 USERADMIN-17 a place without a role",
      "U001",
      { shipTos: [{ shipToId: "500101", roleid: "" }] },
      422,
      "role-missing",
      "Please select role for each shipTo",
    ],
    [
      "ERROR-37 OP-148 who is there already",
      "U001",
      { email: "Eliska.Rezacova@modrahvezda.example" },
      409,
      "user-exists",
      "User already exist",
    ],
    [
      "ERROR-37 or invited already",
      "U001",
      { email: "veronika.horakova@modrahvezda.example" },
      409,
      "user-exists",
      "User already exist",
    ],
    ["a place of another company", "U012", {}, 404, "ship-to-not-found", expect.any(String)],
    [
      "an owner another owner",
      "U002",
      { shipTos: [{ shipToId: "500101", roleid: "R10" }] },
      422,
      "role-not-offered",
      expect.any(String),
    ],
  ])("refused: %s", async (_says, uid, change, status, code, message) => {
    expect(await create(uid, change)).toMatchObject({ status, body: { code, message } });
    const { rows } = await sql`select from audit_entry where action = 'user.invited'`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it("REST-14 USERADMIN-11 USERADMIN-17 is invited with a role at each place, by mail, and cannot sign in yet", async () => {
    const answer = await create("U002");
    expect(answer).toMatchObject({ status: 200, body: { UID: expect.any(String) } });
    const uid = String(answer.body["UID"]);
    expect(await invitations(barbora.email)).toEqual({ links: 1, mails: 1 });
    const { body } = await askUsers(server, "U001", { path: `GetManagedUserById/${uid}` });
    expect(body).toMatchObject({
      status: "Invited",
      invitedBy: "Petr Dvořák",
      permissionSchema: [
        { shipToId: "500101", rolename: "POS Shift leader" },
        { shipToId: "500102", rolename: "POS Associate", permissions: expect.arrayContaining(["Catalogue"]) },
      ],
      viewerCan: { resendOrDeleteInvitation: true, setStatus: [] },
    });
    expect((await askUsers(server, uid, { path: `GetUserInfoById/${uid}` })).status).toBe(401);
    expect(await auditOf(server, uid)).toEqual([
      "U002 C1 user.invited",
      "U002 C1 user.role 500101 - > POS Shift leader",
      "U002 C1 user.role 500102 - > POS Associate",
    ]);
    expect((await create("U001")).body).toMatchObject({ code: "user-exists" });
  });

  it("D47 an address that is known elsewhere looks like any other: answer, statements, mail and list", async () => {
    const email = "radek.brazda@brazda.example";
    const known = await create("U001", { email });
    const fresh = await create("U001", { email: "nikdo.neznamy@modrahvezda.example" });
    expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
    expect([known.status, known.statements]).toEqual([fresh.status, fresh.statements]);
    expect(await invitations(email)).toEqual(await invitations("nikdo.neznamy@modrahvezda.example"));
    const listed = await askUsers(server, "U001", { path: `GetAllUsersInfo?search=${email}` });
    expect(listed.body["users"]).toMatchObject([{ firstName: "Barbora", status: "Invited" }]);
    const own = await askUsers(server, "U012", { path: "GetUserInfoById/U012" });
    expect(own.body).toMatchObject({ firstName: "Radek", companyId: "C2" });
  });
});

describe("POST users/ResendVerificationEmail/{id} (REST-18, USERADMIN-12)", () => {
  const email = "veronika.horakova@modrahvezda.example";
  const resend = (uid: string | undefined, id: string, payload: object = { email }) =>
    askUsers(server, uid, { method: "POST", path: `ResendVerificationEmail/${id}`, payload });

  it("a stranger is refused, who manages nobody, and who says nothing", async () => {
    expect((await resend(undefined, "U011")).status).toBe(401);
    expect((await resend("U006", "U011")).status).toBe(403);
    expect((await resend("U001", "U011", {})).status).toBe(400);
  });

  test.each([
    ["another company's", "U012", "U011", email],
    ["that of other places", "U002", "U011", email],
    ["another address", "U001", "U011", "jana.novotna@modrahvezda.example"],
  ])("C16 %s is as unknown as a missing one", async (_says, uid, id, address) => {
    expect(await resend(uid, id, { email: address })).toMatchObject({
      status: 404,
      body: { code: "user-not-found" },
    });
    expect(await invitations(email)).toEqual({ links: 0, mails: 0 });
  });

  it("D42 one that was used is not sent again", async () => {
    expect(await resend("U001", "U004")).toMatchObject({ status: 422, body: { code: "invitation-used" } });
  });

  it("REST-18 USERADMIN-07 USERADMIN-12 OP-78 a new link every time, and only the last is good", async () => {
    for (const mails of [1, 2]) {
      expect(await resend("U001", "U011")).toMatchObject({ status: 200, body: { result: true } });
      expect(await invitations(email)).toEqual({ links: 1, mails });
    }
    expect(await auditOf(server, "U011")).toEqual([
      "U001 C1 user.invitation-resent",
      "U001 C1 user.invitation-resent",
    ]);
  });
});
