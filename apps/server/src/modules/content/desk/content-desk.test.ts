import { articlesSchema } from "@vycep/contract/content/articles.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Caller,
  type StaffCaller,
  startTestServer,
  type TestServer,
} from "../../../testing/test-server.ts";
import { publishDueContent } from "./publish-due-content.ts";

let server: TestServer;
let klara: StaffCaller;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  klara = await server.asStaff("S06");
  jana = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T13:25:00"));

type Row = {
  readonly [Name in "kind" | "key" | "title" | "state" | "publishAt" | "changedBy" | "validFrom"]: string;
} & { readonly translations: readonly { readonly language: string; readonly state: string }[] };
const rowFields = `kind key title markets state publishAt validFrom changedBy translations { language isOriginal state }`;

async function contents(filter: object, caller = klara): Promise<readonly Row[]> {
  const query = `query ($filter: DeskContentFilter!) { contents(filter: $filter, first: 200) { total items { ${rowFields} } } }`;
  const { data, errors } = await caller.desk(query, { filter }, { lang: "cs" });
  expect(errors).toEqual([]);
  const page = data?.["contents"] as { readonly items: readonly Row[] } | undefined;
  return page?.items ?? [];
}

type Content = {
  readonly row: Row;
  readonly version: number;
  readonly isPublished: boolean;
  readonly isDraft: boolean;
  readonly words: readonly {
    readonly [Name in "language" | "title" | "body" | "section" | "originalChangedAt"]: string;
  }[];
  readonly history: readonly { readonly by: string; readonly action: string; readonly changes: unknown }[];
} & { readonly [Name in "sort" | "tone" | "link" | "file" | "isPublic" | "isNewCapability"]: unknown };

