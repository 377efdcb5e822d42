import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/prodczsk-api/api/v1/portal/ordertypes";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("GET ordertypes (REST-47, TRANSPORT-01 TRANSPORT-02 TRANSPORT-03 TRANSPORT-04 TRANSPORT-05 TRANSPORT-06 TRANSPORT-07 TRANSPORT-08 TRANSPORT-09 TRANSPORT-10)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: path })).statusCode).toBe(401);
  });

  it.each([
    ["cs", "Kamion"],
    ["sk", "Kamión"],
    ["en", "Truck"],
  ])("lists the seven methods in %s", async (lang, truck) => {
    const response = await (await server.as("U001")).request({ url: `${path}?lang=${lang}` });
    const types = response.json<{ code: string; label: string }[]>();
    expect(types).toHaveLength(7);
    expect(types.find(({ code }) => code === "flatrate_flatrate")?.label).toBe(truck);
    expect(types.every(({ label }) => label !== "")).toBe(true);
  });
});
