import { readTableFile } from "@vycep/tables/read-table-file";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

type Caller = Pick<StaffCaller, "request">;

const whole = { format: "csv", part: "all", args: {} };

function ask(caller: Caller, operation: string, body: object = whole) {
  return caller.request({ method: "POST", url: `/desk/export/${operation}?lang=cs`, payload: body });
}

async function rows(caller: Caller, operation: string, body: object = whole) {
  const answer = await ask(caller, operation, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const [head = "", ...lines] = answer.body.slice(1).trimEnd().split("\r\n");
  return { head: head.split(";"), lines: lines.map((line) => line.split(";")), answer };
}

describe("DLIST-04 a list of the desk as a file", () => {
  test("strangers, customers and who has no right to the list get none", async () => {
    const customer = await server.as("U001");
    const content = await server.asStaff("S06");
    for (const [caller, status] of [
      [server.stranger, 401],
      [customer, 401],
      [content, 403],
    ] as const) {
      expect((await ask(caller, "auditEntries")).statusCode).toBe(status);
    }
    expect((await ask(admin, "me")).statusCode).toBe(404);
  });

  test.each([
    ["an argument that the list does not have", { colour: "red" }, "args.colour"],
    ["a filter that it does not have", { filter: { colour: "red" } }, "args.filter"],
    ["a state that is none", { filter: { states: ["lost"] } }, "args.filter.states.0"],
    ["a day that is none", { filter: { deliveryFrom: "2026-02-30" } }, "filter.deliveryFrom"],
  ])("%s is refused", async (_case, args, path) => {
    const answer = await ask(admin, "orders", { ...whole, args });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(path);
  });

  test("DLIST-04 all that matches comes in the order of the list; the page is the one that is shown", async () => {
    const { rows: numbers } = await sql<{ number: string }>`
      select order_number as number from sales_order where company_id = 'C2'
      order by created_at, order_number`.execute(server.deps.db);
    const expected = numbers.map(({ number }) => number);
    const args = { filter: { companies: ["C2"] }, sort: "created", ascending: true };
    const all = await rows(admin, "orders", { ...whole, args });
    expect(all.head.slice(0, 2)).toEqual(["Číslo", "Číslo v ERP"]);
    expect(all.lines.map(([number]) => number)).toEqual(expected);
    const { rows: less } = await sql<{ number: string }>`
      update sales_order set due_net_minor = net_minor - 100, due_vat_minor = vat_minor, due_deposit_minor = deposit_minor,
        due_total_minor = net_minor - 100 + vat_minor + deposit_minor
      where order_number = ${expected[0]} returning order_number as number`.execute(server.deps.db);
    const [first = []] = (await rows(admin, "orders", { ...whole, args })).lines;
    const amount = (text = "") => Math.round(Number(text.replaceAll(/\s/g, "").replace(",", ".")) * 100);
    expect(first[0]).toBe(less[0]?.number);
    expect([12, 13].map((at) => amount(first[at]) - amount(first[at - 2]))).toEqual([100, 100]);
    expect(all.head.slice(10, 14)).toEqual([
      ...["Bez DPH", "Celkem", "Objednáno bez DPH", "Objednáno celkem"],
    ]);
    expect(all.answer.headers["content-disposition"]).toContain('"objednavky-2026-11-23.csv"');

    const listing = `query ($filter: DeskOrderFilter!) {
      orders(filter: $filter, sort: created, ascending: true, first: 2) { next } }`;
    const { data } = await admin.desk(listing, { filter: args.filter });
    const found = data?.["orders"] as { readonly next: string | null } | undefined;
    const page = { ...whole, part: "page", args: { ...args, first: 2, after: found?.next } };
    expect((await rows(admin, "orders", page)).lines.map(([number]) => number)).toEqual(expected.slice(2, 4));
  });

  test.each([
    ["bundles", { filter: {} }, ["Kód", "Název", "Stav"]],
    ["promoLeaflets", { filter: { state: "holds" } }, ["Název", "Kód", "Produkt"]],
    ["tickets", { filter: {}, ascending: true }, ["Číslo", "O čem", "Stav"]],
    ["dataImports", {}, ["Soubor", "Druh", "Stav"]],
    ["customerKeys", { text: "" }, ["Číslo", "Název", "Firma"]],
    ["webhookDeliveries", {}, ["Den", "Čas", "Událost"]],
    ["webhookEndpoints", {}, ["Adresa", "Firma", "Vlastník"]],
    ["erpMessages", { standing: "taken" }, ["Číslo", "Druh", "Objednávka"]],
  ] as const)(
    "%s as a table, every row as wide as its head, and as a workbook",
    async (operation, args, first) => {
      const { head, lines } = await rows(admin, operation, { ...whole, args });
      expect(head.slice(0, 3)).toEqual(first);
      if (["bundles", "promoLeaflets", "tickets"].includes(operation))
        expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toHaveLength(head.length);
      const { rawPayload } = await ask(admin, operation, { format: "xlsx", part: "all", args });
      const table = readTableFile(new Uint8Array(rawPayload), 5000);
      expect(table.kind === "read" && table.rows[0]?.cells).toEqual(head);
    },
  );

  test("content says what its languages lack, materials where they lie", async () => {
    const klara = await server.asStaff("S06");
    const { head, lines } = await rows(klara, "contents", { ...whole, args: { filter: { kind: "faq" } } });
    expect(head.slice(0, 8)).toEqual([
      "Druh",
      "Klíč",
      "Nadpis",
      "Trhy",
      "Stav",
      "Čeština",
      "Slovenčina",
      "English",
    ]);
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines.map(([kind]) => kind))).toEqual(new Set(["častý dotaz"]));
    expect(lines.every((line) => line[5] === "platí")).toBe(true);
    const { rows: kept } = await sql<{ count: number }>`
      select count(*)::int as count from marketing_material where retired_at is null`.execute(server.deps.db);
    const materials = await rows(klara, "materials");
    expect(materials.head.slice(0, 4)).toEqual(["Klíč", "Název", "Značka", "Složka"]);
    expect(materials.lines).toHaveLength(kept[0]?.count ?? 0);
    const sales = await server.asStaff("S08");
    expect((await ask(sales, "materials")).statusCode).toBe(403);
  });

  test("sales get the orders of their companies alone", async () => {
    const { lines } = await rows(await server.asStaff("S03"), "orders");
    const { rows: companies } = await sql<{ name: string }>`
      select c.name from staff_company s join company c on c.id = s.company_id where s.uid = 'S03'`.execute(
      server.deps.db,
    );
    const names = new Set(companies.map(({ name }) => name));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(([, , , , , , , company = ""]) => !names.has(company))).toEqual([]);
  });

  const columns = {
    shipTos: ["Číslo", "Odběrné místo"],
    companies: ["Číslo", "Číslo v ERP"],
    customerUsers: ["Příjmení", "Jméno"],
    products: ["Číslo", "Název"],
  };

  test.each(Object.entries(columns))(
    "%s come with a column for each of their cells, in the order of the list",
    async (operation, first) => {
      const args =
        operation === "customerUsers" ? {} : { sort: operation === "products" ? "number" : "name" };
      const { head, lines } = await rows(admin, operation, { ...whole, args });
      expect(head.slice(0, 2)).toEqual(first);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter((cells) => cells.length !== head.length)).toEqual([]);
      const page = await rows(admin, operation, { ...whole, part: "page", args: { ...args, first: 2 } });
      expect(page.lines).toEqual(lines.slice(0, 2));
    },
  );

  test("sales get the companies, places and people that they see", async () => {
    const sales = await server.asStaff("S03");
    for (const operation of ["shipTos", "companies", "customerUsers"] as const) {
      const { lines } = await rows(sales, operation);
      expect(lines.length, operation).toBeGreaterThan(0);
      expect(lines.length, operation).toBeLessThan((await rows(admin, operation)).lines.length);
    }
  });

  test("DAUD-01 whoever takes a list along stands in the log, with how much of it", async () => {
    const { lines } = await rows(admin, "companies", { ...whole, part: "page", args: { first: 2 } });
    expect(lines).toHaveLength(2);
    const { rows: entries } = await sql`
      select actor_uid, subject_kind, subject_id, detail from audit_entry where action = 'list.exported'
      order by id desc limit 1`.execute(server.deps.db);
    expect(entries).toEqual([
      {
        ...{ actor_uid: "S01", subject_kind: "list", subject_id: "companies" },
        detail: { format: "csv", rows: 2 },
      },
    ]);
  });

  test("DLIST-04 a formula that somebody wrote into a name is text, and a workbook says the same as the CSV", async () => {
    await sql`update staff_member set last_name = '=1+1' where uid = 'S07'`.execute(server.deps.db);
    const csv = await rows(admin, "staff");
    expect(csv.lines.map(([name]) => name)).toContain("'=1+1");
    const answer = await ask(admin, "staff", { ...whole, format: "xlsx" });
    const table = readTableFile(answer.rawPayload, 100);
    const emails = table.kind === "read" ? table.rows.slice(1).map(({ cells }) => cells[2]) : [];
    expect(emails).toEqual(csv.lines.map(([, , email]) => email));
  });

  test("the audit has its own columns, the newest first", async () => {
    const { head, lines } = await rows(admin, "auditEntries");
    expect(head).toContain("Činnost");
    const { rows: entries } = await sql<{ action: string }>`
      select action from audit_entry order by at desc, id desc`.execute(server.deps.db);
    // That it was taken along is written down once it has been read.
    expect(lines.map(([, , , , , action]) => action)).toEqual(entries.slice(1).map(({ action }) => action));
  });
});