async function contentOf(kind: string, key: string): Promise<Content | null> {
  const query = `query ($kind: DeskContentKind!, $key: ID!) { content(kind: $kind, key: $key) {
    row { ${rowFields} } version isPublished isDraft words { language title body section originalChangedAt }
    sort tone link file isPublic isNewCapability history { by action changes { what before after } } } }`;
  const { data, errors } = await klara.desk(query, { kind, key }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.["content"] as Content | null;
}

const inputs = {
  saveContent: "SaveContentInput",
  publishContent: "PublishContentInput",
  stopContentPlan: "SeenContentInput",
  takeContentBack: "SeenContentInput",
  dropContentDraft: "SeenContentInput",
  confirmContentWords: "ConfirmContentWordsInput",
};
const documentOf = (verb: keyof typeof inputs) =>
  `mutation ($input: ${inputs[verb]}!) { ${verb}(input: $input) { key refusal { code field message } } }`;

type Answer = {
  readonly key: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null; readonly message: string } | null;
};
async function ask(verb: keyof typeof inputs, input: object, caller = klara): Promise<Answer> {
  const { data, errors } = await caller.desk(documentOf(verb), { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return data?.[verb] as Answer;
}

const words = (language: string, title = "", body = "", section = "") => ({ language, title, body, section });
const fresh = {
  ...{
    kind: "article",
    key: null,
    version: 0,
    markets: ["CZ", "SK"],
    sort: 0,
    validFrom: null,
    validTo: null,
  },
  ...{ tone: "info", link: null, file: null, isPublic: false, isNewCapability: false },
  words: [
    words("cs", "Silvestrovský závoz", "Jezdíme **do poledne**.\n\n- Praha\n- Brno"),
    words("en", "New Year's Eve", "Till noon."),
  ],
};

/** What it says now, as it would be handed in again. */
async function seen(kind: string, key: string) {
  const content = await contentOf(kind, key);
  if (content === null) throw new Error(`there is no ${kind} ${key}`);
  const { row, version, sort, tone, link, file, isPublic, isNewCapability } = content;
  const { markets, validFrom, validTo } = row as Row & { markets: string[]; validTo: string | null };
  return {
    ...{ kind, key, version, sort, tone, link, file, isPublic, isNewCapability, markets, validFrom },
    validTo: validTo ?? null,
    words: content.words.map(({ language, title, body, section }) => ({ language, title, body, section })),
  };
}
async function version(kind: string, key: string) {
  return { kind, key, version: (await contentOf(kind, key))?.version ?? 0 };
}

const base = "/almagnoliaservice/api/v1/portal";
async function news(lang: string) {
  const response = await jana.request({ url: `${base}/articles/GetArticlesNewList?lang=${lang}` });
  return articlesSchema.parse(response.json());
}

describe("DCONT-01 content at the desk", () => {
  test("a stranger sees none of it, and whoever writes no content changes none", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: "{ contents(filter: {}, first: 1) { total } }" },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const finance = await server.asStaff("S07");
    const { errors } = await finance.desk(documentOf("saveContent"), { input: fresh });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["a language that nobody speaks", { words: [words("xx", "a")] }, "input.words.0.language"],
    ["a country of nobody", { markets: ["CZ", "PL"] }, "input.markets.1"],
    ["no day", { validTo: "2026-13-01" }, "input.validTo"],
    ["no tone", { tone: "loud" }, "input.tone"],
  ])("bad input: %s", async (_case, part, path) => {
    const { errors } = await klara.desk(documentOf("saveContent"), { input: { ...fresh, ...part } });
    expect(JSON.stringify(errors)).toContain(path);
  });

  test.each([
    ["no title", { words: [words("en", "a")] }, "title-missing", "title.cs"],
    ["for nobody", { markets: [] }, "markets-missing", "markets"],
    ["a link that runs", { kind: "banner", link: "javascript:x" }, "link-invalid", "link"],
    ["a place that the portal has not", { kind: "page" }, "no-new-places", null],
    ["one that is not there", { key: "no-such" }, "content-unknown", null],
  ])("refused: %s", async (_case, part, code, field) => {
    const { refusal } = await ask("saveContent", { ...fresh, ...part });
    expect(refusal).toMatchObject({ code, field });
    expect(await contents({ state: "draft" })).toEqual([]);
  });

  test("a draft is seen by nobody until it is published, then in the portal's own form", async () => {
    const { key } = await ask("saveContent", fresh);
    expect(key).toBe("silvestrovsky-zavoz");
    expect((await contents({ state: "draft", text: "SILVESTROVSKY zavoz" })).map((row) => row.key)).toEqual([
      key,
    ]);
    const isTold = async (lang: string) => (await news(lang)).find(({ path }) => path === key);
    expect(await isTold("cs")).toBeUndefined();
    const draft = await version("article", key ?? "");
    expect(await ask("publishContent", { ...draft, version: draft.version + 1 })).toMatchObject({
      refusal: { code: "changed-meanwhile" },
    });
    expect(await ask("publishContent", draft)).toEqual({ key, refusal: null });
    expect(await isTold("cs")).toMatchObject({ title: "Silvestrovský závoz", date: "2026-11-23" });
    const whole = await jana.request({ url: `${base}/articles/${key}?lang=cs` });
    expect(whole.json()).toMatchObject({
      body: "<p>Jezdíme <strong>do poledne</strong>.</p><ul><li>Praha</li><li>Brno</li></ul>",
    });
    // Nobody wrote Slovak: English is told, as elsewhere.
    expect(await isTold("sk")).toMatchObject({ title: "New Year's Eve" });
    expect(await contentOf("article", key ?? "")).toMatchObject({
      ...{ isPublished: true, isDraft: false, row: { state: "published", changedBy: "Klára Pešková" } },
      words: [{ body: "Jezdíme **do poledne**.\n\n- Praha\n- Brno" }, {}, {}],
      history: [{ action: "content.published" }, { action: "content.made", by: "Klára Pešková" }],
    });
    expect((await ask("publishContent", await version("article", key ?? ""))).refusal?.code).toBe(
      "nothing-to-publish",
    );
  });

  test("a change waits beside what customers see, and two who change it at once are told", async () => {
    const input = await seen("article", "xmas-delivery");
    const changed = { ...input, words: input.words.map((one) => ({ ...one, title: `${one.title}!` })) };
    expect((await ask("saveContent", changed)).refusal).toBeNull();
    expect((await ask("saveContent", changed)).refusal?.code).toBe("changed-meanwhile");
    const told = async () => (await news("cs")).find(({ path }) => path === "xmas-delivery")?.title;
    expect(await told()).toBe("Vánoční rozvoz 2026");
    expect((await contents({ state: "changed" })).map((row) => row.title)).toEqual(["Vánoční rozvoz 2026!"]);
    expect((await ask("dropContentDraft", await version("article", "xmas-delivery"))).refusal).toBeNull();
    expect((await seen("article", "xmas-delivery")).words).toEqual(input.words);
    expect((await ask("dropContentDraft", await version("article", "xmas-delivery"))).refusal?.code).toBe(
      "no-draft",
    );
  });

  test("taken back it is a draft again, and what somebody has read of it stays read", async () => {
    const key = "line-cleaning";
    const url = `${base}/articles/SetArticlesSeen`;
    await jana.request({ method: "PUT", url, payload: { paths: [key] } });
    expect((await ask("takeContentBack", await version("article", key))).refusal).toBeNull();
    expect((await news("cs")).map(({ path }) => path)).not.toContain(key);
    expect((await ask("takeContentBack", await version("article", key))).refusal?.code).toBe("not-published");
    expect(await contentOf("article", key)).toMatchObject({ row: { state: "draft" }, isPublished: false });
    expect((await ask("publishContent", await version("article", key))).refusal).toBeNull();
    const { rows } = await sql`select from content_reader where key = ${key}`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
  });

  test("each kind is found among its own, news from the newest, the rest as arranged", async () => {
    for (const kind of ["faq", "kb", "help", "page", "banner"]) {
      const rows = await contents({ kind });
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.kind))).toEqual(new Set([kind]));
    }
    const days = (await contents({ kind: "article", state: "published" })).map((row) => row.validFrom);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await contents({ kind: "faq" }))[0]?.key).toBe("faq-date");
  });

  test("a place of the portal keeps its words, and a question stays within its days", async () => {
    expect((await ask("takeContentBack", await version("page", "tutorialHeading"))).refusal?.code).toBe(
      "place-needs-words",
    );
    const question = await seen("faq", "faq-min");
    expect((await ask("saveContent", { ...question, validTo: "2026-11-23" })).refusal).toBeNull();
    expect((await ask("publishContent", await version("faq", "faq-min"))).refusal).toBeNull();
    const ids = async () => {
      const response = await jana.request({ url: `${base}/faqitems?lang=cs` });
      return response.json<readonly { readonly id: string }[]>().map(({ id }) => id);
    };
    expect(await ids()).toContain("faq-min");
    server.clock.set("2026-11-24T00:00:01");
    expect(await ids()).not.toContain("faq-min");
    expect((await contents({ state: "over" })).map((row) => row.key)).toContain("faq-min");
  });

  test("what is written in the portal already comes back as it was where nobody changed it", async () => {
    const { rows } = await sql<{ kind: string; key: string; bodies: object }>`
      select kind, key, bodies from content where kind in ('article', 'faq', 'kb') order by kind, key`.execute(
      server.deps.db,
    );
    const [one] = rows.filter(({ key }) => key === "faq-empties");
    const question = await seen("faq", "faq-empties");
    const renamed = question.words.map((each) => ({ ...each, title: `${each.title} ` }));
    expect((await ask("saveContent", { ...question, words: renamed, sort: 44 })).refusal).toBeNull();
    expect((await ask("publishContent", await version("faq", "faq-empties"))).refusal).toBeNull();
    const after = await sql<{ bodies: object }>`select bodies from content where key = 'faq-empties'`.execute(
      server.deps.db,
    );
    expect(after.rows[0]?.bodies).toEqual(one?.bodies);
  });
});

