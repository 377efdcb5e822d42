import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { PeriodSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Place, ShipToFilter } from "../../shared/ordering/ship-to-filter.tsx";
import type { SavedState } from "./saved-address.ts";

interface SavedFiltersProps {
  readonly list: ListInHand<SavedState>;
  /** Places whose saved orders the person may see. */
  readonly shipTos: readonly Place[];
}

/** The bar above the saved orders: search, when they were saved, place. */
export function SavedFilters({ list, shipTos }: SavedFiltersProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const { state, change } = list;
  return (
    <ListFilters
      list={list}
      label={orders("filters")}
      searchLabel={t("searchLabel")}
      searchPlaceholder={t("searchPlaceholder")}
      sortLabel={(sort) => t(`sort.${sort}`)}
      choices={(look) => (
        <>
          <PeriodSelect
            look={look}
            label={t("saved")}
            anyTime={t("anyTime")}
            value={state.period}
            onChange={(period) => change({ period })}
          />
          <ShipToFilter
            look={look}
            shipTos={shipTos}
            value={state.shipTo}
            onChange={(shipTo) => change({ shipTo })}
          />
        </>
      )}
    />
  );
}
