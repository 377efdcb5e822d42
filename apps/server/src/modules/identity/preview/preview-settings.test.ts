import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSettings, type Viewer, viewer } from "../../../testing/matrix/previews.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  milos = await server.asStaff("S01");
});
afterAll(() => server.stop());

const drafted = { market: "CZ", language: "cs", bannerRotation: 17, sections: ["Support"] };
const asking = "mutation ($input: DeskSettingsPreviewInput!) { previewSettings(input: $input) { address } }";

type Config = {
  readonly maintenance: boolean;
  readonly maintenance_until: string | null;
  readonly maintenance_message: string | null;
  readonly banner_rotation: number;
  readonly sections: string;
};
async function config(caller: Pick<Viewer, "request">): Promise<Config> {
  const query = `{ getPortalConfig { maintenance maintenance_until maintenance_message banner_rotation sections } }`;
  const answer = await caller.request({
    ...{ method: "POST", url: "/graphql", payload: { query } },
    headers: { "accept-language": "cs" },
  });
  return answer.json<{ data: { getPortalConfig: Config } }>().data.getPortalConfig;
}

describe("DEDIT-04 settings of the portal before they hold", () => {
  test("a stranger, and whoever sees no configuration", async () => {
    const payload = { query: asking, variables: { input: drafted } };
    const { statusCode } = await server.stranger.request({ method: "POST", url: "/desk/graphql", payload });
    expect(statusCode).toBe(401);
    const { errors } = await (await server.asStaff("S02")).desk(asking, { input: drafted });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["a market", { market: "PL" }],
    ["a language", { language: "de" }],
    ["a part", { sections: ["Cellar"] }],
    ["a moment", { closed: { until: "soon" } }],
  ])("bad input: %s that is none", async (_case, part) => {
    const { errors } = await milos.desk(asking, { input: { ...drafted, ...part } });
    expect(errors[0]?.extensions.code).toMatch(/input/);
  });

  test("refused: banners that stand too short", async () => {
    const { refusal } = await beginSettings(milos, { ...drafted, bannerRotation: 1 });
    expect(refusal).toMatchObject({ code: "rotation-invalid", field: "bannerRotation" });
  });

  test("the frame sees what is drafted, everybody else what holds; nothing is anybody's", async () => {
    const before = await config(await server.as("U001"));
    const open = await viewer(server, await beginSettings(milos, drafted));
    const seen = await config(open);
    expect(seen).toMatchObject({ maintenance: false, banner_rotation: 17 });
    expect(JSON.stringify(seen.sections)).toContain("Support");
    expect(JSON.stringify(seen.sections)).not.toContain("Catalogue");
    const closed = { until: "2036-12-01T08:00", message: { cs: "Stěhujeme sklad.", sk: "a", en: "b" } };
    const shut = await viewer(server, await beginSettings(milos, { ...drafted, closed }));
    expect(await config(shut)).toMatchObject({ maintenance: true, maintenance_message: "Stěhujeme sklad." });
    expect(await config(await server.as("U001"))).toEqual(before);
    const orders = await open.request({
      ...{ method: "POST", url: "/graphql" },
      payload: { query: "{ customer { orders { total_count } } }" },
    });
    expect(
      orders.json<{ data: { customer: { orders: { total_count: number } } | null } }>().data?.customer?.orders
        .total_count ?? 0,
    ).toBe(0);
  });
});
