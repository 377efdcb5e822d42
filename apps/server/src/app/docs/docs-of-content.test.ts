import { articlesDocs } from "@vycep/contract/content/articles.docs";
import { contentDocs } from "@vycep/contract/content/content.docs";
import { supportDocs } from "@vycep/contract/content/support.docs";
import type { Described } from "@vycep/contract/described";
import { marketingDocs } from "@vycep/contract/marketing/marketing.docs";
import { SERVICE_BASE } from "@vycep/contract/services";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringMaterials } from "../../testing/demo-files/demo-materials.ts";
import {
  type DescribedCall,
  type DescribedPaths,
  describedPaths,
  expectAnswered,
  expectDescribed,
  sendExample,
} from "../../testing/described-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = SERVICE_BASE.content;
const get = (path: string, docs: Described): DescribedCall => ({ method: "GET", path: base + path, docs });
const put = (path: string, docs: Described): DescribedCall => ({ method: "PUT", path: base + path, docs });

/** Materials are made anew with each build of the demo, and their days are counted from its own. */
const isOfThisBuild = (at: string) => / (bytes|cover|dateAdded|expiresAt|isNew)$/.test(at);

/** In an order in which each can be done: what is rated and seen comes last. */
const calls: readonly DescribedCall[] = [
  get("/portalExtLinks", contentDocs.portalExtLinks),
  get("/supportContacts", contentDocs.supportContacts),
  get("/servicestatus", contentDocs.servicestatus),
  get("/pagemenu", contentDocs.pagemenu),
  get("/banners", contentDocs.banners),
  get("/terms", contentDocs.terms),
  get("/helppages", contentDocs.helppages),
  get("/pagecontent", contentDocs.pagecontent),
  get("/articles/GetArticlesNewList", articlesDocs.GetArticlesNewList),
  get("/publicarticles/GetArticlesNewList", articlesDocs.GetPublicArticlesNewList),
  get("/articles/{path}", articlesDocs.article),
  get("/publicarticles/{path}", articlesDocs.publicArticle),
  get("/faqitems", supportDocs.faqitems),
  get("/faqpages", supportDocs.faqpages),
  get("/faqpages/GetNewFQAPagesAsync", supportDocs.GetNewFQAPagesAsync),
  get("/knowledgebase", supportDocs.knowledgebase),
  get("/knowledgebase/GetNewAllKBsAsync", supportDocs.GetNewAllKBsAsync),
  get("/downloadmaterial", marketingDocs.downloadmaterial),
  get("/downloadmaterial/GetAllBrandsAsync", marketingDocs.GetAllBrandsAsync),
  { method: "POST", path: `${base}/downloadmaterial/bulk-files`, docs: marketingDocs["bulk-files"] },
  get("/downloadmaterial/GetAllDMSearch", marketingDocs.GetAllDMSearch),
  get("/downloadmaterial/GetAllDMFolders", marketingDocs.GetAllDMFolders),
  get("/downloadmaterial/GetMarketingMaterialsSearch", marketingDocs.GetMarketingMaterialsSearch),
  put("/contentrating", articlesDocs.contentrating),
  put("/articles/SetArticlesSeen", articlesDocs.SetArticlesSeen),
];

describe("REST-68 what /docs says of the calls of content", () => {
  let server: TestServer;
  let paths: DescribedPaths;
  beforeAll(async () => {
    server = await startTestServer();
    await bringMaterials(server);
    paths = await describedPaths(server);
  });
  afterAll(() => server.stop());

  test("REST-68 every call of the service is described", () => {
    const told = Object.entries(paths)
      .filter(([path]) => path.startsWith(base))
      .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
    expect(calls.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted()).toEqual(
      told.toSorted(),
    );
  });

  test.each(calls)("REST-68 $method $path stands there with its example and its refusals", (call) => {
    expectDescribed(paths, call);
  });

  const academyOnly = "U009";
  test.each([
    [academyOnly, articlesDocs.article, "/articles/line-cleaning", 403],
    ["U001", articlesDocs.article, "/articles/nowhere", 404],
    [undefined, articlesDocs.publicArticle, "/publicarticles/price-2027", 404],
    [academyOnly, supportDocs.faqitems, "/faqitems", 403],
    [academyOnly, marketingDocs.GetAllBrandsAsync, "/downloadmaterial/GetAllBrandsAsync", 403],
    ["U001", marketingDocs.downloadmaterial, "/downloadmaterial?materialId=nothing", 404],
  ] as const)(
    "ERROR-56 REST-68 as %s what refuses is among the codes that /docs names",
    async (uid, docs, url, status) => {
      const { problems }: Described = docs;
      const caller = uid === undefined ? server.stranger : await server.as(uid);
      const said = await caller.request({ url: base + url });
      expect(`${url} ${said.statusCode}`).toBe(`${url} ${status}`);
      expect(problems?.[status]).toContain(said.json().code);
    },
  );

  test.each(calls)("REST-68 the example of $method $path is answered as it says", async (call) => {
    expectAnswered(await sendExample(server, call, call.docs.example.body), call, isOfThisBuild);
  });
});
