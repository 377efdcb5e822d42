import { managedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { userInfoSchema } from "@vycep/contract/users/users.rest";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { askUsers, auditOf } from "../../../testing/ask-users.ts";
import { openEvents } from "../../../testing/open-events.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

const update = (uid: string | undefined, id: string, payload: object) =>
  askUsers(server, uid, { method: "PUT", path: `UpdateUser/${id}`, payload });
const role = (shipToId: string, roleid: string, optionalPermissions?: readonly string[]) => ({
  shipToId,
  roleid,
  ...(optionalPermissions && { optionalPermissions }),
});

async function managed(uid: string, id: string) {
  const { status, body } = await askUsers(server, uid, { path: `GetManagedUserById/${id}` });
  expect(status).toBe(200);
  return managedUserAnswer.parse(body);
}

/** What a user reads of their own rights, by place. */
async function rightsOf(uid: string): Promise<Record<string, string | undefined>> {
  const { body } = await askUsers(server, uid, { path: `GetUserInfoById/${uid}` });
  const { permissionSchema } = userInfoSchema.parse(body);
  return Object.fromEntries(
    permissionSchema.map((place) => [place.shipToId, place.rpDetails[0]?.permission]),
  );
}

describe("PUT users/UpdateUser/{id} (REST-15, USERADMIN-05)", () => {
  it("a stranger is refused", async () => expect((await update(undefined, "U004", {})).status).toBe(401));

  test.each([
    [{ shipTos: [{ shipToId: "500102" }] }],
    [{ shipTos: [role("500102", "R11", ["Nonsense"])] }],
    [{ deletedShipToList: "500102" }],
  ])("bad input: %j", async (payload) => expect((await update("U001", "U004", payload)).status).toBe(400));

  it("forbidden to who has no Access Management", async () =>
    expect((await update("U006", "U004", {})).status).toBe(403));

  test.each([["U012"], ["U998"]])(
    "C16 another company's user %s and a missing one answer alike",
    async (id) => {
      expect(await update("U001", id, {})).toMatchObject({ status: 404, body: { code: "user-not-found" } });
    },
  );

  test.each([
    ["nobody their own (ROLE-04)", "U001", "U001", { shipTos: [role("500101", "R14")] }, "own-account"],
    ["an owner not the key user (OP-96)", "U002", "U001", {}, "key-user"],
    ["an owner not another owner", "U002", "U039", {}, "fellow-owner"],
    ["not without a role", "U001", "U004", { shipTos: [role("500102", "")] }, "role-missing"],
    ["not the last role of all", "U001", "U004", { deletedShipToList: ["500102"] }, "role-missing"],
    ["not the key user's role", "U001", "U004", { shipTos: [role("500102", "R01")] }, "role-not-offered"],
    [
      "not a warehouse's role in a pub",
      "U001",
      "U004",
      { shipTos: [role("500102", "R06")] },
      "role-not-offered",
    ],
    [
      "not that of an owner by an owner",
      "U002",
      "U004",
      { shipTos: [role("500102", "R10")] },
      "role-not-offered",
    ],
    [
      "not what the role does not allow",
      "U001",
      "U004",
      { shipTos: [role("500102", "R11", ["Contracts"])] },
      "permission-not-optional",
    ],
  ])("refused: %s", async (_says, uid, id, payload, code) => {
    const before = await rightsOf(id);
    expect(await update(uid, id, payload)).toMatchObject({ status: 422, body: { code } });
    expect(await rightsOf(id)).toEqual(before);
    expect(await auditOf(server, id)).toEqual([]);
  });

  it("ERROR-27 USERADMIN-17 in the seeds' words", async () => {
    const { body } = await update("U001", "U004", { shipTos: [role("500102", "")] });
    expect(body["message"]).toBe("Please select role for each shipTo");
  });

  test.each(["500103", "500201", "599998"])(
    "ROLE-04 at %s, which is not an owner's to manage, as at a place that does not exist",
    async (shipToId) =>
      expect(await update("U002", "U004", { shipTos: [role(shipToId, "R15")] })).toMatchObject({
        status: 404,
        body: { code: "ship-to-not-found" },
      }),
  );

  it("ROLE-04 nobody gives what they lack themselves", async () => {
    await server.deps.db
      .updateTable("ship_to_role")
      .set({ permissions: "Home Page, Catalogue, Access Management" })
      .where("uid", "=", "U039")
      .execute();
    const answer = await update("U039", "U007", { shipTos: [role("500103", "R13")] });
    expect(answer).toMatchObject({ status: 422, body: { code: "more-than-own" } });
  });

  it("REST-15 ROLE-09 ROLE-13 a role and its switches work at the very next request, and are written down", async () => {
    const token = await server.as("U004");
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U004")}`);
    expect(
      await update("U002", "U004", { shipTos: [role("500102", "R15"), role("500101", "R14")] }),
    ).toMatchObject({
      status: 200,
    });
    expect(await events.ended).toBe(true);
    const answer = await token.request({ url: "/alcdcservice/api/v1/portal/users/GetUserInfoById/U004" });
    const { allAvailablePermission } = userInfoSchema.parse(answer.json());
    expect(allAvailablePermission).not.toContain("Catalogue");
    expect(allAvailablePermission).toContain("Reporting");
    expect((await rightsOf("U004"))["500102"]).toBe(
      "Home Page, Product Recommendation, My Orders, My Profile, My Documents, News & Articles, Training & Learning, Support, Pub Menu",
    );

    expect((await update("U001", "U004", { shipTos: [role("500102", "R15", ["Catalogue"])] })).status).toBe(
      200,
    );
    expect((await rightsOf("U004"))["500102"]).toMatch(/Home Page, Catalogue, /u);
    expect((await rightsOf("U004"))["500102"]).not.toContain("My Orders");
    expect((await update("U001", "U004", { deletedShipToList: ["500101"] })).status).toBe(200);
    expect(Object.keys(await rightsOf("U004"))).toEqual(["500102"]);
    expect(await auditOf(server, "U004")).toEqual([
      "U002 C1 user.role 500102 POS Catalogue > POS Associate",
      "U002 C1 user.role 500101 - > POS Accountant",
      "U001 C1 user.permission-on 500102 - > Catalogue",
      "U001 C1 user.permission-off 500102 - > My Orders",
      "U001 C1 user.role 500101 POS Accountant > -",
    ]);
    const user = await managed("U002", "U004");
    expect(user.history[0]).toMatchObject({
      by: "Jana Novotná",
      action: "user.role",
      shipToId: "500101",
      from: "POS Accountant",
      to: null,
    });
    expect(user.history).toHaveLength(5);
    expect(user.deletedShipToList).toEqual(["500101"]);
  });

  it("D42 an owner may go while another stays, and the last one may not", async () => {
    await server.deps.db
      .deleteFrom("ship_to_role")
      .where("uid", "=", "U001")
      .where("ship_to_id", "=", "500102")
      .execute();
    await server.deps.db
      .deleteFrom("ship_to_role")
      .where("uid", "=", "U039")
      .where("ship_to_id", "=", "500102")
      .execute();
    expect((await update("U001", "U002", { shipTos: [role("500101", "R14")] })).status).toBe(200);
    // Petr is the last one at 500102 now.
    const last = await askUsers(server, "U001", {
      method: "PATCH",
      path: "SetUserStatus",
      payload: { UIDs: ["U002"], status: "Deactivated" },
    });
    expect(last.body["results"]).toMatchObject([{ UID: "U002", isDone: false, code: "last-owner" }]);
  });
});
