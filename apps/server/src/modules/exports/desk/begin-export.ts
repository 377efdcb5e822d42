import { readExportReason } from "@vycep/domain/erp/data-export";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { BeginDataExportInput, DataExportAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { beginExport, findExport } from "../exports.repo.ts";
import { exportOf, refusalOf } from "./export-view.ts";
import type { ExportsDeps } from "./exports.deps.ts";

const longestKey = 100;

/** Has everything written into one archive, with the reason in the log (DINT-04, DAUD-01). Of several at once one is enough. */
export async function beginDataExport(
  deps: ExportsDeps,
  context: DeskContext,
  input: BeginDataExportInput,
): Promise<DataExportAnswer> {
  const { uid } = await context.staff();
  const { db, clock } = deps;
  if (input.key === "" || input.key.length > longestKey)
    throw badInput("required-parameter-missing", undefined, [{ path: "input.key", code: "length" }]);
  const reason = readExportReason(input.reason);
  if (reason === undefined) return { export: null, refusal: refusalOf("reason-missing", context.language) };
  const at = clock.instant();
  const begun = await inTransaction(db, async (tx) => {
    const made = await beginExport(tx, { by: uid, key: input.key, reason, at });
    if (made?.isNew === true)
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "export.begun", subjectKind: "export", subjectId: String(made.id), detail: { reason } },
      });
    return made;
  });
  if (begun === undefined) return { export: null, refusal: refusalOf("one-under-way", context.language) };
  const record = await findExport(db, begun.id, deps.staffNameOf);
  return { export: record === undefined ? null : exportOf(record, at), refusal: null };
}
