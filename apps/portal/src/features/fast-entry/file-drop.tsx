import { MAX_ROWS } from "@vycep/domain/fast-entry/entry-row";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount } from "@vycep/words/engine/format";
import { type ChangeEvent, type DragEvent, useState } from "react";

interface FileDropProps {
  readonly onFile: (file: File) => void;
}

/** A file to choose or to drop. */
export function FileDrop({ onFile }: FileDropProps) {
  const t = useTexts("fast-entry");
  const [isOver, setOver] = useState(false);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file again is a change, too.
    event.target.value = "";
    if (file) onFile(file);
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={classNames(
        "flex cursor-pointer items-center gap-3.5 rounded-normal border-field border-dashed px-4 py-3 focus-within:shadow-ring",
        isOver ? "border-bottle bg-bottle-tint" : "border-line-strong hover:border-control",
      )}
    >
      <Icon name="upload" />
      <span className="min-w-0">
        <span className="block font-semibold text-bottle underline decoration-bottle/35 underline-offset-text">
          {t("dropTitle")}
        </span>
        <span className="block text-small text-ink-soft">
          {t("dropText", { count: formatCount(MAX_ROWS) })}
        </span>
      </span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="sr-only"
        onChange={handleChange}
      />
    </label>
  );
}
