import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const userInfo = "/alcdcservice/api/v1/portal/users/GetUserInfoById";
const cart = "{ customerCart { id items { quantity } } }";
const config = "{ getPortalConfig { maintenance maintenance_until maintenance_message } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => setMaintenance("false"));

const setMaintenance = (value: string) =>
  sql`update portal_config set value = ${value}::jsonb where key = 'maintenance' and market = 'CZ'`.execute(
    server.deps.db,
  );

describe("CONFIG-08 OP-126 maintenance closes the portal", () => {
  it("CONFIG-08 whoever is signed in is told so by a stable code, over REST and GraphQL", async () => {
    await setMaintenance("true");
    const jana = await server.as("U001");
    const rest = await jana.request({ url: `${userInfo}/U001?lang=cs` });
    expect(rest.statusCode).toBe(503);
    expect(rest.headers["retry-after"]).toBe("30");
    expect(rest.json()).toMatchObject({
      code: "maintenance",
      message: expect.stringContaining("údržba") as string,
    });
    const graphql = await jana.graphql(cart);
    expect(graphql.status).toBe(503);
    expect(graphql.errors[0]?.extensions).toMatchObject({ code: "maintenance" });
  });

  it("another market goes on", async () => {
    await setMaintenance("true");
    const slovak = await server.deps.db
      .selectFrom("app_user")
      .select("uid")
      .where("country", "=", "SVK")
      .where("status", "=", "Active")
      .where("is_validated", "=", true)
      .executeTakeFirstOrThrow();
    const response = await (await server.as(slovak.uid)).request({ url: `${userInfo}/${slovak.uid}` });
    expect(response.statusCode).toBe(200);
  });

  it("what a visitor may read is there, and says until when", async () => {
    await setMaintenance('{"until":"2026-11-23T10:30"}');
    const told = await (await server.as("U001")).graphql(config);
    expect(told.data).toEqual({
      getPortalConfig: {
        maintenance: true,
        maintenance_until: "2026-11-23T10:30",
        maintenance_message: null,
      },
    });
    for (const path of ["supportContacts", "pagecontent", "portalExtLinks"]) {
      const url = `/almagnoliaservice/api/v1/portal/${path}`;
      expect((await server.stranger.request({ url })).statusCode).toBe(200);
    }
  });

  it("D44 the cart is the same afterwards, and nothing could be put into it meanwhile", async () => {
    const jana = await server.as("U001");
    const before = await jana.graphql(cart);
    await setMaintenance("true");
    expect((await jana.graphql("mutation { createEmptyCart }")).status).toBe(503);
    await setMaintenance("false");
    expect((await jana.graphql(cart)).data).toEqual(before.data);
  });

  it("costs no statement of its own, and a value that cannot be read closes nothing", async () => {
    await setMaintenance('"perhaps"');
    const jana = await server.as("U001");
    const response = await jana.request({ url: `${userInfo}/U001` });
    expect(response.statusCode).toBe(200);
    expect(response.headers["x-sql-statements"]).toBe("2");
  });
});
