import type { OrdersExportQuery } from "@vycep/contract/orders/orders.rest";
import { showFailure } from "@vycep/shell/messages/action-errors";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { exportOrders } from "./export-orders.ts";
import type { HistoryState } from "./history-address.ts";

interface ExportMenuProps {
  readonly state: HistoryState;
  /** With nothing found there is nothing to export. */
  readonly isEmpty: boolean;
}

/** The list as a file for a spreadsheet, with the filters that are on. */
export function ExportMenu({ state, isEmpty }: ExportMenuProps) {
  const t = useTexts("orders");
  async function save(format: OrdersExportQuery["format"]) {
    try {
      const cut = await exportOrders(state, format);
      if (cut) showToast(t("exportCut", { most: formatCount(cut.most), total: formatCount(cut.total) }));
    } catch (cause) {
      showFailure(cause);
    }
  }
  if (isEmpty) {
    return (
      <Button variant="outline" icon="download" disabledReason={t("exportEmpty")}>
        {t("export")}
      </Button>
    );
  }
  return (
    <Menu
      label={t("export")}
      look="button"
      trigger={
        <>
          <Icon name="download" />
          {t("export")}
        </>
      }
      groups={[
        [
          { id: "xlsx", label: t("exportXlsx"), onSelect: () => void save("xlsx") },
          { id: "csv", label: t("exportCsv"), onSelect: () => void save("csv") },
        ],
      ]}
    />
  );
}
