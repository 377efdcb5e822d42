import type { Sql } from "../sql.ts";
import { type CellFault, faultsOf, type Numbered } from "./reading/row-error.ts";

/** A value that belongs to one row only; `value` is how PostgreSQL writes it, when not as it stands. */
type Owned = { readonly table: string; readonly key: string; readonly value: string };

/** Refuses rows whose value belongs to another row of the file already, or to one of the table that the file leaves alone. */
export async function ownedByOthers(
  tx: Sql,
  { table, key, value, column }: Owned & { readonly column: string },
  rows: readonly Numbered<{ readonly id: string; readonly value: string }>[],
): Promise<CellFault[]> {
  const { rows: known } = await tx.query<{ id: string; value: string }>(
    `select ${key} as id, ${value} as value from ${table} order by 1`,
  );
  const inFile = new Set(rows.map(({ row }) => row.id));
  const owner = new Map(known.filter(({ id }) => !inFile.has(id)).map((one) => [one.value, one.id]));
  return faultsOf(rows, { column, code: "duplicate" }, (row) => {
    const holder = owner.get(row.value);
    if (holder === undefined) owner.set(row.value, row.id);
    return holder !== undefined && holder !== row.id;
  });
}
