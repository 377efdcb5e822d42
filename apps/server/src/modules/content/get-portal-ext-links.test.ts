import { type PortalLink, portalLinksSchema } from "@vycep/contract/content/content.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/almagnoliaservice/api/v1/portal/portalExtLinks";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function links(query = ""): Promise<PortalLink[]> {
  const response = await server.stranger.request({ url: `${path}${query}` });
  expect(response.statusCode).toBe(200);
  return portalLinksSchema.parse(response.json());
}

describe("GET portalExtLinks", () => {
  it("REST-07 REST-41 CONTENT-06 CONTENT-08 a visitor gets every name of both countries, in order", async () => {
    const all = await links();
    const names = all.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "cookies",
        "cookiesSK",
        "termsOfUse",
        "termsOfUseSK",
        "privacyPolicy",
        "privacyPolicySK",
        "eLearning",
        "skELearning",
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(all.map(({ order }) => order)).toEqual(all.map(({ order }) => order).toSorted((a, b) => a - b));
  });

  it("CONTENT-07 brands come by type: common, Czech, Slovak", async () => {
    const types = new Set((await links()).map(({ type }) => type));
    for (const type of ["mobile brands", "mobile brands cz", "mobile brands sk"])
      expect(types).toContain(type);
  });

  it("CONTENT-12 with a country only those meant for it", async () => {
    const slovak = (await links("?country=SVK")).map(({ name }) => name);
    expect(slovak).toContain("termsOfUseSK");
    expect(slovak).not.toContain("termsOfUse");
    const czech = (await links("?country=CZE")).map(({ name }) => name);
    expect(czech).toContain("termsOfUse");
    expect(czech).not.toContain("skELearning");
    expect(slovak.filter((name) => czech.includes(name)).length).toBeGreaterThan(0);
  });

  it.each([
    ["cs", "Podmínky použití"],
    ["sk", "Podmienky používania"],
    ["en", "Terms of use"],
  ])("speaks %s", async (lang, label) => {
    expect((await links(`?lang=${lang}`)).find(({ name }) => name === "termsOfUse")?.label).toBe(label);
  });

  it("bad input: a language that is no language code", async () => {
    expect((await server.stranger.request({ url: `${path}?lang=czechish` })).statusCode).toBe(400);
  });
});
