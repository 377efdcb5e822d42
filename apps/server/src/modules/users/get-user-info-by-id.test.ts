import { userInfoSchema } from "@vycep/contract/users/users.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/alcdcservice/api/v1/portal/users/GetUserInfoById";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(uid: string, id = uid) {
  const response = await (await server.as(uid)).request({ url: `${path}/${id}` });
  return { response, status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

describe("GET users/GetUserInfoById/{id} (REST-12, SESSION-32, SESSION-33)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: `${path}/U001` })).statusCode).toBe(401);
  });

  it("bad input: an id that is too long", async () => {
    expect((await ask("U001", "x".repeat(41))).status).toBe(400);
  });

  it("C16 another user's id and a missing one answer alike", async () => {
    const foreign = await ask("U001", "U002");
    const missing = await ask("U001", "U999");
    const { requestId: _one, ...ofForeign } = foreign.body;
    const { requestId: _other, ...ofMissing } = missing.body;
    expect([foreign.status, ofForeign]).toEqual([
      404,
      { code: "user-not-found", message: "There is no such user." },
    ]);
    expect([missing.status, ofMissing]).toEqual([foreign.status, ofForeign]);
  });

  it("REST-12 SESSION-32 SESSION-33 answers the user with the rights at every place, in two statements", async () => {
    const { response, status, body } = await ask("U001");
    expect(status).toBe(200);
    const user = userInfoSchema.parse(body);
    expect(user).toMatchObject({
      UID: "U001",
      firstName: "Jana",
      companyId: "C1",
      country: "CZE",
      isLoggedIn: true,
      userValidation: true,
      isKeyAccount: true,
      defaultShipToID: "500101",
    });
    expect(user.permissionSchema.map(({ shipToId, shipToStatus }) => `${shipToId} ${shipToStatus}`)).toEqual([
      "500101 APPROVED",
      "500102 APPROVED",
      "500103 APPROVED",
      "500104 SUSPENDED",
    ]);
    expect(user.permissionSchema[0]).toMatchObject({
      shipToAddress: "Sladovnická 12, 549 01 Lipovrch",
      isTankEnabled: true,
      rpDetails: [{ customerType: "POS", rolename: "Key user", roleid: "R01" }],
    });
    expect(Number(response.headers["x-sql-statements"])).toBeLessThanOrEqual(2);
  });

  it("PERM-17 permissions are the de-duplicated union over the places, whole names only", async () => {
    const { body } = await ask("U021");
    const { allAvailablePermission, permissionSchema } = userInfoSchema.parse(body);
    expect(new Set(allAvailablePermission).size).toBe(allAvailablePermission.length);
    expect(allAvailablePermission).toContain("Catalogue");
    const withCatalogue = permissionSchema.filter(({ rpDetails }) =>
      rpDetails[0]?.permission.includes("Catalogue"),
    );
    expect(withCatalogue.map(({ shipToId }) => shipToId)).toEqual(["500303"]);
  });

  it.each([
    ["ROLE-01 ROLE-02", "U001", "Key user", true],
    ["ROLE-01 ROLE-03", "U040", "Delegated owner", false],
    ["ROLE-01 ROLE-05", "U020", "Sub-account", false],
    ["ROLE-01", "U009", "POS Academy", false],
    ["ROLE-06", "U013", "WHS Delegated owner", false],
    ["ROLE-06", "U014", "WHS Warehouse manager", false],
    ["ROLE-06", "U015", "WHS Warehouse man", false],
    ["ROLE-06", "U016", "WHS Accountant", false],
    ["ROLE-06", "U018", "WHS Common user", false],
    ["ROLE-08", "U039", "POS Owner", false],
    ["ROLE-08", "U004", "POS Catalogue", false],
    ["ROLE-08", "U002", "POS Delegated owner", false],
    ["ROLE-08", "U007", "POS Associate", false],
    ["ROLE-08", "U003", "POS Shift leader", false],
    ["ROLE-08", "U006", "POS Accountant", false],
    ["ROLE-08", "U008", "POS Common user", false],
    ["ROLE-08", "U005", "POS Warehouse manager", false],
  ])("%s %s is a %s; only a key user is the key account", async (_id, uid, role, isKeyAccount) => {
    const user = userInfoSchema.parse((await ask(uid)).body);
    const roles = user.permissionSchema.flatMap(({ rpDetails }) => rpDetails.map(({ rolename }) => rolename));
    expect(new Set(roles)).toEqual(new Set([role]));
    expect(user.isKeyAccount).toBe(isKeyAccount);
  });

  it("ROLE-03 a delegated owner may see every screen that the key user may", async () => {
    const screens = async (uid: string) =>
      userInfoSchema.parse((await ask(uid)).body).allAvailablePermission.toSorted();
    expect(await screens("U040")).toEqual(await screens("U019"));
    expect((await screens("U040")).length).toBeGreaterThan(
      await screens("U020").then(({ length }) => length),
    );
  });

  it("ROLE-09 a user has a role of their own at each place, with its own rights", async () => {
    const { permissionSchema } = userInfoSchema.parse((await ask("U021")).body);
    const roles = Object.fromEntries(
      permissionSchema.map(({ shipToId, rpDetails }) => [
        shipToId,
        rpDetails.map(({ rolename }) => rolename),
      ]),
    );
    expect(roles).toEqual({ "500303": ["Sub-account"], "500302": ["POS Common user"] });
  });

  it("PERM-04 rights come by their names, for each place and for all of them", async () => {
    const { allAvailablePermission, permissionSchema } = userInfoSchema.parse((await ask("U006")).body);
    expect(allAvailablePermission).toEqual(expect.arrayContaining(["My Orders", "My Documents"]));
    expect(allAvailablePermission).not.toContain("Catalogue");
    for (const { rpDetails } of permissionSchema)
      expect(rpDetails[0]?.permission.split(", ").toSorted()).toEqual(allAvailablePermission.toSorted());
  });

  it("ROLE-10 tank and unfiltered beer are switched on for each place by itself", async () => {
    const { permissionSchema } = userInfoSchema.parse((await ask("U001")).body);
    const flags = Object.fromEntries(
      permissionSchema.map((place) => [place.shipToId, [place.isTankEnabled, place.isUnfilteredEnabled]]),
    );
    expect(flags).toMatchObject({ "500101": [true, true], "500102": [false, true] });
  });

  it("PERM-13 an academy-only user holds one permission and still gets an answer", async () => {
    expect((await ask("U009")).body["allAvailablePermission"]).toEqual(["Training & Learning"]);
  });

  it("what the data leaves empty is an empty text, never an error (SESSION-24, SESSION-25)", async () => {
    const { body } = await ask("U036");
    expect(userInfoSchema.parse(body).permissionSchema[0]?.rpDetails[0]?.customerType).toBe("");
  });
});
