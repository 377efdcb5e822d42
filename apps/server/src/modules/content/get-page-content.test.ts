import { type PageContent, pageContentSchema } from "@vycep/contract/content/content.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const path = "/almagnoliaservice/api/v1/portal/pagecontent";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function content(query: string): Promise<PageContent> {
  const response = await server.stranger.request({ url: `${path}${query}` });
  return pageContentSchema.parse(response.json());
}

describe("GET pagecontent (REST-39, CONTENT-05)", () => {
  it.each([
    ["cs", "Vítejte v zákaznickém portálu"],
    ["sk", "Vitajte v zákazníckom portáli"],
    ["en", "Welcome to the customer portal"],
  ])("REST-39 CONTENT-05 gives the text of a place in %s, to visitors too", async (lang, title) => {
    expect(await content(`?lang=${lang}&locationId=tutorialHeading`)).toEqual([
      { locationId: "tutorialHeading", title, body: expect.any(String) as string },
    ]);
  });

  it("a place without a text is an empty list", async () => {
    expect(await content("?locationId=nowhere")).toEqual([]);
  });

  it("holds texts of pages only, never articles or materials", async () => {
    expect((await content("")).map(({ locationId }) => locationId)).toEqual([
      "aboutTheBrand",
      "brandHome",
      "tutorialHeading",
      "maintenance",
    ]);
  });

  it("bad input: a place that is too long", async () => {
    const response = await server.stranger.request({ url: `${path}?locationId=${"x".repeat(81)}` });
    expect(response.statusCode).toBe(400);
  });
});
