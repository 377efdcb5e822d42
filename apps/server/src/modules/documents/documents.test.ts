import type { DocumentLink, DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { filesOf } from "../files/files.facts.ts";
import { keepDocument, type Paper } from "./documents.commands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const base = "/prodczsk-api/api/v1/portal";
const pdf = Buffer.from("%PDF-1.7 faktura");

async function get(url: string, { uid = "U001", ...query }: Record<string, string> = {}) {
  const answer = await (await server.as(uid)).request({ url: `${base}/${url}`, query });
  return {
    status: answer.statusCode,
    body: answer.json<never>(),
    statements: answer.headers["x-sql-statements"],
  };
}
async function list(query: Record<string, string> = {}): Promise<DocumentsAnswer> {
  const { status, body } = await get("documents/GetAllDocuments", query);
  expect(status).toBe(200);
  return body;
}

/** A paper of Jana's, with a PDF that exists. */
async function keep(number: string, more: Partial<Paper> = {}, content = pdf) {
  const { deps } = server;
  const file = await filesOf(deps).write({ name: `${number}.pdf`, type: "application/pdf" }, content);
  const paper: Paper = {
    kind: "invoice",
    number,
    companyId: toId<CompanyId>("C1"),
    shipToId: toId<ShipToId>("500101"),
    issued: toLocalDate("2026-11-16"),
    due: toLocalDate("2026-11-30"),
    amount: { minor: toMinor(121_00), currency: "CZK" },
    state: "open",
    orderNumbers: ["4700999999"],
    files: [{ format: "pdf", file }],
    ...more,
  };
  await inTransaction(deps.db, (tx) => keepDocument(tx, paper, deps.clock.instant()));
}

describe("DOCS-01 the list of documents", () => {
  it("REST-52 has what waits for money first, the longest due on top, then the newest", async () => {
    const { documentList, total, summary } = await list({ limit: "100" });
    const ranks = documentList
      .map(({ payment }) => ["overdue", "due"].indexOf(payment.kind))
      .map((at) => (at < 0 ? 2 : at));
    expect(ranks).toEqual(ranks.toSorted());
    const [first, second] = documentList;
    expect([first?.payment.kind, (first?.due ?? "") < (second?.due ?? "")]).toEqual(["overdue", true]);
    const rest = documentList.filter(({ payment }) => payment.kind !== "overdue" && payment.kind !== "due");
    expect(rest.map(({ date }) => date)).toEqual(
      rest
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(summary?.counts.all).toBe(total);
    const overdue = summary?.unpaid.find(({ state }) => state === "overdue");
    const summed = documentList.filter(({ payment }) => payment.kind === "overdue");
    expect(overdue).toMatchObject({ count: summed.length, firstDue: first?.due, currency: "CZK" });
    expect(overdue?.amount).toBeCloseTo(
      summed.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      2,
    );
  });

  it("DOCS-04 DOCS-05 tells type, link, number, date, customer, and PDF where nothing else is said", async () => {
    await keep("2026199001");
    const { documentList } = await list({ search: "2026199001" });
    expect(documentList).toMatchObject([
      {
        documentType: "invoice",
        type: "Invoice",
        number: "2026199001",
        date: "2026-11-16",
        link: `${base}/documents/GetDocumentExternalLinkAsyncV2?documentId=2026199001&documentType=invoice`,
        fileType: "pdf",
        amount: 121,
        currency: "CZK",
        payment: { kind: "due", days: 7 },
        shipToName: "Restaurace U Modré hvězdy",
      },
    ]);
    expect(documentList[0]?.customerNumber).toMatch(/^\d+$/);
  });

  it("is read to its end by keys, each once, with as many statements on every page", async () => {
    const { documentList: whole, total } = await list({ limit: "100" });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await get("documents/GetAllDocuments", { limit: "30", ...(after ? { after } : {}) });
      const { documentList, next, summary }: DocumentsAnswer = page.body;
      expect([page.statements, summary === null]).toEqual(after ? ["2", true] : ["3", false]);
      seen.push(...documentList.map(({ documentType, number }) => `${documentType} ${number}`));
      after = next ?? undefined;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(seen.slice(0, 100)).toEqual(whole.map(({ documentType, number }) => `${documentType} ${number}`));
  });

  test.each<[string, Record<string, string>, (row: DocumentsAnswer["documentList"][number]) => boolean]>([
    ["the tab of credit notes", { tab: "credit-notes" }, (row) => row.documentType === "credit-note"],
    ["DOCS-06 the tab of invoices", { tab: "invoices" }, (row) => row.documentType === "invoice"],
    ["what is overdue", { state: "overdue" }, (row) => row.payment.kind === "overdue"],
    ["what is due", { state: "due" }, (row) => row.payment.kind === "due"],
    ["what was paid", { state: "paid" }, (row) => ["paid", "settled"].includes(row.payment.kind)],
    ["a place", { shipTo: "500102" }, (row) => row.shipToId === "500102"],
    ["days", { dateFrom: "2026-06-01", dateTo: "2026-06-30" }, (row) => row.date.startsWith("2026-06")],
    ["the beginning of a number", { search: "2026100" }, (row) => row.number.startsWith("2026100")],
    ["an order", { search: "4700999999" }, (row) => row.orderNumbers.includes("4700999999")],
  ])("is narrowed by %s", async (_, query, fits) => {
    const { documentList, total } = await list({ ...query, limit: "100" });
    expect(total).toBeGreaterThan(0);
    expect(documentList.every(fits)).toBe(true);
    expect(total).toBeLessThan((await list()).total);
  });

  it("DOCS-07 the invoice filter reduces nothing where there is no invoice", async () => {
    const noInvoices = { uid: "U010" };
    await sql`delete from document where kind = 'invoice' and ship_to_id = '500104'`.execute(server.deps.db);
    const all = await list(noInvoices);
    expect(all.total).toBeGreaterThan(0);
    expect((await list({ ...noInvoices, tab: "invoices" })).total).toBe(all.total);
    expect((await list({ ...noInvoices, tab: "credit-notes" })).total).toBeLessThan(all.total);
  });

  it("goes into a spreadsheet with the same filters and order; what is owed is the statement of account", async () => {
    const jana = await server.as("U001");
    const get = (query: Record<string, string>) =>
      jana.request({ url: `${base}/documents/export`, query: { format: "csv", lang: "cs", ...query } });
    const answer = await get({ tab: "credit-notes" });
    const { documentList, total } = await list({ tab: "credit-notes" });
    expect(answer.headers["x-total-count"]).toBe(String(total));
    const [head, first = "", ...rest] = answer.body.trim().split("\r\n");
    expect(head).toContain("Doklad;Číslo dokladu;Vystaveno;Splatnost");
    expect(first).toContain(`Dobropis;${documentList[0]?.number};`);
    expect(rest).toHaveLength(total - 1);
    const statement = await get({ state: "unpaid" });
    expect(statement.headers["content-disposition"]).toBe('attachment; filename="saldokonto-2026-11-23.csv"');
    expect((await get({ state: "unpaid", dateFrom: "2030-01-01" })).json()).toMatchObject({
      code: "statement-missing",
    });
  });

  it("is refused to a stranger, without My Documents, and for what makes no sense", async () => {
    expect((await server.stranger.request({ url: `${base}/documents/GetAllDocuments` })).statusCode).toBe(
      401,
    );
    expect((await get("documents/GetAllDocuments", { uid: "U009" })).status).toBe(403);
    for (const wrong of [{ dateFrom: "2026-02-30" }, { tab: "bills" }, { after: "x" }, { limit: "101" }])
      expect([
        wrong,
        (await get("documents/GetAllDocuments", wrong as Record<string, string>)).status,
      ]).toEqual([wrong, 400]);
  });

  it("REST-53 names the types in the caller's language", async () => {
    const { body } = await get("documents/GetAdrDeliveryDocumentsType", { lang: "sk" });
    expect(body).toContainEqual({ code: "delivery-note", label: "Dodací list" });
  });
});

describe("a document's file", () => {
  const link = async (query: Record<string, string>) =>
    get("documents/GetDocumentExternalLinkAsyncV2", query);

  it("REST-55 DOCS-02 DOCS-03 comes by a link of its own that lives five minutes", async () => {
    await keep("2026199002");
    const { status, body } = await link({ documentId: "2026199002", documentType: "Invoice" });
    expect(status).toBe(200);
    const { link: path, expiresAt }: DocumentLink = body;
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
    expect((await server.stranger.request({ url: path })).rawPayload).toEqual(pdf);
  });

  it("HTTP-10 OP-111 comes from the second version of the service as well, with the same rights", async () => {
    await keep("2026199012");
    const url = "/prodczsk-api/api/v2/portal/documents/GetDocumentExternalLinkAsyncV2";
    const query = { documentId: "2026199012", documentType: "invoice" };
    const answer = await (await server.as("U001")).request({ url, query });
    const file = await server.stranger.request({ url: answer.json<DocumentLink>().link });
    expect(file.rawPayload).toEqual(pdf);
    expect((await server.stranger.request({ url, query })).statusCode).toBe(401);
    expect((await (await server.as("U012")).request({ url, query })).statusCode).toBe(404);
  });

  it("ERROR-47 C16 of nobody, of others or of a format that there is not cannot be downloaded", async () => {
    const foreign = await sql<{
      number: string;
    }>`select number from document where company_id = 'C2' and kind = 'invoice' limit 1`.execute(
      server.deps.db,
    );
    for (const query of [
      { documentId: "2026999999", documentType: "invoice" },
      { documentId: foreign.rows[0]?.number ?? "", documentType: "invoice" },
      { documentId: "2026199002", documentType: "letter" },
      { documentId: "2026199002", documentType: "invoice", fileType: "xml" },
    ]) {
      const { status, body } = await link(query);
      expect([query, status]).toEqual([query, 404]);
      expect(body).toMatchObject({ code: "file-not-downloaded" });
    }
    expect((await link({ documentId: "1", documentType: "invoice", fileType: "exe" })).status).toBe(400);
  });

  it("that was handed out stays what it was, whatever comes later", async () => {
    await keep("2026199003");
    await keep("2026199003", { state: "paid" }, Buffer.from("another"));
    const { body } = await link({ documentId: "2026199003", documentType: "invoice" });
    const { link: path }: DocumentLink = body;
    expect((await server.stranger.request({ url: path })).rawPayload).toEqual(pdf);
    const { documentList } = await list({ search: "2026199003" });
    expect(documentList.map(({ payment }) => payment.kind)).toEqual(["paid"]);
  });

  it("a number that belongs to another company is never taken over", async () => {
    await expect(
      keep("2026199003", { companyId: toId<CompanyId>("C2"), shipToId: undefined }),
    ).rejects.toThrow("belongs to another company");
  });
});

describe("the page of an invoice", () => {
  it("DOCS-03 has the paper's row, its facts, and the deliveries that it bills", async () => {
    const { rows } = await sql<{ number: string }>`
      select i.number from invoice_order i join document d on d.number = i.number and d.kind = 'invoice'
      where d.company_id = 'C1' and d.state = 'paid' order by 1 limit 1`.execute(server.deps.db);
    const number = rows[0]?.number ?? "";
    const { status, body } = await get(`documents/invoices/${number}`);
    expect(status).toBe(200);
    const { document, invoice, deliveryNotes }: InvoicePage = body;
    expect([document.number, invoice.number, invoice.state]).toEqual([number, number, "paid"]);
    expect(document.amount).toBe(invoice.totalMinor / 100);
    expect(deliveryNotes).toHaveLength(invoice.orders.length);
    expect(document.orderNumbers).toEqual(invoice.orders.map((order) => order.number).toSorted());
  });

  it("C16 ERROR-46 of somebody else answers like one that there is not", async () => {
    const { rows } = await sql<{
      number: string;
    }>`select number from invoice where company_id = 'C2' limit 1`.execute(server.deps.db);
    for (const number of [rows[0]?.number ?? "", "2099999999"]) {
      const { status, body } = await get(`documents/invoices/${number}`);
      expect([status, body]).toMatchObject([404, { code: "statement-missing" }]);
    }
  });
});

describe("the archive of invoices", () => {
  const post = async (url: string, payload: object) =>
    (await server.as("U001")).request({ method: "POST", url: `${base}/invoiceolsa/${url}`, payload });

  it("REST-56 holds invoices and credit notes of the days asked for, the newest first", async () => {
    const answer = await post("getdatarchive", { dateFrom: "2026-01-01", dateTo: "2026-03-31" });
    const { dataArchive } = answer.json<{ dataArchive: DocumentsAnswer["documentList"] }>();
    expect(dataArchive.length).toBeGreaterThan(3);
    expect(new Set(dataArchive.map(({ documentType }) => documentType))).toEqual(
      new Set(["invoice", "credit-note"]),
    );
    const days = dataArchive.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("REST-56 ERROR-46 that is empty has no statement", async () => {
    const answer = await post("getdatarchive", { dateFrom: "2019-01-01", dateTo: "2019-12-31" });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: "statement-missing", message: "The financial statement does not exist" },
    ]);
  });

  it("REST-57 gives a file at once, or says that it could not be downloaded", async () => {
    const answer = await post("getdocument", { documentId: "2026199002" });
    expect(answer.headers["content-disposition"]).toContain('filename="2026199002.pdf"');
    expect(answer.rawPayload).toEqual(pdf);
    const missing = await post("getdocument", { documentId: "2026999999" });
    expect([missing.statusCode, missing.json()]).toMatchObject([
      404,
      { message: "File could not be downloaded" },
    ]);
  });
});
