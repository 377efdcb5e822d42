import { menuSchema, type PortalMenu } from "@vycep/contract/content/content.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/almagnoliaservice/api/v1/portal/pagemenu";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function menu(caller: Caller, lang = "cs"): Promise<PortalMenu["items"]> {
  const response = await caller.request({ url: `${path}?lang=${lang}` });
  return menuSchema.parse(response.json()).items;
}

describe("GET pagemenu (REST-40, CONTENT-09, PERM-08)", () => {
  it("a visitor gets the home page", async () => {
    expect((await menu(server.stranger)).map(({ name }) => name)).toEqual(["homepage"]);
  });

  it("REST-40 CONTENT-09 an owner gets every screen, in the language asked for", async () => {
    const owner = await server.as("U001");
    expect((await menu(owner)).map(({ url }) => url)).toEqual([
      "/",
      "/catalog/products",
      "/orders/history",
      "/orders/saved",
      "/catalog/suggested-cart",
      "/news",
      "/support/faq",
      "/my-profile/details",
      "/my-documents",
      "/reporting",
      "/contracts",
      "/marketing-materials",
      "/training",
    ]);
    expect((await menu(owner, "en")).map(({ label }) => label)).toEqual([
      "Home",
      "Catalogue",
      "My orders",
      "My orders",
      "Suggested cart",
      "News",
      "Support",
      "My profile",
      "My documents",
      "Reporting",
      "Contracts",
      "Marketing materials",
      "Training and learning",
    ]);
  });

  it("a user gets what the rights allow: an accountant no catalogue, an academy-only user nothing", async () => {
    expect((await menu(await server.as("U006"))).map(({ name }) => name)).toEqual([
      "homepage",
      "orders-history",
      "suggested-cart",
      "news",
      "support",
      "my-profile",
      "myDocuments",
      "reporting",
      "contracts",
    ]);
    expect((await menu(await server.as("U009"))).map(({ name }) => name)).toEqual(["training"]);
  });
});
