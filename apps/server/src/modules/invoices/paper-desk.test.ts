import { createServer } from "node:http";
import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Telling, tellPortal } from "../../testing/stranger-erp.ts";
import { freePort, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { invoiceFacts } from "./invoices.facts.ts";

const secret = "a secret that only these two machines know";
const pdf = Buffer.from("%PDF-1.7 of the brewery's own");
let server: TestServer;
const fetched: string[] = [];
const files = createServer((request, response) => {
  fetched.push(`${request.url} ${String(request.headers["x-erp-signature"]).slice(0, 3)}`);
  if (request.url === "/portal/papers/moved.pdf")
    response.writeHead(302, { location: "/elsewhere.pdf" }).end();
  else if (request.url?.startsWith("/portal/papers/")) response.end(pdf);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => files.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${port}/portal`;
  server = await startTestServer({
    listen: true,
    env: { ERP_URL: url, ERP_SECRET: secret, ERP_TIMEOUT_MS: "1000" },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => files.close(resolve));
});

const tell = (what: string, body: object, telling: Partial<Telling> = {}) =>
  tellPortal(server.origin, { path: `/erp/${what}`, body }, { secret, ...telling });

const facts = (number: string, today = "2026-11-23") =>
  invoiceFacts(
    server.deps.db,
    { number, companyId: toId("C1") },
    { today: toLocalDate(today), language: "cs" },
  );

const invoice = {
  kind: "invoice",
  number: "FV26-000123",
  companyId: "C1",
  shipToId: "500101",
  issued: "2026-11-20",
  taxPoint: "2026-11-20",
  due: "2026-12-04",
  variableSymbol: "26000123",
  currency: "CZK",
  vat: [{ ratePct: 21, baseMinor: 221_000, vatMinor: 46_410 }],
  depositsOutMinor: 160_000,
  totalMinor: 427_410,
  orderNumbers: ["4700100001"],
  files: [{ format: "pdf", content: pdf.toString("base64") }],
};

const fileOf = (content: string) => ({
  format: "pdf",
  content: Buffer.from(content, "latin1").toString("base64"),
});

describe("D11 papers of a connected ERP", () => {
  test("one becomes a document of its customer with its own file, once", async () => {
    const telling = { eventId: "erp-paper-000001" };
    expect(await tell("papers", invoice, telling)).toMatchObject({
      status: 200,
      number: "FV26-000123",
      changed: true,
    });
    expect(await tell("papers", invoice, telling)).toMatchObject({ status: 200, changed: false });
    expect(await facts("FV26-000123")).toMatchObject({
      netMinor: 221_000,
      vatMinor: 46_410,
      totalMinor: 427_410,
      lines: [],
      state: "due",
      payment: { variableSymbol: "26000123" },
    });
    const jana = await server.as("U001");
    const list = await jana.request({
      url: "/prodczsk-api/api/v1/portal/documents/GetAllDocuments",
      query: { search: "FV26-000123" },
    });
    expect(list.body).toContain("FV26-000123");
    const { rows } = await sql<{ bytes: number }>`
      select f.bytes from document d join document_file on document_file.document_id = d.id
      join stored_file f on f.id = file_id where d.number = 'FV26-000123'`.execute(server.deps.db);
    expect(rows).toEqual([{ bytes: pdf.length }]);
  });

  test("a delivery note may be fetched from below the ERP's address, by a signed call", async () => {
    const note = {
      kind: "delivery-note",
      number: "DL-1",
      companyId: "C1",
      shipToId: "500101",
      issued: "2026-11-20",
      orderNumbers: [],
    };
    const at = (path: string) => tell("papers", { ...note, files: [{ format: "pdf", path }] });
    expect(await at("/papers/1.pdf")).toMatchObject({ status: 200, changed: true });
    expect(fetched).toEqual(["/portal/papers/1.pdf v1="]);
    expect(await at("/papers/moved.pdf")).toMatchObject({
      status: 503,
      code: "file-not-fetched",
    });
    expect(await at("/../elsewhere.pdf")).toMatchObject({
      status: 422,
      code: "file-elsewhere",
    });
  });

  test.each([
    ["order-confirmation", { shipToId: "500101", orderNumbers: ["4700100001"] }, 200, true],
    ["price-list", { shipToId: "500101" }, 200, true],
    ["statement", { amount: { minor: 12_300, currency: "CZK" } }, 200, true],
    ["statement", { companyId: "C99" }, 422, undefined],
    ["statement", { files: [] }, 400, undefined],
    ["order-confirmation", { orderNumbers: [] }, 400, undefined],
  ])("DOCS-04 of a %s with %o the answer is %i", async (kind, more, status, changed) => {
    const told = { kind, number: `ERP-${kind}`, companyId: "C1", issued: "2026-11-20", files: invoice.files };
    expect(await tell("papers", { ...told, ...more })).toMatchObject(
      changed === undefined ? { status } : { status, changed },
    );
    const jana = await server.as("U001");
    const query = { search: `ERP-${kind}`, tab: "other" };
    const url = "/prodczsk-api/api/v1/portal/documents/GetAllDocuments";
    const list = await jana.request({ url, query });
    expect(list.json()).toMatchObject({ documentList: [{ documentType: kind, fileType: "pdf" }], total: 1 });
  });

  test.each([
    ["sums that do not add up", { totalMinor: 427_411 }, 422, "sums-differ"],
    ["a place of another company", { shipToId: "500201" }, 422, "place-unknown"],
    ["an order of another company", { orderNumbers: ["4700100653"] }, 422, "order-unknown"],
    [
      "a file that is something else",
      { files: [{ format: "pdf", content: "PGh0bWw+" }] },
      422,
      "file-not-of-format",
    ],
    [
      "XML with definitions of its own",
      { files: [{ format: "isdoc", content: Buffer.from("<!DOCTYPE x><x/>").toString("base64") }] },
      422,
      "file-not-of-format",
    ],
    [
      "an SVG with a script that is called a PDF",
      { files: [fileOf("<svg><script/></svg>")] },
      422,
      "file-not-of-format",
    ],
    ["a ZIP of ZIPs that is called a PDF", { files: [fileOf("PK\u0003\u0004")] }, 422, "file-not-of-format"],
    [
      "a PDF with JavaScript",
      { files: [fileOf("%PDF-1.7\n1 0 obj << /OpenAction << /S /J#61vaScript >> >>")] },
      422,
      "file-runs-code",
    ],
    [
      "a ZIP that is called a sheet",
      { files: [{ ...fileOf("PK\u0003\u0004"), format: "xlsx" }] },
      422,
      "file-not-of-format",
    ],
    ["a number with control characters", { number: "A\u0007" }, 400, "invalid-input"],
    ["a file of nothing", { files: [{ format: "pdf", content: "" }] }, 422, "file-not-of-format"],
    ["a number that is taken", { number: "2024100001" }, 409, "paper-exists"],
    ["a day that does not exist", { due: "2026-02-30" }, 400, "invalid-input"],
  ])("%s is refused and leaves nothing", async (_what, change, status, code) => {
    const answer = await tell("papers", { ...invoice, number: "FV26-000999", ...change });
    expect(answer).toMatchObject({ status, code });
    expect(await facts("FV26-000999")).toBeUndefined();
  });

  test("a number may hold a slash; the name of its file is no path", async () => {
    const told = { ...invoice, number: "FV/2026/7", variableSymbol: "20267" };
    expect(await tell("papers", told)).toMatchObject({ status: 200, changed: true });
    const { rows } = await sql<{ name: string }>`
      select f.name from document d join document_file on document_file.document_id = d.id
      join stored_file f on f.id = file_id where d.number = 'FV/2026/7'`.execute(server.deps.db);
    expect(rows).toEqual([{ name: "FV-2026-7.pdf" }]);
  });

  test("without the signature nothing is believed", async () => {
    expect(
      (await tell("papers", invoice, { secret: "another secret of the same length.........." })).status,
    ).toBe(401);
    const payment = { invoice: "FV26-000123", amountMinor: 1, currency: "CZK", day: "2026-11-23" };
    expect((await tell("payments", payment, { secret: "wrong" })).status).toBe(401);
  });
});

describe("D11 payments of a connected ERP", () => {
  const payment = { invoice: "FV26-000123", amountMinor: 400_000, currency: "CZK", day: "2026-11-22" };

  test("nothing is overdue until the first one is told; then what is not paid waits for money", async () => {
    const { db } = server.deps;
    await sql`delete from payment`.execute(db);
    await sql`update document set state = null`.execute(db);
    expect(await facts("FV26-000123", "2026-12-24")).toMatchObject({ state: "due", paidMinor: 0 });
    expect(await tell("payments", payment)).toMatchObject({
      status: 200,
      state: "open",
      changed: true,
    });
    expect(await facts("FV26-000123", "2026-12-24")).toMatchObject({ state: "overdue", openMinor: 27_410 });
    const { rows } = await sql`
      select currency, state, count(*) > 0 as some from document where kind = 'invoice' group by 1, 2 order by 1, 2`.execute(
      db,
    );
    expect(rows).toEqual([
      { currency: "CZK", state: "open", some: true },
      { currency: "EUR", state: null, some: true },
    ]);
  });

  test("each event counts once; the rest makes it paid, and what is given back opens it again", async () => {
    const telling = { eventId: "erp-payment-0002" };
    const rest = { ...payment, amountMinor: 27_410 };
    expect(await tell("payments", rest, telling)).toMatchObject({ state: "paid", changed: true });
    expect(await tell("payments", rest, telling)).toMatchObject({ state: "paid", changed: false });
    expect(await tell("payments", payment, telling)).toMatchObject({
      status: 409,
      code: "erp-event-reused",
    });
    expect(await facts("FV26-000123", "2026-12-24")).toMatchObject({
      state: "paid",
      openMinor: 0,
      payment: null,
    });
    expect(await tell("payments", { ...rest, amountMinor: -27_410 })).toMatchObject({
      state: "open",
    });
  });

  test.each([
    ["an invoice that nobody knows", { invoice: "none" }, 404, "no-such-invoice"],
    ["another currency", { currency: "EUR" }, 422, "currency-differs"],
    ["nothing", { amountMinor: 0 }, 400, "invalid-input"],
  ])("%s is refused", async (_what, change, status, code) => {
    expect(await tell("payments", { ...payment, ...change })).toMatchObject({
      status,
      code,
    });
  });
});
