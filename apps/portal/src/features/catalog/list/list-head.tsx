import { useTexts } from "@vycep/shell/words/i18n";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterGroup, FilterOption } from "./filter-groups.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { type ListSort, type ListState, sortOf } from "./list-address.ts";
import { SortMenu } from "./sort-menu.tsx";

interface ListHeadProps {
  readonly state: ListState;
  /** Whether the filters stand beside the list on a wide screen; else they open from here. */
  readonly hasPanel?: boolean;
  readonly groups: readonly FilterGroup[];
  readonly chosen: readonly FilterOption[];
  /** Undefined until the first page is there. */
  readonly total: number | undefined;
  readonly onToggle: (option: FilterOption) => void;
  readonly onClear: () => void;
  readonly onSort: (sort: ListSort) => void;
}

/** Above the list: how many there are, the filters that are on, the order. */
export function ListHead(props: ListHeadProps) {
  const { state, hasPanel = true, groups, chosen, total, onToggle, onClear, onSort } = props;
  const t = useTexts("catalog");
  return (
    <div className="mb-3 flex min-h-9 low:mb-1.5 flex-wrap items-center gap-2">
      <p role="status" className="type-label mr-1 text-ink-soft max-mobile:w-full">
        {total === undefined ? "" : t("count", { count: total })}
      </p>
      <div className={hasPanel ? "wide:hidden" : ""}>
        <FilterSheet
          groups={groups}
          chosen={chosen.length}
          total={total ?? 0}
          onToggle={onToggle}
          onClear={onClear}
        />
      </div>
      <FilterChips chosen={chosen} onToggle={onToggle} onClear={onClear} />
      {total !== 0 && (
        <div className="ml-auto">
          <SortMenu sort={sortOf(state)} isSearch={state.q.trim() !== ""} onSort={onSort} />
        </div>
      )}
    </div>
  );
}
