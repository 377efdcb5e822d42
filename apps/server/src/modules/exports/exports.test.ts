import { createHash } from "node:crypto";
import { EXPORTED } from "@vycep/db/export/exported-tables";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { invoiceAt } from "../../testing/matrix/papers.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { filesOf } from "../files/files.facts.ts";
import { takeExport } from "./exports.repo.ts";
import { writeNextExport } from "./write-exports.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
  await invoiceAt(server, "500101");
  await sql`
    with photo as (
      insert into product_photo (sku, position, hash, width, height, alts) values ('100101', 1, ${"a".repeat(32)}, 8, 8, '{}'))
    insert into product_photo_file (sku, position, edge, webp) values ('100101', 1, 8, 'a photo'::bytea)`.execute(
    server.deps.db,
  );
});
afterAll(() => server.stop());

const fields = "id state by reason steps stepsDone rows files bytes expiresAt";
const beginning = `mutation ($input: BeginDataExportInput!) { beginDataExport(input: $input) {
  export { ${fields} } refusal { code message } } }`;
const opening =
  "mutation ($input: OpenDataExportInput!) { openDataExport(input: $input) { link refusal { code } } }";

type Export = { readonly id: string; readonly state: string; readonly files: number; readonly rows: number };

async function begin(input: object) {
  const { data, errors } = await admin.desk(beginning, { input });
  expect(errors).toEqual([]);
  return data?.["beginDataExport"] as { export: Export | null; refusal: { code: string } | null };
}
async function open(id: string) {
  const { data } = await admin.desk(opening, { input: { id } });
  return data?.["openDataExport"] as { link: string | null; refusal: { code: string } | null };
}
async function listed(): Promise<readonly Export[]> {
  const { data, errors } = await admin.desk(`{ dataExports(first: 10) { items { ${fields} } } }`);
  expect(errors).toEqual([]);
  return (data?.["dataExports"] as { items: readonly Export[] } | undefined)?.items ?? [];
}
const audited = async (action: string) => {
  const { rows } = await sql<{ uid: string; detail: object }>`
    select actor_uid as uid, detail from audit_entry where subject_kind = 'export' and action = ${action} order by id`.execute(
    server.deps.db,
  );
  return rows;
};