describe("DLIST-04 limits, contracts and papers as files", () => {
  const listed = async (operation: string, items: string) => {
    const { data, errors } = await admin.desk(
      `{ ${operation}(filter: {}, first: 200) { items { ${items} } } }`,
    );
    expect(errors).toEqual([]);
    return (
      (data?.[operation] as { items: readonly Readonly<Record<string, unknown>>[] } | undefined)?.items ?? []
    );
  };

  test.each([
    ["productLimits", "sku", 3, "Číslo odběrného místa", "S07"],
    ["deskContracts", "number", 0, "Číslo", "S06"],
    ["papers", "number", 1, "Doklad", "S06"],
  ] as const)(
    "%s: what the list shows, in its order, with the codes in words",
    async (operation, key, column, first, barred) => {
      const items = await listed(operation, key);
      expect(items.length).toBeGreaterThan(0);
      const { head, lines } = await rows(admin, operation, {
        format: "csv",
        part: "page",
        args: { filter: {}, first: 200 },
      });
      expect(head[0]).toBe(first);
      expect(lines.map((cells) => cells[column])).toEqual(items.map((item) => item[key]));
      expect(lines.every((cells) => cells.length === head.length)).toBe(true);
      const all = { ...whole, args: { filter: {} } };
      const found = await rows(admin, operation, all);
      expect(found.lines.slice(0, 200)).toEqual(lines);
      expect(String(found.lines.length)).toBe(found.answer.headers["x-total-count"]);
      expect((await ask(await server.asStaff(barred), operation, all)).statusCode).toBe(403);
    },
  );

  test("of papers sales get those of their own companies alone", async () => {
    const { head, lines } = await rows(await server.asStaff("S03"), "papers", {
      ...whole,
      args: { filter: {} },
    });
    const companies = new Set(lines.map((cells) => cells[head.indexOf("Číslo firmy")]));
    expect([...companies].toSorted()).toEqual(["C1", "C4"].filter((id) => companies.has(id)));
    expect(lines.length).toBeGreaterThan(0);
  });
});
