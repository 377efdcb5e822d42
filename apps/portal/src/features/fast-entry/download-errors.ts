import { saveFile } from "@vycep/shell/files/save-file";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import type { PreviewRow } from "./preview-view.ts";

type EntryWords = Speak<Originals["fast-entry"]>;

/** Every row that does not go in, with its place, reason and what could be instead, as a table to keep (C17). */
export async function downloadErrors(t: EntryWords, rows: readonly PreviewRow[]): Promise<void> {
  const { writeCsv } = await import("@vycep/tables/write-csv");
  const head = [
    t("columnRow"),
    t("columnText"),
    t("columnProduct"),
    t("columnCode"),
    t("columnReason"),
    t("columnPossible"),
  ];
  const lines = rows.map(({ index, text, sku, error, options }) => [
    index + 1,
    text.replaceAll("\t", " "),
    sku ?? options[0]?.sku ?? "",
    error?.reason ?? "",
    error?.message ?? "",
    options.map(({ boxes }) => boxes).join(" / "),
  ]);
  saveFile(
    `${t("fileName")}.csv`,
    new Blob([writeCsv([head, ...lines])], { type: "text/csv;charset=utf-8" }),
  );
}
