import { payersSchema, soldToSchema } from "@vycep/contract/ship-to/payers.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/alcdcservice/api/v1/portal";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(uid: string, path: string) {
  const response = await (await server.as(uid)).request({ url: base + path });
  const body = response.json<Record<string, unknown>>();
  delete body["requestId"];
  return { status: response.statusCode, body, statements: Number(response.headers["x-sql-statements"]) };
}

describe("GET payers, payers/{id} and soldtos/{id}", () => {
  it.each(["/payers", "/payers/C1", "/soldtos/C1"])("a stranger is refused: %s", async (path) => {
    expect((await server.stranger.request({ url: base + path })).statusCode).toBe(401);
  });

  it("bad input: an id that is too long", async () => {
    expect((await ask("U001", `/payers/${"C".repeat(41)}`)).status).toBe(400);
  });

  it.each(["/payers", "/payers/C1", "/soldtos/C1"])("forbidden without My Profile: %s", async (path) => {
    expect((await ask("U009", path)).status).toBe(403);
  });

  it.each(["/payers", "/soldtos"])(
    "C16 a foreign company and a missing one answer alike: %s",
    async (path) => {
      const foreign = await ask("U001", `${path}/C2`);
      expect(foreign).toMatchObject({ status: 404, body: { code: "company-not-found" } });
      expect(await ask("U001", `${path}/C999`)).toEqual(foreign);
    },
  );

  it("REST-20 a payer with what stands on its papers", async () => {
    expect((await ask("U001", "/payers/C1")).body).toMatchObject({
      payerid: "C1",
      sapid: "7000001",
      name: "Hostince Modrá hvězda s.r.o.",
      ico: "80000011",
      dic: "CZ80000011",
      priceList: "CZ-HORECA",
      dueDays: 14,
      invoiceEmail: "fakturace@modrahvezda.example",
    });
  });

  it.each([
    ["", ["C1"]],
    ["?payerid=C1&customerType=POS", ["C1"]],
    ["?customerType=WHS", []],
    ["?payerid=C2", []],
  ])("REST-21 the own payers%s are %j", async (query, ids) => {
    const { body } = await ask("U001", `/payers${query}`);
    expect(payersSchema.parse(body).map(({ payerid }) => payerid)).toEqual(ids);
  });

  it("REST-22 PROFILE-02 a company with the places, days, hours and methods of the asker, in three statements", async () => {
    const { body, statements } = await ask("U001", "/soldtos/C1");
    const { shiptos } = soldToSchema.parse(body);
    expect(shiptos.map(({ shiptosapid, status }) => `${shiptosapid} ${status}`)).toEqual([
      "500101 APPROVED",
      "500102 APPROVED",
      "500103 APPROVED",
      "500104 SUSPENDED",
    ]);
    expect(shiptos[0]).toMatchObject({
      name: "Restaurace U Modré hvězdy",
      street: "Sladovnická 12",
      records: [
        { type: "1", scheduleDays: [1, 4] },
        { type: "PD", scheduleDays: [2] },
      ],
      tankDays: [3],
      unfilteredDays: [2, 5],
    });
    expect(shiptos[0]?.deliveryWindow).toMatch(/^\d+:\d\d/);
    expect(shiptos[0]?.offeredMethods).toContain("tank_tank");
    expect(shiptos[3]?.offeredMethods).toEqual([]);
    expect(statements).toBeLessThanOrEqual(3);
  });

  it("PROFILE-02 a colleague sees only the places of a role of their own", async () => {
    const { shiptos } = soldToSchema.parse((await ask("U004", "/soldtos/C1")).body);
    expect(shiptos.map(({ shiptosapid }) => shiptosapid)).toEqual(["500102"]);
  });
});
