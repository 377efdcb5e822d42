import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writeDeliveryNote, writeTaxPaper } from "./write-paper.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const base = "/prodczsk-api/api/v1/portal";

async function some(query: ReturnType<typeof sql<{ number: string; order: string }>>) {
  const { rows } = await query.execute(server.deps.db);
  if (rows[0] === undefined) throw new Error("the demo has none");
  return rows[0];
}

const fitting = () =>
  some(
    sql`select number, '' as order from invoice_line where company_id = 'C1' order by number desc limit 1`,
  );

describe("files of papers, made when somebody asks", () => {
  test("an invoice as a PDF with its ISDOC in it, and the ISDOC beside it; of another company it is none", async () => {
    const { number } = await fitting();
    const asked = { number, companyId: "C1" };
    const pdf = Buffer.from((await writeTaxPaper(server.deps, { ...asked, format: "pdf" })) ?? []);
    expect(pdf.subarray(0, 8).toString()).toBe("%PDF-1.7");
    expect(pdf.toString("latin1")).toContain("invoice.isdoc");
    const isdoc = Buffer.from(
      (await writeTaxPaper(server.deps, { ...asked, format: "isdoc" })) ?? [],
    ).toString();
    expect(isdoc).toContain(`<ID>${number}</ID>`);
    const { rows } = await sql<{ total: string }>`
      select (total_minor / 100.0)::numeric(20, 2)::text as total from invoice where number = ${number}`.execute(
      server.deps.db,
    );
    expect(isdoc).toContain(`<PayableAmount>${rows[0]?.total}</PayableAmount>`);
    expect(await writeTaxPaper(server.deps, { ...asked, companyId: "C2", format: "pdf" })).toBeUndefined();
  });

  test("the server answers others while a paper is drawn", async () => {
    const { number } = await fitting();
    const { db } = server.deps;
    await sql`insert into invoice_line (number, line_no, company_id, kind, sku, names, quantity, unit_minor, amount_minor, vat_percent)
      select ${number}, 10000 + n, 'C1', 'goods', '100101', '{"cs":"Ležák","sk":"Ležák","en":"Lager"}', 1, 100, 100, 21
      from generate_series(1, 3000) n`.execute(db);
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const begun = performance.now();
    const bytes = await writeTaxPaper(server.deps, { number, companyId: "C1", format: "pdf" });
    const whole = performance.now() - begun;
    clearInterval(beat);
    await sql`delete from invoice_line where number = ${number} and line_no > 10000`.execute(db);
    expect(bytes?.length).toBeGreaterThan(100_000);
    // Had it been drawn here, nothing would have been answered for nearly all of that time.
    expect(longest).toBeLessThan(whole / 2);
  });

  test("a delivery note says what was brought", async () => {
    const { order } = await some(sql`
      select '' as number, order_number as order from sales_order
      where company_id = 'C1' and state = 'delivered' and line_count > 2 order by order_number desc limit 1`);
    const asked = { number: `8${order.slice(1)}`, companyId: "C1", orderNumbers: [order] };
    const pdf = Buffer.from((await writeDeliveryNote(server.deps, asked)) ?? []);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await writeDeliveryNote(server.deps, { ...asked, companyId: "C2" })).toBeUndefined();
  });

  test("DOCS-05 the customer downloads its invoice", async () => {
    const { number } = await fitting();
    const jana = await server.as("U001");
    const list = await jana.request({ url: `${base}/documents/GetAllDocuments`, query: { search: number } });
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(number);
    expect(list.body).toContain("isdoc");
  });
});
