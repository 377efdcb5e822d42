/** Years of history for `bench:http -- --growth N`: straight by SQL, without triggers, because nobody waits days for it. */
import pg from "pg";
import type { Day } from "../../db/src/days.ts";
import { loadDemo } from "../../db/src/demo/load-demo.ts";
import { superuser } from "../../db/src/embedded/cluster.ts";
import { generate, type Size } from "../../db/src/generate/generate.ts";
import { migrate } from "../../db/src/migrate.ts";

type Growth = { readonly times: number; readonly today: Day };

/** Orders of one time: ten lines each, so that a hundred times come to twenty million lines. */
const ordersOnce = 20_000;
const linesEach = 10;
const years = 10;

/** A second brewery beside the first, in the same cluster, with so many times its history; its address. */
export async function grownBrewery(
  admin: pg.Client,
  url: string,
  { times, size, today }: Growth & { readonly size: Size },
): Promise<string> {
  const address = new URL(url);
  await admin.query(`create database grown owner ${pg.escapeIdentifier(address.username)}`);
  address.pathname = "/grown";
  await migrate(address.href);
  await loadDemo(address.href, today);
  const client = new pg.Client({ connectionString: asSuperuser(address.href) });
  await client.connect();
  try {
    await generate(client, size, today);
    await growHistory(client, { times, today });
  } finally {
    await client.end();
  }
  return address.href;
}

/** Orders of all generated outlets over ten years, delivered and told, with what is written beside each. */
export async function growHistory(client: pg.Client, { times, today }: Growth): Promise<void> {
  const orders = ordersOnce * times;
  await client.query("set session_replication_role = replica; set synchronous_commit = off");
  await client.query(`create temp table place as
    select row_number() over (order by id) - 1 as no, id, company_id from ship_to where id ~ '^9'`);
  await client.query(`create temp table grown as
    select (8000000000 + n)::text as order_number, place.id as ship_to_id, place.company_id,
      '${today}'::date - n * interval '${years} years' / ${orders} as at
    from generate_series(1, ${orders}) n join place on place.no = n % (select count(*) from place)`);
  const pattern = `(select order_number from sales_order where state = 'delivered' and empties_of is null order by order_number limit 1)`;
  const ofOrder = { order_number: "g.order_number", company_id: "g.company_id" };
  await copyInto(client, "sales_order", {
    from: `(select * from sales_order where order_number = ${pattern})`,
    changes: {
      ...ofOrder,
      ...{
        cart_id: "null",
        sap_id: "null",
        created_by: "null",
        ship_to_id: "g.ship_to_id",
        created_at: "g.at",
      },
      ...{ delivery_date: "g.at::date + 1", line_count: String(linesEach) },
    },
  });
  await copyInto(client, "order_line", {
    from: `(select * from order_line where order_number = ${pattern} order by line_no limit 1)`,
    beside: `(select sku, row_number() over (order by sku) as no from (select sku from product where not is_bundle order by sku limit ${linesEach}) s) goods`,
    changes: { ...ofOrder, line_no: "goods.no", sku: "goods.sku" },
  });
  for (const table of ["order_vat", "order_event"])
    await copyInto(client, table, {
      from: `(select * from ${table} where order_number = ${pattern})`,
      changes: { ...ofOrder, ...(table === "order_event" && { at: "g.at" }) },
    });
  const told = "g.order_number, g.company_id, g.at";
  await client.query(`insert into outbox (topic, order_number, company_id, created_at, next_attempt_at, delivered_at, payload)
    select 'erp.order', ${told}, g.at, g.at, jsonb_build_object('order_number', g.order_number) from grown g`);
  await client.query(`insert into erp_report (event_id, order_number, company_id, at, received_at, kind, body_hash)
    select 'grown-' || kind || g.order_number, ${told}, g.at, kind, md5(g.order_number)
    from grown g, unnest(array['confirmation', 'shipment', 'delivery']) kind`);
  await client.query(`insert into audit_entry (subject_id, company_id, at, actor_uid, action, subject_kind, detail)
    select ${told}, 'G' || right(g.ship_to_id, 5), action, 'order', '{}' from grown g, unnest(array['order.placed', 'order.changed']) action`);
  await client.query(`insert into notice (subject, company_id, at, uid, ship_to_id, kind, facts, cause, carried_at)
    select ${told}, 'G' || right(g.ship_to_id, 5), g.ship_to_id, 'order-delivered', '{}', 'grown-' || g.order_number, g.at from grown g`);
  await client.query(`insert into order_count (ship_to_id, count) select ship_to_id, count(*) from grown group by 1
    on conflict (ship_to_id) do update set count = order_count.count + excluded.count`);
  await countConsumption(client);
  await client.query("drop table grown; drop table place; reset session_replication_role");
  await client.query("vacuum analyze");
}

/** What triggers would have counted. */
async function countConsumption(client: pg.Client): Promise<void> {
  const sums = "sum(c.boxes), sum(c.net_minor)";
  await client.query(`
    insert into consumption_month (ship_to_id, company_id, month, sku, currency, boxes, net_minor)
    select o.ship_to_id, o.company_id, date_trunc('month', o.delivery_date), l.sku, o.currency, sum(line.boxes),
      sum(line.boxes * l.unit_price_minor)
    from grown join sales_order o using (order_number) join order_line l using (order_number)
    cross join lateral (values (
      coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited)) line (boxes)
    group by 1, 2, 3, 4, 5`);
  await client.query(`
    insert into consumption_of_place (ship_to_id, company_id, month, currency, boxes, net_minor, millilitres)
    select c.ship_to_id, c.company_id, c.month, c.currency, ${sums}, sum(c.boxes * p.box_millilitres::bigint)
    from consumption_month c join place on place.id = c.ship_to_id join product p using (sku) group by 1, 2, 3, 4`);
  await client.query(`
    insert into consumption_of_company (company_id, month, sku, currency, boxes, net_minor)
    select c.company_id, c.month, c.sku, c.currency, ${sums}
    from consumption_month c join place on place.id = c.ship_to_id group by 1, 2, 3, 4`);
}

type Copy = {
  readonly from: string;
  readonly beside?: string;
  readonly changes: Readonly<Record<string, string>>;
};

/** Rows like those of a pattern, for every grown order. */
async function copyInto(client: pg.Client, table: string, { from, beside, changes }: Copy): Promise<void> {
  const names = await writtenColumns(client, table);
  const values = names.map((name) => changes[name] ?? `pattern.${name}`);
  const joined = beside === undefined ? "" : ` cross join ${beside}`;
  await client.query(
    `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from grown g cross join ${from} pattern${joined}`,
  );
}

/** The columns of a table that a copy of a row is written to. */
export async function writtenColumns(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The cluster's own superuser has the same password; only it may switch logs and triggers. */
export function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = superuser;
  return address.href;
}
