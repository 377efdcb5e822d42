import { FilterBar } from "@vycep/ui/fields/filter-bar.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import type { ReactNode } from "react";
import { useTexts } from "../words/i18n.ts";
import type { ListBasics } from "./list-address.ts";
import { SearchAsTyped } from "./search-as-typed.tsx";
import type { ListInHand } from "./use-list-address.ts";

interface ListFiltersProps<State extends ListBasics> {
  readonly list: ListInHand<State>;
  /** Name of the region. */
  readonly label: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  /** The list's own filters, as cells of the bar or as fields of the sheet on mobile. */
  readonly choices: (look: "cell" | "field") => ReactNode;
  readonly sortLabel: (sort: State["sort"]) => string;
}

/** The bar above a list: search, its own filters, and what takes them off again. */
export function ListFilters<State extends ListBasics>(props: ListFiltersProps<State>) {
  const { list, label, searchLabel, searchPlaceholder, choices, sortLabel } = props;
  const { address, state, change, clear } = list;
  const t = useTexts("list");
  return (
    <FilterBar
      label={label}
      search={
        <SearchAsTyped
          label={searchLabel}
          placeholder={searchPlaceholder}
          clearLabel={t("searchClear")}
          value={state.q}
          onSearch={(q) => change({ ...state, q, page: 1 }, true)}
        />
      }
      choices={choices}
      // Cards have no column headers to sort by.
      sort={
        <Select
          label={t("sort")}
          placeholder=""
          closeLabel={t("close")}
          options={address.sorts.map((id) => ({ id, label: sortLabel(id) }))}
          value={state.sort}
          onChange={(id) => change({ ...state, sort: address.sorts.find((sort) => sort === id), page: 1 })}
        />
      }
      count={address.countFilters(state)}
      unfoldLabel={t("showFilters")}
      clear={address.isNarrowed(state) ? { label: t("clearFilters"), onClear: clear } : undefined}
    />
  );
}
