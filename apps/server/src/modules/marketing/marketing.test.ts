import type { MaterialFiles, MaterialsAnswer } from "@vycep/contract/marketing/marketing.rest";
import { MOST_BYTES_AT_ONCE } from "@vycep/domain/marketing/material";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringMaterials } from "../../testing/demo-files/demo-materials.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  await bringMaterials(server);
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const base = "/almagnoliaservice/api/v1/portal/downloadmaterial";

async function get(path: string, query: Record<string, string> = {}, caller: Caller = owner) {
  const answer = await caller.request({ url: base + path, query: { lang: "cs", ...query } });
  return { status: answer.statusCode, body: answer.json(), statements: answer.headers["x-sql-statements"] };
}
async function found(query: Record<string, string> = {}, caller?: Caller): Promise<MaterialsAnswer> {
  const { status, body } = await get("/GetMarketingMaterialsSearch", query, caller);
  expect(status).toBe(200);
  return body as MaterialsAnswer;
}
const keysOf = ({ materials }: MaterialsAnswer) => materials.map(({ materialId }) => materialId);
const pack = (materialIds: readonly string[], caller = owner) =>
  caller.request({ method: "POST", url: `${base}/bulk-files?lang=cs`, payload: { materialIds } });

describe("who may see materials (ROUTE-18)", () => {
  it.each([
    "/GetMarketingMaterialsSearch",
    "/GetAllDMSearch?search=logo",
    "/GetAllDMFolders",
    "/GetAllBrandsAsync",
    "?materialId=cenovky&show=true",
  ])("ROUTE-18 %s asks to sign in, and for the permission", async (path) => {
    expect((await get(path, {}, server.stranger)).status).toBe(401);
    expect((await get(path, {}, await server.as("U006"))).status).toBe(403);
    expect((await get(path)).status).toBe(200);
  });

  it("MARKETING-03 archives ask for the same", async () => {
    expect((await pack(["cenovky"], server.stranger)).statusCode).toBe(401);
    expect((await pack(["cenovky"], await server.as("U006"))).statusCode).toBe(403);
  });

  it("each market has its own: a Slovak owner gets the Slovak poster", async () => {
    const slovak = keysOf(await found({ search: "lipovrch 11" }, await server.as("U024")));
    expect(keysOf(await found({ search: "lipovrch 11" }))).toContain("plakat-lipovrch-11");
    expect(slovak).toContain("plagat-lipovrch-11");
    expect(slovak).not.toContain("plakat-lipovrch-11");
    const foreign = await get("", { materialId: "plakat-lipovrch-11" }, await server.as("U024"));
    expect([foreign.status, foreign.body]).toMatchObject([404, { code: "file-not-downloaded" }]);
  });
});

describe("what makes no sense is refused", () => {
  it.each([
    ["an unknown format", "/GetMarketingMaterialsSearch", { format: "zip" }],
    ["a day that is none", "/GetAllDMFolders", { dateFrom: "2026-02-30" }],
    ["a search of nothing", "/GetAllDMSearch", { search: "" }],
    ["a search without a text", "/GetAllDMSearch", {}],
    ["a path as folder", "/GetAllDMFolders", { folder: "../x" }],
    ["too large a page", "/GetAllDMFolders", { limit: "101" }],
    ["no material", "", {}],
  ])("%s", async (_what, path, query) => {
    const { status, body } = await get(path, query);
    expect([status, body]).toMatchObject([400, { code: "invalid-input" }]);
  });

  it("MARKETING-03 an archive of nothing, of too many, and of too much", async () => {
    expect((await pack([])).statusCode).toBe(400);
    expect((await pack(Array.from({ length: 101 }, (_, at) => `m${at}`))).statusCode).toBe(400);
    const resize = (bytes: number) =>
      sql`update marketing_material_file set bytes = ${bytes} where material_key = 'cenovky'`.execute(
        server.deps.db,
      );
    const { rows } = await sql<{ bytes: number }>`
      select bytes from marketing_material_file where material_key = 'cenovky'`.execute(server.deps.db);
    await resize(MOST_BYTES_AT_ONCE + 1);
    expect((await pack(["cenovky"])).statusCode).toBe(400);
    await resize(rows[0]?.bytes ?? 1);
  });
});

