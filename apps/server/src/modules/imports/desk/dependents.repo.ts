import type { Tx } from "../../../platform/db.ts";
import { sqlOf } from "../../../platform/sql-of.ts";

type Rows = {
  readonly table: string;
  /** Columns of its key. */
  readonly columns: readonly string[];
  /** Tables whose rows are a part of it. */
  readonly own: readonly string[];
};

type ForeignKey = {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parents: readonly string[];
};

/** Keys of rows that rows of other tables refer to, whether these would refuse the removal or silently go along. */
export async function dependentOf(
  tx: Tx,
  { table, columns, own }: Rows,
  keys: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> {
  const { rows: references } = await sqlOf(tx).query<ForeignKey>(
    `select key.conrelid::regclass::text as child,
       (select array_agg(att.attname::text order by place) from unnest(key.conkey) with ordinality one (number, place)
         join pg_attribute att on att.attrelid = key.conrelid and att.attnum = one.number) as columns,
       (select array_agg(att.attname::text order by place) from unnest(key.confkey) with ordinality one (number, place)
         join pg_attribute att on att.attrelid = key.confrelid and att.attnum = one.number) as parents
     from pg_constraint key
     where key.contype = 'f' and key.confrelid = $1::regclass and key.conrelid <> key.confrelid
       and key.conrelid::regclass::text <> all($2::text[])
     order by child`,
    [table, [...own]],
  );
  if (references.length === 0) return [];
  const leans = references.map(({ child, columns: from, parents }) => {
    const same = from.map((column, at) => `leaning.${column} = it.${parents[at]}`).join(" and ");
    return `exists (select from ${child} leaning where ${same})`;
  });
  const found = columns.map((column, at) => `it.${column}::text = parts ->> ${at}`).join(" and ");
  const { rows } = await sqlOf(tx).query<{ parts: readonly string[] }>(
    `select parts from (select key::jsonb as parts from unnest($1::text[]) key) asked
     join ${table} it on ${found} where ${leans.join(" or ")} order by parts`,
    [keys.map((parts) => JSON.stringify(parts))],
  );
  return rows.map(({ parts }) => parts);
}
