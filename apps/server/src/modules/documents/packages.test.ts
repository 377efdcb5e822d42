import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invoiceAt } from "../../testing/matrix/papers.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { packNext } from "./packages/pack-worker.ts";
import type { PaperWriter } from "./paper-writers.ts";

let server: TestServer;
let numbers: readonly string[];
/** Makes delivery notes, unless they are on strike. */
let isOnStrike = false;
const writers: readonly PaperWriter[] = [
  {
    kind: "delivery-note",
    formats: ["pdf"],
    write: async (_deps, { number }) => {
      if (isOnStrike) throw new Error("no paper");
      return Buffer.from(`%PDF ${number}`);
    },
  },
];

beforeAll(async () => {
  server = await startTestServer();
  await invoiceAt(server, "500101");
  await invoiceAt(server, "500203");
  const { rows } = await sql<{ number: string }>`
    select number from document where kind = 'delivery-note' and ship_to_id = '500101' order by number limit 300`.execute(
    server.deps.db,
  );
  numbers = rows.map(({ number }) => number);
});
afterAll(() => server.stop());

const base = "/prodczsk-api/api/v1/portal/documents";
const invoice = { documentId: "2026500101", documentType: "invoice" };
const foreign = { documentId: "2026500203", documentType: "invoice" };
const notes = (count: number) =>
  numbers.slice(0, count).map((documentId) => ({ documentId, documentType: "delivery-note" }));

async function call(method: "GET" | "POST", path: string, payload?: object, uid = "U001") {
  const answer = await (await server.as(uid)).request({
    method,
    url: `${base}${path}`,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<PackageAnswer>() };
}
const ask = async (documents: readonly object[]) => (await call("POST", "/packages", { documents })).body;
const look = async (id: string) => (await call("GET", `/packages/${id}`)).body;
async function unpacked(link: string | null) {
  const answer = await server.stranger.request({ url: link ?? "" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  return unzipSync(answer.rawPayload);
}

describe("many documents as one archive", () => {
  it("DOCS-02 is packed by a worker, with its list, and had by a link for a day", async () => {
    const asked = await ask([invoice, ...notes(40)]);
    expect(asked).toMatchObject({ state: "packing", total: 41, packed: 0, link: null });
    expect(await packNext(server.deps, writers)).toBe(true);
    const done = await look(asked.packageId);
    expect(done).toMatchObject({ state: "done", packed: 41, missing: [] });
    expect(Date.parse(done.expiresAt) - server.clock.instant().getTime()).toBe(24 * 60 * 60 * 1000);
    const files = await unpacked(done.link);
    expect(Object.keys(files)).toHaveLength(42);
    expect(Buffer.from(files["2026500101.pdf"] ?? "").toString()).toBe("%PDF-1.7 2026500101");
    expect(Buffer.from(files["documents.csv"] ?? "").toString()).toContain("Invoice;2026500101");
    expect(await packNext(server.deps, writers)).toBe(false);
  });

  it("ERROR-47 names what could not be had, and packs it when it is tried again", async () => {
    isOnStrike = true;
    const { packageId } = await ask([invoice, ...notes(42).slice(40), foreign]);
    await packNext(server.deps, writers);
    isOnStrike = false;
    const standing = await look(packageId);
    expect(standing).toMatchObject({ state: "incomplete", packed: 1, total: 4 });
    expect(standing.missing).toEqual([...notes(42).slice(40), foreign]);
    const again = await call("POST", `/packages/${packageId}/retry`);
    expect(again.body).toMatchObject({ state: "packing", missing: [foreign] });
    await packNext(server.deps, writers);
    const whole = await look(packageId);
    // C16: what is somebody else's never comes, however often it is asked for.
    expect(whole).toMatchObject({ state: "incomplete", packed: 3, missing: [foreign] });
    expect(Object.keys(await unpacked(whole.link)).some((name) => name.includes("2026500203"))).toBe(false);
  });

  it("of a worker that was killed is packed by the next one, once", async () => {
    const { packageId } = await ask([invoice]);
    const { db } = server.deps;
    // As a killed worker leaves it: taken, half told, and nobody keeps it any more.
    await sql`update document_package set takings = 1, taken_until = now() - interval '1 second' where id = ${packageId}`.execute(
      db,
    );
    await sql`update document_package_item set state = 'packed' where package_id = ${packageId}`.execute(db);
    const both = await Promise.all([packNext(server.deps, writers), packNext(server.deps, writers)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await look(packageId)).toMatchObject({ state: "done", packed: 1 });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stored_file where type = 'application/zip' and kept_at is not null
        and id = (select file_id from document_package where id = ${packageId})`.execute(db);
    expect(rows[0]?.count).toBe(1);
  });

  it("that kills every worker is set aside instead of being tried for ever", async () => {
    const { packageId } = await ask([invoice]);
    await sql`update document_package set takings = 5, taken_until = now() - interval '1 second' where id = ${packageId}`.execute(
      server.deps.db,
    );
    expect(await packNext(server.deps, writers)).toBe(false);
    expect(await look(packageId)).toMatchObject({ state: "failed", link: null });
  });

  it("REST-54 comes at once as a blob, or not at all", async () => {
    const jana = await server.as("U001");
    const url = `${base}/GetDownloadZipDocumentBulk`;
    const answer = await jana.request({ method: "POST", url, payload: { documents: [invoice] } });
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual(["2026500101.pdf", "documents.csv"]);
    const refused = await jana.request({ method: "POST", url, payload: { documents: [invoice, foreign] } });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      404,
      { message: "File could not be downloaded" },
    ]);
  });

  it("is for who asked alone, and of 1 to 500 documents", async () => {
    const { packageId } = await ask([invoice]);
    await packNext(server.deps, writers);
    expect((await call("GET", `/packages/${packageId}`, undefined, "U006")).status).toBe(404);
    expect((await call("POST", `/packages/${packageId}/retry`, {}, "U012")).status).toBe(404);
    expect((await call("POST", "/packages", { documents: [foreign] })).status).toBe(404);
    expect((await call("POST", "/packages", { documents: [] })).status).toBe(400);
    expect(
      (await call("POST", "/packages", { documents: Array.from({ length: 501 }, () => invoice) })).status,
    ).toBe(400);
    server.clock.set("2026-11-24T09:00:01");
    expect((await call("GET", `/packages/${packageId}`)).status).toBe(404);
  });
});
