import { somePicture } from "@vycep/db/testing/some-picture";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bringMaterials } from "../../../testing/demo-files/demo-materials.ts";
import { sendWhole } from "../../../testing/desk/send-file.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let klara: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  await bringMaterials(server);
  klara = await server.asStaff("S06");
});
afterAll(() => server.stop());

const picture = () => somePicture("png", [400, 300]);
async function sent(name: string, bytes: Uint8Array): Promise<string> {
  const { upload, refused } = await sendWhole(klara, { purpose: "material", name, bytes });
  expect(refused).toBeUndefined();
  return upload;
}

type Row = {
  readonly key: string;
  readonly title: string;
  readonly format: string;
  readonly cover: string | null;
};
type Material = {
  readonly key: string;
  readonly version: number;
  readonly format: string;
  readonly isRetired: boolean;
  readonly files: readonly { readonly position: number; readonly name: string; readonly type: string }[];
  readonly history: readonly { readonly action: string; readonly by: string | null }[];
};
type Refusal = { readonly code: string; readonly field: string | null };

async function ask<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await klara.desk(query, variables, { lang: "cs" });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}
const list = async (filter: object = {}) =>
  (
    await ask<{ readonly items: readonly Row[] }>(
      `query ($filter: DeskMaterialFilter!) { materials(filter: $filter, first: 200) { total items { key title format cover } } }`,
      { filter },
    )
  ).items;
const seen = (key: string) =>
  ask<Material>(
    `query ($key: ID!) { material(key: $key) { key version format isRetired files { position name type } history { action by } } }`,
    { key },
  );
const saving = `mutation ($input: SaveMaterialInput!) { saveMaterial(input: $input) { key refusal { code field } } }`;
const retiring = `mutation ($input: RetireMaterialInput!) { retireMaterial(input: $input) { key refusal { code field } } }`;
type Answer = { readonly key: string | null; readonly refusal: Refusal | null };
const save = (input: object) => ask<Answer>(saving, { input });
const retire = (input: object) => ask<Answer>(retiring, { input });

const words = (cs: string, sk = cs, en = cs) =>
  Object.entries({ cs, sk, en }).map(([language, title]) => ({ language, title, description: "" }));
const fresh = {
  ...{
    version: 0,
    words: words("Plakát Masopust A2"),
    brand: "Lipovrch",
    folder: "posters",
    folderNames: [],
  },
  markets: ["CZ"],
};

/** What a customer of a market finds by the title. */
async function atPortal(uid = "U001"): Promise<readonly string[]> {
  const answer = await (await server.as(uid)).request({
    url: "/almagnoliaservice/api/v1/portal/downloadmaterial/GetMarketingMaterialsSearch",
    query: { lang: "cs", search: "masopust" },
  });
  return (answer.json<{ materials?: { materialId: string }[] }>().materials ?? []).map(
    ({ materialId }) => materialId,
  );
}

