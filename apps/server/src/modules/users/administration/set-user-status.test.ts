import { userStatusAnswer } from "@vycep/contract/users/user-administration.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { askUsers, auditOf } from "../../../testing/ask-users.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from session_end`.execute(server.deps.db));

const set = (uid: string | undefined, payload: object) =>
  askUsers(server, uid, { method: "PATCH", path: "SetUserStatus", payload });

async function results(uid: string, UIDs: readonly string[], status: string) {
  const answer = await set(uid, { UIDs, status });
  expect(answer.status).toBe(200);
  return userStatusAnswer
    .parse(answer.body)
    .results.map(({ UID, isDone, code }) => `${UID} ${isDone ? "done" : code}`);
}
const ownInfo = (uid: string) => askUsers(server, uid, { path: `GetUserInfoById/${uid}` });

/** Kinds of mails that wait for somebody. */
async function mailsTo(email: string): Promise<readonly string[]> {
  const rows = await server.deps.db
    .selectFrom("mail")
    .select("kind")
    .where("recipient", "=", email)
    .execute();
  return rows.map(({ kind }) => kind);
}

describe("PATCH users/SetUserStatus (REST-17, USERADMIN-06)", () => {
  it("a stranger is refused", async () =>
    expect((await set(undefined, { UIDs: ["U004"], status: "Active" })).status).toBe(401));

  test.each([
    [{ UIDs: [], status: "Active" }],
    [{ UIDs: ["U004"], status: "Invited" }],
    [{ UIDs: ["U004"], status: "Move Out" }],
    [{ UIDs: "U004", status: "Active" }],
  ])("bad input: %j", async (payload) => expect((await set("U001", payload)).status).toBe(400));

  it("forbidden to who has no Access Management", async () =>
    expect((await set("U006", { UIDs: ["U004"], status: "Suspended" })).status).toBe(403));

  test.each([
    [
      "C16 another company's user and a missing one alike",
      "U001",
      ["U013", "U998"],
      ["U013 user-not-found", "U998 user-not-found"],
    ],
    ["nobody their own (D42)", "U001", ["U001"], ["U001 own-account"]],
    ["the key user by nobody (OP-96)", "U002", ["U001"], ["U001 key-user"]],
    ["an owner by the key user alone", "U002", ["U039"], ["U039 fellow-owner"]],
    ["an invitation", "U001", ["U011"], ["U011 status-not-offered"]],
    ["who works elsewhere too, by an owner of some places", "U002", ["U006"], ["U006 place-of-others"]],
    ["who is so already", "U001", ["U038"], ["U038 status-not-offered"]],
  ])("refused: %s", async (_says, uid, UIDs, expected) => {
    expect(await results(uid, UIDs, "Deactivated")).toEqual(expected);
    for (const each of UIDs) expect(await auditOf(server, each)).toEqual([]);
  });

  it("REST-17 USERADMIN-06 USERADMIN-13 USERADMIN-15 USERADMIN-16 who is deactivated is out at once, everywhere, and comes back as before", async () => {
    const before = (await ownInfo("U004")).body;
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U004")}`);
    const other = await server.as("U004");
    expect(await results("U002", ["U004"], "Deactivated")).toEqual(["U004 done"]);
    expect(await events.ended).toBe(true);
    expect((await other.request({ url: "/events" })).statusCode).toBe(401);
    expect((await ownInfo("U004")).status).toBe(401);
    expect(await results("U001", ["U004"], "Active")).toEqual(["U004 done"]);
    await sql`delete from session_end`.execute(server.deps.db);
    expect((await ownInfo("U004")).body).toEqual(before);
    expect(await auditOf(server, "U004")).toEqual([
      "U002 C1 user.status Active > Deactivated",
      "U001 C1 user.status Deactivated > Active",
    ]);
    expect(await mailsTo("eliska.rezacova@modrahvezda.example")).toEqual([
      "user-deactivated",
      "user-activated",
    ]);
  });

  it("D42 a token from before a suspension is good no more when it is over", async () => {
    const old = await server.as("U003");
    expect(await results("U001", ["U003"], "Suspended")).toEqual(["U003 done"]);
    expect(await results("U001", ["U003"], "Active")).toEqual(["U003 done"]);
    const url = "/alcdcservice/api/v1/portal/users/GetUserInfoById/U003";
    expect((await old.request({ url })).statusCode).toBe(401);
    expect(await mailsTo("tomas.cech@modrahvezda.example")).toEqual(["user-suspended", "user-activated"]);
  });

  it("USERADMIN-14 many at once: who cannot be set is named, the others are set", async () => {
    expect(await results("U001", ["U007", "U001", "U010", "U007"], "Deactivated")).toEqual([
      "U007 done",
      "U001 own-account",
      "U010 done",
    ]);
    expect(await results("U001", ["U007", "U010", "U038"], "Active")).toEqual([
      "U007 done",
      "U010 done",
      "U038 done",
    ]);
  });

  it("D42 of two owners of a place who are deactivated together one stays", async () => {
    await sql`delete from ship_to_role where uid = 'U019' and ship_to_id = '500303'`.execute(server.deps.db);
    await sql`update ship_to_role set role_id = 'R02', role_name = 'Delegated owner',
      permissions = 'Catalogue, Access Management' where uid = 'U021' and ship_to_id = '500303'`.execute(
      server.deps.db,
    );
    expect(await results("U019", ["U040", "U021"], "Deactivated")).toEqual(["U040 done", "U021 last-owner"]);
  });

  it("D47 who serves several companies loses this one alone, and its rights in an open session", async () => {
    const companies = async () => {
      const { status, body } = await ownInfo("U037");
      return [status, (body["companies"] as { companyId: string }[]).map(({ companyId }) => companyId)];
    };
    expect(await companies()).toEqual([200, ["C1", "C4", "C2"]]);
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U037")}`);
    expect(await results("U012", ["U037"], "Deactivated")).toEqual(["U037 done"]);
    expect(await events.ended).toBe(true);
    expect(await companies()).toEqual([200, ["C1", "C4"]]);
    const elsewhere = await askUsers(server, "U001", { path: "GetManagedUserById/U037" });
    expect(elsewhere.body).toMatchObject({ status: "Active", history: [] });
    const here = await askUsers(server, "U012", { path: "GetManagedUserById/U037" });
    expect(here.body).toMatchObject({ status: "Deactivated", history: [{ by: "Radek Brázda" }] });
    expect(await results("U012", ["U037"], "Active")).toEqual(["U037 done"]);
    expect(await companies()).toEqual([200, ["C1", "C4", "C2"]]);
  });
});

