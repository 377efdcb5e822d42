import { HISTORY_STATUSES } from "@vycep/domain/orders/status";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { FilterSelect, PeriodSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Place, ShipToFilter } from "../../../shared/ordering/ship-to-filter.tsx";
import type { HistoryState } from "./history-address.ts";

interface HistoryFiltersProps {
  readonly list: ListInHand<HistoryState>;
  /** Places whose orders the person may see. */
  readonly shipTos: readonly Place[];
}

/** The bar above the history: search, period, place, method, status. */
export function HistoryFilters({ list, shipTos }: HistoryFiltersProps) {
  const t = useTexts("orders");
  const { state, change } = list;
  return (
    <ListFilters
      list={list}
      label={t("filters")}
      searchLabel={t("searchLabel")}
      searchPlaceholder={t("searchPlaceholder")}
      sortLabel={(sort) => t(`sort.${sort}`)}
      choices={(look) => (
        <>
          <PeriodSelect
            look={look}
            label={t("period")}
            value={state.period}
            onChange={(period) => change({ period })}
          />
          <ShipToFilter
            look={look}
            shipTos={shipTos}
            value={state.shipTo}
            onChange={(shipTo) => change({ shipTo })}
          />
          <FilterSelect
            look={look}
            label={t("method")}
            any={t("anyMethod")}
            options={SHIPPING_METHODS.map((id) => ({ id, label: t(`method.${id}`) }))}
            value={state.method}
            onChange={(method) => change({ method })}
          />
          <FilterSelect
            look={look}
            label={t("status")}
            any={t("anyStatus")}
            options={HISTORY_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))}
            value={state.status}
            onChange={(status) => change({ status })}
          />
        </>
      )}
    />
  );
}
