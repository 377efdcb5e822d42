import type { ClientBase } from "pg";
import { textsIn } from "../import/texts.ts";
import type { PaperRow } from "./paper-rows.ts";

export type SavedPaper = {
  readonly row: PaperRow;
  readonly companyId: string | null;
  readonly bytes: number;
  readonly sha256: string;
  readonly fileId: string;
  readonly isNew: boolean;
};

/** The files that are kept already, by contract, name and content. */
export async function keptPapers(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ about: string; id: string }>(
    `select contract_number || ' ' || name || ' ' || sha256 as about, file_id as id from contract_paper`,
  );
  return new Map(rows.map(({ about, id }) => [about, id]));
}

/** Makes the papers of the named contracts these, in their order; files that are not among them any more are swept away. */
export async function savePapers(tx: ClientBase, papers: readonly SavedPaper[], now: Date): Promise<void> {
  // Two imports wait for each other; whoever looks at contracts meanwhile does not.
  await tx.query("lock table contract_paper in share row exclusive mode");
  const contracts = [...new Set(papers.map(({ row }) => row.contract))];
  await tx.query(
    `update stored_file set expires_at = $3
     where id in (select file_id from contract_paper where contract_number = any($1::text[])) and id <> all($2::text[])`,
    [contracts, papers.map(({ fileId }) => fileId), now],
  );
  await tx.query("delete from contract_paper where contract_number = any($1::text[])", [contracts]);
  const positions = new Map<string, number>();
  for (const { row, companyId, bytes, sha256, fileId, isNew } of papers) {
    const position = (positions.get(row.contract) ?? 0) + 1;
    positions.set(row.contract, position);
    if (isNew)
      await tx.query(
        "update stored_file set kept_at = $2, company_id = $3, bytes = $4, sha256 = $5 where id = $1",
        [fileId, now, companyId, bytes, sha256],
      );
    await tx.query(
      `insert into contract_paper (contract_number, position, titles, signed_on, name, bytes, sha256, file_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [row.contract, position, textsIn(row, "title"), row.signed ?? null, row.file, bytes, sha256, fileId],
    );
  }
}