describe("DINT-04 what is refused", () => {
  test("a stranger, and whoever may not give rights", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: beginning } };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    const { errors } = await service.desk(beginning, { input: { key: "a", reason: "Stěhování" } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("a key that is none", async () => {
    const { errors } = await admin.desk(beginning, { input: { key: "", reason: "Stěhování" } });
    expect(errors[0]?.extensions.code).toBe("required-parameter-missing");
  });

  test("no reason; an archive that never was", async () => {
    expect(await begin({ key: "a", reason: " " })).toMatchObject({ refusal: { code: "reason-missing" } });
    expect(await open("99")).toEqual({ link: null, refusal: { code: "export-unknown" } });
    expect(await open("none")).toMatchObject({ refusal: { code: "export-unknown" } });
    expect(await listed()).toEqual([]);
  });
});

describe("DINT-04 everything in one archive", () => {
  test("one at a time, found again, and begun anew where its worker was killed", async () => {
    const begun = await begin({ key: "b", reason: " Měníme dodavatele " });
    expect(begun).toMatchObject({
      export: { state: "waiting", by: "Miloš Janda", reason: "Měníme dodavatele", rows: null },
      refusal: null,
    });
    expect((await begin({ key: "b", reason: "Znovu" })).export?.id).toBe(begun.export?.id);
    expect(await begin({ key: "c", reason: "Ještě jednou" })).toMatchObject({
      export: null,
      refusal: { code: "one-under-way" },
    });
    expect(await audited("export.begun")).toEqual([{ uid: "S01", detail: { reason: "Měníme dodavatele" } }]);
    const { db } = server.deps;
    // A worker took it and was killed.
    const dead = await inTransaction(db, (tx) => takeExport(tx));
    expect(dead?.taking).toBe(1);
    expect(await listed()).toMatchObject([{ state: "writing" }]);
    expect(await writeNextExport(server.deps)).toBe(false);
    await sql`update data_export set taken_until = now() - interval '1 second'`.execute(db);
    // One that is told to stop gives it back.
    expect(await writeNextExport(server.deps, AbortSignal.abort())).toBe(true);
    expect(await listed()).toMatchObject([{ state: "writing", files: null }]);
    expect(await open(begun.export?.id ?? "")).toMatchObject({ refusal: { code: "export-gone" } });
    expect(await writeNextExport(server.deps)).toBe(true);
    expect(await listed()).toMatchObject([{ state: "done", bytes: expect.any(Number) }]);
    expect(await writeNextExport(server.deps)).toBe(false);
  });

  test("DINT-04 tables, importers' files, papers and photos, with a list of them that tells the truth, and no secret", async () => {
    const [done] = await listed();
    const { link } = await open(done?.id ?? "");
    expect((await audited("export.looked-at")).slice(0, 1)).toEqual([
      { uid: "S01", detail: { reason: "Měníme dodavatele" } },
    ]);
    const answer = await server.stranger.request({ url: link ?? "" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const files = unzipSync(answer.rawPayload);
    const textOf = (name: string) => Buffer.from(files[name] ?? "").toString();
    const manifest = JSON.parse(textOf("manifest.json")) as {
      schemaVersion: string;
      tables: { file: string; rows: number; sha256: string }[];
      imports: { file: string; kind: string; rows: number; sha256: string }[];
      files: { count: number; lost: string[] };
    };
    expect(manifest.schemaVersion).toMatch(/^\d{4}_\w+/);
    expect(manifest.tables.map(({ file }) => file)).toEqual(EXPORTED.map((table) => `tables/${table}.jsonl`));
    for (const { file, rows, sha256 } of [...manifest.tables, ...manifest.imports]) {
      const bytes = files[file] ?? new Uint8Array();
      expect([file, createHash("sha256").update(bytes).digest("hex")]).toEqual([file, sha256]);
      if (!file.endsWith(".jsonl")) continue;
      const lines = textOf(file).split("\n").slice(0, -1);
      expect([file, lines.length]).toEqual([file, rows]);
      lines.slice(0, 3).map((line) => JSON.parse(line));
    }
    expect(manifest.imports[0]?.file).toBe("import/01-currencies.csv");
    expect(textOf("import/04-holidays.csv")).toMatch(/^country,date,name,/);
    expect(textOf("README.cs.md")).toContain("Všechna data portálu");
    expect(textOf("README.sk.md")).toContain("Všetky dáta portálu");
    expect(textOf("README.en.md")).toContain("All data of the portal");
    const paper = Object.keys(files).find(
      (name) => name.startsWith("files/") && name.endsWith("2026500101.pdf"),
    );
    expect(Buffer.from(files[paper ?? ""] ?? "").toString()).toContain("%PDF");
    expect(textOf("photos/100101-1-8.webp")).toBe("a photo");
    expect(manifest.files.count).toBe(done?.files);
    const whole = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString("latin1"))
      .join("\n");
    const { rows: secrets } = await sql<{ secret: string }>`
      select hash as secret from user_password union all select sealed_jwk from signing_key
      union all select sealed_secret from webhook_endpoint union all select sealed_hash from api_key limit 200`.execute(
      server.deps.db,
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(({ secret }) => whole.includes(secret))).toEqual([]);
    expect(whole).not.toContain("$argon2id$");
  });

  test("what changes while it is written is not in it", async () => {
    const { db } = server.deps;
    const { export: begun } = await begin({ key: "d", reason: "Zkouška okamžiku" });
    const { read } = filesOf(server.deps);
    await sql`update company set name = 'Before' where id = 'C1'`.execute(db);
    const clock = {
      ...server.deps.clock,
      // Asked once a step: at the first one somebody changes a name.
      realTime: () => {
        changed ??= sql`update company set name = 'Meanwhile' where id = 'C1'`.execute(db);
        return server.deps.clock.realTime();
      },
    };
    let changed: Promise<unknown> | undefined;
    expect(await writeNextExport({ ...server.deps, clock })).toBe(true);
    await changed;
    const { rows } = await sql<{ id: string }>`
      select file_id as id from data_export where id = ${begun?.id}::bigint`.execute(db);
    const stored = await read(rows[0]?.id ?? "");
    const pieces: Uint8Array[] = [];
    for await (const piece of stored?.content ?? []) pieces.push(piece);
    const files = unzipSync(Buffer.concat(pieces));
    expect(Buffer.from(files["tables/company.jsonl"] ?? "").toString()).toContain('"Before"');
    expect(Buffer.from(files["tables/company.jsonl"] ?? "").toString()).not.toContain("Meanwhile");
  });

  test("after a day it is gone, and who had it stays known", async () => {
    const [newest] = await listed();
    await sql`update data_export set finished_at = finished_at - interval '25 hours', file_id = null where id = ${newest?.id}::bigint`.execute(
      server.deps.db,
    );
    expect((await listed())[0]).toMatchObject({ id: newest?.id, state: "gone" });
    expect(await open(newest?.id ?? "")).toMatchObject({ link: null, refusal: { code: "export-gone" } });
  });
});
