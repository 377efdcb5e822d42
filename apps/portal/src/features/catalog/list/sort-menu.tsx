import { useTexts } from "@vycep/shell/words/i18n";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ListSort } from "./list-address.ts";

interface SortMenuProps<Sort extends ListSort> {
  readonly sort: Sort;
  readonly offered: readonly Sort[];
  readonly onSort: (sort: Sort) => void;
  /** On a phone only an icon, where the title beside it says the order. */
  readonly isSmall?: boolean;
}

/** The order of the list (CATALOG-10, CATALOG-18). */
export function SortMenu<Sort extends ListSort>({
  sort,
  offered,
  onSort,
  isSmall = false,
}: SortMenuProps<Sort>) {
  const t = useTexts("catalog");
  const wordOf = (known: ListSort) => t(`sort.${known}`);
  return (
    <Menu
      label={t("sortBy", { order: wordOf(sort) })}
      trigger={
        <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-foam px-3 text-small font-medium text-ink max-mobile:min-h-touch max-mobile:px-3">
          <span className={isSmall ? "desktop:hidden" : "hidden"}>
            <Icon name="sort" />
          </span>
          <span className={classNames("inline-flex items-center gap-1.5", isSmall && "max-mobile:hidden")}>
            {wordOf(sort)}
            <Icon name="chevron-down" size="small" />
          </span>
        </span>
      }
      groups={[
        offered.map((known) => ({
          id: known,
          label: wordOf(known),
          isCurrent: known === sort,
          onSelect: () => onSort(known),
        })),
      ]}
    />
  );
}
