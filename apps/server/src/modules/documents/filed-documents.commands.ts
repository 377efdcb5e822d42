import type { DocumentKind } from "@vycep/domain/documents/document";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { dropFile } from "../files/files.commands.ts";
import { filesInSql, type WrittenFile } from "../files/files.facts.ts";
import { keepDocumentFile } from "./documents.commands.ts";

/** What became of a file that was brought to a paper; a copy of the one that is there changes nothing. */
export type Filed = {
  readonly kind: "attached" | "replaced" | "already";
  readonly companyId: string;
  /** By which the file was known that it replaced. */
  readonly before: string | null;
};

export type NotFiled = { readonly kind: "paper-unknown" | "file-there" | "file-changed" };

type Brought = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly file: WrittenFile;
  /** The file that it is to replace, by its hash; null replaces none. */
  readonly replaces: string | null;
};

type Held = {
  readonly id: number;
  readonly companyId: CompanyId;
  readonly fileId: string | null;
  readonly hash: string | null;
};

/**
 * Makes a PDF that was brought the one of a paper that stands here (DDOC-01). One that was handed out already is replaced only by who
 * has seen it and says so.
 */
export async function fileDocument(
  tx: Tx,
  { kind, number, file, replaces }: Brought,
  now: Date,
): Promise<Result<Filed, NotFiled>> {
  const held = await holdDocument(tx, { kind, number });
  if (held === undefined) return refused({ kind: "paper-unknown" });
  const { id, companyId, fileId, hash } = held;
  if (hash === file.sha256) return ok({ kind: "already", companyId, before: null });
  if (fileId !== null && replaces === null) return refused({ kind: "file-there" });
  if (replaces !== hash) return refused({ kind: "file-changed" });
  if (fileId !== null) {
    await sql`delete from document_file where document_id = ${id} and format = 'pdf'`.execute(tx);
    await dropFile(tx, fileId, now);
  }
  await keepDocumentFile(tx, { id, format: "pdf", file, companyId }, now);
  return ok({ kind: fileId === null ? "attached" : "replaced", companyId, before: hash });
}

/** Holds a paper against others who bring a file to it. */
async function holdDocument(
  tx: Tx,
  { kind, number }: Pick<Brought, "kind" | "number">,
): Promise<Held | undefined> {
  const { rows } = await sql<{ readonly id: number; readonly companyId: CompanyId }>`
    select id, company_id as "companyId" from document where kind = ${kind} and number = ${number} for update`.execute(
    tx,
  );
  const [paper] = rows;
  if (paper === undefined) return undefined;
  // Read once it is held: what another one brought meanwhile counts.
  const files = await sql<{ readonly fileId: string; readonly hash: string | null }>`
    select file_id as "fileId", ${filesInSql.hashOf(sql`file_id`)} as hash from document_file
    where document_id = ${paper.id} and format = 'pdf'`.execute(tx);
  return { ...paper, fileId: files.rows[0]?.fileId ?? null, hash: files.rows[0]?.hash ?? null };
}
