import type { ImportKind } from "@vycep/domain/erp/data-import";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import { type AuditEntry, recordAudit, recordAudits } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { TriedRow } from "./try-rows.ts";

/** What a row is about in the log; of other kinds, the import that they came with. */
const SUBJECTS: Readonly<Partial<Record<ImportKind, AuditEntry["subjectKind"]>>> = {
  products: "product",
  availability: "product",
  companies: "company",
  "ship-tos": "ship-to",
  users: "user",
  "product-limits": "product-limit",
};

type Change = Pick<TriedRow, "key" | "before" | "after">;

type Done = {
  readonly id: number;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly action: "import.written" | "import.undone";
  readonly staffUid: string;
  readonly at: Date;
  readonly requestId: string;
};

const atOnce = 500;

/** One entry for the file, and one for each record that is not what it was, with what stood there before (DAUD-01, DEDIT-02). */
export async function auditImport(
  tx: Tx,
  { id, kind, fileName, action, staffUid, at, requestId }: Done,
  changes: readonly Change[],
): Promise<void> {
  const entry = { at, uid: toId<UserId>(staffUid), requestId };
  const ofFile = { subjectKind: "import", subjectId: String(id) } as const;
  await recordAudit(tx, {
    ...{ ...entry, ...ofFile, action, companyId: null },
    detail: { file: fileName, kind, rows: changes.length },
  });
  const subjectKind = SUBJECTS[kind];
  const entries = changes.map(({ key, before, after }): AuditEntry => {
    const told = detailOfChange(fieldsOf(before), { ...emptied(before), ...fieldsOf(after) });
    const of =
      subjectKind === undefined ? ofFile : ({ subjectKind, subjectId: subjectOf(kind, key) } as const);
    const detail = { ...(subjectKind === undefined ? { key } : {}), ...told };
    return {
      ...entry,
      ...of,
      action: `${action}-row`,
      companyId: companyOf(kind, key, after ?? before),
      detail,
    };
  });
  for (let from = 0; from < entries.length; from += atOnce)
    await recordAudits(tx, entries.slice(from, from + atOnce));
}

/** A limit is known in the log by place and product, whatever its days. */
function subjectOf(kind: ImportKind, key: string): string {
  return kind === "product-limits" ? key.split(" ").slice(0, 2).join(" ") : key;
}

function companyOf(kind: ImportKind, key: string, row: TriedRow["after"]): string | null {
  if (kind === "companies") return key;
  const company = row?.["company"];
  return typeof company === "string" ? company : null;
}

function fieldsOf(row: TriedRow["after"]): AuditedFields {
  return { ...row } as AuditedFields;
}

/** Every column as nothing, so that what is gone is told. */
function emptied(row: TriedRow["before"]): AuditedFields {
  return Object.fromEntries(Object.keys(row ?? {}).map((column) => [column, null]));
}
