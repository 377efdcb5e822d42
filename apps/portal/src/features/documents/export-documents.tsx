import { MOST_EXPORTED_DOCUMENTS } from "@vycep/contract/documents/documents-limits";
import { useAction } from "@vycep/shell/actions/use-action";
import { callForFile } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { saveFile } from "@vycep/shell/files/save-file";
import { ExportMenu } from "@vycep/shell/list/export-menu.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { DocumentsState } from "./documents-address.ts";
import { toQuery } from "./use-documents.ts";

const path = "/documents/export";

interface ExportDocumentsProps {
  readonly state: DocumentsState;
  /** With nothing found there is nothing to export. */
  readonly isEmpty: boolean;
}

/** GET documents/export: everything that the filters find, as a file. */
export function ExportDocuments({ state, isEmpty }: ExportDocumentsProps) {
  const t = useTexts("documents");
  const most = formatCount(MOST_EXPORTED_DOCUMENTS);
  return (
    <ExportMenu
      path={path}
      query={() => toQuery(state, localNow().date)}
      most={MOST_EXPORTED_DOCUMENTS}
      cut={(total) => t("exportCut", { most, total: formatCount(total) })}
      emptyReason={isEmpty ? t("exportEmpty") : undefined}
    />
  );
}

/** What is not paid, as a workbook (ERROR-46 where nothing is). */
export function SaveStatement() {
  const t = useTexts("documents");
  const save = useAction(async () => {
    const { file, name } = await callForFile("general", path, { query: { state: "unpaid", format: "xlsx" } });
    saveFile(name, file);
  });
  return (
    <Button size="small" variant="quiet" icon="document" isBusy={save.isBusy} onClick={() => void save.run()}>
      {t("statement")}
    </Button>
  );
}
