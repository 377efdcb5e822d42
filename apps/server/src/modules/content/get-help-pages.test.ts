import { type HelpPageEntry, helpPagesSchema } from "@vycep/contract/content/content.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/almagnoliaservice/api/v1/portal/helppages";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function pages(uid: string, lang = "cs"): Promise<readonly HelpPageEntry[]> {
  const response = await (await server.as(uid)).request({ url: `${path}?lang=${lang}` });
  return helpPagesSchema.parse(response.json());
}

describe("GET helppages (REST-04, TUTOR-20)", () => {
  it("a stranger is refused", async () => {
    expect((await server.stranger.request({ url: path })).statusCode).toBe(401);
  });

  it("REST-04 REST-35 TUTOR-02 TUTOR-19 TUTOR-20 gives the pages in their order, with all their fields", async () => {
    const found = await pages("U001");
    expect(found.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found[5]).toEqual({
      id: "tut-empties",
      page: 6,
      section: "Nové možnosti",
      name: "Nově: vratné obaly v košíku",
      body: expect.stringContaining("Vratné obaly") as string,
      file: { link: "/help/tut-empties.svg" },
      newCapability: true,
      mgnllastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/) as string,
    });
  });

  it("speaks the language asked for", async () => {
    expect((await pages("U001", "en"))[0]).toMatchObject({ section: "Orders", name: "Track your orders" });
  });

  it("gives no page of another market", async () => {
    await server.deps.db
      .updateTable("content")
      .set({ markets: ["SK"] })
      .where("key", "=", "tut-time")
      .execute();
    expect((await pages("U001")).map(({ id }) => id)).not.toContain("tut-time");
  });
});
