/** A million documents, the reports of a chain and long invoices, beside the demo brewery. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Of these the demo's first company has 76,000, as a large customer would after ten years. */
const documents = 1_000_000;

export async function addDocuments(client: pg.Client, count = documents): Promise<void> {
  await client.query(
    `insert into document (kind, number, company_id, ship_to_id, issued, due, amount_minor, currency, state, order_numbers)
     select kind, 'B' || no, company_id, ship_to_id, issued, case when is_tax then issued + 14 end,
       case when is_tax then 1000000 + no end, case when is_tax then 'CZK' end,
       case when kind = 'invoice' then case when no % 400 = 0 then 'open' else 'paid' end end,
       array[(4800000000 + no / 3)::text]
     from (
       select no, s.company_id, s.id as ship_to_id, current_date - (no % 3650)::int as issued,
         (array['invoice', 'delivery-note', 'order-confirmation'])[1 + no % 3] as kind, no % 3 = 0 as is_tax
       from generate_series(1, $1::int) no
       join lateral (
         select id, company_id, row_number() over (order by id) as at,
           count(*) over () as places from ship_to where (company_id = 'C1') = (no % 13 = 0)) s
         on s.at = 1 + (no / 13) % s.places) made`,
    [count],
  );
}

/** @returns the numbers of invoices of the first company that have a file of 60 KB each */
export async function addFiles(client: pg.Client, folder: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: number; number: string }>(
    `select id, number from document where company_id = 'C1' and kind = 'invoice' and number like 'B%'
     order by id limit $1`,
    [count],
  );
  for (const { id, number } of rows) {
    const content = randomBytes(60 * 1024);
    const key = randomBytes(16).toString("hex");
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, key.slice(0, 2), key), content);
    await client.query(
      `insert into stored_file (id, company_id, name, type, begun_at, bytes, sha256, kept_at)
       values ($1, 'C1', $2, 'application/pdf', now(), $3, $4, now())`,
      [key, `${number}.pdf`, content.length, createHash("sha256").update(content).digest("hex")],
    );
    await client.query("insert into document_file (document_id, format, file_id) values ($1, 'pdf', $2)", [
      id,
      key,
    ]);
  }
  return rows.map(({ number }) => number);
}

/** @returns the numbers of invoices that take some thirty pages */
export async function addLongInvoices(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select distinct l.number from invoice_line l join document d on d.kind = 'invoice' and d.number = l.number
     where l.company_id = 'C1' and not exists (select from document_file f where f.document_id = d.id)
     order by 1 desc limit $1`,
    [count],
  );
  for (const { number } of rows)
    await client.query(
      `insert into invoice_line (number, line_no, company_id, kind, sku, names, quantity, unit_minor, amount_minor, vat_percent)
       select $1, 10000 + n, 'C1', 'goods', sku, names, 1 + n % 90, 22100, (1 + n % 90) * 22100, 21
       from (select sku, names, row_number() over (order by sku) as at, count(*) over () as all_goods
         from product where not is_bundle) goods
       join generate_series(1, 1000) n on goods.at = 1 + n % goods.all_goods`,
      [number],
    );
  return rows.map(({ number }) => number);
}

/** The first company gets 200 places and five years of months, fifty goods at each. */
export async function addChain(client: pg.Client): Promise<void> {
  const columns = async (table: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    return rows.map(({ name }) => name);
  };
  const copy = async (table: string, where: string, changes: Readonly<Record<string, string>>) => {
    const names = await columns(table);
    await client.query(
      `insert into ${table} (${names.join(", ")})
       select ${names.map((name) => changes[name] ?? name).join(", ")}
       from ${table}, generate_series(1, 196) no where ${where}`,
    );
  };
  const id = "(9100000 + no)::text";
  await copy("ship_to", "id = '500101'", { id, name: "name || ' ' || no" });
  await copy("ship_to_role", "uid = 'U001' and ship_to_id = '500101'", { ship_to_id: id });
  await client.query(
    `insert into consumption_month (ship_to_id, company_id, month, sku, currency, boxes, net_minor)
     select s.id, s.company_id, month::date, p.sku, 'CZK', 1 + (hashtext(s.id || p.sku) & 63), 100000 + at * 1000
     from ship_to s, generate_series(date_trunc('month', current_date) - interval '59 months', current_date, '1 month') month,
       (select sku, row_number() over (order by sku) as at from product where not is_bundle order by sku limit 50) p
     where s.company_id = 'C1' on conflict do nothing`,
  );
  await client.query("delete from consumption_of_place where company_id = 'C1'");
  await client.query("delete from consumption_of_company where company_id = 'C1'");
  await client.query(
    `insert into consumption_of_place (ship_to_id, company_id, month, currency, boxes, millilitres, net_minor)
     select c.ship_to_id, c.company_id, c.month, c.currency, sum(c.boxes), sum(c.boxes * p.box_millilitres::bigint),
       sum(c.net_minor)
     from consumption_month c join product p using (sku) where c.company_id = 'C1' group by 1, 2, 3, 4`,
  );
  await client.query(
    `insert into consumption_of_company (company_id, month, sku, currency, boxes, net_minor)
     select company_id, month, sku, currency, sum(boxes), sum(net_minor)
     from consumption_month where company_id = 'C1' group by 1, 2, 3, 4`,
  );
}
