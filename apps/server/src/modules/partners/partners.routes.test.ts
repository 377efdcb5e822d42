import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword, portalClient } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

const come = async (email: string, path: string) => {
  const portal = await portalClient(server.origin);
  await portal.signIn({ email, password: demoPassword });
  const { address, response } = await portal.browser.follow(path, () => false);
  return { path: address.pathname, status: response.status, page: await response.text() };
};

describe("the demo's relying parties (D27)", () => {
  it.each([
    [
      "SESSION-07 AUTH-03",
      "/demo/academy/cz",
      "Academy",
      "ondrej.benes@modrahvezda.example",
      "Ondřej Beneš",
      "POS Academy",
    ],
    [
      "SESSION-08",
      "/demo/academy/sk",
      "Academy Slovakia",
      "lubomir.kovac@podhradom.example",
      "Ľubomír Kováč",
      "Key user",
    ],
    ["AUTH-04", "/demo/menu", "Menu creator", "jana.novotna@modrahvezda.example", "Jana Novotná", "Key user"],
  ])(
    "%s whoever is signed in at the portal comes to %s (%s) without a question",
    async (_id, path, title, email, name, role) => {
      const arrived = await come(email, path);
      expect(arrived).toMatchObject({ path, status: 200 });
      expect(arrived.page).toContain(`<title>${title}</title>`);
      expect(arrived.page).toContain(`<strong>${name}</strong>`);
      expect(arrived.page).toContain(`<td>${role}</td>`);
    },
  );

  it("whoever is not signed in is asked nothing and told where to", async () => {
    const { browser } = await portalClient(server.origin);
    const { response } = await browser.follow("/demo/academy/cz", () => false);
    expect(await response.text()).toContain("Nobody is signed in at the portal.");
  });

  it("a code of another visit is worth nothing: the visit begins anew", async () => {
    const answer = await server.stranger.request({ url: "/demo/menu?code=stolen&state=guessed" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/\/oidc\/auth\?.*prompt=none/);
  });

  it("D34 a token that is meant for a relying party opens nothing of ours", async () => {
    const token = await server.tokenFor("U001", { aud: "academy" });
    const answer = await server
      .withToken(token)
      .request({ url: "/alcdcservice/api/v1/portal/users/GetUserInfoById/U001" });
    expect(answer.statusCode).toBe(401);
  });
});
