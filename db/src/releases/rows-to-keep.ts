import type { ClientBase } from "pg";

export type KeptTable = {
  readonly name: string;
  /** Those that are written; what is generated is not. */
  readonly columns: readonly string[];
  readonly rows: readonly object[];
};

type Reference = {
  readonly from: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly keys: readonly string[];
};

/** Enough to be upgraded and shown, and few enough to be read. */
const rowsOfTable = 3;
/** What the brewery configured hangs together. */
const keptWhole = ["portal_config"];
/** A user of the demo, whose rows come first. */
const somebody = "U001";

/** A few rows of each table and all that they refer to, however far. */
export async function findRowsToKeep(client: ClientBase): Promise<readonly KeptTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; key: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum) as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
    order by c.relname`);
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) with ordinality k(n, place)
        join pg_attribute on attrelid = conrelid and attnum = k.n order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality k(n, place)
        join pg_attribute on attrelid = confrelid and attnum = k.n order by place) as keys
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const kept = new Map(tables.map(({ name }) => [name, new Map<string, object>()]));
  const waiting: { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[] = [];
  const keep = (table: string, found: readonly { readonly row: Record<string, unknown> }[]) => {
    for (const { row } of found) {
      const text = JSON.stringify(row);
      if (kept.get(table)?.has(text) !== false) continue;
      kept.get(table)?.set(text, row);
      waiting.push({ table, row });
    }
  };
  for (const { name, columns, key } of tables) {
    // Whole enough for one to sign in and look.
    const own = columns.includes("uid") ? [`t.uid::text is distinct from '${somebody}'`] : [];
    const order = [...own, ...key.map((column) => `t."${column}"`), "1"].join(", ");
    const { rows } = await client.query(
      `select to_jsonb(t) as row from "${name}" t order by ${order} limit ${keptWhole.includes(name) ? "all" : rowsOfTable}`,
    );
    keep(name, rows);
  }
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { table, row } = one;
    for (const { columns, to, keys } of references.filter(({ from }) => from === table)) {
      const values = columns.map((column) => row[column]);
      if (values.some((value) => value === null || value === undefined)) continue;
      const where = keys.map((key, at) => `t."${key}"::text = $${at + 1}`).join(" and ");
      const { rows } = await client.query(
        `select to_jsonb(t) as row from "${to}" t where ${where}`,
        values.map(String),
      );
      keep(to, rows);
    }
  }
  return tables.flatMap(({ name, columns }) => {
    const rows = [...(kept.get(name)?.values() ?? [])];
    return rows.length === 0 ? [] : [{ name, columns, rows }];
  });
}
