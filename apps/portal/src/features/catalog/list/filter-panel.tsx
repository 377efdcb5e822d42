import { useTexts } from "@vycep/shell/words/i18n";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { useState } from "react";
import type { FilterGroup, FilterOption } from "./filter-groups.ts";

interface FilterPanelProps {
  readonly groups: readonly FilterGroup[];
  readonly onToggle: (option: FilterOption) => void;
}

/** The filters with what each would leave (CATALOG-08, CATALOG-13). */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <div className="grid gap-4.5">
      {groups.map((group) => (
        <Group key={group.key} group={group} onToggle={onToggle} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: FilterGroup;
  readonly onToggle: (option: FilterOption) => void;
}

/** As many as fit without scrolling past the next group. */
const shownAtOnce = 9;

function Group({ group, onToggle }: GroupProps) {
  const t = useTexts("catalog");
  const [showsAll, setShowsAll] = useState(false);
  const { key, options } = group;
  const isLong = options.length > shownAtOnce + 1;
  const shown =
    isLong && !showsAll ? options.filter(({ isOn }, index) => isOn || index < shownAtOnce) : options;
  return (
    <fieldset className="min-w-0 border-b border-line-strong pb-3.5 last:border-b-0">
      <legend className="mb-1 font-bold">{t(`filter.${key}`)}</legend>
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          count={option.count}
          checked={option.isOn}
          onChange={() => onToggle(option)}
        />
      ))}
      {isLong && (
        <LinkAction onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t("fewerFilters") : t("allFilters", { total: options.length })}
        </LinkAction>
      )}
    </fieldset>
  );
}
