import { PeriodSelect, ShipToSelect } from "@vycep/shell/list/list-selects.tsx";
import { SearchAsTyped } from "@vycep/shell/list/search-as-typed.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { FilterBar } from "@vycep/ui/fields/filter-bar.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { countFilters, isNarrowed, SAVED_SORTS, type SavedState, usualSaved } from "./saved-address.ts";

interface SavedFiltersProps {
  readonly state: SavedState;
  /** Places whose saved orders the person may see. */
  readonly shipTos: readonly { readonly id: string; readonly name: string }[];
  /** Takes the changed parts into the address; typing replaces the entry of the history, choosing adds one. */
  readonly onChange: (parts: Partial<SavedState>, isTyping?: boolean) => void;
}

/** The bar above the saved orders: search, when they were saved, place. */
export function SavedFilters({ state, shipTos, onChange }: SavedFiltersProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  return (
    <FilterBar
      label={orders("filters")}
      search={
        <SearchAsTyped
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          clearLabel={orders("searchClear")}
          value={state.q}
          onSearch={(q) => onChange({ q }, true)}
        />
      }
      choices={(look) => (
        <>
          <PeriodSelect
            look={look}
            label={t("saved")}
            anyTime={t("anyTime")}
            value={state.period}
            onChange={(period) => onChange({ period })}
          />
          <ShipToSelect
            look={look}
            shipTos={shipTos}
            value={state.shipTo}
            onChange={(shipTo) => onChange({ shipTo })}
          />
        </>
      )}
      sort={<SortSelect state={state} onChange={onChange} />}
      count={countFilters(state)}
      unfoldLabel={orders("showFilters")}
      clear={
        isNarrowed(state)
          ? { label: orders("clearFilters"), onClear: () => onChange({ ...usualSaved, sort: state.sort }) }
          : undefined
      }
    />
  );
}

/** Cards have no column headers to sort by. */
function SortSelect({ state, onChange }: Pick<SavedFiltersProps, "state" | "onChange">) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  return (
    <Select
      label={orders("sort")}
      placeholder=""
      closeLabel={orders("close")}
      options={SAVED_SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
      value={state.sort}
      onChange={(id) => onChange({ sort: SAVED_SORTS.find((one) => one === id) ?? usualSaved.sort })}
    />
  );
}
