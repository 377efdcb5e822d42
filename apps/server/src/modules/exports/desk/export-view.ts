import { EXPORT_LIVES_MS, exportState } from "@vycep/domain/erp/data-export";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type ExportMessage, exportMessages } from "@vycep/words/exports/answers";
import type { DataExport } from "../../../platform/desk/desk-graphql.gen.ts";
import type { ExportRecord } from "../exports.repo.ts";

/** An export as the contract says it. */
export function exportOf(record: ExportRecord, now: Date): DataExport {
  const { id, createdAt, finishedAt, isTaken, isSetAside, fileId, ...told } = record;
  const expiresAt = finishedAt && new Date(finishedAt.getTime() + EXPORT_LIVES_MS);
  const isHere = fileId !== null && expiresAt !== null && expiresAt > now;
  return {
    ...told,
    id: String(id),
    state: exportState({ isTaken, isSetAside, isHere, isFinished: finishedAt !== null }),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export function refusalOf(code: ExportMessage, language: Language) {
  return { code, message: say(exportMessages[code], language) };
}
