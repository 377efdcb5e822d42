import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import type { Texts } from "@vycep/domain/market/texts";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { dropFile, keepFile } from "../files/files.commands.ts";
import type { WrittenFile } from "../files/files.facts.ts";

type Brought = {
  readonly number: string;
  readonly name: string;
  readonly file: WrittenFile;
  /** What it is called where it is a new paper of the contract. */
  readonly titles: Texts;
  readonly signed: LocalDate | null;
  /** The paper of that name that it is to replace, by its hash; null replaces none. */
  readonly replaces: string | null;
};

type Filed = {
  readonly kind: "attached" | "replaced" | "already";
  readonly companyId: string;
  readonly before: string | null;
};

/**
 * Makes a PDF that was brought a paper of a contract, behind those that it has (DDOC-01, CONTRACT-02). One whose file is called the
 * same is replaced, and keeps its title, only by who has seen it and says so.
 */
export async function fileContractPaper(
  tx: Tx,
  { number, name, file, titles, signed, replaces }: Brought,
  now: Date,
): Promise<Result<Filed, { readonly kind: "paper-unknown" | "file-there" | "file-changed" }>> {
  const { rows } = await sql<{ readonly companyId: string }>`
    select company_id as "companyId" from contract where number = ${number} for update`.execute(tx);
  const companyId = rows[0]?.companyId;
  if (companyId === undefined) return refused({ kind: "paper-unknown" });
  const papers = await papersOf(tx, number);
  if (papers.some(({ hash }) => hash === file.sha256))
    return ok({ kind: "already", companyId, before: null });
  const same = papers.find((paper) => paper.name === name);
  if (same !== undefined && replaces === null) return refused({ kind: "file-there" });
  if (replaces !== (same?.hash ?? null)) return refused({ kind: "file-changed" });
  await keepFile(tx, file, { companyId, now });
  if (same === undefined) {
    await sql`
      insert into contract_paper (contract_number, position, titles, signed_on, name, bytes, sha256, file_id)
      values (${number}, ${(papers.at(-1)?.position ?? 0) + 1}, ${JSON.stringify(titles)}::jsonb, ${signed}, ${name},
        ${file.bytes}, ${file.sha256}, ${file.id})`.execute(tx);
    return ok({ kind: "attached", companyId, before: null });
  }
  await sql`
    update contract_paper set bytes = ${file.bytes}, sha256 = ${file.sha256}, file_id = ${file.id},
      signed_on = coalesce(${signed}::date, signed_on)
    where contract_number = ${number} and position = ${same.position}`.execute(tx);
  await dropFile(tx, same.fileId, now);
  return ok({ kind: "replaced", companyId, before: same.hash });
}

async function papersOf(tx: Tx, number: string) {
  const { rows } = await sql<{
    readonly position: number;
    readonly name: string;
    readonly hash: string;
    readonly fileId: string;
  }>`
    select position, name, sha256 as hash, file_id as "fileId" from contract_paper
    where contract_number = ${number} order by position`.execute(tx);
  return rows;
}
