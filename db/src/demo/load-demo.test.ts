import { readFile } from "node:fs/promises";
import { verify } from "@node-rs/argon2";
import { TICKET_STATUSES } from "@vycep/domain/tickets/ticket-status";
import { describe, expect, test } from "vitest";
import { withConnection } from "../connection.ts";
import { readTable } from "../import/reading/read-table.ts";
import { migrate } from "../migrate.ts";
import { testAdminUrl } from "../testing/admin-url.ts";
import { createDatabase } from "../testing/template.ts";
import { useDemo } from "../testing/use-database.ts";
import { loadDemo } from "./load-demo.ts";
import { demoPassword } from "./passwords.ts";

const database = useDemo("2026-11-20");

async function one(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await database.client.query<Record<string, unknown>>(sql);
  return rows[0] ?? {};
}

async function sumOf(file: string, column: string): Promise<number> {
  const table = readTable(await readFile(new URL(`../../demo/${file}`, import.meta.url)));
  return table.rows.reduce((sum, row) => sum + Math.round(Number(row.cells[column] ?? 0) * 100), 0);
}

describe("D14 the demo brewery, loaded", () => {
  test.each([
    ["product", 150],
    ["company", 5],
    ["ship_to", 16],
    ["app_user", 43],
    ["user_password", 52],
    ["ship_to_role", 70],
    ["role", 17],
    ["role_permission", 255],
    ["holiday", 60],
    ["price", 1408],
    ["promo_leaflet", 12],
    ["capacity_rule", 22],
    ["bundle", 10],
    ["bundle_item", 32],
    ["empties_type", 15],
    ["empties_count", 66],
    ["sales_order", 2116],
    ["order_line", 12_071],
    ["order_empties_line", 6417],
    ["invoice", 369],
    ["seller", 2],
    ["billing_period", 2],
    ["contract", 8],
    ["contract_term", 2],
    ["ticket", 9],
    ["ticket_category", 30],
    ["ticket_comment", 8],
    ["wishlist", 5],
    ["wishlist_item", 22],
    ["content", 52],
  ])("has all rows of %s: %i", async (table, count) => {
    expect(await one(`select count(*) as count from ${table}`)).toEqual({ count });
  });

  test("brings a ticket in each of the states, and thirty articles of which all that are news have a picture", async () => {
    const { rows } = await database.client.query<{ status: string }>("select distinct status from ticket");
    expect(rows.map(({ status }) => status).toSorted()).toEqual(TICKET_STATUSES.toSorted());
    expect(
      await one(`select count(*) as all, count(*) filter (where kind = 'article' and file_link is null) as bare
        from content where kind in ('article', 'kb')`),
    ).toEqual({ all: 30, bare: 0 });
  });

  test("BELL-01 every bell holds a handful of what was delivered, billed and answered, and nothing to be mailed", async () => {
    expect(
      await one(`select count(distinct kind) as kinds, count(*) filter (where carried_at is null or at >= '2026-11-20') as wrong
        from notice`),
    ).toEqual({ kinds: 3, wrong: 0 });
    expect(
      await one(`select max(count) as most, max(unread) as unread, count(*) filter (where unread = 0) as "withoutNews"
        from (select count(*), count(*) filter (where read_at is null) as unread from notice group by uid, company_id) as bell`),
    ).toEqual({ most: 7, unread: 3, withoutNews: 0 });
    expect(
      await one(`select count(*) as invented from notice n
        where not exists (select from sales_order o where o.order_number = n.subject and o.ship_to_id = n.ship_to_id)
          and not exists (select from invoice i where i.number = n.subject and i.ship_to_id = n.ship_to_id)
          and not exists (select from ticket t where t.case_number = n.subject and t.ship_to_id = n.ship_to_id)`),
    ).toEqual({ invented: 0 });
  });

  test("D08 sums are those of the files, to the haléř", async () => {
    const orders = await one(
      "select sum(net_minor) as net, sum(gross_minor) as gross, sum(deposit_minor) as deposit from sales_order",
    );
    expect(orders).toEqual({
      net: await sumOf("orders.csv", "net"),
      gross: await sumOf("orders.csv", "gross"),
      deposit: await sumOf("orders.csv", "deposit"),
    });
    const lines = await one("select sum(net_minor) as net, sum(deposit_minor) as deposit from order_line");
    expect(lines).toEqual({
      net: await sumOf("order_lines.csv", "net"),
      deposit: await sumOf("order_lines.csv", "deposit"),
    });
    const prices = await one("select sum(base_minor) as base, sum(your_minor) as your from price");
    expect(prices).toEqual({
      base: await sumOf("price_lists.csv", "base_price"),
      your: await sumOf("price_lists.csv", "your_price"),
    });
    const { total } = await one("select sum(total_minor) as total from invoice");
    expect(total).toBe(await sumOf("invoices.csv", "total"));
  });

  test("invoices that fit what was delivered have its lines, and every row of VAT is of the invoice's sum", async () => {
    expect(
      await one(`select count(*) as wrong from invoice i where exists (select from invoice_line l where l.number = i.number)
        and (i.net_minor, i.deposits_out_minor, i.deposits_back_minor) <> (
          select sum(amount_minor) filter (where kind = 'goods'),
            coalesce(sum(amount_minor) filter (where kind = 'deposit-out'), 0),
            coalesce(sum(amount_minor) filter (where kind = 'deposit-back'), 0)
          from invoice_line l where l.number = i.number)`),
    ).toEqual({ wrong: 0 });
    expect(
      await one(`select count(*) as fitting, sum(order_count) = (select count(*) from invoice_order) as whole
        from invoice i where exists (select from invoice_line l where l.number = i.number)`),
    ).toEqual({ fitting: 315, whole: true });
    expect(
      await one(`select count(*) as wrong from invoice i where (i.net_minor, i.vat_minor) <> (
        select sum(base_minor), sum(vat_minor) from invoice_vat v where v.number = i.number)`),
    ).toEqual({ wrong: 0 });
  });

  test("every order adds up: lines, VAT and empties to its head", async () => {
    expect(
      await one(`select count(*) as wrong from sales_order o where
        o.net_minor <> coalesce((select sum(net_minor) from order_line l where l.order_number = o.order_number), 0)
        or o.vat_minor <> coalesce((select sum(vat_minor) from order_vat v where v.order_number = o.order_number), 0)
        or o.net_minor <> coalesce((select sum(base_minor) from order_vat v where v.order_number = o.order_number), 0)
        or o.deposit_minor <>
          coalesce((select sum(deposit_minor) from order_line l where l.order_number = o.order_number), 0)
          - coalesce((select sum(deposit_minor) from order_empties_line e where e.order_number = o.order_number), 0)`),
    ).toEqual({ wrong: 0 });
  });

  test("every line's units are its boxes", async () => {
    const { rows } = await database.client.query(
      `select order_number, line_no from order_line join product using (sku)
       where packages + layers * boxes_per_layer + pallets * boxes_per_pallet <> boxes_ordered order by 1, 2`,
    );
    expect(rows).toEqual([]);
  });

  test("D08 deposits of a product are those of the file, per market", async () => {
    const table = readTable(await readFile(new URL("../../demo/products.csv", import.meta.url)));
    const { rows } = await database.client.query<{ sku: string; cz: number; sk: number }>(
      `select product.sku,
         coalesce(sum(units * deposit_minor) filter (where deposit.market = 'CZ'), 0) as cz,
         coalesce(sum(units * deposit_minor) filter (where deposit.market = 'SK'), 0) as sk
       from product left join product_deposit deposit using (sku)
       left join empties_deposit amount on amount.empties_code = deposit.empties_code
         and amount.market = deposit.market
       group by product.sku order by product.sku`,
    );
    const inFile = table.rows.map(({ cells }) => ({
      sku: cells.sku,
      cz: Math.round(Number(cells.deposit_czk) * 100),
      sk: Math.round(Number(cells.deposit_eur) * 100),
    }));
    expect(rows).toEqual(inFile.sort((a, b) => ((a.sku ?? "") < (b.sku ?? "") ? -1 : 1)));
  });

  test("every sellable price covers today and the whole horizon", async () => {
    expect(
      await one(`select count(*) as days from generate_series(0, 365) as ahead
        where (select count(*) from price where price_list = 'CZ-HORECA'
          and daterange(valid_from, valid_to, '[]') @> (date '2026-11-20' + ahead)) <> 150`),
    ).toEqual({ days: 0 });
  });

  test("a year of beer comes near what each contract asks, and its words name the same number", async () => {
    const { rows } = await database.client.query<{ number: string; percent: number; in_words: number }>(
      `select number, round(100 * delivered.hl / volume_hl)::int as percent,
         replace(substring(summary from '(\\d[\\d ]*) hl'), ' ', '')::int - volume_hl as in_words
       from contract, lateral (
         select sum(l.boxes_ordered * p.box_millilitres) / 100000.0 as hl
         from sales_order o join order_line l using (order_number) join product p on p.sku = l.sku
         where o.company_id = contract.company_id and p.category_code like 'beer%'
           and o.delivery_date > date '2025-11-20' and o.delivery_date <= date '2026-11-20') delivered
       where volume_hl > 0 order by number`,
    );
    expect(rows.filter(({ percent, in_words }) => percent < 80 || percent > 120 || in_words !== 0)).toEqual(
      [],
    );
    expect(rows).toHaveLength(5);
  });

  test("every user signs in with the demo password, and the staff who were not just invited", async () => {
    const { hash } = await one("select hash from user_password where uid = 'U001'");
    expect(await verify(String(hash), demoPassword)).toBe(true);
    const { hashes } = await one("select count(distinct hash) as hashes from user_password where is_current");
    expect(hashes).toBe(52);
  });

  test("nobody ordered after yesterday, and what lies ahead is not delivered", async () => {
    expect(
      await one(`select count(*) as wrong from sales_order
        where created_at >= timestamptz '2026-11-20 00:00 Europe/Prague'
          or delivery_date > '2026-11-21' and state <> 'confirmed'
          or delivery_date between '2026-11-19' and '2026-11-21' and state <> 'on-the-way'
          or delivery_date < '2026-11-19' and state not in ('delivered', 'partially-delivered', 'cancelled')`),
    ).toEqual({ wrong: 0 });
  });

  test("a second load leaves everything as it is", async () => {
    expect(await loadDemo(database.url, "2026-11-20")).toEqual({ kind: "not_empty" });
  });

  test("CATALOG sorting follows the language's alphabet", async () => {
    const { rows } = await database.client.query<{ last_name: string }>(
      `select last_name from app_user where last_name in ('Chrást', 'Hrušková', 'Hájek', 'Jelínek', 'Čech', 'Dvořák')
       order by last_name collate cs_alphabet`,
    );
    expect(rows.map((row) => row.last_name)).toEqual([
      "Čech",
      "Dvořák",
      "Hájek",
      "Hrušková",
      "Chrást",
      "Jelínek",
    ]);
  });

  test("search finds without diacritics, by name, sku and either EAN", async () => {
    const found = async (words: string) => {
      const { rows } = await database.client.query<{ sku: string }>(
        "select sku from product where search_text like '%' || fold_text($1) || '%' order by sku",
        [words],
      );
      return rows.map((row) => row.sku);
    };
    expect(await found("vanocni special")).toContain("130514");
    expect(await found("VIANOČNÝ ŠPECIÁL")).toContain("130514");
    expect(await found("2901001011010")).toEqual(["100101"]);
    expect(await found("2901001010013")).toEqual(["100101"]);
  });
});

test("D14 on another day everything moves by whole weeks, but holidays do not", async () => {
  const other = await createDatabase(testAdminUrl());
  try {
    await migrate(other.databaseUrl);
    await loadDemo(other.databaseUrl, "2027-03-03");
    await withConnection(other.databaseUrl, async (client) => {
      const { rows } = await client.query(
        `select (select min(valid_from) from price) as price_from,
           (select max(valid_to) from price) as price_to,
           (select delivery_date from sales_order where order_number = '4700100653') as delivery_date,
           (select min(day) from holiday) as first_holiday,
           (select scheduled_date from delivery_exception
            where ship_to_id = '500101' and kind = 'standard' and original_date = '2027-03-29') as easter`,
      );
      expect(rows).toEqual([
        {
          price_from: "2026-04-16",
          price_to: "2028-04-14",
          delivery_date: "2025-03-17",
          first_holiday: "2026-01-01",
          easter: "2027-03-30",
        },
      ]);
    });
  } finally {
    await other.drop();
  }
});
