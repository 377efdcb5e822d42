import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useSaveFile } from "./use-document-file.ts";

/** A button for each file of a document. */
export function DocumentFiles({ row }: { readonly row: DocumentRow }) {
  if (row.fileTypes.length === 0) return null;
  return (
    <span className="inline-flex gap-2 max-mobile:grid max-mobile:auto-cols-fr max-mobile:grid-flow-col">
      {row.fileTypes.map((fileType, at) => (
        <FileButton key={fileType} row={row} fileType={fileType} isFirst={at === 0} />
      ))}
    </span>
  );
}

interface FileButtonProps {
  readonly row: DocumentRow;
  readonly fileType: DocumentRow["fileType"];
  readonly isFirst: boolean;
}

/** Its name says which document to who cannot see the row. */
function FileButton({ row, fileType, isFirst }: FileButtonProps) {
  const t = useTexts("documents");
  const save = useSaveFile();
  const format = fileType.toUpperCase();
  return (
    <Button
      size="small"
      variant="outline"
      icon={isFirst ? "download" : undefined}
      aria-label={t("download", { format, kind: t(`kind.${row.documentType}`), number: row.number })}
      isBusy={save.isBusy}
      onClick={() => void save.run({ document: row, fileType })}
    >
      {format}
    </Button>
  );
}
