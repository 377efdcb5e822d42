import { useTexts } from "@vycep/shell/words/i18n";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { LIST_SORTS, type ListSort } from "./list-address.ts";

interface SortMenuProps {
  readonly sort: ListSort;
  /** By relevance only where something was searched for. */
  readonly isSearch: boolean;
  readonly onSort: (sort: ListSort) => void;
}

/** The order of the list (CATALOG-10, CATALOG-18). */
export function SortMenu({ sort, isSearch, onSort }: SortMenuProps) {
  const t = useTexts("catalog");
  const offered = LIST_SORTS.filter((known) => isSearch || known !== "relevance");
  return (
    <Menu
      label={t("sortBy", { order: t(`sort.${sort}`) })}
      trigger={
        <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-foam px-3 text-small font-medium text-ink max-mobile:min-h-touch max-mobile:px-4">
          {t(`sort.${sort}`)}
          <Icon name="chevron-down" size="small" />
        </span>
      }
      groups={[
        offered.map((known) => ({
          id: known,
          label: t(`sort.${known}`),
          isCurrent: known === sort,
          onSelect: () => onSort(known),
        })),
      ]}
    />
  );
}