describe("finding materials", () => {
  it("MARKETING-01 MARKETING-02 REST-32 all of them, the newest first, each with format, brand and day", async () => {
    const { body, statements } = await get("/GetMarketingMaterialsSearch");
    const { materials, total, prints, folders } = body as MaterialsAnswer;
    expect(total).toBe(20);
    expect(materials[0]).toMatchObject({
      materialId: "plakat-vanocni-special",
      name: "Plakát Vánoční speciál A2",
      format: "pdf",
      brand: "Lipovrch",
      dateAdded: "2026-11-13",
      isNew: true,
      files: 1,
      print: { most: 10 },
    });
    expect(materials.map(({ format }) => format)).toEqual(
      expect.arrayContaining(["image", "video", "pdf", "folder"]),
    );
    expect(folders.map(({ name }) => name)).toEqual([
      "Plakáty a letáky",
      "Nápojové lístky a cenovky",
      "Výčepní štítky",
      "Fotografie a loga",
      "Sociální sítě",
      "Video",
    ]);
    expect(prints).toBe(materials.filter(({ print }) => print !== null).length);
    // One of them signs in.
    expect(Number(statements)).toBeLessThanOrEqual(3);
  });

  it("REST-30 OP-116 by name, brand and description without diacritics", async () => {
    const { body } = await get("/GetAllDMSearch", { search: "NAPOJOVY list" });
    expect(keysOf(body as MaterialsAnswer)).toEqual(["napojovy-listek", "napojovy-listek-nealko"]);
    expect(keysOf(await found({ search: "ponente" }))).toEqual(["social-ponente", "plakat-ponente"]);
    expect((await found({ search: "100%_x" })).total).toBe(0);
  });

  it("REST-31 OP-116 by folder; the folders count what the other filters find", async () => {
    const { body } = await get("/GetAllDMFolders", { folder: "social", brand: "Ponente" });
    const { materials, folders } = body as MaterialsAnswer;
    expect(materials.map(({ materialId }) => materialId)).toEqual(["social-ponente"]);
    expect(folders.filter(({ count }) => count > 0).map(({ folder }) => folder)).toEqual([
      "posters",
      "social",
    ]);
  });

  it("MARKETING-02 by format, days, and what is ordered as a print; page by page", async () => {
    expect(keysOf(await found({ format: "video", direction: "asc" }))).toEqual([
      "myti-sklenic",
      "jak-nacepovat-hladinku",
    ]);
    expect(keysOf(await found({ dateFrom: "2026-11-12", dateTo: "2026-11-12" }))).toEqual([
      "social-prosinec",
    ]);
    const printed = await found({ print: "true", limit: "2" });
    expect(printed.materials.every(({ print }) => print !== null)).toBe(true);
    expect([printed.materials.length, printed.total]).toEqual([2, printed.prints]);
    const next = await found({ print: "true", limit: "2", offset: "2" });
    expect(keysOf(next)).not.toContain(keysOf(printed)[0]);
  });

  it("REST-28 the brands in their order, and names in the language asked for", async () => {
    const { body } = await get("/GetAllBrandsAsync");
    expect(body).toEqual([
      { brand: "Jasno", count: 2 },
      { brand: "Kamenář", count: 2 },
      { brand: "Lipovrch", count: 13 },
      { brand: "Ponente", count: 2 },
      { brand: "Pramínek", count: 1 },
    ]);
    expect((await found({ lang: "en", search: "hladinka" })).materials[0]?.name).toBe(
      "Film: pouring a hladinka",
    );
  });
});

describe("having materials", () => {
  it("REST-27 links of one's own, to look at or to save, with the type that was found in the file", async () => {
    const shown = (await get("", { materialId: "jak-nacepovat-hladinku", show: "true" }))
      .body as MaterialFiles;
    expect(shown.files).toMatchObject([{ name: "jak-nacepovat-hladinku.mp4", type: "video/mp4" }]);
    const link = shown.files[0]?.link ?? "";
    const film = await server.stranger.request({ url: link });
    expect([film.statusCode, film.headers["content-type"], film.rawPayload.length]).toEqual([
      200,
      "video/mp4",
      shown.files[0]?.bytes,
    ]);
    expect(film.headers["content-disposition"]).toMatch(/^inline/);
    const saved = (await get("", { materialId: "social-ponente" })).body as MaterialFiles;
    expect(saved.files).toHaveLength(3);
    const picture = await server.stranger.request({ url: saved.files[0]?.link ?? "" });
    expect(picture.headers["content-disposition"]).toMatch(/^attachment/);
    expect((await get("", { materialId: "nothing" })).status).toBe(404);
  });

  it("REST-29 MARKETING-03 many as one blob, those of several files in folders of their own", async () => {
    const answer = await pack(["cenovky", "social-ponente", "cenovky"]);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toContain("materialy-2026-11-23.zip");
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual([
      "cenovky.pdf",
      "social-ponente/ponente-1-zapad.jpg",
      "social-ponente/ponente-2-sklenice.jpg",
      "social-ponente/ponente-3-menu.jpg",
    ]);
    const missing = await pack(["cenovky", "plagat-lipovrch-11"]);
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: "file-not-downloaded" }]);
  });

  it("MARKETING-02 a small picture at an address that means one for ever; any other is unknown", async () => {
    const [first] = (await found()).materials;
    const cover = await server.stranger.request({ url: first?.cover ?? "" });
    expect([cover.statusCode, cover.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(cover.headers["cache-control"]).toContain("immutable");
    for (const name of ["0".repeat(32), `${"0".repeat(32)}.webp`, "..%2fx.webp"])
      expect((await server.stranger.request({ url: `/covers/${name}` })).statusCode).toBe(404);
  });
});
