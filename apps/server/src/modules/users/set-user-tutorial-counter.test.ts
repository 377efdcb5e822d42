import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const users = "/alcdcservice/api/v1/portal/users";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function put(operation: string, uid: string, of = uid) {
  const response = await (await server.as(uid)).request({
    method: "PUT",
    url: `${users}/${operation}/${of}`,
  });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body };
}

async function told(uid: string) {
  const response = await (await server.as(uid)).request({ url: `${users}/GetUserInfoById/${uid}` });
  const { showTutorial, firstLogin } = response.json<Record<string, unknown>>();
  return { showTutorial, firstLogin };
}

describe.each(["SetUserTutorialCounter", "SetFirstLoginFlag"])("PUT users/%s/{UID}", (operation) => {
  it("a stranger is refused", async () => {
    const response = await server.stranger.request({ method: "PUT", url: `${users}/${operation}/U001` });
    expect(response.statusCode).toBe(401);
  });

  it("bad input: an id that is too long", async () => {
    expect((await put(operation, "U001", "x".repeat(41))).status).toBe(400);
  });

  it("of others nothing is known, nor changed", async () => {
    const before = await told("U002");
    const foreign = await put(operation, "U001", "U002");
    expect(foreign).toMatchObject({ status: 404, body: { code: "user-not-found" } });
    expect(await put(operation, "U001", "nobody")).toEqual(foreign);
    expect(await told("U002")).toEqual(before);
  });
});

describe("what closing the tutorial leaves behind", () => {
  it("REST-01 TUTOR-16 one more view is counted each time", async () => {
    const { showTutorial } = await told("U001");
    expect(await put("SetUserTutorialCounter", "U001")).toEqual({
      status: 200,
      body: { showTutorial: Number(showTutorial) + 1 },
    });
    await put("SetUserTutorialCounter", "U001");
    expect(await told("U001")).toMatchObject({ showTutorial: Number(showTutorial) + 2 });
  });

  it("OP-08 nobody counted yet is nought", async () => {
    await server.deps.db
      .updateTable("app_user")
      .set({ show_tutorial: null })
      .where("uid", "=", "U003")
      .execute();
    expect((await put("SetUserTutorialCounter", "U003")).body).toEqual({ showTutorial: 1 });
  });

  it("REST-03 REST-11 SESSION-31 TUTOR-15 the first login is over, and stays over", async () => {
    await server.deps.db
      .updateTable("app_user")
      .set({ is_first_login: true })
      .where("uid", "=", "U002")
      .execute();
    expect(await told("U002")).toMatchObject({ firstLogin: true });
    expect(await put("SetFirstLoginFlag", "U002")).toEqual({ status: 200, body: { firstLogin: false } });
    await put("SetFirstLoginFlag", "U002");
    expect(await told("U002")).toMatchObject({ firstLogin: false });
  });
});