describe("DELETE users/DeleteInvitation/{id} (D42)", () => {
  const remove = (uid: string | undefined, id: string) =>
    askUsers(server, uid, { method: "DELETE", path: `DeleteInvitation/${id}` });

  it("a stranger is refused, and who manages nobody", async () => {
    expect((await remove(undefined, "U011")).status).toBe(401);
    expect((await remove("U006", "U011")).status).toBe(403);
  });

  it("C16 to owners of other companies and places the invitation does not exist", async () => {
    for (const uid of ["U012", "U002"])
      expect(await remove(uid, "U011")).toMatchObject({ status: 404, body: { code: "user-not-found" } });
  });

  it("D42 one that was used stays", async () => {
    expect(await remove("U001", "U004")).toMatchObject({ status: 422, body: { code: "invitation-used" } });
    expect((await askUsers(server, "U001", { path: "GetManagedUserById/U004" })).status).toBe(200);
  });

  it("D42 one that was never used is gone, and written down", async () => {
    expect(await remove("U001", "U011")).toMatchObject({ status: 200, body: { result: true } });
    expect((await askUsers(server, "U001", { path: "GetManagedUserById/U011" })).status).toBe(404);
    expect(await auditOf(server, "U011")).toEqual(["U001 C1 user.invitation-deleted"]);
  });
});
