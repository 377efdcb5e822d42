import { randomUUID } from "node:crypto";
import type { MasterRowsAnswer } from "@vycep/contract/erp/master-data.rest";
import { importRows } from "@vycep/db/import/import-rows";
import { wordsOf } from "@vycep/db/import/reading/error-words";
import type { Importer } from "@vycep/db/import/reading/importer";
import type { RowError } from "@vycep/db/import/reading/row-error";
import type { Deps } from "../../../platform/deps.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { ServiceCaller } from "./service-caller.ts";

export type MasterRows = {
  readonly rows: readonly unknown[];
  readonly all_or_nothing: boolean;
  readonly dry_run: boolean;
};

/** Nothing is kept: a dry run, or one row too many. */
type NotKept = { readonly kind: "not-kept"; readonly errors: readonly RowError[] };

/**
 * Keeps the rows that can be kept and says of the others why not (B16). Rows that say what is there already change nothing,
 * so a call may be repeated at will.
 */
export async function saveMasterRows(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { keyId }: ServiceCaller,
  {
    importer,
    requestId,
    ...asked
  }: MasterRows & { readonly importer: Importer<object>; readonly requestId: string },
): Promise<MasterRowsAnswer> {
  const done = await doneOrRolledBack((rollBack: RollBack<NotKept>) =>
    inTransaction(db, async (tx) => {
      const told = { rows: asked.rows, today: clock.now().date };
      const errors = await importRows(sqlOf(tx), importer, told);
      if (asked.dry_run || (asked.all_or_nothing && errors.length > 0))
        return rollBack({ kind: "not-kept", errors });
      const refused = new Set(errors.map(({ row }) => row)).size;
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: null, companyId: null, action: `master-data.${importer.kind}` },
        ...{ subjectKind: "service-key", subjectId: keyId, requestId: requestId || randomUUID() },
        detail: { good: asked.rows.length - refused, refused },
      });
      return errors;
    }),
  );
  const errors = done.ok ? done.value : done.refusal.errors;
  return answerOf(importer, asked.rows, { errors, kept: done.ok });
}

function answerOf(
  importer: Importer<object>,
  rows: readonly unknown[],
  { errors, kept }: { readonly errors: readonly RowError[]; readonly kept: boolean },
): MasterRowsAnswer {
  const faultsOf = Map.groupBy(errors, ({ row }) => row);
  const results = rows.map((row, at): MasterRowsAnswer["results"][number] => {
    const faults = faultsOf.get(at + 1);
    const named = { row: at + 1, key: keyIn(importer.key, row) };
    if (faults === undefined) return { ...named, state: "good" };
    return {
      ...named,
      state: "refused",
      faults: faults.map((fault) => ({
        ...{ field: fault.column, code: fault.code, message: wordsOf(fault), value: shortened(fault.value) },
      })),
    };
  });
  return { good: rows.length - faultsOf.size, refused: faultsOf.size, kept, results };
}

/** As far as the row says it, so that the sender finds it again. */
function keyIn(key: readonly string[], row: unknown): Record<string, string> {
  const said = Object(row) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    key.flatMap((name) => {
      const value = said[name];
      return typeof value === "string" || typeof value === "number" ? [[name, shortened(String(value))]] : [];
    }),
  );
}

const shortened = (value: string) => (value.length > 100 ? `${value.slice(0, 99)}…` : value);
