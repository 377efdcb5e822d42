import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { told } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { keepDocument, openDocuments, setDocumentState } from "./documents.commands.ts";

type Group = {
  readonly kind: string;
  readonly total: number;
  readonly isMore: boolean;
  readonly hits: readonly { readonly id: string }[];
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What is counted otherwise than it is, by company, place, kind and state. */
async function wrongCounts() {
  const { rows } = await sql`
    select company_id, place, kind, state, c.count, d.count as there
    from document_count c full join (
      select company_id, coalesce(ship_to_id, '') as place, kind, coalesce(state, '') as state, count(*)::int
      from document group by 1, 2, 3, 4) d using (company_id, place, kind, state)
    where coalesce(c.count, 0) <> coalesce(d.count, 0)`.execute(server.deps.db);
  return rows;
}

const paper = (number: string, place: string | undefined) => ({
  kind: "invoice" as const,
  number,
  companyId: toId<CompanyId>("C1"),
  shipToId: place === undefined ? undefined : toId<ShipToId>(place),
  issued: toLocalDate("2026-11-16"),
  due: toLocalDate("2026-11-30"),
  amount: { minor: toMinor(121_00), currency: "CZK" as const },
  orderNumbers: [],
});

test("DOCS-01 documents are counted as they come, move, are paid and go", async () => {
  const { db, clock } = server.deps;
  expect(await wrongCounts()).toEqual([]);
  const keep = (said: ReturnType<typeof paper>) =>
    inTransaction(db, (tx) => keepDocument(tx, said, clock.instant()));
  await keep(paper("CNT-1", "500101"));
  await keep(paper("CNT-2", undefined));
  await keep(paper("CNT-1", "500102"));
  await inTransaction(db, async (tx) => {
    await openDocuments(tx, { kind: "invoice", numbers: ["CNT-1", "CNT-2"] });
    await setDocumentState(tx, { kind: "invoice", number: "CNT-2", state: "paid" });
  });
  const { rows } = await sql`select place, state, count from document_count
    where company_id = 'C1' and kind = 'invoice' and place = ''`.execute(db);
  expect(rows).toContainEqual({ place: "", state: "paid", count: 1 });
  expect(await wrongCounts()).toEqual([]);
  await sql`delete from document where number like 'CNT-%'`.execute(db);
  expect(await wrongCounts()).toEqual([]);
});

test("DOCS-01 of thousands that a text finds a thousand are counted, and it is said that there are more", async () => {
  const { db } = server.deps;
  await sql`insert into document (kind, number, company_id, ship_to_id, issued)
    select 'delivery-note', 'MANY-' || no, 'C1', '500101', current_date from generate_series(1, 1100) no`.execute(
    db,
  );
  const petr = await server.as("U002");
  const page = async (offset: string) => {
    const url = "/prodczsk-api/api/v1/portal/documents/GetAllDocuments";
    const answer = await petr.request({ url, query: { search: "MANY-", offset } });
    return answer.json<{ documentList: unknown[]; total: number; isMore: boolean }>();
  };
  expect(await page("0")).toMatchObject({ total: 1000, isMore: true });
  const behind = await page("1075");
  expect([behind.total, behind.isMore, behind.documentList.length]).toEqual([1100, false, 25]);
  const documentsWith = async (text: string) => {
    const query = `query ($text: String!) { searchEverything(text: $text) { kind total isMore hits { id } } }`;
    const { searchEverything } = told<{ searchEverything: Group[] }>(await petr.graphql(query, { text }));
    return searchEverything.find(({ kind }) => kind === "document");
  };
  const sevens = await documentsWith("MANY-7");
  // The one of that very number first, then the newest: of one day in the order in which they came.
  expect(sevens?.hits.map(({ id }) => id)).toEqual(["MANY-7", "MANY-70", "MANY-71", "MANY-72", "MANY-73"]);
  expect(sevens).toMatchObject({ total: 111, isMore: false });
  expect(await documentsWith("MANY")).toMatchObject({ total: 1000, isMore: true });
  await sql`delete from document where number like 'MANY-%'`.execute(db);
});

test.each([
  {},
  { tab: "invoices" },
  { tab: "credit-notes" },
  { tab: "other" },
  { state: "unpaid" },
  { state: "paid", tab: "invoices" },
  { shipTo: "500102" },
  { shipTo: "500201" },
])("DOCS-07 of %o the total is that of all its pages, for one who sees two places of four", async (query) => {
  const petr = await server.as("U002");
  const page = async (after: string | null) => {
    const url = "/prodczsk-api/api/v1/portal/documents/GetAllDocuments";
    const asked = { ...query, limit: "100", ...(after === null ? {} : { after }) };
    return (await petr.request({ url, query: asked })).json<{
      documentList: { documentType: string; shipToId: string | null }[];
      total: number;
      next: string | null;
    }>();
  };
  let seen = 0;
  let answer = await page(null);
  for (;;) {
    for (const { documentType, shipToId } of answer.documentList) {
      expect(["500101", "500102", null]).toContain(shipToId);
      expect(documentType).not.toBe("statement");
    }
    seen += answer.documentList.length;
    if (answer.next === null) break;
    answer = await page(answer.next);
  }
  expect(seen).toBe(answer.total);
});
