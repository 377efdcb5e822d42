import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/prodczsk-api/api/v1/portal/ordertypes";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("GET ordertypes", () => {
  const labels = async (lang: string) => {
    const response = await (await server.as("U001")).request({ url: `${path}?lang=${lang}` });
    const types = response.json<{ code: string; label: string }[]>();
    return Object.fromEntries(types.map(({ code, label }) => [code, label]));
  };

  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: path })).statusCode).toBe(401);
  });

  it("REST-47 TRANSPORT-08 TRANSPORT-09 TRANSPORT-10 lists trucks, collection of empties, unfiltered and tank", async () => {
    expect(await labels("en")).toEqual({
      selfpickup_selfpickup: "Standard order",
      freeshipping_freeshipping: "Small truck",
      flatrate_flatrate: "Truck",
      emptiespickup_emptiespickup: "Empty small",
      emptiesfulltruck_emptiesfulltruck: "Empty truck",
      unfiltered_unfiltered: "Unfiltered order",
      tank_tank: "Tank order",
    });
  });

  it("TRANSPORT-01 TRANSPORT-02 TRANSPORT-04 TRANSPORT-06 each with its short code", async () => {
    const types = (await (await server.as("U001")).request({ url: path })).json<Record<string, string>[]>();
    expect(Object.fromEntries(types.map(({ code, shortCode }) => [code, shortCode]))).toMatchObject({
      flatrate_flatrate: "TRUCK",
      freeshipping_freeshipping: "SMALL_TRUCK",
      emptiesfulltruck_emptiesfulltruck: "EMPTY_TRUCK",
      unfiltered_unfiltered: "UNFILTERED",
    });
  });

  it.each([
    ["cs", "Kamion"],
    ["sk", "Kamión"],
  ])("in %s a truck is a %s, and all seven have words", async (lang, truck) => {
    const said = await labels(lang);
    expect(said["flatrate_flatrate"]).toBe(truck);
    expect(Object.values(said).filter((label) => label !== "")).toHaveLength(7);
  });
});
