import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contractPaperLinkSchema, contractsSchema } from "@vycep/contract/contracts/contracts.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringContractPapers } from "../../testing/demo-files/demo-contract-papers.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepFiles } from "../files/sweep-files.ts";

const base = "/prodczsk-api/api/v1/portal";
const demo = fileURLToPath(new URL("../../../../../db/demo/contract-papers/", import.meta.url));

let server: TestServer;
let radek: Caller;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  radek = await server.as("U012");
  folder = await mkdtemp(join(tmpdir(), "vycep-contract-papers-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const run = (path?: string) => bringContractPapers(server, path);
const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const table = (...rows: readonly string[]) =>
  put("contract_papers.csv", ["contract;file;title_cs;title_sk;title_en;signed", ...rows].join("\n"));
const link = (caller: Caller, number = "K2026-0021", position = 1) =>
  caller.request({ url: `${base}/contracts/${number}/papers/${position}` });
async function fileIds(): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from contract_paper order by contract_number, position`.execute(server.deps.db);
  return rows.map(({ id }) => id);
}

describe("npm run import -- contract-papers DIR (CONTRACT-02, C17)", () => {
  it("keeps the demo's papers beside their contracts; the same folder twice changes nothing", async () => {
    expect(await run()).toEqual({ code: 0, said: "6 papers of 4 contracts imported." });
    const before = await fileIds();
    expect(await run()).toMatchObject({ code: 0 });
    expect(await fileIds()).toEqual(before);
    const answer = await radek.request({ url: `${base}/contracts?lang=sk` });
    const found = contractsSchema.parse(answer.json()).find(({ number }) => number === "K2026-0021");
    expect(found?.papers).toMatchObject([
      { position: 1, title: "Dodatok č. 3: bonus za objem", signedOn: "2025-12-15" },
      { position: 2, title: "Dodatok č. 4: vyšší bonus od októbra", signedOn: "2026-09-18" },
    ]);
  });

  it("DDOC-01 reads the contract from the name of a file whose row names none", async () => {
    await put("K2026-0021-dodatek.pdf", "%PDF-1.7 dodatek");
    await put("smlouva.pdf", "%PDF-1.7 smlouva");
    await table(";K2026-0021-dodatek.pdf;A;A;A;", ";smlouva.pdf;B;B;B;");
    const { said } = await run(folder);
    expect(said.replaceAll(/ +/g, " ")).toContain("contract_papers.csv 3 contract");
    expect(said).not.toContain("contract_papers.csv  2");
    await rm(join(folder, "smlouva.pdf"));
    await rm(join(folder, "K2026-0021-dodatek.pdf"));
  });

  it("C17 refuses what is no PDF, runs something, is named wrongly or is nobody's; nothing is kept", async () => {
    const before = await fileIds();
    await put(
      "a.pdf",
      "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (x) >> >>\nendobj",
    );
    await put("b.pdf", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    await put("c.pdf", "");
    await table("K2026-0021;a.pdf;A;A;A;", "K2026-0021;b.pdf;B;B;B;", "K2026-0021;c.pdf;C;C;C;");
    const { code, said } = await run(folder);
    expect(code).toBe(1);
    expect(
      said
        .split("\n")
        .slice(1, 4)
        .map((line) => line.replaceAll(/ +/g, " ")),
    ).toEqual([
      "a.pdf application/pdf holds scripts or programs that run when it is opened",
      expect.stringMatching(/^b\.pdf .*is no PDF by what is in it$/),
      "c.pdf must not be empty",
    ]);
    await table("K9;a.pdf;A;A;A;", "K2026-0021;x.pdf;X;X;X;", "K2026-0021;a.pdf;A;A;A;31.12.2026");
    const astray = (await run(folder)).said.replaceAll(/ +/g, " ");
    expect(astray).toContain("contract_papers.csv 2 contract K9 names nothing that is known");
    expect(astray).toContain("contract_papers.csv 3 file x.pdf names nothing that is known");
    expect(astray).toContain("signed 31.12.2026 is not a day written as 2026-12-31");
    expect(await fileIds()).toEqual(before);
  });

  it("leaves other contracts alone; what a named one does not hold any more is swept away", async () => {
    const before = await fileIds();
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await put("nova.pdf", await readFile(join(demo, "K2024-0203-ramcova-zmluva.pdf")));
    await table("K2024-0203;nova.pdf;Nová;Nová;New;");
    expect(await run(folder)).toEqual({ code: 0, said: "1 papers of 1 contracts imported." });
    const after = await fileIds();
    expect(after.filter((id) => before.includes(id))).toHaveLength(5);
    expect(await sweepFiles(server.deps)).toBe(1);
  });
});

describe("GET contracts/{number}/papers/{position}", () => {
  it("C16 CONTRACT-02 leads whoever may see the contract to its file for five minutes", async () => {
    const answer = contractPaperLinkSchema.parse((await link(radek)).json());
    const file = await server.stranger.request({ url: answer.link });
    expect(file.statusCode).toBe(200);
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.headers["content-disposition"]).toContain("K2026-0021-dodatek-3.pdf");
    expect(file.rawPayload).toEqual(await readFile(join(demo, "K2026-0021-dodatek-3.pdf")));
    const left = Date.parse(answer.expiresAt) - server.deps.clock.realTime().getTime();
    expect(left).toBeGreaterThan(4 * 60 * 1000);
    expect(left).toBeLessThanOrEqual(5 * 60 * 1000);
  });

  it("ERROR-47 C16 of another company, of no contract and of no paper it says the same; bad input is refused", async () => {
    const jana = await server.as("U001");
    const missing = { code: "file-not-downloaded", message: "File could not be downloaded" };
    const asked = [await link(jana), await link(radek, "K9"), await link(radek, "K2026-0021", 9)];
    for (const answer of asked) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: missing.code });
    }
    expect((await link(radek, "K2026-0021", 0)).statusCode).toBe(400);
    expect((await link(await server.as("U009"))).statusCode).toBe(403);
    expect((await link(server.stranger)).statusCode).toBe(401);
  });
});
