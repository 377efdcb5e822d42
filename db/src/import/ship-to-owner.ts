import type { Sql } from "../sql.ts";
import { type CellFault, faultsOf, type Numbered } from "./reading/row-error.ts";

/** The company of each ship-to. */
export async function companiesOfShipTos(tx: Sql): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ id: string; company_id: string }>(
    "select id, company_id from ship_to order by id",
  );
  return new Map(rows.map((shipTo) => [shipTo.id, shipTo.company_id]));
}

/** Refuses rows whose ship-to belongs to another company than the row says; an unknown one is refused as such. */
export async function ofOtherCompanies(
  tx: Sql,
  rows: readonly Numbered<{ readonly company: string; readonly shipto: string }>[],
  column: string,
): Promise<CellFault[]> {
  const companyOf = await companiesOfShipTos(tx);
  return faultsOf(rows, { column, code: "mismatch", about: { code: "company-of-ship-to" } }, (row) => {
    const owner = companyOf.get(row.shipto);
    return owner !== undefined && owner !== row.company;
  });
}
