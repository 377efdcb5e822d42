import {
  DESK_EXPORT_PATH,
  type DeskExportBody,
  MOST_EXPORTED_ROWS,
} from "@vycep/contract/staff/desk-export.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddressForFile } from "@vycep/shell/api/rest";
import { saveFile } from "@vycep/shell/files/save-file";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatCount } from "@vycep/words/engine/format";

export interface ListExportProps {
  /** The operation that answers the list. */
  readonly operation: string;
  /** What it is asked for, without the page. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The page that is shown; a list that has no pages is exported whole. */
  readonly page?: { readonly first: number; readonly after: string | undefined } | undefined;
  /** With nothing in the list there is nothing to export. */
  readonly isEmpty: boolean;
}

/** A list of the desk as CSV or XLSX: the page that is shown, or all that matches (DLIST-04). */
export function ListExportMenu({ operation, args, page, isEmpty }: ListExportProps) {
  const t = useTexts("desk");
  const save = useAction(async ({ format, part }: Pick<DeskExportBody, "format" | "part">) => {
    const shown = part === "page" && page && { first: page.first, after: page.after ?? null };
    const body = { format, part, args: { ...args, ...shown } };
    const { file, name, headers } = await callAddressForFile(`${DESK_EXPORT_PATH}/${operation}`, {
      method: "POST",
      body,
    });
    saveFile(name, file);
    const total = Number(headers.get("x-total-count"));
    if (total > MOST_EXPORTED_ROWS) {
      showToast(t("exportCut", { most: formatCount(MOST_EXPORTED_ROWS), total: formatCount(total) }));
    }
  });
  if (isEmpty) {
    return (
      <Button variant="outline" icon="download" disabledReason={t("exportEmpty")}>
        {t("export")}
      </Button>
    );
  }
  const ofPart = (part: DeskExportBody["part"]) =>
    (["xlsx", "csv"] as const).map((format) => ({
      id: `${part}-${format}`,
      label: t(`export.${part}.${format}`),
      onSelect: () => void save.run({ format, part }),
    }));
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
      groups={page === undefined ? [ofPart("all")] : [ofPart("page"), ofPart("all")]}
    />
  );
}
