import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

type Item = Readonly<Record<"day" | "method" | "currency", string>> &
  Readonly<
    Record<"orders" | "ordersBefore" | "litres" | "litresBefore" | "netMinor" | "netMinorBefore", number>
  >;
type Week = {
  readonly from: string;
  readonly to: string;
  readonly beforeFrom: string;
  readonly items: readonly Item[];
};

const asking = `query ($day: String!) { weekFigures(day: $day) { from to beforeFrom items {
  day method currency orders ordersBefore litres litresBefore netMinor netMinorBefore } } }`;

async function week(caller: StaffCaller, day = "2026-11-25"): Promise<Week> {
  const { data, errors, statements } = await caller.desk(asking, { day });
  expect(errors).toEqual([]);
  expect(statements).toBeLessThanOrEqual(2);
  return data?.["weekFigures"] as Week;
}

const sumOf = (
  items: readonly Item[],
  of: "orders" | "ordersBefore" | "netMinor" | "netMinorBefore",
  currency: string,
) => items.filter((item) => item.currency === currency).reduce((sum, item) => sum + item[of], 0);

async function ordered(from: string, to: string, companies = ["C1", "C2", "C3", "C4", "C5", "C6"]) {
  const { rows } = await sql<{ orders: number; net: number }>`
    select count(*)::int as orders, coalesce(sum(net_minor), 0)::bigint as net from sales_order
    where delivery_date >= ${from}::date and delivery_date <= ${to}::date and state <> 'cancelled' and currency = 'CZK'
      and company_id = any(${companies}::text[])`.execute(server.deps.db);
  return rows[0];
}

describe("DTODAY-03 the figures of a week", () => {
  test("are all orders of the week but cancelled ones, beside those of the same weekdays a year before", async () => {
    const { items, ...days } = await week(service);
    expect(days).toEqual({ from: "2026-11-23", to: "2026-11-29", beforeFrom: "2025-11-24" });
    const { rows: companies } = await sql<{ id: string }>`select id from company`.execute(server.deps.db);
    const all = companies.map(({ id }) => id);
    const now = await ordered("2026-11-23", "2026-11-29", all);
    const before = await ordered("2025-11-24", "2025-11-30", all);
    expect(now?.orders).toBeGreaterThan(0);
    expect(before?.orders).toBeGreaterThan(0);
    expect({ orders: sumOf(items, "orders", "CZK"), net: sumOf(items, "netMinor", "CZK") }).toEqual(now);
    expect({
      orders: sumOf(items, "ordersBefore", "CZK"),
      net: sumOf(items, "netMinorBefore", "CZK"),
    }).toEqual(before);
    expect(items.every(({ day }) => day >= "2026-11-23" && day <= "2026-11-29")).toBe(true);
  });

  test("are of one's own companies for sales, and a day that is none is refused", async () => {
    const sales = await server.asStaff("S03");
    const { rows } = await sql<{ id: string }>`
      select company_id as id from staff_company where uid = 'S03'`.execute(server.deps.db);
    const own = await ordered(
      "2026-11-23",
      "2026-11-29",
      rows.map(({ id }) => id),
    );
    expect(sumOf((await week(sales)).items, "orders", "CZK")).toBe(own?.orders);
    const { errors } = await service.desk(asking, { day: "2026-02-30" });
    expect(errors[0]?.extensions.code).toBe("date-invalid");
  });

  test("are had as a file with the same numbers", async () => {
    const { items } = await week(service);
    const answer = await service.request({
      ...{ method: "POST", url: "/desk/export/weekFigures?lang=cs" },
      payload: { format: "csv", part: "all", args: { day: "2026-11-25" } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [head, ...lines] = answer.body.slice(1).trimEnd().split("\r\n");
    expect(head).toBe("Den;Způsob;Objednávky;Objednávky loni;Litry;Litry loni;Bez DPH;Bez DPH loni;Měna");
    expect(lines).toHaveLength(items.length);
    expect(lines.map((line) => Number(line.split(";")[2]))).toEqual(items.map(({ orders }) => orders));
  });
});
