import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { Button } from "@vycep/ui/button.tsx";
import { Select } from "@vycep/ui/select.tsx";
import { useIsMobile } from "@vycep/ui/use-is-mobile";
import { useState } from "react";
import { useTexts } from "../../shared/i18n/i18n.ts";
import {
  countFilters,
  FILTER_STATUSES,
  HISTORY_SORTS,
  type HistoryState,
  isNarrowed,
  PERIODS,
  usualHistory,
} from "./history-address.ts";
import { HistorySearch } from "./history-search.tsx";

interface HistoryFiltersProps {
  readonly state: HistoryState;
  /** Places whose orders the person may see. */
  readonly shipTos: readonly { readonly id: string; readonly name: string }[];
  /** Takes the changed parts into the address; typing replaces the entry of the history, choosing adds one. */
  readonly onChange: (parts: Partial<HistoryState>, isTyping?: boolean) => void;
}

/** The bar above the history: search, period, place, method, status; on mobile the choices unfold under the search. */
export function HistoryFilters({ state, shipTos, onChange }: HistoryFiltersProps) {
  const t = useTexts("orders");
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const search = <HistorySearch value={state.q} onSearch={(q) => onChange({ q }, true)} />;
  const selects = <FilterSelects {...{ state, shipTos, onChange }} look={isMobile ? "field" : "cell"} />;
  const clear = isNarrowed(state) && (
    <Button variant="quiet" icon="close" onClick={() => onChange({ ...usualHistory, sort: state.sort })}>
      {t("clearFilters")}
    </Button>
  );
  if (!isMobile) {
    return (
      <section
        aria-label={t("filters")}
        data-print="hide"
        className="mb-4 flex items-stretch divide-x divide-line rounded-large border border-line bg-foam *:px-4 first:*:pl-3"
      >
        <div className="flex min-w-52 flex-[1.6] flex-col justify-center py-2">{search}</div>
        {selects}
        {clear && <div className="flex flex-none items-center px-2!">{clear}</div>}
      </section>
    );
  }
  const count = countFilters(state);
  return (
    <section aria-label={t("filters")} data-print="hide" className="mb-4">
      <div className="flex gap-2.5">
        <div className="min-w-0 flex-1">{search}</div>
        <Button
          variant="outline"
          icon="filter"
          size="large"
          aria-expanded={isOpen}
          aria-controls="history-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {t("showFilters")}
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id="history-filters"
        hidden={!isOpen}
        className="mt-3 grid gap-3.5 rounded-large border border-line bg-foam p-4"
      >
        {selects}
        <SortSelect state={state} onChange={onChange} />
        {clear}
      </div>
    </section>
  );
}

/** Stands for "no filter" among the options. */
const any = "any";

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
      <div className="min-w-0 flex-1">
        <Select
          {...common}
          label={t("period")}
          options={PERIODS.map((id) => ({ id, label: t(`period.${id}`) }))}
          value={state.period}
          onChange={(id) => onChange({ period: PERIODS.find((one) => one === id) ?? "all" })}
        />
      </div>
      {shipTos.length > 1 && (
        <div className="min-w-0 flex-1">
          <Select
            {...common}
            label={t("shipTo")}
            options={[
              { id: any, label: t("allShipTos", { count: shipTos.length }) },
              ...shipTos.map(({ id, name }) => ({ id, label: name, note: id })),
            ]}
            value={state.shipTo ?? any}
            onChange={(id) => onChange({ shipTo: id === any ? undefined : id })}
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <Select
          {...common}
          label={t("method")}
          options={[
            { id: any, label: t("anyMethod") },
            ...SHIPPING_METHODS.map((id) => ({ id, label: t(`method.${id}`) })),
          ]}
          value={state.method ?? any}
          onChange={(id) => onChange({ method: SHIPPING_METHODS.find((one) => one === id) })}
        />
      </div>
      <div className="min-w-0 flex-1">
        <Select
          {...common}
          label={t("status")}
          options={[
            { id: any, label: t("anyStatus") },
            ...FILTER_STATUSES.map((id) => ({
              id,
              label: t(id === "in-progress" || id === "in-delivery" ? `filter.${id}` : `status.${id}`),
            })),
          ]}
          value={state.status ?? any}
          onChange={(id) => onChange({ status: FILTER_STATUSES.find((one) => one === id) })}
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
