import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const url = "/alcdcservice/api/v1/portal/users/RequestAccess";

async function ask(uid: string, permission: string) {
  const response = await (await server.as(uid)).request({ method: "POST", url, payload: { permission } });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const mails = () =>
  server.deps.db
    .selectFrom("mail")
    .select(["kind", "recipient"])
    .where("kind", "=", "access-request")
    .execute();

describe("POST users/RequestAccess (D46)", () => {
  it("a stranger is refused", async () => {
    const payload = { permission: "Reporting" };
    expect((await server.stranger.request({ method: "POST", url, payload })).statusCode).toBe(401);
  });

  it("bad input: no such right", async () => {
    expect((await ask("U006", "Everything")).status).toBe(400);
  });

  it("the owner of the own company gets a mail, once a day and right", async () => {
    const owner = { kind: "access-request", recipient: "jana.novotna@modrahvezda.example" };
    expect(await ask("U006", "Catalogue")).toEqual({ status: 200, body: { status: "sent", owners: 1 } });
    expect(await mails()).toEqual([owner]);
    expect((await ask("U006", "Catalogue")).body).toEqual({ status: "sent-before", owners: 1 });
    expect(await mails()).toEqual([owner]);
    expect((await ask("U006", "Reporting")).body).toEqual({ status: "sent", owners: 1 });
    expect(await mails()).toEqual([owner, owner]);
    const kept = await server.deps.db
      .selectFrom("access_request")
      .select(["uid", "permission", "day"])
      .execute();
    expect(kept).toEqual([
      { uid: "U006", permission: "Catalogue", day: "2026-11-23" },
      { uid: "U006", permission: "Reporting", day: "2026-11-23" },
    ]);
  });

  it("an owner without another owner is told that there is nobody to ask, and no right changes", async () => {
    expect((await ask("U001", "Reporting")).body).toEqual({ status: "nobody", owners: 0 });
    const info = await (await server.as("U006")).request({
      url: "/alcdcservice/api/v1/portal/users/GetUserInfoById/U006",
    });
    expect(info.json<{ allAvailablePermission: string[] }>().allAvailablePermission).not.toContain(
      "Catalogue",
    );
  });
});
