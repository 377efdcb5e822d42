import { MOST_EXPORTED_ORDERS } from "@vycep/contract/orders/export-limit";
import { localNow } from "@vycep/shell/clock/clock";
import { ExportMenu } from "@vycep/shell/list/export-menu.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatCount } from "@vycep/words/engine/format";
import type { HistoryState } from "./history-address.ts";
import { toQuery } from "./use-orders.ts";

interface ExportOrdersProps {
  readonly state: HistoryState;
  /** With nothing found there is nothing to export. */
  readonly isEmpty: boolean;
}

/** GET orders/export: everything that the filters find, as a file (HISTORY-01, C28). */
export function ExportOrders({ state, isEmpty }: ExportOrdersProps) {
  const t = useTexts("orders");
  const most = formatCount(MOST_EXPORTED_ORDERS);
  return (
    <ExportMenu
      path="/orders/export"
      query={() => toQuery(state, localNow().date)}
      most={MOST_EXPORTED_ORDERS}
      cut={(total) => t("exportCut", { most, total: formatCount(total) })}
      emptyReason={isEmpty ? t("exportEmpty") : undefined}
    />
  );
}
