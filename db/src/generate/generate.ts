import { hash } from "@node-rs/argon2";
import type { ClientBase } from "pg";
import { inTransaction } from "../connection.ts";
import type { Day } from "../days.ts";
import { demoPassword } from "../demo/passwords.ts";

/** How large the brewery is to be; what is there already counts. */
export type Size = { readonly products: number; readonly outlets: number };

export type Generated = { readonly products: number; readonly outlets: number; readonly prices: number };

/** The place of the demo that every generated outlet is like: all ways of delivery, and an owner who orders. */
const pattern = { shipTo: "500101", user: "U001" } as const;

/** With fewer prices than this the constraints are quicker checked row by row than made anew. */
const manyPrices = 20_000;

/**
 * Fills a database that holds the demo up to a size: goods like the demo's, and outlets that are companies with an owner
 * (`outlet-1@generated.example`, the demo's password) and a price of their own for every product. Twice the same size
 * changes nothing; a smaller one takes nothing away.
 */
export async function generate(client: ClientBase, size: Size, today: Day): Promise<Generated> {
  const passwordHash = await hash(demoPassword);
  const made = await inTransaction(client, async () => {
    const products = await addProducts(client, size.products);
    const outlets = await addOutlets(client, size.outlets, { today, passwordHash });
    return { products, outlets, prices: await addPrices(client, today) };
  });
  // As a database is that has been left alone for a while: rows that everybody may see are read from indexes alone.
  await client.query("vacuum analyze");
  return made;
}

const ordinary = "not is_tank and not is_bundle and not is_unfiltered and sku !~ '-'";

async function addProducts(client: ClientBase, wanted: number): Promise<number> {
  const columns = await columnsOf(client, "product");
  const copied = ["sku", "ean", "names"];
  const others = columns.filter((name) => !copied.includes(name)).join(", ");
  const { rowCount } = await client.query(
    `with room as (select greatest($1::int - count(*)::int, 0) as left_over from product),
       pattern as (select *, row_number() over (order by sku) as no from product where ${ordinary}),
       copies as (
         select pattern.*, copy, pattern.no + (copy - 1) * max(pattern.no) over () as place
         from pattern, generate_series(1, $1::int / (select count(*)::int from pattern) + 1) copy
         where not exists (select 1 from product where sku = pattern.sku || '-' || copy))
     insert into product (sku, ean, names, ${others})
     select sku || '-' || copy, '9' || lpad(place::text, 12, '0'),
       (select jsonb_object_agg(key, value || ' № ' || copy) from jsonb_each_text(names)), ${others}
     from copies order by place limit (select left_over from room)`,
    [wanted],
  );
  for (const table of ["product_vat", "product_tax", "product_deposit"]) {
    const own = (await columnsOf(client, table)).filter((name) => name !== "sku");
    await client.query(
      `insert into ${table} (sku, ${own.join(", ")})
       select made.sku, ${own.map((name) => `original.${name}`).join(", ")}
       from product made join ${table} original on original.sku = split_part(made.sku, '-', 1)
       where made.sku ~ '-' on conflict do nothing`,
    );
  }
  return rowCount ?? 0;
}

type Owner = { readonly today: Day; readonly passwordHash: string };

async function addOutlets(
  client: ClientBase,
  wanted: number,
  { today, passwordHash }: Owner,
): Promise<number> {
  await client.query(
    `insert into price_list (code, market, currency)
     select 'GEN-' || lpad(no::text, 5, '0'), 'CZ', 'CZK' from generate_series(1, $1::int) no on conflict do nothing`,
    [wanted],
  );
  const company = "'G' || lpad(no::text, 5, '0')";
  const shipTo = "(9000000 + no)::text";
  const user = "'G' || lpad(no::text, 5, '0')";
  const made = await copyRows(client, "company", {
    where: `id = (select company_id from ship_to where id = '${pattern.shipTo}')`,
    changes: {
      id: company,
      sap_id: "(8000000 + no)::text",
      name: "name || ' ' || no",
      price_list: "'GEN-' || lpad(no::text, 5, '0')",
    },
    wanted,
  });
  await copyRows(client, "ship_to", {
    where: `id = '${pattern.shipTo}'`,
    changes: { id: shipTo, company_id: company, name: "name || ' ' || no" },
    wanted,
  });
  await copyRows(client, "app_user", {
    where: `uid = '${pattern.user}'`,
    changes: {
      uid: user,
      company_id: company,
      email: "'outlet-' || no || '@generated.example'",
    },
    wanted,
  });
  await copyRows(client, "ship_to_role", {
    where: `uid = '${pattern.user}' and ship_to_id = '${pattern.shipTo}'`,
    changes: { uid: user, ship_to_id: shipTo, company_id: company },
    wanted,
  });
  await copyRows(client, "default_ship_to", {
    where: `uid = '${pattern.user}'`,
    changes: { uid: user, company_id: company, ship_to_id: shipTo },
    wanted,
  });
  await client.query(
    `insert into user_password (uid, changed_at, hash, is_current)
     select uid, $1::timestamptz, $2, true from app_user
     where email like 'outlet-%@generated.example' on conflict do nothing`,
    [`${today} 00:00 Europe/Prague`, passwordHash],
  );
  return made;
}

