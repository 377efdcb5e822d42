import { MOST_EXPORTED_ORDERS } from "@vycep/contract/orders/export-limit";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { readTableFile } from "@vycep/tables/read-table-file";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const base = "/prodczsk-api/api/v1/portal/orders";

function ask(caller: Caller, query: string) {
  return caller.request({ method: "GET", url: `${base}/export${query}` });
}

/** The rows of an exported file, read as fast entry and Excel read it. */
async function table(query: string, caller = owner) {
  const response = await ask(caller, query.includes("lang=") ? query : `${query}&lang=cs`);
  expect(response.statusCode, response.body).toBe(200);
  const read = readTableFile(response.rawPayload, MOST_EXPORTED_ORDERS + 10);
  if (read.kind === "refused") throw new Error(read.code);
  const [head = [], ...rows] = read.rows.map(({ cells }) => cells);
  return { head, rows, response };
}

describe("GET orders/export: who may (HISTORY-01, C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect((await ask(server.stranger, "?format=csv")).statusCode).toBe(401);
  });

  it.each(["", "?format=pdf", "?format=csv&sort=colour", "?format=csv&dateFrom=2026-13-01"])(
    "bad input %j is refused by field",
    async (query) => {
      const response = await ask(owner, query);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "invalid-input", fields: [expect.anything()] });
    },
  );

  it("without My Orders it is refused", async () => {
    expect((await ask(await server.as("U008"), "?format=csv")).statusCode).toBe(403);
  });

  it("C16 it holds the orders of the own places only", async () => {
    const { rows } = await table("?format=csv", await server.as("U007"));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((cells) => cells[4]))).toEqual(new Set(["500103"]));
    expect((await table("?format=csv&shipTo=500201")).rows).toEqual([]);
  });
});

describe("GET orders/export: done (HISTORY-01, HISTORY-11, C28)", () => {
  it.each(["csv", "xlsx"])("%s has every order that the filters find, in their order", async (format) => {
    const filter = "status=delivered&sort=total&direction=asc&dateFrom=2026-08-01";
    const list = (
      await owner.request({ method: "GET", url: `${base}?limit=100&${filter}` })
    ).json<OrdersAnswer>();
    const { head, rows, response } = await table(`?format=${format}&${filter}`);
    expect(list.total).toBeGreaterThan(12);
    expect(head.slice(0, 4)).toEqual(["Číslo objednávky", "Vaše číslo", "Vytvořeno", "Dodání"]);
    expect(rows.map(([number]) => number)).toEqual(list.sopList.map(({ orderNumber }) => orderNumber));
    expect(rows.map((cells) => Number(cells[12]?.replace(",", ".")))).toEqual(
      list.sopList.map(({ total }) => total),
    );
    expect(response.headers["x-total-count"]).toBe(String(list.total));
    expect(response.headers["x-sql-statements"]).toBe("2");
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="objednavky-2026-11-23.${format}"`,
    );
  });

  it("C17 Czech Excel opens the CSV by a double click: mark, semicolons, CRLF, days and amounts its way", async () => {
    const { response } = await table("?format=csv");
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.body.startsWith("\uFEFFČíslo objednávky;")).toBe(true);
    expect(response.body).toMatch(/\r\n\d{10};[^;]*;\d\d\.\d\d\.\d{4};\d\d\.\d\d\.\d{4};/);
    expect(response.body).toMatch(/;\d+,\d\d;CZK\r\n/);
  });

  it.each([
    ["sk", "Zálohy za obaly", "Štandardná objednávka"],
    ["en", "Deposits", "Standard order"],
  ])("in %s it speaks that language", async (lang, column, method) => {
    const { head, response } = await table(`?format=csv&lang=${lang}`);
    expect(head).toContain(column);
    expect(response.body).toContain(method);
  });

  it("HISTORY-14 D23 says the status to filter by, and the finer step beside it", async () => {
    const { rows: states } = await sql<{ number: string; state: string }>`
      select order_number as number, state from sales_order
      where ship_to_id = '500101' and state in ('confirmed', 'partially-delivered')`.execute(server.deps.db);
    const { rows } = await table("?format=csv");
    const words = new Map(rows.map((cells) => [cells[0], cells[7]]));
    expect(new Set(states.map(({ state }) => state)).size).toBe(2);
    for (const { number, state } of states)
      expect(words.get(number)).toBe(
        state === "confirmed" ? "zpracovává se (potvrzená)" : "doručená (částečně doručená)",
      );
  });

  it("C17 what somebody wrote is never a formula", async () => {
    const { db } = server.deps;
    const { rows: one } = await sql<{ number: string; own: string }>`
      select order_number as number, customer_order_number as own from sales_order
      where ship_to_id = '500101' limit 1`.execute(db);
    const number = one[0]?.number ?? "";
    const write = (text: string) =>
      sql`update sales_order set customer_order_number = ${text} where order_number = ${number}`.execute(db);
    await write("=HYPERLINK(A1)");
    const { rows } = await table(`?format=csv&search=${number}`);
    const workbook = await table(`?format=xlsx&search=${number}`);
    await write(one[0]?.own ?? "");
    expect(rows[0]?.[1]).toBe("'=HYPERLINK(A1)");
    expect(workbook.rows[0]?.[1]).toBe("=HYPERLINK(A1)");
  });

  it("more than ten thousand are cut, with a word at the end, after two statements", async () => {
    const { db } = server.deps;
    await sql`
      insert into sales_order (order_number, company_id, ship_to_id, created_at, delivery_date, delivery_method,
        document_code, customer_order_number, note_for_driver, payment_method, state, processing_status,
        delivery_status, currency, net_minor, vat_minor, gross_minor, deposit_minor, total_minor, grams,
        pallet_thousandths, millilitres, line_count, payer)
      select (9000000000 + n)::text, company_id, ship_to_id, created_at, delivery_date, delivery_method,
        document_code, 'řada ' || n, note_for_driver, payment_method, state, processing_status, delivery_status,
        currency, net_minor, vat_minor, gross_minor, deposit_minor, total_minor, grams, pallet_thousandths,
        millilitres, line_count, payer
      from (select * from sales_order where ship_to_id = '500101' limit 1) one, generate_series(1, 10000) n`.execute(
      db,
    );
    for (const format of ["csv", "xlsx"]) {
      const { rows, response } = await table(`?format=${format}`);
      const total = Number(response.headers["x-total-count"]);
      expect(total).toBeGreaterThan(MOST_EXPORTED_ORDERS);
      expect(rows).toHaveLength(MOST_EXPORTED_ORDERS + 1);
      expect(rows.at(-1)?.[0]).toBe(
        `Vypsáno prvních ${MOST_EXPORTED_ORDERS} objednávek z ${total}. Zbytek získáte kratším obdobím.`,
      );
      expect(response.headers["x-sql-statements"]).toBe("2");
    }
  });
});
