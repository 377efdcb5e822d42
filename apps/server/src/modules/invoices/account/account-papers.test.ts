import type { DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { billReport } from "../invoices.commands.ts";
import { issuePriceLists } from "./issue-price-lists.ts";
import { issueStatements } from "./issue-statements.ts";

const base = "/prodczsk-api/api/v1/portal";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

async function list(query: Record<string, string>, caller = jana) {
  const answer = await caller.request({ url: `${base}/documents/GetAllDocuments`, query });
  return answer.json<DocumentsAnswer>().documentList;
}

async function textOf(documentType: string, documentId: string, caller = jana) {
  const answer = await caller.request({
    method: "POST",
    url: `${base}/invoiceolsa/getdocument`,
    payload: { documentId, documentType },
  });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
  return text.join(" ").replaceAll(/\s+/g, " ");
}

describe("papers of an account", () => {
  test("DOCS-01 DOCS-02 an order confirmation says what was promised at which prices", async () => {
    const found = await list({ tab: "other", search: "47", limit: "100" });
    const confirmation = found.find(({ documentType }) => documentType === "order-confirmation");
    const text = await textOf("order-confirmation", confirmation?.number ?? "");
    expect(text).toContain(`Potvrzení objednávky ${confirmation?.number}`);
    const amount = new Intl.NumberFormat("cs", { minimumFractionDigits: 2 }).format(
      confirmation?.amount ?? 0,
    );
    expect(text.replaceAll(/\s/g, "")).toContain(amount.replaceAll(/\s/g, ""));
  });

  test("DOCS-01 the house's confirmation becomes a paper: cut short it says so, and of nothing there is none", async () => {
    const { db } = server.deps;
    const { rows } = await sql<{ number: string; ordered: number; sku: string }>`
      select order_number as number, l.sku, l.boxes_ordered as ordered from sales_order o join order_line l using (order_number)
      where o.company_id = 'C1' and o.state = 'confirmed' and l.line_no = 1 and l.boxes_ordered > 1 and line_count > 1
      order by 1 limit 1`.execute(db);
    const [{ number, ordered, sku } = { number: "", ordered: 0, sku: "" }] = rows;
    const confirmed = async (boxes: number, where: string) => {
      await sql`delete from document where kind = 'order-confirmation' and number = ${number}`.execute(db);
      await sql`update order_line set boxes_confirmed = ${boxes}
        where order_number = ${number} and ${sql.raw(where)}`.execute(db);
      const report = { kind: "confirmation", sapId: number, lines: [] } as const;
      const told = { orderNumber: toId<OrderNumber>(number), report, at: server.deps.clock.instant() };
      await inTransaction(db, (tx) => billReport(tx, told));
      return list({ tab: "other", search: number });
    };
    const [paper] = await confirmed(1, "line_no = 1");
    expect([paper?.documentType, paper?.orderNumbers]).toEqual(["order-confirmation", [number]]);
    const text = await textOf("order-confirmation", number);
    expect(text).toContain(`Potvrzeno méně: ${sku} místo objednaných ${ordered}`);
    expect(await confirmed(0, "true")).toEqual([]);
    await sql`update order_line set boxes_confirmed = null where order_number = ${number}`.execute(db);
  });

  test("DOCS-01 a statement of each month goes from balance to balance and ends on what is open", async () => {
    const { db } = server.deps;
    await sql`delete from document where kind = 'statement' and number like '2026-10-%'`.execute(db);
    await issueStatements(server.deps);
    await issueStatements(server.deps);
    const [statement, ...others] = await list({ tab: "other", search: "2026-10-C1" });
    expect([statement?.number, others, statement?.payment.kind]).toEqual(["2026-10-C1-CZK", [], "none"]);
    const { rows } = await sql<{ open: number }>`
      select (sum(total_minor) - coalesce((select sum(amount_minor) from payment p join invoice j using (number)
        where j.company_id = 'C1' and p.paid_on <= '2026-10-31' and j.issued <= '2026-10-31'), 0))::float / 100 as open
      from invoice where company_id = 'C1' and issued <= '2026-10-31'`.execute(db);
    expect(statement?.amount).toBeCloseTo(rows[0]?.open ?? 0, 2);
    const text = await textOf("statement", "2026-10-C1-CZK");
    expect(text).toContain("Saldokonto 01.10.2026 – 31.10.2026");
    expect(text).toContain("NEUHRAZENÉ DOKLADY");
    // What was told later changes no statement that was made.
    await sql`insert into payment (event_id, number, company_id, amount_minor, paid_on, body_hash, received_at)
      select 'later-than-that', number, 'C1', 100, '2026-10-30', '', now() from invoice
      where company_id = 'C1' and issued <= '2026-10-30' limit 1`.execute(db);
    expect(await textOf("statement", "2026-10-C1-CZK")).toBe(text);
    await sql`delete from payment where event_id = 'later-than-that'`.execute(db);
  });

  test.each([
    ["U006", "sees every place", 200, 12],
    ["U002", "sees two of four places", 404, 0],
    ["U012", "is of another company", 404, 0],
  ])("DOCS-01 ERROR-47 a statement for %s, who %s: %i", async (uid, _, status, count) => {
    const caller = await server.as(uid);
    const answer = await caller.request({
      method: "POST",
      url: `${base}/invoiceolsa/getdocument`,
      payload: { documentId: "2026-09-C1-CZK", documentType: "statement" },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 404) expect(answer.body).toContain("file-not-downloaded");
    const found = await list({ tab: "other", search: "20", limit: "100" }, caller);
    const statements = found.filter(({ number }) => number.endsWith("-C1-CZK"));
    expect(statements.length).toBe(count);
  });

  test("DOCS-01 a price list of each place that orders, monthly and when prices change", async () => {
    const { db } = server.deps;
    await issuePriceLists(server.deps);
    const november = await list({ tab: "other", search: "500101-2026-11" });
    expect(november.map(({ number }) => number)).toEqual(["500101-2026-11-01"]);
    await sql`update price set valid_to = '2026-11-15'
      where price_list = 'CZ-HORECA' and sku = '100101' and '2026-11-16' between valid_from and valid_to`.execute(
      db,
    );
    await sql`insert into price (price_list, sku, currency, base_minor, your_minor, valid_from, valid_to)
      values ('CZ-HORECA', '100101', 'CZK', 23456, 23456, '2026-11-16', '2026-11-30')`.execute(db);
    await issuePriceLists(server.deps);
    await issuePriceLists(server.deps);
    const after = await list({ tab: "other", search: "500101-2026-11" });
    expect(after.map(({ number }) => number)).toEqual(["500101-2026-11-16", "500101-2026-11-01"]);
    const text = await textOf("price-list", "500101-2026-11-16");
    expect(text).toContain("Ceník od 16.11.2026");
    // Net, with VAT, and the deposit of a crate of twenty bottles.
    expect(text).toMatch(/100101 .{10,80} 234,56 Kč 21 % 283,82 Kč/);
    expect(await textOf("price-list", "500101-2026-11-01")).not.toContain("234,56");
  });
});