describe("DEDIT-04 content goes out by itself", () => {
  test("at its moment, not before, and until then the plan can be cancelled", async () => {
    const input = await seen("article", "dry-february");
    const changed = input.words.map((one) => ({ ...one, title: `${one.title} 2027` }));
    expect((await ask("saveContent", { ...input, words: changed })).refusal).toBeNull();
    const at = async (moment: string) =>
      (await ask("publishContent", { ...(await version("article", "dry-february")), at: moment })).refusal;
    expect(await at("2026-11-23")).toMatchObject({ code: "moment-invalid", field: "at" });
    expect(await at("2026-11-23T13:25")).toMatchObject({ code: "moment-passed", field: "at" });
    expect(await at("2026-11-23T15:00")).toBeNull();
    expect(await contents({ state: "planned", kind: "article" })).toMatchObject([
      { key: "dry-february", publishAt: "2026-11-23T14:00:00.000Z" },
    ]);
    expect((await ask("stopContentPlan", await version("article", "dry-february"))).refusal).toBeNull();
    expect((await ask("stopContentPlan", await version("article", "dry-february"))).refusal?.code).toBe(
      "not-planned",
    );
    expect(await at("2026-11-23T15:00")).toBeNull();
    // What goes out by itself keeps what it needs.
    const planned = await seen("article", "dry-february");
    const emptied = planned.words.map((one) => (one.language === "cs" ? { ...one, body: "" } : one));
    expect((await ask("saveContent", { ...planned, words: emptied })).refusal).toMatchObject({
      ...{ code: "body-missing", field: "body.cs" },
    });
    const told = async () => (await news("cs")).find(({ path }) => path === "dry-february")?.title;
    server.clock.set("2026-11-23T14:59:59");
    await publishDueContent(server.deps);
    expect(await told()).not.toContain("2027");
    server.clock.set("2026-11-23T15:00:00");
    await Promise.all([publishDueContent(server.deps), publishDueContent(server.deps)]);
    expect(await told()).toContain("2027");
    const actions = (await contentOf("article", "dry-february"))?.history.map(({ action, by }) => [
      action,
      by,
    ]);
    expect(actions?.slice(0, 2)).toEqual([
      ["content.published", "Klára Pešková"],
      ["content.planned", "Klára Pešková"],
    ]);
  });
});

