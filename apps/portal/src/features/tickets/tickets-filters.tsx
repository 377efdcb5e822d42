import type { PermissionSchemaEntry } from "@vycep/contract/users/users.rest";
import { ListFilters } from "@vycep/shell/list/list-filters.tsx";
import { FilterSelect } from "@vycep/shell/list/list-selects.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { ShipToFilter } from "../../shared/ordering/ship-to-filter.tsx";
import type { TicketsState } from "./ticket-address.ts";
import { useTicketsWords } from "./tickets-words.ts";
import { useCategories } from "./use-categories.ts";

interface TicketsFiltersProps {
  readonly list: ListInHand<TicketsState>;
  readonly shipTos: readonly PermissionSchemaEntry[];
}

/** The bar above the tickets: search, place, category, who opened it. */
export function TicketsFilters({ list, shipTos }: TicketsFiltersProps) {
  const { t } = useTicketsWords();
  const categories = useCategories().data ?? [];
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
          <ShipToFilter
            look={look}
            shipTos={shipTos.map(({ shipToId, shipToName }) => ({ id: shipToId, name: shipToName }))}
            value={state.shipTo}
            onChange={(shipTo) => change({ shipTo })}
          />
          <FilterSelect
            look={look}
            label={t("category")}
            any={t("anyCategory")}
            options={categories.map(({ id, name }) => ({ id, label: name }))}
            value={state.category}
            onChange={(category) => change({ category })}
          />
          <FilterSelect
            look={look}
            label={t("openedBy")}
            any={t("anybody")}
            options={[{ id: "me", label: t("onlyMine") }]}
            value={state.by}
            onChange={(by) => change({ by })}
          />
        </>
      )}
    />
  );
}
