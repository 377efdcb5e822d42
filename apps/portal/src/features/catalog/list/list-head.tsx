import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterGroup, FilterOption } from "./filter-groups.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { type ListSort, type ListState, sortOf, sortsOf } from "./list-address.ts";
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
  /** The usual leads the list, or will as far as is known before the first page is there. */
  readonly isUsual?: boolean;
  /** What takes all of the usual, or nothing where there is none. */
  readonly accept?: ReactNode;
}

/** Above the list: how many there are, the filters that are on, the order. */
export function ListHead(props: ListHeadProps) {
  const {
    state,
    hasPanel = true,
    groups,
    chosen,
    total,
    onToggle,
    onClear,
    onSort,
    isUsual = false,
    accept,
  } = props;
  const t = useTexts("catalog");
  return (
    <div
      className={classNames(
        "mb-3 flex min-h-9 flex-wrap items-center gap-2 max-mobile:mb-2.5 max-mobile:min-h-touch",
        // The form of a tablet has the three shelves beside its title, and only filters that are on below it.
        !hasPanel && (chosen.length === 0 ? "tablet:sr-only" : "low:mb-1.5"),
      )}
    >
      <div className="mr-1 flex items-baseline gap-3">
        {isUsual && (
          <>
            <h2 className="type-heading">{t("usual")}</h2>
            <p className="text-small text-ink-soft max-wide:hidden">{t("usualNote")}</p>
          </>
        )}
        <p role="status" className={classNames("type-label text-ink-soft", isUsual && "max-mobile:sr-only")}>
          {total === undefined ? "" : t("count", { count: total })}
        </p>
      </div>
      <div className={hasPanel ? "wide:hidden" : "tablet:hidden"}>
        <FilterSheet
          groups={groups}
          chosen={chosen.length}
          total={total ?? 0}
          onToggle={onToggle}
          onClear={onClear}
          isSmall={isUsual}
        />
      </div>
      <FilterChips chosen={chosen} onToggle={onToggle} onClear={onClear} />
      {total !== 0 && (
        <div
          className={classNames("ml-auto flex flex-wrap items-center gap-2", !hasPanel && "tablet:hidden")}
        >
          <SortMenu sort={sortOf(state)} offered={sortsOf(state)} onSort={onSort} isSmall={isUsual} />
          {accept}
        </div>
      )}
    </div>
  );
}
