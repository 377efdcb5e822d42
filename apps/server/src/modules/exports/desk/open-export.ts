import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DataExportLink, OpenDataExportInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inOneStatement } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { filesOf, keptFile } from "../../files/files.facts.ts";
import { findExport } from "../exports.repo.ts";
import { refusalOf } from "./export-view.ts";
import type { ExportsDeps } from "./exports.deps.ts";

const linkLivesMs = 5 * 60 * 1000;

/** A link to an archive, for whoever asks and for five minutes; it is a look at everything, so it stands in the log (DINT-04, DAUD-01). */
export async function openDataExport(
  deps: ExportsDeps,
  context: DeskContext,
  { id }: OpenDataExportInput,
): Promise<DataExportLink> {
  const { uid } = await context.staff();
  const { db, clock } = deps;
  const wanted = /^[1-9][0-9]{0,14}$/.test(id) ? Number(id) : 0;
  const record = await findExport(db, wanted, deps.staffNameOf);
  if (record === undefined) return { link: null, refusal: refusalOf("export-unknown", context.language) };
  const at = clock.instant();
  const file = record.fileId === null ? undefined : await keptFile(db, record.fileId, at);
  if (file === undefined) return { link: null, refusal: refusalOf("export-gone", context.language) };
  await inOneStatement(db, (tx) =>
    recordAudit(tx, {
      ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
      ...{ action: "export.looked-at", subjectKind: "export", subjectId: String(record.id) },
      detail: { reason: record.reason },
    }),
  );
  const link = filesOf(deps).link({ fileId: file.id, uid, disposition: "attachment" }, linkLivesMs);
  return { link, refusal: null };
}
