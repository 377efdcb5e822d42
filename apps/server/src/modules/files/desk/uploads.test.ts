import { randomBytes } from "node:crypto";
import { UPLOAD_PIECE_BYTES } from "@vycep/domain/files/upload";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendPiece, sendWhole } from "../../../testing/desk/send-file.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { sweepFiles } from "../sweep-files.ts";
import { bytesOfSent, sentFiles } from "../uploads.facts.ts";

let server: TestServer;
let vojtech: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  vojtech = await server.asStaff("S05");
});
afterAll(() => server.stop());

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = { purpose: "photo", name: "100101.png", bytes: png } as const;
const long = Buffer.concat([png, randomBytes(UPLOAD_PIECE_BYTES * 2)]);
const id = () => randomBytes(16).toString("hex");
const uploads = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from desk_upload`.execute(server.deps.db))
    .rows[0]?.count;

describe("DGOOD-05 files that staff send", () => {
  test("strangers and those who change no goods send no photos", async () => {
    const piece = { ...photo, upload: id(), offset: 0, piece: png };
    expect((await sendPiece(server.stranger, piece)).statusCode).toBe(401);
    expect((await sendPiece(await server.as("U001"), piece)).statusCode).toBe(401);
    expect((await sendPiece(await server.asStaff("S02"), piece)).json()).toMatchObject({
      code: "not-your-area",
    });
    expect(await uploads()).toBe(0);
  });

  test.each([
    ["an ending that is no picture's", { name: "a.gif" }, "file-kind-not-taken"],
    ["a name with a path", { name: "../a.png" }, "file-name-unsafe"],
    ["nothing in it", { bytes: new Uint8Array() }, "file-empty"],
    ["another kind than its name says", { name: "a.jpg" }, "file-not-what-it-says"],
    ["no picture at all", { bytes: Buffer.from("MZ this is a program") }, "file-not-what-it-says"],
  ])("%s is refused and leaves nothing behind", async (_case, part, code) => {
    expect((await sendWhole(vojtech, { ...photo, ...part })).refused).toBe(code);
    expect(await uploads()).toBe(0);
  });

  test("one of several pieces comes whole, what broke off goes on, and pieces that come again count once", async () => {
    const upload = id();
    const file = { ...photo, bytes: long, upload };
    const first = long.subarray(0, UPLOAD_PIECE_BYTES);
    for (let time = 0; time < 2; time += 1) {
      const answer = await sendPiece(vojtech, { ...file, offset: 0, piece: first });
      expect(answer.json()).toEqual({ received: UPLOAD_PIECE_BYTES, isWhole: false });
    }
    const asked = await sendPiece(vojtech, { ...file, offset: 0, piece: new Uint8Array() });
    expect(asked.json()).toEqual({ received: UPLOAD_PIECE_BYTES, isWhole: false });
    // Nobody else goes on with it.
    const foreign = await sendPiece(await server.asStaff("S06"), { ...file, offset: 0, piece: first });
    expect([403, 404]).toContain(foreign.statusCode);
    for (const offset of [UPLOAD_PIECE_BYTES, UPLOAD_PIECE_BYTES * 2])
      await sendPiece(vojtech, {
        ...file,
        offset,
        piece: long.subarray(offset, offset + UPLOAD_PIECE_BYTES),
      });
    const [sent] = await sentFiles(server.deps, { uid: "S05", purpose: "photo", ids: [upload] });
    expect(sent).toMatchObject({ name: "100101.png", mediaType: "image/png" });
    expect(sent && (await bytesOfSent(server.deps, sent))?.equals(long)).toBe(true);
    expect(await sentFiles(server.deps, { uid: "S06", purpose: "photo", ids: [upload] })).toEqual([]);
    expect(await sentFiles(server.deps, { uid: "S05", purpose: "paper", ids: [upload] })).toEqual([]);
  });

  test("OPS-12 its pieces go at once, and what nobody uses after a day", async () => {
    // Three of the one that is whole, and of the two that were not what they said.
    expect(await sweepFiles(server.deps)).toBe(5);
    expect(await uploads()).toBe(1);
    await sql`update stored_file set begun_at = begun_at - interval '25 hours'`.execute(server.deps.db);
    expect(await sweepFiles(server.deps)).toBe(1);
    expect(await uploads()).toBe(0);
  });
});