/** Own prices: the list of the pattern, up to a fifth off, another share for every outlet and product. */
async function addPrices(client: ClientBase, today: Day): Promise<number> {
  // What was made just now is not known of yet: planned for a hundred products, fifty thousand would take hours.
  await client.query("analyze product, price, price_list");
  const restore =
    (await countMissing(client, today)) > manyPrices ? await setAsideConstraints(client) : undefined;
  const { rowCount: ofLists } = await client.query(
    `insert into price (price_list, sku, currency, base_minor, your_minor, valid_from, valid_to)
     select original.price_list, made.sku, original.currency, original.base_minor, original.your_minor,
       original.valid_from, original.valid_to
     from product made join price original on original.sku = split_part(made.sku, '-', 1)
     where made.sku ~ '-' and original.price_list !~ '^GEN-'
       and not exists (select 1 from price p where p.price_list = original.price_list and p.sku = made.sku)`,
  );
  const { rowCount: own } = await client.query(
    `insert into price (price_list, sku, currency, base_minor, your_minor, valid_from)
     select list.code, original.sku, original.currency, original.base_minor,
       original.your_minor * (80 + (hashtext(list.code || original.sku) & 15)) / 100, $1::date
     from price_list list
     join price original on ${isOriginal}
     where list.code ~ '^GEN-'
       and not exists (select 1 from price p where p.price_list = list.code and p.sku = original.sku)`,
    [today],
  );
  await restore?.();
  return (ofLists ?? 0) + (own ?? 0);
}

/** Whether a price is one of the pattern's list today ($1). */
const isOriginal = `original.price_list = (
    select price_list from company join ship_to on company_id = company.id where ship_to.id = '${pattern.shipTo}')
  and $1::date >= original.valid_from and $1::date <= coalesce(original.valid_to, $1::date)`;

async function countMissing(client: ClientBase, today: Day): Promise<number> {
  const { rows } = await client.query<{ missing: number }>(
    // Generated products are about to get the originals' prices: there are as many of these as of products like them.
    `select (select count(*) from price_list where code ~ '^GEN-') * (
         select count(*) from product made join price original on original.sku = split_part(made.sku, '-', 1)
         where ${isOriginal})
       - (select count(*) from price where price_list ~ '^GEN-') as missing`,
    [today],
  );
  return Number(rows[0]?.missing ?? 0);
}

/** Millions of rows are checked in a fraction of the time when the table is checked whole afterwards, by the same words. */
async function setAsideConstraints(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'price'::regclass and contype in ('p', 'f', 'x') order by contype = 'f'`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'price' and indexname not in (select conname from pg_constraint)`,
  );
  // One by one on the same connection; the key that "not exists" looks by stays until the rows are chosen.
  for (const { name } of constraints.filter(({ definition }) => !definition.startsWith("PRIMARY KEY")))
    await client.query(`alter table price drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    await client.query("set local maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    for (const { name, definition } of constraints.filter((one) => !one.definition.startsWith("PRIMARY KEY")))
      await client.query(`alter table price add constraint ${name} ${definition}`);
  };
}

type Copy = {
  readonly where: string;
  readonly changes: Readonly<Record<string, string>>;
  readonly wanted: number;
};

async function copyRows(
  client: ClientBase,
  table: string,
  { where, changes, wanted }: Copy,
): Promise<number> {
  const columns = await columnsOf(client, table);
  const values = columns.map((name) => changes[name] ?? name);
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.join(", ")})
     select ${values.join(", ")} from ${table}, generate_series(1, $1::int) no where ${where} on conflict do nothing`,
    [wanted],
  );
  return rowCount ?? 0;
}

async function columnsOf(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}
