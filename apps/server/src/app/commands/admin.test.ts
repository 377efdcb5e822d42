import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { portalClient, staffDoor } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { adminCli } from "./admin.ts";

describe("D31 the first start in production", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
    // As a brewery begins: customers are imported, nobody may come in.
    await sql`delete from ship_to_role where ship_to_id = '500103'`.execute(server.deps.db);
  });
  afterAll(() => server.stop());

  const run = async (...args: string[]) => {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const environment = {
      DATABASE_URL: server.databaseUrl,
      VYCEP_ORIGIN: server.origin,
      VYCEP_SECRET: "the secret of the tests and long enough",
      NODE_ENV: "production",
    };
    const code = await adminCli(args, environment, { out: say, error: say });
    return { code, said: said.join("\n") };
  };
  const password = "Vepřové-koleno-7";
  const owner = ["owner@brewpub.cz", "Ota", "Hospodský", "cs"];

  test("wrong calls say how to call, and what cannot be is refused with the reason", async () => {
    expect((await run("create")).code).toBe(2);
    expect((await run("invite-owner", "owner@brewpub.cz", "Ota")).said).toContain("Usage");
    expect(await run("invite-owner", ...owner, "999999")).toEqual({
      code: 1,
      said: "There is no such ship-to.",
    });
    expect((await run("invite-owner", ...owner, "500101")).said).toContain("has an owner already");
  });

  test("DSIGN-07 the first administrator sets a password by a link that works once, and comes in", async () => {
    const sladek = ["Karel", "Sládek", "cs"];
    expect((await run("create", "sladek@pivovar.cz")).code).toBe(2);
    expect(await run("create", "sladek@pivovar.cz", "Karel", "Sládek", "xx")).toMatchObject({ code: 1 });
    const first = await run("create", "Sladek@pivovar.cz", ...sladek);
    const second = await run("create", "sladek@pivovar.cz", ...sladek);
    const [earlier, token] = [first, second].map(({ said }) => said.split("/desk/password#")[1] ?? "");
    expect(earlier).not.toBe(token);

    const desk = await portalClient(server.origin, "/desk/login/callback", staffDoor);
    const setBy = (secret: string | undefined) =>
      desk.browser.fetch("/desk/identity/password", {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.origin },
        body: JSON.stringify({ token: secret, newPassword: password, retypePassword: password }),
      });
    expect((await setBy(earlier)).status).toBe(404);
    expect((await setBy(token)).status).toBe(204);
    expect((await setBy(token)).status).toBe(404);
    expect((await run("create", "sladek@pivovar.cz", ...sladek)).code).toBe(1);

    const begun = await desk.begin();
    const { id_token: idToken = "" } = await desk.exchange(begun, begun.landed);
    const answer = await server.withToken(idToken).request({
      method: "POST",
      url: "/desk/graphql",
      payload: { query: "{ me { email roles } }" },
    });
    expect(answer.json()).toEqual({ data: { me: { email: "sladek@pivovar.cz", roles: ["admin"] } } });
  });

  test("invite-owner, link, password, signed in", async () => {
    const { code, said } = await run("invite-owner", ...owner, "500103");
    expect({ code, said }).toMatchObject({ code: 0 });
    const token = said.split("/verification#")[1] ?? "";
    const portal = await portalClient(server.origin);
    const body = {
      token,
      newPassword: password,
      retypePassword: password,
      termsAgreed: true,
    };
    const answer = await portal.browser.fetch(`${SERVICE_BASE.customerData}/users/SetFirstPassword`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    const begun = await portal.begin();
    const signedIn = (await portal.exchange(begun, begun.landed)).id_token ?? "";
    const { data } = await server.withToken(signedIn).graphql("{ customer { email } }");
    expect(data).toEqual({ customer: { email: "owner@brewpub.cz" } });
  });
});
