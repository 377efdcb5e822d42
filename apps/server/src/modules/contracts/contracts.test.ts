import {
  contractEvaluationSchema,
  contractsSchema,
  countingGoodsSchema,
} from "@vycep/contract/contracts/contracts.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/prodczsk-api/api/v1/portal";

let server: TestServer;
let radek: Caller;
beforeAll(async () => {
  server = await startTestServer();
  radek = await server.as("U012");
});
afterAll(() => server.stop());

const contracts = async (caller: Caller, lang = "cs") =>
  contractsSchema.parse((await caller.request({ url: `${base}/contracts?lang=${lang}` })).json());
const evaluation = async (caller: Caller) =>
  contractEvaluationSchema.parse(
    (await caller.request({ url: `${base}/power-bi/contract-evaluation` })).json(),
  );

describe("contracts (CONTRACT-01, CONTRACT-02, REST-44, REST-45)", () => {
  it.each([
    "contracts",
    "power-bi/contract-evaluation",
    "contracts/counting-goods?skus=100112",
    "contracts/other/papers/1",
  ])("%s: a stranger is refused, and so is who has no Contracts", async (path) => {
    expect((await server.stranger.request({ url: `${base}/${path}` })).statusCode).toBe(401);
    const academy = await server.as("U009");
    expect((await academy.request({ url: `${base}/${path}` })).statusCode).toBe(403);
  });

  it("REST-45 CONTRACT-02 gives those of the own company with name, type, validity and text, the past ones last", async () => {
    await sql`update contract set valid_to = '2026-01-31' where number = 'K2026-0021'`.execute(
      server.deps.db,
    );
    const found = await contracts(radek);
    expect(found.map(({ number, type }) => [number, type])).toEqual([
      ["K2023-0008", "distribution"],
      ["K2026-0021", "bonus"],
    ]);
    expect(found[0]).toMatchObject({ name: "Distribuční smlouva", companyName: "Nápoje Brázda, a.s." });
    expect(found[0]?.text).toMatch(/^<p>Distribuce celého sortimentu/);
    expect((await contracts(radek, "en"))[1]).toMatchObject({ bonusPercent: 2.5 });
  });

  it("REST-44 B10 D39 sums delivered beer of the named brands less credits, and nothing else", async () => {
    const { db } = server.deps;
    await sql`update contract set valid_from = '2026-01-01', valid_to = null, volume_hl = 1, brands = '{Lipovrch}'
      where number = 'K2023-0008'`.execute(db);
    // Of one company's history a single order counts; of each line two boxes came and one was credited.
    await sql`update sales_order set state = 'cancelled' where company_id = 'C2'`.execute(db);
    await sql`update sales_order set state = 'delivered', delivery_date = '2026-11-20' where order_number = (
      select order_number from order_line where company_id = 'C2' group by 1 having count(*) = 3 limit 1)`.execute(
      db,
    );
    const line = async (no: number, where: string) =>
      sql`update order_line set sku = (select sku from product where ${sql.raw(where)} order by sku limit 1),
        boxes_confirmed = null, boxes_delivered = 2, boxes_credited = 1
        where company_id = 'C2' and line_no = ${no}`.execute(db);
    await line(1, "brand = 'Lipovrch' and box_millilitres = 50000 and category_code like 'beer/%'");
    await line(2, "brand = 'Kamenář' and category_code like 'beer/%'");
    await line(3, "brand = 'Lipovrch Servis'");
    const [found] = await evaluation(radek);
    expect(found).toMatchObject({
      ...{ number: "K2023-0008", from: "2026-01-01", to: "2026-12-31" },
      ...{ agreedLitres: 100, takenLitres: 50, beforeLitres: 0, overLitres: 0 },
    });
    // 23 November: 327 of 365 days have begun.
    expect(found?.paceLitres).toBeCloseTo((50 * 365) / 327, 2);
    expect(found?.months.at(-1)).toEqual({ month: "2026-11", takenLitres: 50, beforeLitres: 0 });
    expect(found?.bonus).toBeNull();
    await sql`update contract set bonus_percent = 10 where number = 'K2023-0008'`.execute(db);
    await sql`update order_line set boxes_delivered = 5, unit_price_minor = 100_000, net_minor = 100_000 * boxes_ordered
      where company_id = 'C2' and line_no = 1 and order_number in (
        select order_number from sales_order where company_id = 'C2' and state = 'delivered')`.execute(db);
    const [above] = await evaluation(radek);
    // Four kegs of 1,000 Kč came, half of them above the hectolitre: ten percent of 2,000 Kč.
    expect([above?.takenLitres, above?.bonus?.reached, above?.bonus?.currency]).toEqual([200, 200, "CZK"]);
    expect(above?.bonus?.atPace).toBeCloseTo((0.1 * (((200 * 365) / 327 - 100) * 1000)) / 50, 0);
    await sql`update sales_order set state = 'cancelled' where company_id = 'C2'`.execute(db);
    expect((await evaluation(radek))[0]?.takenLitres).toBe(0);
  });

  it("B10 D39 terms hold from their day on: what came before keeps its own, and so does what counts of a cart", async () => {
    const { db } = server.deps;
    await sql`update contract set valid_from = '2026-01-01', valid_to = null, volume_hl = 1, brands = '{Lipovrch}',
      bonus_percent = 10 where number = 'K2023-0008'`.execute(db);
    await sql`update sales_order set state = 'cancelled' where company_id = 'C2'`.execute(db);
    const deliver = async (day: string, at: number, brand: string) => {
      const { rows } = await sql<{ number: string }>`
        select order_number as number from order_line where company_id = 'C2' and line_no = 1
        order by order_number offset ${at} limit 1`.execute(db);
      const number = rows[0]?.number;
      await sql`update order_line set boxes_confirmed = null, boxes_delivered = case line_no when 1 then 4 else 0 end,
        boxes_credited = 0, unit_price_minor = 100_000, net_minor = 100_000 * boxes_ordered, sku = (
          select sku from product where brand = ${brand} and box_millilitres = 50000 and category_code like 'beer/%'
          order by sku limit 1)
        where order_number = ${number}`.execute(db);
      await sql`update sales_order set state = 'delivered', delivery_date = ${day}::date where order_number = ${number}`.execute(
        db,
      );
    };
    // Four kegs of 1,000 Kč each, 200 litres, the agreed hectolitre full after two of them.
    await deliver("2026-06-30", 0, "Lipovrch");
    await deliver("2026-07-01", 1, "Lipovrch");
    await deliver("2026-06-29", 2, "Kamenář");
    const told = async () => {
      const [found] = await evaluation(radek);
      return [found?.agreedLitres, found?.takenLitres, found?.overLitres, found?.bonus?.reached];
    };
    expect(await told()).toEqual([100, 400, 300, 600]);
    await sql`insert into contract_term (contract_number, valid_from, volume_hl, bonus_percent, brands)
      values ('K2023-0008', '2026-07-01', 3, 20, '{Lipovrch,Kamenář}')`.execute(db);
    // Until June a hectolitre and ten percent, 200 Kč; since July three hectolitres and twenty percent, 400 Kč; the other
    // brand's beer of June counts as little as it did.
    expect(await told()).toEqual([300, 400, 200, 600]);
    await deliver("2026-07-02", 2, "Kamenář");
    expect(await told()).toEqual([300, 600, 400, 1400]);
    const [contract] = await contracts(radek);
    expect(contract).toMatchObject({ number: "K2023-0008", volumeHl: 3, bonusPercent: 20 });
    expect(contract?.terms.map(({ from, volumeHl }) => [from, volumeHl])).toEqual([
      ["2026-01-01", 1],
      ["2026-07-01", 3],
    ]);
    const counting = async () => {
      const { rows } = await sql<{ sku: string }>`
        select sku from product where brand = 'Kamenář' and category_code like 'beer/%' limit 1`.execute(db);
      const asked = `${base}/contracts/counting-goods?skus=${rows[0]?.sku}`;
      const answer = countingGoodsSchema.parse((await radek.request({ url: asked })).json());
      return answer.filter(({ number }) => number === "K2023-0008").length;
    };
    expect(await counting()).toBe(1);
    await sql`update contract_term set valid_from = '2026-12-24' where contract_number = 'K2023-0008'`.execute(
      db,
    );
    expect(await counting()).toBe(0);
    await sql`delete from contract_term where contract_number = 'K2023-0008'`.execute(db);
  });

  it("B10 D39 says which goods of a cart count for which contract", async () => {
    const { db } = server.deps;
    const { rows } = await sql<{ sku: string; counts: boolean }>`
      select distinct on (brand, category_code) sku, brand = 'Lipovrch' and category_code like 'beer/%' as counts
      from product order by brand, category_code, sku`.execute(db);
    await sql`update contract set valid_from = '2026-01-01', valid_to = null, volume_hl = 1, brands = '{Lipovrch}'
      where number = 'K2023-0008'`.execute(db);
    const asked = `${base}/contracts/counting-goods?skus=${rows.map(({ sku }) => sku).join(",")}`;
    const answer = countingGoodsSchema.parse((await radek.request({ url: asked })).json());
    expect(answer).toContainEqual({
      number: "K2023-0008",
      skus: rows
        .filter(({ counts }) => counts)
        .map(({ sku }) => sku)
        .toSorted(),
    });
    const many = Array.from({ length: 1001 }, (_, at) => at).join(",");
    const tooMany = await radek.request({ url: `${base}/contracts/counting-goods?skus=${many}` });
    expect(tooMany.statusCode).toBe(400);
  });

  it("each in one statement besides that of who asks", async () => {
    for (const path of [
      "contracts",
      "power-bi/contract-evaluation",
      "contracts/counting-goods?skus=100112",
    ]) {
      const response = await radek.request({ url: `${base}/${path}` });
      expect(response.headers["x-sql-statements"]).toBe("2");
    }
  });
});