describe("DCONT-03 translations", () => {
  const stateOf = async (language: string, key: string) =>
    (await contentOf("article", key))?.row.translations.find((one) => one.language === language)?.state;

  test("a changed original makes the others outdated until they change or somebody says that they are right", async () => {
    const input = await seen("article", "xmas-special");
    expect(await stateOf("sk", "xmas-special")).toBe("valid");
    const czech = (suffix: string) =>
      input.words.map((one) => (one.language === "cs" ? { ...one, body: `${one.body} ${suffix}` } : one));
    expect((await ask("saveContent", { ...input, words: czech("Nově.") })).refusal).toBeNull();
    expect(await stateOf("sk", "xmas-special")).toBe("outdated");
    expect(await stateOf("en", "xmas-special")).toBe("outdated");
    const outdated = async (lacks: string) =>
      (await contents({ lacks, kind: "article" })).map((row) => row.key);
    expect(await outdated("sk")).toContain("xmas-special");
    server.clock.set("2026-11-23T13:30:00");
    const confirm = await version("article", "xmas-special");
    expect((await ask("confirmContentWords", { ...confirm, language: "sk" })).refusal).toBeNull();
    expect(await stateOf("sk", "xmas-special")).toBe("valid");
    expect(await outdated("sk")).not.toContain("xmas-special");
    const now = await seen("article", "xmas-special");
    const english = now.words.map((one) =>
      one.language === "en" ? { ...one, body: `${one.body} New.` } : one,
    );
    expect((await ask("saveContent", { ...now, words: english })).refusal).toBeNull();
    expect(await stateOf("en", "xmas-special")).toBe("valid");
  });

  test("what lacks is missing where its country sees it, and holds up nothing", async () => {
    const { key } = await ask("saveContent", { ...fresh, words: [words("cs", "Jen česky", "Text")] });
    expect(key).toBe("jen-cesky");
    expect(await stateOf("sk", "jen-cesky")).toBe("missing");
    const lacking = async (filter: object) => (await contents(filter)).map((row) => row.key);
    expect(await lacking({ isIncomplete: true })).toContain("jen-cesky");
    expect(await lacking({ lacks: "sk" })).toContain("jen-cesky");
    const input = await seen("article", "jen-cesky");
    expect((await ask("saveContent", { ...input, markets: ["CZ"] })).refusal).toBeNull();
    expect(await stateOf("sk", "jen-cesky")).toBe("needless");
    expect(await lacking({ lacks: "sk" })).not.toContain("jen-cesky");
    expect((await ask("publishContent", await version("article", "jen-cesky"))).refusal).toBeNull();
    // It has no English either, so it is told as it was written.
    expect((await news("en")).find(({ path }) => path === "jen-cesky")?.title).toBe("Jen česky");
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
