import { MAX_ROWS } from "@vycep/domain/fast-entry/entry-row";
import { useTexts } from "@vycep/shell/words/i18n";
import { FileDrop } from "@vycep/ui/fields/file-drop.tsx";
import { formatCount } from "@vycep/words/engine/format";

interface OrderFileDropProps {
  readonly onFile: (file: File) => void;
}

const accepted = [
  ...[".csv", ".txt", ".tsv", ".xlsx", "text/csv", "text/plain"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];

/** An order in a file, to choose or to drop. */
export function OrderFileDrop({ onFile }: OrderFileDropProps) {
  const t = useTexts("fast-entry");
  return (
    <FileDrop
      title={t("dropTitle")}
      text={t("dropText", { count: formatCount(MAX_ROWS) })}
      accept={accepted}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
