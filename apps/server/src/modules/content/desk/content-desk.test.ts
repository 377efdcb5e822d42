import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  contentDesk,
  contentDocument,
  freshNews,
  portalBase,
  wordsIn,
} from "../../../testing/desk/ask-content.ts";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";

let server: TestServer;
let klara: StaffCaller;
let jana: Caller;
let desk: ReturnType<typeof contentDesk>;
beforeAll(async () => {
  server = await startTestServer();
  klara = await server.asStaff("S06");
  jana = await server.as("U001");
  desk = contentDesk(klara, jana);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T13:25:00"));

describe("DCONT-01 content at the desk", () => {
  test("a stranger sees none of it, and whoever writes no content changes none", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: "{ desk.contents(filter: {}, first: 1) { total } }" },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const finance = await server.asStaff("S07");
    const { errors } = await finance.desk(contentDocument("saveContent"), { input: freshNews });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["a language that nobody speaks", { words: [wordsIn("xx", "a")] }, "input.words.0.language"],
    ["a country of nobody", { markets: ["CZ", "PL"] }, "input.markets.1"],
    ["no day", { validTo: "2026-13-01" }, "input.validTo"],
    ["no tone", { tone: "loud" }, "input.tone"],
  ])("bad input: %s", async (_case, part, path) => {
    const { errors } = await klara.desk(contentDocument("saveContent"), { input: { ...freshNews, ...part } });
    expect(JSON.stringify(errors)).toContain(path);
  });

  test.each([
    ["no title", { words: [wordsIn("en", "a")] }, "title-missing", "title.cs"],
    ["for nobody", { markets: [] }, "markets-missing", "markets"],
    ["a link that runs", { kind: "banner", link: "javascript:x" }, "link-invalid", "link"],
    ["a place that the portal has not", { kind: "page" }, "no-new-places", null],
    ["one that is not there", { key: "no-such" }, "content-unknown", null],
  ])("refused: %s", async (_case, part, code, field) => {
    const { refusal } = await desk.ask("saveContent", { ...freshNews, ...part });
    expect(refusal).toMatchObject({ code, field });
    expect(await desk.contents({ state: "draft" })).toEqual([]);
  });

  test("a draft is seen by nobody until it is published, then in the portal's own form", async () => {
    const { key } = await desk.ask("saveContent", freshNews);
    expect(key).toBe("silvestrovsky-zavoz");
    expect(
      (await desk.contents({ state: "draft", text: "SILVESTROVSKY zavoz" })).map((row) => row.key),
    ).toEqual([key]);
    const isTold = async (lang: string) => (await desk.news(lang)).find(({ path }) => path === key);
    expect(await isTold("cs")).toBeUndefined();
    const draft = await desk.version("article", key ?? "");
    expect(await desk.ask("publishContent", { ...draft, version: draft.version + 1 })).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await desk.ask("publishContent", draft)).toEqual({ key, refusal: null });
    expect(await isTold("cs")).toMatchObject({ title: "Silvestrovský závoz", date: "2026-11-23" });
    const whole = await jana.request({ url: `${portalBase}/articles/${key}?lang=cs` });
    expect(whole.json()).toMatchObject({
      body: "<p>Jezdíme <strong>do poledne</strong>.</p><ul><li>Praha</li><li>Brno</li></ul>",
    });
    // Nobody wrote Slovak: English is told, as elsewhere.
    expect(await isTold("sk")).toMatchObject({ title: "New Year's Eve" });
    expect(await desk.contentOf("article", key ?? "")).toMatchObject({
      ...{ isPublished: true, isDraft: false, row: { state: "published", changedBy: "Klára Pešková" } },
      words: [{ body: "Jezdíme **do poledne**.\n\n- Praha\n- Brno" }, {}, {}],
      history: [{ action: "content.published" }, { action: "content.made", by: "Klára Pešková" }],
    });
    expect((await desk.ask("publishContent", await desk.version("article", key ?? ""))).refusal?.code).toBe(
      "nothing-to-publish",
    );
  });

  test("a change waits beside what customers see, and two who change it at once are told", async () => {
    const input = await desk.seen("article", "xmas-delivery");
    const changed = { ...input, words: input.words.map((one) => ({ ...one, title: `${one.title}!` })) };
    expect((await desk.ask("saveContent", changed)).refusal).toBeNull();
    expect((await desk.ask("saveContent", changed)).refusal?.code).toBe("changed-meanwhile");
    const told = async () => (await desk.news("cs")).find(({ path }) => path === "xmas-delivery")?.title;
    expect(await told()).toBe("Vánoční rozvoz 2026");
    expect((await desk.contents({ state: "changed" })).map((row) => row.title)).toEqual([
      "Vánoční rozvoz 2026!",
    ]);
    expect(
      (await desk.ask("dropContentDraft", await desk.version("article", "xmas-delivery"))).refusal,
    ).toBeNull();
    expect((await desk.seen("article", "xmas-delivery")).words).toEqual(input.words);
    expect(
      (await desk.ask("dropContentDraft", await desk.version("article", "xmas-delivery"))).refusal?.code,
    ).toBe("no-draft");
  });

  test("taken back it is a draft again, and what somebody has read of it stays read", async () => {
    const key = "line-cleaning";
    const url = `${portalBase}/articles/SetArticlesSeen`;
    await jana.request({ method: "PUT", url, payload: { paths: [key] } });
    expect((await desk.ask("takeContentBack", await desk.version("article", key))).refusal).toBeNull();
    expect((await desk.news("cs")).map(({ path }) => path)).not.toContain(key);
    expect((await desk.ask("takeContentBack", await desk.version("article", key))).refusal?.code).toBe(
      "not-published",
    );
    expect(await desk.contentOf("article", key)).toMatchObject({
      row: { state: "draft" },
      isPublished: false,
    });
    expect((await desk.ask("publishContent", await desk.version("article", key))).refusal).toBeNull();
    const { rows } = await sql`select from content_reader where key = ${key}`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
  });

  test("each kind is found among its own, news from the newest, the rest as arranged", async () => {
    for (const kind of ["faq", "kb", "help", "page", "banner"]) {
      const rows = await desk.contents({ kind });
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.kind))).toEqual(new Set([kind]));
    }
    const days = (await desk.contents({ kind: "article", state: "published" })).map((row) => row.validFrom);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await desk.contents({ kind: "faq" }))[0]?.key).toBe("faq-date");
  });

  test("a place of the portal keeps its words, and a question stays within its days", async () => {
    expect(
      (await desk.ask("takeContentBack", await desk.version("page", "tutorialHeading"))).refusal?.code,
    ).toBe("place-needs-words");
    const question = await desk.seen("faq", "faq-min");
    expect((await desk.ask("saveContent", { ...question, validTo: "2026-11-23" })).refusal).toBeNull();
    expect((await desk.ask("publishContent", await desk.version("faq", "faq-min"))).refusal).toBeNull();
    const ids = async () => {
      const response = await jana.request({ url: `${portalBase}/faqitems?lang=cs` });
      return response.json<readonly { readonly id: string }[]>().map(({ id }) => id);
    };
    expect(await ids()).toContain("faq-min");
    server.clock.set("2026-11-24T00:00:01");
    expect(await ids()).not.toContain("faq-min");
    expect((await desk.contents({ state: "over" })).map((row) => row.key)).toContain("faq-min");
  });

  test("what is written in the portal already comes back as it was where nobody changed it", async () => {
    const { rows } = await sql<{ kind: string; key: string; bodies: object }>`
      select kind, key, bodies from content where kind in ('article', 'faq', 'kb') order by kind, key`.execute(
      server.deps.db,
    );
    const [one] = rows.filter(({ key }) => key === "faq-empties");
    const question = await desk.seen("faq", "faq-empties");
    const renamed = question.words.map((each) => ({ ...each, title: `${each.title} ` }));
    expect((await desk.ask("saveContent", { ...question, words: renamed, sort: 44 })).refusal).toBeNull();
    expect((await desk.ask("publishContent", await desk.version("faq", "faq-empties"))).refusal).toBeNull();
    const after = await sql<{ bodies: object }>`select bodies from content where key = 'faq-empties'`.execute(
      server.deps.db,
    );
    expect(after.rows[0]?.bodies).toEqual(one?.bodies);
  });
});

test("DEDIT-02 each change stands in the log with what it was before", async () => {
  const { rows } = await sql<{ detail: object }>`
    select detail from audit_entry where subject_kind = 'content' and subject_id = 'article/xmas-delivery'
    order by id`.execute(server.deps.db);
  expect(rows[0]?.detail).toMatchObject({
    "title cs": "Vánoční rozvoz 2026!",
    "title csBefore": "Vánoční rozvoz 2026",
  });
});
