import { decodeSections } from "@vycep/contract/market/market.codec";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PortalConfig } from "../../platform/graphql.gen.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const query = `query Config($customerType: String, $orderType: String) {
  getPortalConfig(customerType: $customerType, orderType: $orderType) {
    maintenance banner_rotation sections orderableunits added_weekdays tank_size_litres
    holidays { january may november december } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function config(variables: object, store = "LivePortal_CZ_cs") {
  const { data, errors, statements } = await server.stranger.graphql(query, { ...variables }, { store });
  expect(errors).toEqual([]);
  return { ...(data?.["getPortalConfig"] as PortalConfig), statements };
}

describe("getPortalConfig", () => {
  it("GQL-02 CONFIG-08 CONFIG-12 a visitor may ask, because the sign-in page must know of maintenance; two statements", async () => {
    const { maintenance, banner_rotation, tank_size_litres, statements } = await config({});
    expect({ maintenance, banner_rotation, tank_size_litres }).toEqual({
      maintenance: false,
      banner_rotation: 8,
      tank_size_litres: 500,
    });
    expect(statements).toBeLessThanOrEqual(2);
  });

  it.each([
    ["POS", "selfpickup_selfpickup", "Packaging,Layers,Pallets"],
    ["POS", "tank_tank", "Packaging"],
    ["WHS", "flatrate_flatrate", "Packaging,Layers,Pallets"],
    ["POS", "emptiespickup_emptiespickup", ""],
    ["XXX", "tank_tank", ""],
  ])("GQL-37 %s by %s orders in %j", async (customerType, orderType, units) => {
    expect((await config({ customerType, orderType })).orderableunits).toBe(units);
  });

  it("PERM-19 sections are a JSON list of labels and values", async () => {
    const sections = decodeSections((await config({})).sections ?? "");
    expect(sections).toContainEqual({ label: "Catalogue", value: "1" });
  });

  it("CONFIG-13, CALENDAR-21, D07 days off come by month and by market: 17 November is one in Czechia only", async () => {
    const czech = await config({});
    const slovak = await config({}, "LivePortal_SK_sk");
    expect(czech.holidays?.november).toEqual(["2027-11-17"]);
    expect(slovak.holidays?.november).not.toContain("2027-11-17");
    expect(slovak.holidays?.january).toContain("2027-01-06");
    expect(czech.holidays?.december).toContain("2026-12-24");
  });

  it("a signed-in user without a store gets the market of the own country (OP-91)", async () => {
    const { data } = await (await server.as("U024")).graphql(query);
    expect(data?.["getPortalConfig"]).toMatchObject({
      holidays: { january: expect.arrayContaining(["2027-01-06"]) as string[] },
    });
  });

  it("a switched-off section stays off for the API too (domain facts 5, rule 4)", async () => {
    await server.deps.db
      .updateTable("portal_config")
      .set({ value: JSON.stringify(["Home Page"]) })
      .where("market", "=", "SK")
      .where("key", "=", "sections")
      .execute();
    const { errors } = await (await server.as("U024")).graphql("{ products { total_count } }");
    expect(errors[0]?.extensions.category).toBe("graphql-authorization");
  });

  it("INPROG-07 INPROG-08 INPROG-09 OP-127 the market may word the order-in-progress modal, in the caller's language", async () => {
    const worded = "{ getPortalConfig { order_in_progress { title subtitle option1 option2 } } }";
    const ask = async (lang: string) =>
      (await server.stranger.graphql(worded, {}, { store: `LivePortal_SK_${lang}` })).data?.[
        "getPortalConfig"
      ];
    const silent = { title: null, subtitle: null, option1: null, option2: null };
    expect(await ask("sk")).toEqual({ order_in_progress: silent });
    const title = { cs: "Rozdělaná objednávka", sk: "Rozrobená objednávka", en: "Unfinished order" };
    await sql`insert into portal_config (market, key, value, valid_from)
      values ('SK', 'order_in_progress', ${JSON.stringify({ title })}, '2020-01-01')`.execute(server.deps.db);
    expect(await ask("sk")).toEqual({ order_in_progress: { ...silent, title: title.sk } });
    expect(await ask("en")).toEqual({ order_in_progress: { ...silent, title: title.en } });
  });
});
