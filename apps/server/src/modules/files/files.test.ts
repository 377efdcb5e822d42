import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keepFile } from "./files.commands.ts";
import { filesOf } from "./files.facts.ts";
import { sweepFiles } from "./sweep-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const content = Buffer.from("%PDF-1.7 zkouška");

async function kept(name = "faktura.pdf", companyId: string | null = "C1", expiresAt?: Date) {
  const { deps } = server;
  const file = await filesOf(deps).write({ name, type: "application/pdf" }, content);
  await inTransaction(deps.db, (tx) =>
    keepFile(tx, file, { companyId, now: deps.clock.instant(), expiresAt }),
  );
  return file.id;
}
const linkTo = (fileId: string, { uid = "U001", forMs = 60_000 } = {}) =>
  filesOf(server.deps).link({ fileId, uid, disposition: "attachment" }, forMs);
const get = (url: string) => server.stranger.request({ url });

describe("a link to a file", () => {
  it("gives the file as it is, under its name, and nobody keeps it on the way", async () => {
    const answer = await get(linkTo(await kept("Dobropis č. 1/2026.pdf")));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(content);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="Dobropis__._1_2026.pdf"; filename*=UTF-8''Dobropis%20%C4%8D.%201_2026.pdf`,
    });
  });

  it("MARKETING-02 a film is watched from anywhere, and what broke off goes on: a part, from a place, the end, of the same file alone", async () => {
    const id = await kept("film.mp4");
    const link = linkTo(id);
    const part = async (headers: Readonly<Record<string, string>>) => {
      const answer = await server.stranger.request({ url: link, headers });
      const { "content-range": range, "content-length": length, "accept-ranges": accepts } = answer.headers;
      expect(accepts).toBe("bytes");
      return [answer.statusCode, range, Number(length), answer.body];
    };
    const text = content.toString();
    const size = content.length;
    const etag = `"${id}"`;
    expect(await part({})).toEqual([200, undefined, size, text]);
    expect(await part({ range: "bytes=0-3" })).toEqual([206, `bytes 0-3/${size}`, 4, "%PDF"]);
    expect(await part({ range: "bytes=5-" })).toEqual([
      206,
      `bytes 5-${size - 1}/${size}`,
      size - 5,
      text.slice(5),
    ]);
    expect(await part({ range: "bytes=-5" })).toEqual([
      206,
      `bytes ${size - 5}-${size - 1}/${size}`,
      5,
      "uška",
    ]);
    expect(await part({ range: "bytes=0-3", "if-range": etag })).toEqual([
      206,
      `bytes 0-3/${size}`,
      4,
      "%PDF",
    ]);
    expect(await part({ range: "bytes=0-3", "if-range": '"another"' })).toEqual([200, undefined, size, text]);
    expect(await part({ range: "bytes=0-0,2-3" })).toEqual([200, undefined, size, text]);
    expect(await part({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, 0, ""]);
  });

  it("ERROR-47 C16 ended, changed, of a user gone or of another company, it answers like one that never was", async () => {
    const id = await kept();
    const links = {
      ended: linkTo(id, { forMs: -1 }),
      changed: `${linkTo(id).slice(0, -2)}xx`,
      deactivated: linkTo(id, { uid: "U017" }),
      "of another company": linkTo(id, { uid: "U012" }),
      "of no file": linkTo("0".repeat(32)),
      "of an expired file": linkTo(await kept("x.zip", "C1", server.deps.clock.instant())),
      invented: "/files/v1.a.b.c.d",
    };
    for (const [which, link] of Object.entries(links)) {
      const answer = await get(link);
      const { requestId: _, ...body } = answer.json<Record<string, unknown>>();
      expect([which, answer.statusCode, body]).toEqual([
        which,
        404,
        { code: "file-not-downloaded", message: "File could not be downloaded" },
      ]);
    }
  });

  it("asks again when it is followed: whoever lost the place has lost the file", async () => {
    const link = linkTo(await kept(), { uid: "U006" });
    expect((await get(link)).statusCode).toBe(200);
    await sql`update app_user set status = 'Suspended' where uid = 'U006'`.execute(server.deps.db);
    expect((await get(link)).statusCode).toBe(404);
  });
});

describe("the sweep", () => {
  it("takes what nothing refers to after a day, and what has expired; the rest stays", async () => {
    const { deps } = server;
    const fresh = await filesOf(deps).write({ name: "a", type: "text/plain" }, content);
    const left = await filesOf(deps).write({ name: "b", type: "text/plain" }, content);
    const needed = await kept();
    await sql`update stored_file set begun_at = begun_at - interval '25 hours' where id = any(${[left.id, needed]})`.execute(
      deps.db,
    );
    await sweepFiles(deps);
    expect(await filesOf(deps).read(left.id)).toBeUndefined();
    for (const id of [fresh.id, needed]) {
      const stored = await filesOf(deps).read(id);
      expect(stored?.bytes).toBe(content.length);
      stored?.content.destroy();
    }
    expect(await sweepFiles(deps)).toBe(0);
  });
});