describe("DCONT-02 materials at the desk", () => {
  test("who only sees content changes none, and who has nothing to do with it sees none", async () => {
    const service = await server.asStaff("S02");
    for (const [query, input] of [
      [saving, { ...fresh, files: [] }],
      [retiring, { key: "none", version: 1, isRetired: true }],
    ] as const)
      expect((await service.desk(query, { input })).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each<[string, object, string, string | null]>([
    ["without a file", {}, "files-missing", "files"],
    ["of a file that is not there", { files: [{ upload: "0".repeat(32) }] }, "file-gone", "files"],
    ["without a name in a language", { words: words("Plakát", "") }, "title-missing", "title sk"],
    ["for nobody", { markets: [] }, "market-missing", "markets"],
    ["in a new folder without a name", { folder: null }, "folder-name-missing", "folder cs"],
    ["for a right that is none", { permission: "Everything" }, "permission-unknown", "permission"],
    ["one that is not there", { key: "nothing", version: 1 }, "material-unknown", null],
  ])("%s is refused", async (_case, part, code, field) => {
    const before = (await list()).length;
    const { key, refusal } = await save({ ...fresh, files: [], ...part });
    expect({ key, ...refusal }).toEqual({ key: null, code, field });
    expect(await list()).toHaveLength(before);
  });

  test("one is made of a picture, found by customers of its market, changed and withdrawn, and nothing of it is lost", async () => {
    const upload = await sent("masopust.png", await picture());
    const made = await save({ ...fresh, files: [{ upload }] });
    expect(made).toEqual({ key: "plakat-masopust-a2", refusal: null });
    const key = made.key ?? "";
    const [row] = await list({ text: "masopust" });
    expect(row).toMatchObject({ key, format: "image" });
    expect((await server.stranger.request({ url: row?.cover ?? "" })).headers["content-type"]).toBe(
      "image/webp",
    );
    expect(await atPortal()).toEqual([key]);

    // A second file makes a folder of it; whoever saw it without is told so.
    const pdf = await sent("masopust.pdf", Buffer.from("%PDF-1.4\n%%EOF"));
    const more = { ...fresh, key, version: 1, files: [{ position: 1 }, { upload: pdf }] };
    expect((await save(more)).refusal).toBeNull();
    expect((await save(more)).refusal?.code).toBe("file-gone");
    expect((await save({ ...more, files: [{ position: 1 }] })).refusal?.code).toBe("changed-meanwhile");
    const now = await seen(key);
    expect(now).toMatchObject({ version: 2, format: "folder" });
    expect(now.files.map(({ type }) => type)).toEqual(["image/png", "application/pdf"]);
    const { link } = await ask<{ readonly link: string }>(
      `mutation ($input: OpenMaterialFileInput!) { openMaterialFile(input: $input) { link } }`,
      { input: { key, position: 2 } },
    );
    expect((await server.stranger.request({ url: link })).headers["content-type"]).toContain(
      "application/pdf",
    );

    // One right more is wanted; then it is for the other market alone.
    const kept = [{ position: 1 }, { position: 2 }];
    expect((await save({ ...more, version: 2, files: kept, markets: ["SK"] })).refusal).toBeNull();
    expect(await atPortal()).toEqual([]);
    expect((await save({ ...more, version: 3, files: kept })).refusal).toBeNull();
    expect((await save({ ...more, version: 4, files: kept })).refusal?.code).toBe("nothing-changed");
    expect(await atPortal()).toEqual([key]);
    expect((await retire({ key, version: 4, isRetired: true })).refusal).toBeNull();
    expect(await atPortal()).toEqual([]);
    expect(await list({ text: "masopust" })).toEqual([]);
    expect((await list({ text: "masopust", isRetired: true })).map((one) => one.key)).toEqual([key]);
    expect((await retire({ key, version: 5, isRetired: false })).refusal).toBeNull();
    expect(await atPortal()).toEqual([key]);
    const { history } = await seen(key);
    expect(history.map(({ action }) => action)).toEqual([
      ...["material.put-back", "material.retired", "material.changed", "material.changed"],
      ...["material.changed", "material.made"],
    ]);
  });

  test("one that wants a right more is seen by who holds it", async () => {
    const upload = await sent("masopust-2.png", await picture());
    const made = await save({ ...fresh, permission: "Access Management", files: [{ upload }] });
    const held = async (uid: string) => (await atPortal(uid)).includes(made.key ?? "");
    const { rows } = await sql<{ permission: string | null }>`
      select permission from marketing_material where key = ${made.key}`.execute(server.deps.db);
    expect(rows).toEqual([{ permission: "Access Management" }]);
    expect([await held("U001"), await held("U003")]).toEqual([true, false]);
  });

  test("a new folder is named once, and stands among the folders", async () => {
    const upload = await sent("akce.png", await picture());
    const folderNames = Object.entries({ cs: "Masopust", sk: "Fašiangy", en: "Carnival" }).map(
      ([language, text]) => ({ language, text }),
    );
    expect(
      (await save({ ...fresh, words: words("Akce"), folder: null, folderNames, files: [{ upload }] }))
        .refusal,
    ).toBeNull();
    const { folders } = await ask<{
      readonly folders: readonly { readonly folder: string; readonly name: string }[];
    }>("{ materialChoices { folders { folder name materials } } }");
    expect(folders.at(-1)).toMatchObject({ folder: "carnival", name: "Masopust", materials: 1 });
  });

  test("MARKETING-01 a folder that is imported anew leaves what the desk made", async () => {
    await bringMaterials(server);
    expect((await list({ text: "masopust" })).length).toBe(2);
  });
});

test("DCONT-02 the desk sees how often a material was saved, alone or in an archive; looking at it is not saving", async () => {
  const jana = await server.as("U001");
  const base = "/almagnoliaservice/api/v1/portal/downloadmaterial";
  const counted = async () => {
    const { items } = await ask<{
      readonly items: readonly { readonly key: string; readonly downloads: number }[];
    }>(`{ materials(filter: {}, first: 200) { items { key downloads } } }`);
    return items.find(({ key }) => key === "cenovky")?.downloads;
  };
  const before = (await counted()) ?? 0;
  const save = () => jana.request({ url: `${base}?lang=cs&materialId=cenovky` });
  expect((await jana.request({ url: `${base}?lang=cs&materialId=cenovky&show=true` })).statusCode).toBe(200);
  expect(await counted()).toBe(before);
  expect((await save()).statusCode).toBe(200);
  expect((await server.stranger.request({ url: `${base}?lang=cs&materialId=cenovky` })).statusCode).toBe(401);
  const payload = { materialIds: ["cenovky", "cenovky"] };
  const archive = await jana.request({ method: "POST", url: `${base}/bulk-files?lang=cs`, payload });
  expect(archive.statusCode).toBe(200);
  await Promise.all([save(), save()]);
  expect(await counted()).toBe(before + 4);
});
