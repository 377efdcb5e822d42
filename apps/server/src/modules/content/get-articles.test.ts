import { articleSchema, articlesSchema } from "@vycep/contract/content/articles.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/almagnoliaservice/api/v1/portal";
const list = "GetArticlesNewList";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

async function listed(caller: Caller, path = `articles/${list}`, query = "") {
  const response = await caller.request({ url: `${base}/${path}?lang=cs${query}` });
  return articlesSchema.parse(response.json());
}

async function article(caller: Caller, path: string) {
  const response = await caller.request({ url: `${base}/${path}?lang=cs` });
  return articleSchema.parse(response.json());
}

const pathsOf = (items: readonly { readonly path: string }[]) => items.map(({ path }) => path);

describe("GET articles", () => {
  it("a stranger is refused, and so is who may not read news", async () => {
    const url = `${base}/articles/${list}`;
    expect((await server.stranger.request({ url })).statusCode).toBe(401);
    await server.deps.db
      .updateTable("ship_to_role")
      .set({ permissions: "Catalogue" })
      .where("uid", "=", "U004")
      .execute();
    expect((await (await server.as("U004")).request({ url })).statusCode).toBe(403);
  });

  it.each(["limit=0", "limit=101", "offset=-1", "offset=x"])("bad input: %s", async (query) => {
    expect((await jana.request({ url: `${base}/articles/${list}?${query}` })).statusCode).toBe(400);
  });

  it("REST-23 gives the articles of the own market, newest first, page by page", async () => {
    const all = await listed(jana);
    expect(all[0]).toEqual({
      path: "xmas-special",
      title: "Vánoční speciál 16 je zpět",
      lead: "Tmavě jantarový speciál zrál devadesát dní a je k dispozici do vyprodání zásob.",
      section: "Produkty",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      picture: "/news/bottle.svg",
      isImportant: false,
      isNew: true,
    });
    expect(pathsOf(all)).toContain("dry-february");
    expect(all.find(({ path }) => path === "xmas-delivery")?.isImportant).toBe(true);
    const pages = [
      await listed(jana, undefined, "&limit=5"),
      await listed(jana, undefined, "&limit=5&offset=5"),
    ];
    expect(pathsOf(pages.flat())).toEqual(pathsOf(all).slice(0, 10));
    const slovak = pathsOf(await listed(await server.as("U024")));
    expect(slovak).toContain("sk-einvoice");
    expect(slovak).not.toContain("dry-february");
  });

  it("REST-24 REST-26 CONTENT-16 visitors get what is public, and of the rest nobody knows it", async () => {
    const open = await listed(server.stranger, `publicarticles/${list}`);
    expect(pathsOf(open)).toContain("xmas-special");
    expect(pathsOf(open)).not.toContain("price-2027");
    expect(open.every(({ isNew }) => !isNew)).toBe(true);
    expect((await article(server.stranger, "publicarticles/xmas-special")).newer).toBeNull();
    const hidden = await server.stranger.request({ url: `${base}/publicarticles/price-2027` });
    const none = await server.stranger.request({ url: `${base}/publicarticles/nothing` });
    expect([hidden.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(hidden.json().code).toBe(none.json().code);
  });

  it("REST-25 an article has its text, cleaned, and its neighbours in the list", async () => {
    const text = '<p onclick="x()">Ahoj <script>x()</script><a href="javascript:x()">sem</a></p>';
    await server.deps.db
      .updateTable("content")
      .set({ bodies: JSON.stringify({ cs: text, en: text }) })
      .where("key", "=", "price-2027")
      .execute();
    const found = await article(jana, "articles/price-2027");
    expect(found.body).toBe("<p>Ahoj <a>sem</a></p>");
    const all = await listed(jana);
    const at = all.findIndex(({ path }) => path === "price-2027");
    expect([found.newer?.path, found.older?.path]).toEqual([all[at - 1]?.path, all[at + 1]?.path]);
  });

  it("CONTENT-01 what was seen in the list is no longer new, to this person alone", async () => {
    const url = `${base}/articles/SetArticlesSeen`;
    const paths = ["xmas-special", "sk-einvoice", "nothing"];
    const seen = () => jana.request({ method: "PUT", url, payload: { paths } });
    expect((await seen()).json()).toEqual({ seen: 1 });
    expect((await seen()).json()).toEqual({ seen: 1 });
    const isNew = async (caller: Caller) =>
      (await listed(caller)).find(({ path }) => path === "xmas-special")?.isNew;
    expect([await isNew(jana), await isNew(await server.as("U012"))]).toEqual([false, true]);
    expect((await jana.request({ method: "PUT", url, payload: { paths: [] } })).statusCode).toBe(400);
  });

  it("keeps whether an article was of help, the last word of each person", async () => {
    const rate = (caller: Caller, id: string, isHelpful: boolean, kind = "article") =>
      caller.request({ method: "PUT", url: `${base}/contentrating`, payload: { kind, id, isHelpful } });
    expect((await rate(server.stranger, "xmas-special", true)).statusCode).toBe(401);
    expect((await rate(jana, "sk-einvoice", true)).statusCode).toBe(404);
    expect((await rate(jana, "xmas-special", true, "help")).statusCode).toBe(400);
    expect((await rate(jana, "xmas-special", true)).json()).toEqual({ isHelpful: true });
    await rate(jana, "xmas-special", false);
    expect((await article(jana, "articles/xmas-special")).isHelpful).toBe(false);
    expect((await article(await server.as("U012"), "articles/xmas-special")).isHelpful).toBeNull();
  });
});
