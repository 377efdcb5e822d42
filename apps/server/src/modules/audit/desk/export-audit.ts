import type { Cell } from "@vycep/tables/write-csv";
import { auditColumns, exportNames, exportYes } from "@vycep/words/desk-exports/answers";
import { formatTime } from "@vycep/words/engine/format-time";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import { differencesIn, reasonIn } from "../audit-detail.facts.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";
import { type EntriesArgs, searchOf } from "./audit-entries.ts";
import { type AuditRow, auditList } from "./audit-list.repo.ts";

/** What was done, as a file (DLIST-04, DAUD-01); kinds and actions stand in it by their stable codes. */
export function auditExport({
  db,
  ...names
}: Pick<AuditDeskDeps, "db" | "people" | "subjectNames" | "subjectsNamed" | "emptiesNameOf">): DeskExport {
  return {
    operation: "auditEntries",
    names: exportNames.audit,
    columns: Object.values(auditColumns),
    read: async ({ language }, { filter }: EntriesArgs, part) =>
      rowsOfList(db, auditList(await searchOf(db, filter, names), names, language), {
        part,
        row: (entry) => cellsOf(entry, language),
      }),
  };
}

/** In the order of `auditColumns`. */
function cellsOf(entry: AuditRow, language: DeskContext["language"]): readonly Cell[] {
  const { date, minutes } = localMomentOf(entry.at);
  return [
    { day: date },
    formatTime(minutes),
    entry.staffName ?? entry.userName ?? entry.uid ?? "",
    entry.staffName === null ? "" : exportYes[language],
    entry.inNameOf ?? "",
    entry.action,
    entry.kind,
    entry.subject,
    entry.subjectName ?? "",
    entry.company ?? "",
    differencesIn(entry.detail)
      .map(({ what, before, after }) => `${what}: ${before ?? ""} → ${after ?? ""}`)
      .join("; "),
    reasonIn(entry.detail) ?? "",
    entry.address ?? "",
    entry.requestId ?? "",
  ];
}
