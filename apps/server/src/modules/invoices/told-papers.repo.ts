import type { ToldPaper } from "@vycep/contract/invoices/erp-paper.rest";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

type NewTold = {
  readonly id: string;
  readonly bodyHash: string;
  readonly paper: ToldPaper;
  readonly now: Date;
};

/** Keeps an event; false when one of its id is there already. A rival with the same id is waited for. */
export async function keepTold(tx: Tx, { id, bodyHash, paper, now }: NewTold): Promise<boolean> {
  const { rows } = await sql`
    insert into paper_told (event_id, kind, number, company_id, body_hash, received_at)
    values (${id}, ${paper.kind}, ${paper.number}, ${paper.companyId}, ${bodyHash}, ${now})
    on conflict (event_id) do nothing returning event_id`.execute(tx);
  return rows.length > 0;
}

/** What an event said, by its hash. */
export async function toldBefore(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly bodyHash: string }>`
    select body_hash as "bodyHash" from paper_told where event_id = ${id}`.execute(db);
  return rows[0]?.bodyHash;
}
