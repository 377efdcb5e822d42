import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shipToSchema } from "@vycep/contract/ship-to/ship-to.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/alcdcservice/api/v1/portal/shiptos/GetShipToBySapId";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(uid: string, id: string) {
  const response = await (await server.as(uid)).request({ url: `${path}/${encodeURIComponent(id)}` });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body, statements: Number(response.headers["x-sql-statements"]) };
}

describe("GET shiptos/GetShipToBySapId/{id} (REST-09, SHIPTO-13)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: `${path}/500101` })).statusCode).toBe(401);
  });

  it("bad input: an id that is too long", async () => {
    expect((await ask("U001", "5".repeat(41))).status).toBe(400);
  });

  it("C16 a foreign ship-to and a missing one answer alike", async () => {
    const foreign = await ask("U001", "500201");
    expect(foreign).toMatchObject({ status: 404, body: { code: "ship-to-not-found" } });
    expect(await ask("U001", "000000")).toEqual(foreign);
    expect(await ask("U001", "' or 1=1 --")).toEqual(foreign);
  });

  it("REST-09 OP-142 one record per type with its weekdays, own tank and unfiltered days, in three statements", async () => {
    const { status, body, statements } = await ask("U001", "500101");
    expect(status).toBe(200);
    expect(shipToSchema.parse(body)).toMatchObject({
      shiptosapid: "500101",
      companyName: "Hostince Modrá hvězda s.r.o.",
      currency: "CZK",
      records: [
        { shiptosapid: "500101", type: "1", scheduleDays: [1, 4] },
        { shiptosapid: "500101", type: "PD", scheduleDays: [2] },
      ],
      tankDays: [3],
      unfilteredDays: [2, 5],
    });
    expect(body).not.toHaveProperty("isSmallTruckAllowed");
    expect(statements).toBeLessThanOrEqual(3);
  });

  it("GQL-38 the shop's API answers the same by ship_to_id, and a foreign place like a missing one", async () => {
    const caller = await server.as("U001");
    const byGraphql = (id: string) =>
      caller.graphql(
        `query ($id: String!) { shipTo(ship_to_id: $id) { shiptosapid companyName currency tankDays offeredMethods
          records { shiptosapid type scheduleDays } capacityRules { method iMaximumOrderPallet iMinLitersTank } } }`,
        { id },
      );
    const { shipTo } = (await byGraphql("500101")).data as { shipTo: Record<string, unknown> };
    expect(shipTo.shiptosapid).toBe("500101");
    expect(shipTo.offeredMethods).not.toEqual([]);
    expect((await ask("U001", "500101")).body).toMatchObject(shipTo);
    for (const id of ["500201", "000000"]) {
      const { data, errors } = await byGraphql(id);
      expect(data).toEqual({ shipTo: null });
      expect(errors).toMatchObject([{ path: ["shipTo"], extensions: { code: "ship-to-not-found" } }]);
    }
  });

  it("D20 the market is the place's own, whatever its company pays in", async () => {
    const { db } = server.deps;
    const told = async () => {
      const { market, currency } = shipToSchema.parse((await ask("U024", "600401")).body);
      const cart = await (await server.as("U024")).graphql("{ customerCart { market } }");
      return { market, currency, ofCart: cart.data };
    };
    expect(await told()).toEqual({
      market: "SK",
      currency: "EUR",
      ofCart: { customerCart: { market: "SK" } },
    });
    await sql`update ship_to set market = 'CZ' where id = '600401'`.execute(db);
    expect(await told()).toEqual({
      market: "CZ",
      currency: "EUR",
      ofCart: { customerCart: { market: "CZ" } },
    });
    await sql`update ship_to set market = 'SK' where id = '600401'`.execute(db);
  });

  it("D10 thresholds come per method; iMaximumOrderCash is the value to be reached", async () => {
    const { capacityRules } = shipToSchema.parse((await ask("U001", "500101")).body);
    const of = (method: string) => capacityRules.find((rule) => rule.method === method);
    expect(of("selfpickup_selfpickup")).toMatchObject({ iMaximumOrderCash: 3500, iMaximumOrderPallet: 6 });
    expect(of("flatrate_flatrate")).toMatchObject({
      iMinimumOrderPallet: 20,
      iMaximumOrderPallet: 33,
      iMinimumOrderWeight: 16_000,
      iMaximumOrderWeight: 24_000,
      iMaximumOrderCash: null,
    });
    // The rule allows 4 000 litres; the place has tanks for half of that.
    expect(of("tank_tank")).toMatchObject({ iMinLitersTank: 500, iMaxLitersTank: 2000 });
  });

  it.each([
    ["U030", "WHS Warehouse manager"],
    ["U029", "Key user of a wholesaler"],
  ])(
    "PROGRESS-33 D21 a wholesale truck whose rule leaves the minimum open takes 20 pallets for %s (%s)",
    async (uid) => {
      const { capacityRules } = shipToSchema.parse((await ask(uid, "600501")).body);
      const truck = capacityRules.find((rule) => rule.method === "flatrate_flatrate");
      expect(truck).toMatchObject({ iMinimumOrderPallet: 20, iMaximumOrderPallet: 33 });
    },
  );

  it("ROLE-11 TRANSPORT-26 a Slovak POS with PD gets a truck and no empty truck; a Slovak wholesaler gets both", async () => {
    const offered = async (uid: string, id: string) => {
      const { offeredMethods, customerType, records } = shipToSchema.parse((await ask(uid, id)).body);
      expect(records.map(({ type }) => type)).toContain("PD");
      const trucks = offeredMethods.filter((method) => /^(flatrate|emptiesfulltruck)_/.test(method));
      return { customerType, trucks };
    };
    expect(await offered("U024", "600401")).toEqual({ customerType: "POS", trucks: ["flatrate_flatrate"] });
    expect(await offered("U029", "600502")).toEqual({
      customerType: "WHS",
      trucks: ["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"],
    });
    expect((await offered("U001", "500101")).trucks).toContain("emptiesfulltruck_emptiesfulltruck");
  });

  it("TRANSPORT-19 TRANSPORT-20 TRANSPORT-21 TRANSPORT-22 TRANSPORT-23 TRANSPORT-24 TRANSPORT-25 TRANSPORT-26 the table below names every ship-to of the demo", async () => {
    const { rows } = await sql<{ id: string }>`select id from ship_to order by id`.execute(server.deps.db);
    expect([...oracle.keys()].toSorted()).toEqual(rows.map(({ id }) => id));
  });

  const oracle = readOracle();
  const owners: Record<string, string> = {
    "5001": "U001",
    "5002": "U012",
    "5003": "U019",
    "6004": "U024",
    "6005": "U029",
  };

  it.each([...oracle])(
    "TRANSPORT-19 TRANSPORT-20 TRANSPORT-21 TRANSPORT-22 TRANSPORT-23 TRANSPORT-24 TRANSPORT-25 TRANSPORT-26 %s is offered %j",
    async (id, methods) => {
      const { body } = await ask(owners[id.slice(0, 4)] ?? "U001", id);
      const { offeredMethods, status } = shipToSchema.parse(body);
      expect(new Set(offeredMethods)).toEqual(new Set(status === "APPROVED" ? methods : []));
    },
  );
});

/** What each ship-to of the demo must be offered stands in its own row. */
function readOracle(): ReadonlyMap<string, readonly string[]> {
  const file = join(import.meta.dirname, "../../../../../db/demo/shiptos.csv");
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(",")), (line.split(",").at(-1) ?? "").trim().split(" ")]),
  );
}
