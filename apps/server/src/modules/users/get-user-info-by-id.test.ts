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

  it("REST-02 REST-12 answers the user with the rights at every place, in two statements", async () => {
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

  it("PERM-13 an academy-only user holds one permission and still gets an answer", async () => {
    expect((await ask("U009")).body["allAvailablePermission"]).toEqual(["Training & Learning"]);
  });

  it("what the data leaves empty is an empty text, never an error (SESSION-24, SESSION-25)", async () => {
    const { body } = await ask("U036");
    expect(userInfoSchema.parse(body).permissionSchema[0]?.rpDetails[0]?.customerType).toBe("");
  });
});
