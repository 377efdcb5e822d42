import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { filesInSql } from "../files/files.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** A paper to which a file may be brought. */
export type FiledDocument = {
  readonly kind: "invoice" | "credit-note" | "delivery-note";
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly shipToId: string | null;
  readonly shipToName: string | null;
  readonly issued: string;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** By which its PDF is known; null where there is none yet. */
  readonly hash: string | null;
};

/** Papers of some numbers to which files may be brought (DDOC-01). */
export async function documentsNumbered(
  db: Db,
  numbers: readonly string[],
): Promise<readonly FiledDocument[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<FiledDocument>`
    select d.kind, d.number, d.company_id as "companyId", ${shipToInSql.companyNameOf(sql`d.company_id`)} as "companyName",
      d.ship_to_id as "shipToId", ${shipToInSql.nameOf(sql`d.ship_to_id`)} as "shipToName", d.issued,
      d.amount_minor as "amountMinor", d.currency,
      (select ${filesInSql.hashOf(sql`f.file_id`)} from document_file f where f.document_id = d.id and f.format = 'pdf') as hash
    from document d
    where d.kind = any(array['invoice', 'credit-note', 'delivery-note']) and d.number = any(${[...numbers]}::text[])
    order by d.number, d.kind`.execute(db);
  return rows;
}
