import {
  consumptionSchema,
  embedConfigSchema,
  emptiesAccountSchema,
  reportsSchema,
} from "@vycep/contract/reporting/reporting.rest";
import { jwtVerify } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/prodczsk-api/api/v1/portal/reports";
const secretOfTool = "a-secret-of-thirty-two-characters-or-more";

let server: TestServer;
let withTool: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  withTool = await startTestServer({
    env: { VYCEP_REPORT_TOOL: `https://${secretOfTool}@reports.brewery.example/bi/dashboard/7` },
  });
  jana = await server.as("U001");
});
afterAll(async () => {
  await server.stop();
  await withTool.stop();
});

const get = (caller: Caller, path: string) => caller.request({ url: `${base}/${path}` });
const consumption = async (query = "") =>
  consumptionSchema.parse((await get(jana, `consumption?${query}`)).json());
const empties = async (query: string) =>
  emptiesAccountSchema.parse((await get(jana, `empties?${query}`)).json());

const paths = [
  "GetAllReports",
  "GetReportEmbededConfig",
  "consumption",
  "consumption/export?format=csv",
  "empties",
  "empties/export?format=csv",
];

describe("who may see reports (REPORT-01, REST-42, REST-43)", () => {
  it.each(paths)("%s: a stranger is refused, and so is who has no Reporting", async (path) => {
    expect((await get(server.stranger, path)).statusCode).toBe(401);
    expect((await get(await server.as("U009"), path)).statusCode).toBe(403);
  });

  it.each([
    ["consumption?shipTo=500201", 404],
    ["consumption?shipTo=999999", 404],
    ["empties?shipTo=500201", 404],
    ["consumption?period=forever", 400],
    ["empties?to=yesterday", 400],
    ["consumption/export?format=pdf", 400],
  ])("C16 %s is %d: foreign places are as unknown as none", async (path, status) => {
    expect((await get(jana, path)).statusCode).toBe(status);
  });
});

