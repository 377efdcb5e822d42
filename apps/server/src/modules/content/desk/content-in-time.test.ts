import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentDesk, freshNews, wordsIn } from "../../../testing/desk/ask-content.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { publishDueContent } from "./publish-due-content.ts";

let server: TestServer;
let desk: ReturnType<typeof contentDesk>;
beforeAll(async () => {
  server = await startTestServer();
  desk = contentDesk(await server.asStaff("S06"), await server.as("U001"));
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T13:25:00"));

describe("DEDIT-04 content goes out by itself", () => {
  test("at its moment, not before, and until then the plan can be cancelled", async () => {
    const input = await desk.seen("article", "dry-february");
    const changed = input.words.map((one) => ({ ...one, title: `${one.title} 2027` }));
    expect((await desk.ask("saveContent", { ...input, words: changed })).refusal).toBeNull();
    const at = async (moment: string) =>
      (await desk.ask("publishContent", { ...(await desk.version("article", "dry-february")), at: moment }))
        .refusal;
    expect(await at("2026-11-23")).toMatchObject({ code: "moment-invalid", field: "at" });
    expect(await at("2026-11-23T13:25")).toMatchObject({ code: "moment-passed", field: "at" });
    expect(await at("2026-11-23T15:00")).toBeNull();
    expect(await desk.contents({ state: "planned", kind: "article" })).toMatchObject([
      { key: "dry-february", publishAt: "2026-11-23T14:00:00.000Z" },
    ]);
    expect(
      (await desk.ask("stopContentPlan", await desk.version("article", "dry-february"))).refusal,
    ).toBeNull();
    expect(
      (await desk.ask("stopContentPlan", await desk.version("article", "dry-february"))).refusal?.code,
    ).toBe("not-planned");
    expect(await at("2026-11-23T15:00")).toBeNull();
    // What goes out by itself keeps what it needs.
    const planned = await desk.seen("article", "dry-february");
    const emptied = planned.words.map((one) => (one.language === "cs" ? { ...one, body: "" } : one));
    expect((await desk.ask("saveContent", { ...planned, words: emptied })).refusal).toMatchObject({
      ...{ code: "body-missing", field: "body.cs" },
    });
    const told = async () => (await desk.news("cs")).find(({ path }) => path === "dry-february")?.title;
    server.clock.set("2026-11-23T14:59:59");
    await publishDueContent(server.deps);
    expect(await told()).not.toContain("2027");
    server.clock.set("2026-11-23T15:00:00");
    await Promise.all([publishDueContent(server.deps), publishDueContent(server.deps)]);
    expect(await told()).toContain("2027");
    const actions = (await desk.contentOf("article", "dry-february"))?.history.map(({ action, by }) => [
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
    (await desk.contentOf("article", key))?.row.translations.find((one) => one.language === language)?.state;

  test("a changed original makes the others outdated until they change or somebody says that they are right", async () => {
    const input = await desk.seen("article", "xmas-special");
    expect(await stateOf("sk", "xmas-special")).toBe("valid");
    const czech = (suffix: string) =>
      input.words.map((one) => (one.language === "cs" ? { ...one, body: `${one.body} ${suffix}` } : one));
    expect((await desk.ask("saveContent", { ...input, words: czech("Nově.") })).refusal).toBeNull();
    expect(await stateOf("sk", "xmas-special")).toBe("outdated");
    expect(await stateOf("en", "xmas-special")).toBe("outdated");
    const outdated = async (lacks: string) =>
      (await desk.contents({ lacks, kind: "article" })).map((row) => row.key);
    expect(await outdated("sk")).toContain("xmas-special");
    server.clock.set("2026-11-23T13:30:00");
    const confirm = await desk.version("article", "xmas-special");
    expect((await desk.ask("confirmContentWords", { ...confirm, language: "sk" })).refusal).toBeNull();
    expect(await stateOf("sk", "xmas-special")).toBe("valid");
    expect(await outdated("sk")).not.toContain("xmas-special");
    const now = await desk.seen("article", "xmas-special");
    const english = now.words.map((one) =>
      one.language === "en" ? { ...one, body: `${one.body} New.` } : one,
    );
    expect((await desk.ask("saveContent", { ...now, words: english })).refusal).toBeNull();
    expect(await stateOf("en", "xmas-special")).toBe("valid");
  });

  test("what lacks is missing where its country sees it, and holds up nothing", async () => {
    const { key } = await desk.ask("saveContent", {
      ...freshNews,
      words: [wordsIn("cs", "Jen česky", "Text")],
    });
    expect(key).toBe("jen-cesky");
    expect(await stateOf("sk", "jen-cesky")).toBe("missing");
    const lacking = async (filter: object) => (await desk.contents(filter)).map((row) => row.key);
    expect(await lacking({ isIncomplete: true })).toContain("jen-cesky");
    expect(await lacking({ lacks: "sk" })).toContain("jen-cesky");
    const input = await desk.seen("article", "jen-cesky");
    expect((await desk.ask("saveContent", { ...input, markets: ["CZ"] })).refusal).toBeNull();
    expect(await stateOf("sk", "jen-cesky")).toBe("needless");
    expect(await lacking({ lacks: "sk" })).not.toContain("jen-cesky");
    expect((await desk.ask("publishContent", await desk.version("article", "jen-cesky"))).refusal).toBeNull();
    // It has no English either, so it is told as it was written.
    expect((await desk.news("en")).find(({ path }) => path === "jen-cesky")?.title).toBe("Jen česky");
  });
});
