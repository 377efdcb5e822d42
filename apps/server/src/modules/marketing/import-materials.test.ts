import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCli } from "@vycep/db/import-cli";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bringMaterials, filePortsOf } from "../../testing/demo-files/demo-materials.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepFiles } from "../files/sweep-files.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vycep-materials-"));
});
afterEach(() => rm(folder, { recursive: true }));

const demo = new URL("../../../../../db/demo/materials/", import.meta.url);
const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const picture = () => readFile(new URL("stitek-kamenar.png", demo));
const plainPdf = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF";
const activePdf = plainPdf.replace(
  "/Type /Catalog",
  "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
);
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const head =
  "key;countries;brand;folder;folder_name_cs;folder_name_sk;folder_name_en;title_cs;title_sk;title_en;description_cs;description_sk;description_en;added;files;cover;seconds;print_cs;print_sk;print_en;most_prints";
const row = (key: string, files: string, more: { cover?: string; countries?: string; added?: string } = {}) =>
  `${key};${more.countries ?? "CZ,SK"};Lipovrch;posters;Plakáty;Plagáty;Posters;T ${key};T;T;;;;${more.added ?? "2026-11-01"};"${files}";${more.cover ?? ""};;;;;`;
const table = (...rows: readonly string[]) => put("materials.csv", `${[head, ...rows].join("\n")}\n`);

async function run(args: readonly string[] = ["materials", folder]) {
  const said: string[] = [];
  const code = await importCli([...args], {
    databaseUrl: server.databaseUrl,
    today: "2026-11-23",
    now: server.clock.instant(),
    withFiles: (_url, work) => work(filePortsOf(server)),
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  });
  return { code, said: said.join("\n") };
}
async function kept() {
  const { rows } = await sql<{ key: string; format: string; files: string[]; isCovered: boolean }>`
    select m.key, m.format, m.cover is not null as "isCovered",
      (select array_agg(f.file_id order by f.position) from marketing_material_file f where f.material_key = m.key) as files
    from marketing_material m order by m.position`.execute(server.deps.db);
  return rows;
}

describe("npm run import -- materials DIR (MARKETING-01, MARKETING-02, C17)", () => {
  it("MARKETING-02 C17 refuses what is not what it says or runs something, each beside its file; nothing is kept", async () => {
    await put("script.svg", script);
    await put("script.png", script);
    await put("form.pdf", activePdf);
    await put("nothing.pdf", "");
    await put("notes.txt", "some notes");
    await put("archive.zip", Buffer.from("504b0304140000000000", "hex"));
    await put("poster.jpg", plainPdf);
    await put("broken.png", (await picture()).subarray(0, 60));
    const names = [
      "script.svg",
      "script.png",
      "form.pdf",
      "nothing.pdf",
      "notes.txt",
      "archive.zip",
      "poster.jpg",
      "broken.png",
    ];
    await table(...names.map((name, at) => row(`m${at}`, name)));
    const { code, said } = await run();
    expect(code).toBe(1);
    const told = Object.fromEntries(said.split("\n").map((line) => [line.split(" ")[0], line]));
    expect(told["script.svg"]).toContain("is no JPEG");
    expect(told["script.png"]).toContain("is no JPEG");
    expect(told["form.pdf"]).toContain("run when it is opened");
    expect(told["nothing.pdf"]).toContain("must not be empty");
    expect(told["notes.txt"]).toContain("is no JPEG");
    expect(told["archive.zip"]).toContain("is no JPEG");
    expect(told["poster.jpg"]).toContain("does not agree");
    expect(told["broken.png"]).toContain("is not a whole JPEG");
    expect(await kept()).toEqual([]);
  });

  it("C17 refuses a table that does not fit its folder, with every fault at once", async () => {
    await put("a.png", await picture());
    await put("spare.png", await picture());
    await table(
      row("a", "a.png"),
      row("b", "missing.png"),
      row("c", "a.png"),
      row("a", "a.png"),
      row("bad key", "a.png", { countries: "PL", added: "1.11.2026" }),
      row("none", ""),
    );
    const { code, said } = await run();
    expect(code).toBe(1);
    for (const part of ["missing.png", "is used twice", "PL", "1.11.2026", "bad key", "must not be empty"])
      expect(said).toContain(part);
    await table(row("a", "a.png"));
    expect((await run()).said).toContain("spare.png");
    await rm(join(folder, "materials.csv"));
    expect((await run()).said).toContain("materials.csv");
    expect((await run(["materials", join(folder, "nowhere")])).code).toBe(2);
    expect(await kept()).toEqual([]);
  });

  it("MARKETING-01 keeps the folder whole, twice without a change, and lets go of what it no longer holds", async () => {
    await put("a.png", await picture());
    await put("b.pdf", plainPdf);
    await put("cover.png", await picture());
    await table(row("poster", "b.pdf", { cover: "cover.png" }), row("set", "a.png"));
    expect(await run()).toEqual({ code: 0, said: "2 materials of 2 files imported." });
    const before = await kept();
    expect(before).toMatchObject([
      { key: "poster", format: "pdf", isCovered: true },
      { key: "set", format: "image", isCovered: true },
    ]);
    await run();
    expect(await kept()).toEqual(before);

    await table(row("set", "a.png,b.pdf", { cover: "cover.png" }));
    await run();
    const after = await kept();
    expect(after).toMatchObject([{ key: "set", format: "folder" }]);
    expect(after[0]?.files[0]).toBe(before[1]?.files[0]);
    expect(await sweepFiles(server.deps)).toBe(1);
    expect(await kept()).toEqual(after);
  });

  it("MARKETING-01 the demo brings its own, at most 3 MB of them", async () => {
    expect(await bringMaterials(server)).toMatchObject({ kind: "imported", materials: 21 });
    const sizes = await Promise.all(
      (await readdir(demo)).map(async (name) => (await stat(new URL(name, demo))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});
