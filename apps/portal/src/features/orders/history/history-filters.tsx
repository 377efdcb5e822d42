import { HISTORY_STATUSES } from "@vycep/domain/orders/status";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { PeriodSelect, ShipToSelect, unfiltered } from "@vycep/shell/list/list-selects.tsx";
import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { FilterBar } from "@vycep/ui/fields/filter-bar.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import {
  countFilters,
  HISTORY_SORTS,
  type HistoryState,
  isNarrowed,
  usualHistory,
} from "./history-address.ts";

interface HistoryFiltersProps {
  readonly state: HistoryState;
  /** Places whose orders the person may see. */
  readonly shipTos: readonly { readonly id: string; readonly name: string }[];
  /** Takes the changed parts into the address; typing replaces the entry of the history, choosing adds one. */
  readonly onChange: (parts: Partial<HistoryState>, isTyping?: boolean) => void;
}

/** The bar above the history: search, period, place, method, status. */
export function HistoryFilters({ state, shipTos, onChange }: HistoryFiltersProps) {
  const t = useTexts("orders");
  return (
    <FilterBar
      label={t("filters")}
      search={
        <SearchAsTyped
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          clearLabel={t("searchClear")}
          value={state.q}
          onSearch={(q) => onChange({ q }, true)}
        />
      }
      choices={(look) => <FilterSelects {...{ state, shipTos, onChange, look }} />}
      sort={<SortSelect state={state} onChange={onChange} />}
      count={countFilters(state)}
      unfoldLabel={t("showFilters")}
      clear={
        isNarrowed(state)
          ? { label: t("clearFilters"), onClear: () => onChange({ ...usualHistory, sort: state.sort }) }
          : undefined
      }
    />
  );
}

function FilterSelects({
  state,
  shipTos,
  onChange,
  look,
}: HistoryFiltersProps & { readonly look: "cell" | "field" }) {
  const t = useTexts("orders");
  const common = { look, closeLabel: t("close"), placeholder: "" } as const;
  return (
    <>
      <PeriodSelect
        look={look}
        label={t("period")}
        value={state.period}
        onChange={(period) => onChange({ period })}
      />
      <ShipToSelect
        look={look}
        shipTos={shipTos}
        value={state.shipTo}
        onChange={(shipTo) => onChange({ shipTo })}
      />
      <div className="min-w-0 flex-1">
        <Select
          {...common}
          label={t("method")}
          options={[
            { id: unfiltered, label: t("anyMethod") },
            ...SHIPPING_METHODS.map((id) => ({ id, label: t(`method.${id}`) })),
          ]}
          value={state.method ?? unfiltered}
          onChange={(id) => onChange({ method: SHIPPING_METHODS.find((one) => one === id) })}
        />
      </div>
      <div className="min-w-0 flex-1">
        <Select
          {...common}
          label={t("status")}
          options={[
            { id: unfiltered, label: t("anyStatus") },
            ...HISTORY_STATUSES.map((id) => ({ id, label: t(`status.${id}`) })),
          ]}
          value={state.status ?? unfiltered}
          onChange={(id) => onChange({ status: HISTORY_STATUSES.find((one) => one === id) })}
        />
      </div>
    </>
  );
}

/** Cards have no column headers to sort by. */
function SortSelect({ state, onChange }: Pick<HistoryFiltersProps, "state" | "onChange">) {
  const t = useTexts("orders");
  return (
    <Select
      label={t("sort")}
      placeholder=""
      closeLabel={t("close")}
      options={HISTORY_SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
      value={state.sort}
      onChange={(id) => onChange({ sort: HISTORY_SORTS.find((one) => one === id) ?? usualHistory.sort })}
    />
  );
}
