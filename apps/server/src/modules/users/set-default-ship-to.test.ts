import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/alcdcservice/api/v1/portal/users/setdefaultshipto";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function set(uid: string, shiptoId?: string) {
  const url = shiptoId === undefined ? path : `${path}?shiptoId=${encodeURIComponent(shiptoId)}`;
  const response = await (await server.as(uid)).request({ method: "POST", url });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body };
}

async function defaultOf(uid: string): Promise<unknown> {
  const url = `/alcdcservice/api/v1/portal/users/GetUserInfoById/${uid}`;
  const response = await (await server.as(uid)).request({ url });
  return response.json<Record<string, unknown>>()["defaultShipToID"];
}

describe("POST users/setdefaultshipto (REST-19, OP-72)", () => {
  it("a stranger is refused", async () => {
    const response = await server.stranger.request({ method: "POST", url: `${path}?shiptoId=500101` });
    expect(response.statusCode).toBe(401);
  });

  it("bad input: no ship-to", async () => {
    expect((await set("U001")).status).toBe(400);
  });

  it("forbidden where the user has no Catalogue", async () => {
    expect((await set("U021", "500302")).status).toBe(403);
  });

  it("C16 a foreign ship-to and a missing one answer alike", async () => {
    const foreign = await set("U001", "500201");
    expect(foreign).toMatchObject({ status: 404, body: { code: "ship-to-not-found" } });
    expect(await set("U001", "no-such-place")).toEqual(foreign);
  });

  it("SHIPTO-16 a suspended one is refused with the seeds' text", async () => {
    expect(await set("U001", "500104")).toEqual({
      status: 409,
      body: { code: "ship-to-suspended", message: "ShipTo suspended - Select another ShipTo" },
    });
    expect(await defaultOf("U001")).toBe("500101");
  });

  it("REST-19 OP-72 keeps the choice, puts its right first, and writes down who changed it", async () => {
    expect(await set("U001", "500103")).toEqual({ status: 200, body: { defaultShipToID: "500103" } });
    expect(await defaultOf("U001")).toBe("500103");
    const entries = await server.deps.db
      .selectFrom("audit_entry")
      .select(["actor_uid", "action", "subject_id", "company_id", "detail"])
      .execute();
    expect(entries).toEqual([
      {
        actor_uid: "U001",
        action: "user.default-ship-to",
        subject_id: "U001",
        company_id: "C1",
        detail: { from: "500101", to: "500103" },
      },
    ]);
  });
});