describe("what was taken (REPORT-01)", () => {
  it("REPORT-01 is what the delivered lines come to, in each measure, and no foreign place's", async () => {
    const { rows } = await sql<{ litres: number; boxes: number; net: number }>`
      select sum(boxes * p.box_millilitres) / 1000.0 as litres, sum(boxes)::int as boxes,
        sum(boxes * unit_price_minor) / 100.0 as net
      from (select sku, unit_price_minor,
          coalesce(boxes_delivered, boxes_confirmed, boxes_ordered) - boxes_credited as boxes
        from order_line join sales_order o using (order_number)
        where o.company_id = 'C1' and o.state in ('delivered', 'partially-delivered')
          and o.delivery_date between '2026-01-01' and '2026-11-23') l join product p using (sku)`.execute(
      server.deps.db,
    );
    const [sums] = rows;
    const litres = await consumption();
    expect(litres.total.now).toBeCloseTo(sums?.litres ?? 0, 3);
    expect(litres.total.now).toBeGreaterThan(100_000);
    expect((await consumption("measure=boxes")).total.now).toBe(sums?.boxes);
    expect((await consumption("measure=CZK")).total.now).toBeCloseTo(sums?.net ?? 0, 2);
    expect(litres.measures).toEqual(["litres", "boxes", "CZK"]);
    for (const parts of [litres.bars, litres.places, litres.brands, litres.packagings])
      expect(parts.reduce((sum, { now }) => sum + now, 0)).toBeCloseTo(litres.total.now, 3);
    expect(litres.places.map(({ key }) => key).toSorted()).toEqual(["500101", "500102", "500103", "500104"]);
    expect(litres.active?.places).toBe(3);
  });

  it("holds a year that is under way against the same days of the one before", async () => {
    const { rows } = await sql<{ litres: number }>`
      select sum((coalesce(boxes_delivered, boxes_confirmed, boxes_ordered) - boxes_credited)
        * p.box_millilitres::bigint) / 1000.0 as litres
      from order_line join sales_order o using (order_number) join product p using (sku)
      where o.company_id = 'C1' and o.state in ('delivered', 'partially-delivered')
        and o.delivery_date between '2025-01-01' and '2025-11-23'`.execute(server.deps.db);
    const report = await consumption();
    expect(report.before).toEqual({ from: "2025-01-01", to: "2025-11-23" });
    expect(report.total.before).toBeCloseTo(rows[0]?.litres ?? 0, 3);
    expect(report.bars.map(({ key }) => key)).toHaveLength(11);
    const whole = await consumption("period=last-year");
    const november = (of: typeof report) => of.bars.find(({ key }) => key.endsWith("-11"));
    expect(november(report)?.before).toBeLessThan(november(whole)?.now ?? 0);
  });

  it("one place, by brands, over years", async () => {
    const report = await consumption("shipTo=500102&by=brand&period=5-years");
    expect(report.places.map(({ key }) => key)).toEqual(["500102"]);
    expect(report.parts.map(({ name }) => name)).toContain("Lipovrch");
    expect(report.bars.map(({ key }) => key)).toEqual(["2022", "2023", "2024", "2025", "2026"]);
    expect(report.before).toBeNull();
  });

  it("C16 REPORT-01 who sees most places of a company is told nothing of the others, not even what goods they took", async () => {
    const { db } = server.deps;
    const { rows: unknown } = await sql<{ sku: string }>`
      update order_line set boxes_confirmed = null, boxes_delivered = 9999, sku = (
        select sku from product where sku not in (select sku from consumption_month where company_id = 'C1')
        order by sku limit 1)
      where order_number = (select order_number from sales_order join order_line using (order_number)
        where ship_to_id = '500103' and state = 'delivered' order by delivery_date desc, order_number limit 1)
        and line_no = 1 returning sku`.execute(db);
    const whole = await consumption("measure=boxes&period=5-years");
    const own = await consumption("measure=boxes&period=5-years&shipTo=500103");
    expect(own.products.map(({ key }) => key)).toContain(unknown[0]?.sku);
    const { rows } = await sql<object>`
      delete from ship_to_role where uid = 'U001' and ship_to_id = '500103' returning *`.execute(db);
    try {
      const most = await consumption("measure=boxes&period=5-years");
      expect(most.places.map(({ key }) => key).toSorted()).toEqual(["500101", "500102", "500104"]);
      expect(most.total.now).toBe(whole.total.now - own.total.now);
      expect(most.total.now).toBe(most.places.reduce((sum, { now }) => sum + now, 0));
      expect(most.products.map(({ key }) => key)).not.toContain(unknown[0]?.sku);
    } finally {
      await sql`insert into ship_to_role select * from json_populate_recordset(null::ship_to_role, ${JSON.stringify(rows)})`.execute(
        db,
      );
    }
  });

  it("counts a credit, a cancellation and a new delivery at once", async () => {
    const { db } = server.deps;
    const total = async () => {
      const ofPlace = await consumption("measure=boxes&shipTo=500101");
      const ofCompany = await consumption("measure=boxes");
      // Whoever sees all places is told from the sums of the company, which must move with those of the place.
      expect(ofCompany.total.now).toBe(ofCompany.places.reduce((sum, { now }) => sum + now, 0));
      return ofPlace.total.now;
    };
    const before = await total();
    const { rows } = await sql<{ number: string; boxes: number }>`
      select order_number as number, sum(boxes_ordered)::int as boxes
      from sales_order join order_line using (order_number)
      where ship_to_id = '500101' and state = 'delivered' and delivery_date between '2026-10-01' and '2026-10-31'
      group by 1 order by 1 limit 1`.execute(db);
    const { number = "", boxes = 0 } = rows[0] ?? {};
    await sql`update order_line set boxes_credited = 1 where order_number = ${number} and line_no = 1`.execute(
      db,
    );
    expect(await total()).toBe(before - 1);
    await sql`update sales_order set state = 'cancelled' where order_number = ${number}`.execute(db);
    expect(await total()).toBe(before - boxes);
    await sql`update sales_order set state = 'delivered', delivery_date = '2025-03-03' where order_number = ${number}`.execute(
      db,
    );
    expect(await total()).toBe(before - boxes);
    await sql`update sales_order set delivery_date = '2026-03-03' where order_number = ${number}`.execute(db);
    expect(await total()).toBe(before - 1);
  });

  it("two deliveries of one moment both count", async () => {
    const { db } = server.deps;
    const boxes = async () => (await consumption("measure=boxes&shipTo=500103")).total.now;
    const { rows } = await sql<{ number: string }>`
      select order_number as number from sales_order where ship_to_id = '500103' and state = 'delivered'
        and delivery_date between '2026-01-01' and '2026-11-23' order by delivery_date desc limit 2`.execute(
      db,
    );
    const before = await boxes();
    const move = (state: string) =>
      Promise.all(
        rows.map(({ number }) =>
          sql`update sales_order set state = ${state}, delivery_date = '2026-02-02' where order_number = ${number}`.execute(
            db,
          ),
        ),
      );
    await move("cancelled");
    expect(await boxes()).toBeLessThan(before);
    await move("delivered");
    expect(await boxes()).toBe(before);
  });

  it("the file has a row a month, place and product", async () => {
    const response = await get(jana, "consumption/export?format=csv&shipTo=500102&lang=cs");
    const lines = response.body.trim().split("\r\n");
    expect(lines[0]).toBe(
      "Měsíc;Číslo odběrného místa;Odběrné místo;Číslo produktu;Produkt;Značka;Obal;Balení;Litry;Bez DPH a záloh;Měna",
    );
    expect(lines.length - 1).toBe(Number(response.headers["x-total-count"]));
    expect(lines[1]).toMatch(/^2026-01;500102;/);
  });

  it("each in one statement besides that of who asks", async () => {
    for (const path of ["GetAllReports", "consumption", "consumption?shipTo=500101&period=5-years"]) {
      const statements = path === "GetAllReports" ? "1" : "2";
      expect((await get(jana, path)).headers["x-sql-statements"]).toBe(statements);
    }
    expect((await get(jana, "empties")).headers["x-sql-statements"]).toBe("6");
  });
});

