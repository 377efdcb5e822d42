import {
  faqItemsSchema,
  faqPagesSchema,
  type KnowledgeEntry,
  knowledgeBaseSchema,
  newFaqPagesSchema,
} from "@vycep/contract/content/support.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/almagnoliaservice/api/v1/portal";
const newFaq = "faqpages/GetNewFQAPagesAsync";
const newKbs = "knowledgebase/GetNewAllKBsAsync";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

const asked = async (path: string, caller: Caller = jana) =>
  (await caller.request({ url: `${base}/${path}` })).json();

describe("questions and the knowledge base (CONTENT-02, CONTENT-03, CONTENT-15)", () => {
  it.each(["faqitems", "faqpages", newFaq, "knowledgebase", newKbs])(
    "%s: a stranger is refused, and so is who has no Support",
    async (path) => {
      expect((await server.stranger.request({ url: `${base}/${path}` })).statusCode).toBe(401);
      const academy = await server.as("U009");
      expect((await academy.request({ url: `${base}/${path}` })).statusCode).toBe(403);
    },
  );

  it("REST-33 REST-34 REST-38 CONTENT-02 gives the questions, their headings, and both together", async () => {
    const items = faqItemsSchema.parse(await asked("faqitems?lang=cs"));
    expect(items).toHaveLength(9);
    expect(items[0]).toMatchObject({
      id: "faq-date",
      section: "Objednávky a dodávky",
      question: "Proč nemohu vybrat zítřejší datum?",
      answer: expect.stringMatching(/^<p>Nejbližší termín.*<\/p>$/) as string,
    });
    const pages = faqPagesSchema.parse(await asked("faqpages?lang=cs"));
    expect(pages.map(({ section, questions }) => [section, questions])).toEqual([
      ["Objednávky a dodávky", 5],
      ["Vratné obaly a zálohy", 2],
      ["Účet a uživatelé", 2],
    ]);
    const whole = newFaqPagesSchema.parse(await asked(`${newFaq}?lang=cs`));
    expect(whole.map(({ page, items: own }) => [page, own.length])).toEqual([
      [1, 5],
      [2, 2],
      [3, 2],
    ]);
  });

  it("REST-36 CONTENT-03 CONTENT-15 the knowledge base is read to its end by repeated pages", async () => {
    const read: KnowledgeEntry[] = [];
    for (let page: KnowledgeEntry[] | undefined; page === undefined || page.length === 4; ) {
      page = knowledgeBaseSchema.parse(await asked(`knowledgebase?lang=cs&limit=4&offset=${read.length}`));
      read.push(...page);
    }
    expect(read.map(({ id }) => id)).toEqual([
      ...["kb-keg", "kb-tank", "kb-unfiltered", "kb-isdoc", "kb-promo"],
      ...["kb-foam", "kb-glass", "kb-tank-temperature", "kb-empties-account", "kb-gas", "kb-claim"],
    ]);
    expect(read[1]?.lead).toMatch(/^Tank musí být prázdný/);
    const slovak = knowledgeBaseSchema.parse(await asked("knowledgebase", await server.as("U024")));
    expect(slovak.map(({ id }) => id)).not.toContain("kb-isdoc");
    expect((await jana.request({ url: `${base}/knowledgebase?limit=101` })).statusCode).toBe(400);
  });

  it("REST-37 all of it at once, what changed last first", async () => {
    const days = knowledgeBaseSchema.parse(await asked(newKbs)).map((one) => one.mgnllastModified ?? "");
    expect(days).toHaveLength(11);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("an answer that was of help says so to whom it helped", async () => {
    const payload = { kind: "kb", id: "kb-tank", isHelpful: true };
    await jana.request({ method: "PUT", url: `${base}/contentrating`, payload });
    const entries = knowledgeBaseSchema.parse(await asked("knowledgebase"));
    expect(entries.find(({ id }) => id === "kb-tank")?.isHelpful).toBe(true);
  });
});
