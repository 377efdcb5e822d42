import type { Service } from "@vycep/contract/services";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { useAction } from "../actions/use-action.ts";
import { callForFile, type RestCall } from "../api/rest.ts";
import { saveFile } from "../files/save-file.ts";
import { showToast } from "../messages/toasts.ts";
import { useTexts } from "../words/i18n.ts";

type Format = "csv" | "xlsx";

interface ExportMenuProps {
  /** Where the service answers the file. */
  readonly path: string;
  /** The general one unless told otherwise. */
  readonly service?: Service | undefined;
  /** What the list asks for, without its page. */
  readonly query: () => NonNullable<RestCall["query"]>;
  /** No file has more rows. */
  readonly most: number;
  /** Says that a file has only the first rows of so many. */
  readonly cut: (total: number) => string;
  /** Why there is nothing to export now. */
  readonly emptyReason: string | undefined;
}

/** The list as a file for a spreadsheet, with the filters that are on. A failure is told in the user toolbar. */
export function ExportMenu({ path, service = "general", query, most, cut, emptyReason }: ExportMenuProps) {
  const t = useTexts("list");
  const save = useAction(async (format: Format) => {
    const { file, name, headers } = await callForFile(service, path, { query: { ...query(), format } });
    saveFile(name, file);
    const total = Number(headers.get("x-total-count"));
    if (total > most) showToast(cut(total));
  });
  if (emptyReason !== undefined) {
    return (
      <Button variant="outline" icon="download" disabledReason={emptyReason}>
        {t("export")}
      </Button>
    );
  }
  return (
    <Menu
      label={t("export")}
      look="button"
      isBusy={save.isBusy}
      trigger={
        <>
          <Icon name={save.isBusy ? "spinner" : "download"} />
          {t("export")}
        </>
      }
      groups={[
        [
          { id: "xlsx", label: t("exportXlsx"), onSelect: () => void save.run("xlsx") },
          { id: "csv", label: t("exportCsv"), onSelect: () => void save.run("csv") },
        ],
      ]}
    />
  );
}