describe("the account of empties (B3)", () => {
  it("B3 deliver 10, return 7: balance right at any date, money is pieces times the deposit of that time", async () => {
    const { db } = server.deps;
    await sql`update sales_order set state = 'cancelled' where ship_to_id = '500104'`.execute(db);
    await sql`delete from empties_count where ship_to_id = '500104'`.execute(db);
    const { rows } = await sql<{ number: string }>`
      select order_number as number from sales_order join order_line using (order_number)
      where ship_to_id = '500104' group by 1 order by 1 limit 1`.execute(db);
    const number = rows[0]?.number;
    await sql`update sales_order set state = 'delivered', delivery_date = '2026-11-02' where order_number = ${number}`.execute(
      db,
    );
    await sql`delete from order_line where order_number = ${number} and line_no > 1`.execute(db);
    await sql`update order_line set sku = '100112', boxes_delivered = 10, boxes_confirmed = 10 where order_number = ${number}`.execute(
      db,
    );
    await sql`delete from order_empties_line where order_number = ${number}`.execute(db);
    await sql`insert into order_empties_line (order_number, line_no, company_id, empties_code, units, unit_deposit_minor,
        deposit_minor, units_returned)
      select ${number}, 1, 'C1', 'KEG50', 9, 150000, 9 * 150000, 7`.execute(db);
    await sql`update empties_deposit set valid_to = '2026-11-14' where empties_code = 'KEG50' and market = 'CZ'`.execute(
      db,
    );
    await sql`insert into empties_deposit (empties_code, market, currency, deposit_minor, valid_from)
      values ('KEG50', 'CZ', 'CZK', 200000, '2026-11-15')`.execute(db);
    const on = async (day: string) => {
      const { types, worth } = await empties(`shipTo=500104&to=${day}`);
      return [types.find(({ code }) => code === "KEG50")?.balance ?? 0, worth];
    };
    expect(await on("2026-11-01")).toEqual([0, 0]);
    expect(await on("2026-11-02")).toEqual([3, 4500]);
    expect(await on("2026-11-15")).toEqual([3, 6000]);
    const { movements } = await empties("shipTo=500104&to=2026-11-23");
    expect(movements.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
      ["returned", -7, 3],
      ["delivered", 10, 10],
    ]);
    expect(movements.map(({ orderNumber }) => orderNumber)).toEqual([number, number]);
  });

  it("pages of movements, one type, and a file of all", async () => {
    const all = await empties("shipTo=500101&from=2026-09-01&limit=5");
    expect(all.movements).toHaveLength(5);
    expect(all.total).toBeGreaterThan(5);
    const next = await empties("shipTo=500101&from=2026-09-01&limit=5&offset=5");
    expect(next.movements[0]).not.toEqual(all.movements[0]);
    const kegs = await empties("shipTo=500101&from=2026-09-01&code=KEG50&limit=100");
    expect(new Set(kegs.movements.map(({ code }) => code))).toEqual(new Set(["KEG50"]));
    for (const [index, one] of kegs.movements.entries()) {
      const before = kegs.movements[index + 1]?.balance ?? kegs.types[0]?.opening ?? 0;
      expect(one.balance).toBe(before + one.change);
    }
    const file = await get(jana, "empties/export?format=csv&shipTo=500101&from=2026-09-01");
    expect(file.body.trim().split("\r\n")).toHaveLength(all.total + 1);
  });
});

describe("which reports there are (OP-134)", () => {
  it("REST-42 REST-43 REPORT-02 our own, where the brewery has no tool of its own", async () => {
    const reports = reportsSchema.parse((await get(jana, "GetAllReports")).json());
    expect(reports.map(({ id, type, path }) => [id, type, path])).toEqual([
      ["consumption", "own", "/reporting/consumption"],
      ["contracts", "own", "/contracts"],
      ["empties", "own", "/reporting/empties"],
    ]);
    const config = embedConfigSchema.parse((await get(jana, "GetReportEmbededConfig")).json());
    expect(config).toMatchObject({ id: "consumption", path: "/reporting/consumption", embedUrl: null });
  });

  it("REST-42 REPORT-02 OP-134 the tool's report opens with a signed token of the viewer's places", async () => {
    const caller = await withTool.as("U001");
    const reports = reportsSchema.parse((await get(caller, "GetAllReports")).json());
    expect(reports.at(-1)).toMatchObject({ id: "embedded", type: "embedded", path: null });
    const config = embedConfigSchema.parse((await get(caller, "GetReportEmbededConfig")).json());
    const { accessToken = "", embedUrl } = config;
    expect(embedUrl).toBe(
      `https://reports.brewery.example/bi/embed/dashboard/${accessToken}#bordered=false&titled=false&locale=en`,
    );
    const { payload } = await jwtVerify(accessToken ?? "", new TextEncoder().encode(secretOfTool), {
      currentDate: new Date(withTool.clock.instant()),
    });
    expect(payload).toMatchObject({
      resource: { dashboard: 7 },
      params: { company: ["C1"], ship_to: ["500101", "500102", "500103", "500104"] },
    });
    const policy = (await withTool.stranger.request({ url: "/login" })).headers["content-security-policy"];
    expect(policy).toContain("frame-src 'self' https://reports.brewery.example;");
  });
});
