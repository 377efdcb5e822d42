import { toWhole } from "@vycep/contract/whole-currency";
import { contractBonus } from "@vycep/domain/contracts/contract-bonus";
import { termsOn } from "@vycep/domain/contracts/contract-terms";
import { contractYear } from "@vycep/domain/contracts/contract-year";
import { evaluateContract } from "@vycep/domain/contracts/evaluate-contract";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { evaluationsOf } from "./contract-evaluation.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const companyId = "C1";
const number = "K2024-0117";

type Term = { readonly from: string; readonly hl: number; readonly percent: number | null };

/** The contract of the company about beer of all brands but one, which later terms name as well. */
async function agree(validFrom: string, terms: readonly [Term, ...Term[]]): Promise<void> {
  const { db } = server.deps;
  const brands = sql`(select array_agg(distinct brand order by brand) from product where category_code like 'beer/%')`;
  const [first, ...later] = terms;
  await sql`delete from contract_term where contract_number = ${number}`.execute(db);
  await sql`update contract set valid_from = ${validFrom}, valid_to = null, volume_hl = ${first.hl},
    bonus_percent = ${first.percent}, brands = ${brands}[2:] where number = ${number}`.execute(db);
  for (const { from, hl, percent } of later)
    await sql`insert into contract_term (contract_number, valid_from, volume_hl, bonus_percent, brands)
      values (${number}, ${from}, ${hl}, ${percent}, ${brands})`.execute(db);
}

/** Every delivered line of two years, counted one by one. */
async function countedByDays(date: LocalDate) {
  const { db } = server.deps;
  const { rows: lines } = await sql<{ day: LocalDate; brand: string; millilitres: number; net: number }>`
    select o.delivery_date as day, p.brand, (b.boxes * p.box_millilitres)::bigint as millilitres,
      case when o.currency = c.currency then b.boxes * l.unit_price_minor else 0 end as net
    from sales_order o join company c on c.id = o.company_id join order_line l using (order_number) join product p using (sku),
      lateral (select coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited as boxes) b
    where o.company_id = ${companyId} and o.state in ('delivered', 'partially-delivered') and o.delivery_date <= ${date}::date
      and (p.category_code like 'beer/%' or p.category_code in ('beer', 'non-alcoholic beer'))`.execute(db);
  const { rows } = await sql<{ from: LocalDate; hl: number; percent: number | null; brands: string[] }>`
    select valid_from as from, volume_hl as hl, bonus_percent as percent, brands from contract_terms
    where contract_number = ${number} order by 1`.execute(db);
  const terms = rows.map(({ hl, percent, ...row }) => ({
    ...row,
    agreed: hl * 100_000,
    percent: percent ?? 0,
  }));
  const delivered = lines
    .filter(({ day, brand }) => termsOn(terms, day)?.brands.includes(brand))
    .map(({ day, millilitres, net }) => ({ day, millilitres, netMinor: toMinor(net) }));
  const byDay = [...Map.groupBy(delivered, ({ day }) => day)].map(([day, of]) => ({
    day,
    millilitres: of.reduce((sum, one) => sum + one.millilitres, 0),
    netMinor: toMinor(of.reduce((sum, one) => sum + one.netMinor, 0)),
  }));
  const validFrom = terms[0]?.from ?? date;
  const year = contractYear({ validFrom, validTo: undefined }, date);
  if (year === undefined) throw new Error("not in force");
  const found = evaluateContract({ year, today: date, terms, delivered: byDay });
  const bonus = contractBonus({
    terms,
    today: date,
    until: year.to,
    pace: found.pace,
    delivered: byDay.filter(({ day }) => day >= year.from),
  });
  return {
    takenLitres: found.taken / 1000,
    beforeLitres: found.before / 1000,
    paceLitres: found.pace / 1000,
    overLitres: found.over / 1000,
    months: found.months.map(({ month, taken, before }) => ({
      month,
      takenLitres: taken / 1000,
      beforeLitres: before / 1000,
    })),
    reached: terms.every((one) => one.percent === 0) ? undefined : toWhole(bonus.reachedMinor),
  };
}

async function told(date: LocalDate) {
  const all = await evaluationsOf(server.deps.db, { companyIds: [companyId], date });
  const found = all.find((one) => one.number === number);
  if (found === undefined) return;
  const { takenLitres, beforeLitres, paceLitres, overLitres, months, bonus } = found;
  return { takenLitres, beforeLitres, paceLitres, overLitres, months, reached: bonus?.reached };
}

const day = toLocalDate;
const days = [day("2026-11-23"), day("2026-03-31"), day("2026-02-28"), day("2025-12-01"), day("2026-08-09")];

describe("B10 D39 sums of months tell of a contract what its days tell", () => {
  test.each<[string, string, readonly [Term, ...Term[]]]>([
    ["from a first of January, without bonus", "2025-01-01", [{ from: "", hl: 2, percent: null }]],
    ["with a bonus above what is soon passed", "2025-01-01", [{ from: "", hl: 10, percent: 3 }]],
    ["with a bonus above what is never passed", "2025-01-01", [{ from: "", hl: 90_000, percent: 3 }]],
    [
      "with a bonus on everything",
      "2025-01-01",
      [
        { from: "", hl: 0, percent: 4 },
        { from: "2026-05-01", hl: 1, percent: 4 },
      ],
    ],
    ["from the middle of a month", "2024-06-17", [{ from: "", hl: 10, percent: 2.5 }]],
    ["from a day that most years lack", "2024-02-29", [{ from: "", hl: 10, percent: 2.5 }]],
    [
      "with terms that change within months and between",
      "2025-01-01",
      [
        { from: "", hl: 8, percent: 1 },
        { from: "2026-02-14", hl: 4, percent: 5 },
        { from: "2026-07-01", hl: 15, percent: null },
        { from: "2026-09-30", hl: 12, percent: 7 },
      ],
    ],
  ])("%s", async (_, validFrom, terms) => {
    await agree(validFrom, terms);
    for (const date of days) {
      const counted = await countedByDays(date);
      expect(counted.takenLitres).toBeGreaterThan(0);
      expect([date, await told(date)]).toEqual([date, counted]);
    }
  });

  test("each change of what counts is told at once", async () => {
    const { db } = server.deps;
    const [date] = days;
    if (date === undefined) throw new Error("no day");
    await agree("2025-01-01", [{ from: "", hl: 10, percent: 3 }]);
    const changes = [
      sql`update order_line set boxes_credited = 1 where (order_number, line_no) in (
        select l.order_number, l.line_no from order_line l join sales_order o using (order_number) join product p using (sku)
        where o.company_id = ${companyId} and o.state = 'delivered' and p.category_code like 'beer/%'
          and o.delivery_date between '2026-04-01' and '2026-04-30' order by 1, 2 limit 3)`,
      sql`update sales_order set state = 'cancelled' where order_number in (
        select order_number from sales_order where company_id = ${companyId} and state = 'delivered'
          and delivery_date between '2026-05-01' and '2026-05-31')`,
      sql`update product set box_millilitres = box_millilitres + 1000 where category_code like 'beer/%'`,
      sql`update contract set brands = brands[2:] where number = ${number}`,
      sql`update contract set volume_hl = 7 where number = ${number}`,
    ];
    let before = await told(date);
    for (const change of changes) {
      await change.execute(db);
      const after = await told(date);
      expect(after).toEqual(await countedByDays(date));
      expect(after).not.toEqual(before);
      before = after;
    }
  });
});
