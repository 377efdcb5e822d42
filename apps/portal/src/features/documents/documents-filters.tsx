import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { FilterSelect, PeriodSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Place, ShipToFilter } from "../../shared/ordering/ship-to-filter.tsx";
import { type DocumentsState, SHOWN_STATES, withoutTab } from "./documents-address.ts";

interface DocumentsFiltersProps {
  readonly list: ListInHand<DocumentsState>;
  /** Places whose documents the person may see. */
  readonly shipTos: readonly Place[];
}

/** The bar above the documents: search by number or order, period, place, state. */
export function DocumentsFilters({ list, shipTos }: DocumentsFiltersProps) {
  const t = useTexts("documents");
  const { state, change, address } = list;
  // The tab stands above the bar and is no filter of it.
  const bar = {
    ...list,
    address: { ...address, countFilters: (of: DocumentsState) => address.countFilters(withoutTab(of)) },
    clear: () => change({ ...address.usual, tab: state.tab, sort: state.sort }),
  };
  return (
    <ListFilters
      list={bar}
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
            label={t("state")}
            any={t("anyState")}
            options={SHOWN_STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
            value={state.state}
            onChange={(chosen) => change({ state: chosen })}
          />
        </>
      )}
    />
  );
}
