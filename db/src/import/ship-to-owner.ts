import type { ClientBase } from "pg";
import type { Numbered, RowError } from "./row-error.ts";

/** Refuses rows whose ship-to belongs to another company than the row says. */
export async function shipToErrors(
  tx: ClientBase,
  rows: readonly Numbered<{ company: string; shipto: string }>[],
): Promise<RowError[]> {
  const { rows: shipTos } = await tx.query<{ id: string; company_id: string }>(
    "select id, company_id from ship_to order by id",
  );
  const companyOf = new Map(shipTos.map((shipTo) => [shipTo.id, shipTo.company_id]));
  return rows
    .filter(({ row }) => companyOf.get(row.shipto) !== row.company)
    .map(({ line, row }) => ({ row: line, column: "shipto", code: "mismatch" as const, value: row.shipto }));
}
