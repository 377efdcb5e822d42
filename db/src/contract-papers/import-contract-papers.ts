import { createHash } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  judgeContractPaper,
  MOST_PAPER_BYTES,
  type PaperRefusal,
} from "@vycep/domain/contracts/contract-paper";
import { inTransaction, withConnection } from "../connection.ts";
import { type FileError, fileError } from "../import/reading/file-error.ts";
import { type RawTable, readTable } from "../import/reading/read-table.ts";
import type { RowErrorCode } from "../import/reading/row-error.ts";
import type { FilePorts } from "../materials/import-materials.ts";
import { type PaperRow, paperRows, paperTable } from "./paper-rows.ts";
import { keptPapers, type SavedPaper, savePapers } from "./save-papers.ts";

export type PaperImport =
  | { readonly kind: "imported"; readonly papers: number; readonly contracts: number }
  | { readonly kind: "refused"; readonly errors: readonly FileError[] };

type Folder = {
  readonly path: string;
  readonly entries: readonly Dirent[];
  readonly now: Date;
  /** Changes the table before it is read, for example its days. */
  readonly changed?: (table: RawTable) => RawTable;
};

/** What computers leave in folders by themselves. */
const leftovers = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * Imports a folder of papers of contracts (CONTRACT-02): all of it, or nothing and the whole list of what is wrong (C17).
 * The folder is the truth for the contracts that it names, in the order of its table, and leaves the others alone. Files
 * that are kept already are not kept anew, so the same folder twice changes nothing.
 */
export async function importContractPapers(
  databaseUrl: string,
  { path, entries, now, changed = (table) => table }: Folder,
  ports: FilePorts,
): Promise<PaperImport> {
  const files = entries.filter((entry) => entry.isFile() && !leftovers.test(entry.name));
  const names = new Set(files.map(({ name }) => name));
  if (!names.has(paperTable)) return refused([fileError(paperTable, "missing")]);
  const table = changed(readTable(await readFile(join(path, paperTable))));
  return withConnection(databaseUrl, async (client) => {
    const { rows: known } = await client.query<{ number: string; company_id: string }>(
      "select number, company_id from contract",
    );
    const companyOf = new Map(known.map((one) => [one.number, one.company_id]));
    const { rows, errors } = paperRows(table, { names, contracts: new Set(companyOf.keys()) });
    if (errors.length > 0) return refused(errors);
    const looked: Looked[] = [];
    for (const row of rows) looked.push(await lookAt(row, path, ports));
    const faults = looked.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
    if (faults.length > 0) return refused(faults);
    const kept = await keptPapers(client);
    const saved: SavedPaper[] = [];
    for (const { row, bytes, sha256 } of looked) {
      const before = kept.get(`${row.contract} ${row.file} ${sha256}`);
      const type = "application/pdf";
      const fileId =
        before ?? (await ports.write({ name: row.file, type }, createReadStream(join(path, row.file)))).id;
      const companyId = companyOf.get(row.contract) ?? null;
      saved.push({ row, bytes, sha256, fileId, companyId, isNew: before === undefined });
    }
    await inTransaction(client, () => savePapers(client, saved, now));
    return {
      kind: "imported",
      papers: saved.length,
      contracts: new Set(saved.map(({ row }) => row.contract)).size,
    };
  });
}

function refused(errors: readonly FileError[]): PaperImport {
  return { kind: "refused", errors };
}

type Looked = {
  readonly row: PaperRow;
  readonly bytes: number;
  readonly sha256: string;
  readonly fault: FileError | undefined;
};

/** What the file of a paper is; one at a time in memory. */
async function lookAt(row: PaperRow, path: string, { lookInto }: FilePorts): Promise<Looked> {
  const { size } = await stat(join(path, row.file));
  const bytes = size > MOST_PAPER_BYTES ? new Uint8Array() : await readFile(join(path, row.file));
  const seen = bytes.length === 0 ? { mediaType: undefined, isActive: false } : await lookInto(bytes);
  const refusal = judgeContractPaper({ name: row.file, bytes: size, ...seen });
  return {
    row,
    bytes: size,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    fault: refusal && fileError(row.file, codes[refusal], seen.mediaType),
  };
}

const codes: Readonly<Record<PaperRefusal, RowErrorCode>> = {
  empty: "missing",
  "too-large": "out_of_range",
  "wrong-type": "not_a_pdf",
  active: "runs_something",
  "wrong-ending": "mismatch",
};
