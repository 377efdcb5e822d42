import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { deflateSync } from "node:zlib";
import { SERVICE_BASE } from "@vycep/contract/services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTickets, someTicket } from "../../testing/ask-tickets.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** Speaks as a ClamAV daemon does, and finds the one thing that every scanner finds. */
async function startScanner(port = 0): Promise<Server> {
  const scanner = createServer((socket) => {
    const pieces: Buffer[] = [];
    socket.on("data", (piece) => {
      pieces.push(piece);
      const all = Buffer.concat(pieces);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(all.includes(eicar) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
    });
  });
  scanner.listen(port, "127.0.0.1");
  await once(scanner, "listening");
  return scanner;
}

let scanner: Server;
let server: TestServer;
beforeAll(async () => {
  scanner = await startScanner();
  const { port } = scanner.address() as AddressInfo;
  server = await startTestServer({ env: { VYCEP_CLAMAV: `127.0.0.1:${port}` } });
});
afterAll(async () => {
  await server.stop();
  scanner.close();
});

type Sent = { readonly name: string; readonly bytes: Uint8Array | string };
type To = { readonly ticketId: string } | { readonly draft: string };

async function piece(
  uid: string | undefined,
  to: To,
  { name, bytes, upload, offset = 0, size }: Sent & { upload: string; offset?: number; size: number },
) {
  const query = new URLSearchParams({ ...to, upload, name, size: String(size), offset: String(offset) });
  const caller = uid === undefined ? server.stranger : await server.as(uid);
  const response = await caller.request({
    method: "POST",
    url: `${SERVICE_BASE.general}/tickets/UploadAttachmentsByTicketId?${query}`,
    ...(bytes.length > 0 && {
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from(bytes),
    }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
  return { status: response.statusCode, body: response.json<any>() };
}
const newId = () => randomBytes(16).toString("hex");
const sendWhole = (to: To, { name, bytes }: Sent, uid = "U001") =>
  piece(uid, to, { name, bytes, upload: newId(), size: bytes.length });
const ask = (uid: string, path: string) => askTickets(server, uid, { path });

const png = Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), Buffer.alloc(1000, 7)]);
const pdf = (inside: string) => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n%%EOF`;
const packed = (inside: string) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n"),
    deflateSync(inside),
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ]);
const zip = Buffer.from("504b0304140000000000", "hex");

describe("TICKET-04 D41 what is refused beside its file, and leaves nothing", () => {
  it.each([
    ["0 bytes", { name: "a.jpg", bytes: "" }, "file-empty"],
    ["a path", { name: "../../a.jpg", bytes: png }, "file-name-unsafe"],
    ["control characters", { name: "a\u0007.jpg", bytes: png }, "file-name-unsafe"],
    ["an SVG with a script", { name: "a.svg", bytes: "<svg><script/></svg>" }, "file-kind-not-taken"],
    [
      "an SVG that is called a photo",
      { name: "a.png", bytes: "<svg><script/></svg>" },
      "file-not-what-it-says",
    ],
    ["a ZIP of ZIPs", { name: "a.zip", bytes: zip }, "file-kind-not-taken"],
    ["a ZIP of ZIPs that is called a document", { name: "a.docx", bytes: zip }, "file-not-what-it-says"],
    ["a PNG that is called JPEG", { name: "a.jpg", bytes: png }, "file-not-what-it-says"],
    ["a program that is called a text", { name: "a.txt", bytes: "MZ\u0000\u0001" }, "file-not-what-it-says"],
    [
      "a PDF with JavaScript",
      { name: "a.pdf", bytes: pdf("/OpenAction << /S /JavaScript >>") },
      "file-runs-code",
    ],
    ["a PDF that hides its name", { name: "a.pdf", bytes: pdf("/S /J#61vaScript") }, "file-runs-code"],
    ["a PDF that packs it away", { name: "a.pdf", bytes: packed("<< /S /JavaScript >>") }, "file-runs-code"],
    ["what a scanner finds", { name: "a.txt", bytes: eicar }, "file-infected"],
  ])("%s", async (_what, file, code) => {
    const { status, body } = await sendWhole({ draft: "bad" }, file);
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(body.message.length).toBeGreaterThan(10);
    const left = await server.deps.db.selectFrom("ticket_attachment").selectAll().execute();
    expect(left).toEqual([]);
  });

  it.each([20 * 1024 * 1024 + 1, 2 ** 31, 2 ** 40])(
    "a file of %i bytes is refused by its size, before a byte is sent",
    async (size) => {
      const file = { name: "a.jpg", bytes: "", upload: newId(), size };
      const { status, body } = await piece("U001", { draft: "bad" }, file);
      expect({ status, code: body.code }).toEqual({ status: 422, code: "file-too-big" });
    },
  );

  it("more bytes than a file said it has are refused", async () => {
    const file = { name: "a.txt", bytes: "ten letters", upload: newId(), size: 4 };
    expect((await piece("U001", { draft: "bad" }, file)).body.code).toBe("file-not-what-it-says");
  });

  it("while the scanner is away nothing is taken, and the same file is once it is back", async () => {
    const { port } = scanner.address() as AddressInfo;
    scanner.close();
    await once(scanner, "close");
    const file = { name: "a.txt", bytes: "good", upload: newId(), size: 4 };
    expect((await piece("U001", { draft: "away" }, file)).status).toBe(503);
    expect((await ask("U001", "draft-attachments?draft=away")).body).toEqual([]);
    scanner = await startScanner(port);
    const again = await piece("U001", { draft: "away" }, { ...file, bytes: "" });
    expect(again.body).toMatchObject({ received: 4, attachment: { name: "a.txt" } });
    await askTickets(server, "U001", { method: "DELETE", path: "draft?key=away" });
  });
});

describe("POST tickets/UploadAttachmentsByTicketId", () => {
  const upload = newId();

  it("REST-65 goes on where it broke off, whatever came twice, and the file comes back as it was", async () => {
    const to = { ticketId: "CS0010021" };
    const send = (offset: number, end: number) =>
      piece("U001", to, {
        name: "Fotka č. 1.png",
        bytes: png.subarray(offset, end),
        upload,
        offset,
        size: png.length,
      });
    expect((await send(0, 400)).body).toEqual({ received: 400, attachment: null });
    expect((await send(0, 400)).body.received).toBe(400);
    expect((await send(700, 800)).body.received).toBe(400);
    expect((await send(400, 400)).body.received).toBe(400);
    const { body } = await send(400, png.length);
    expect(body).toMatchObject({
      received: png.length,
      attachment: { id: upload, name: "Fotka č. 1.png", mediaType: "image/png", person: "Jana Novotná" },
    });
    expect((await send(400, png.length)).body).toEqual(body);
    const jana = await server.as("U001");
    const got = await jana.request({ url: `${SERVICE_BASE.general}/tickets/attachments/${upload}` });
    expect(got.rawPayload.equals(png)).toBe(true);
    expect(got.headers["content-disposition"]).toMatch(/^attachment/);
    expect(got.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("REST-63 C16 stands with its ticket, for who sees that one and nobody else", async () => {
    const { body } = await ask("U003", "GetAttachmentsByTicketId/CS0010021");
    expect(body).toMatchObject([{ id: upload, size: png.length }]);
    expect((await ask("U012", "GetAttachmentsByTicketId/CS0010021")).body.code).toBe("ticket-not-found");
    expect((await ask("U012", `attachments/${upload}`)).status).toBe(404);
    expect((await ask("U004", `attachments/${upload}`)).status).toBe(404);
    const foreign = { name: "a.png", bytes: png, upload: newId(), size: png.length };
    expect((await piece("U012", { ticketId: "CS0010021" }, foreign)).status).toBe(404);
    // The name of somebody else's upload gives nothing.
    expect((await piece("U012", { draft: "new" }, { ...foreign, upload })).status).toBe(404);
    expect((await piece(undefined, { ticketId: "CS0010021" }, foreign)).status).toBe(401);
    expect((await piece("U009", { draft: "new" }, foreign)).status).toBe(403);
    expect((await piece("U001", { ticketId: "CS0010028" }, foreign)).body.code).toBe("ticket-closed");
  });

  it("what was sent stays; what was not sent goes with its cross, and with its draft", async () => {
    const remove = (uid: string, id: string) =>
      askTickets(server, uid, { method: "DELETE", path: `attachments/${id}` });
    expect((await remove("U001", upload)).status).toBe(404);
    const { body } = await sendWhole({ draft: "new x" }, { name: "a.pdf", bytes: pdf("") });
    const { id } = body.attachment;
    expect((await remove("U003", id)).status).toBe(404);
    expect((await ask("U003", `attachments/${id}`)).status).toBe(404);
    expect((await remove("U001", id)).status).toBe(200);
    await sendWhole({ draft: "new x" }, { name: "a.pdf", bytes: pdf("") });
    await askTickets(server, "U001", { method: "DELETE", path: "draft?key=new%20x" });
    expect((await ask("U001", "draft-attachments?draft=new%20x")).body).toEqual([]);
  });

  it("D41 the files of a draft become those of its ticket, ten at most", async () => {
    const draft = "new y";
    for (let file = 0; file < 10; file += 1) {
      expect((await sendWhole({ draft }, { name: `${file}.csv`, bytes: "a;b\n1;2\n" })).status).toBe(200);
    }
    expect((await sendWhole({ draft }, { name: "11.csv", bytes: "a" })).body.code).toBe("too-many-files");
    const call = {
      method: "POST",
      path: "CreateTicket?market=CZ",
      payload: { ...someTicket, draft },
    } as const;
    const { caseNumber } = (await askTickets(server, "U001", call)).body;
    expect((await ask("U003", `GetAttachmentsByTicketId/${caseNumber}`)).body).toHaveLength(10);
    expect((await ask("U001", `draft-attachments?draft=${encodeURIComponent(draft)}`)).body).toEqual([]);
  });
});
