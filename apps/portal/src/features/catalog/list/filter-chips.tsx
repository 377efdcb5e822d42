import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { LinkAction } from "@vycep/ui/actions/link.tsx";
import type { FilterOption } from "./filter-groups.ts";

interface FilterChipsProps {
  readonly chosen: readonly FilterOption[];
  readonly onToggle: (option: FilterOption) => void;
  readonly onClear: () => void;
}

/** The filters that are on, each with its way off. */
export function FilterChips({ chosen, onToggle, onClear }: FilterChipsProps) {
  const t = useTexts("catalog");
  return (
    <>
      {chosen.map((option) => (
        <Chip
          key={`${option.name} ${option.value}`}
          text={option.label}
          isRemovable
          actionLabel={t("removeFilter", { filter: option.label })}
          onClick={() => onToggle(option)}
        />
      ))}
      {chosen.length > 1 && <LinkAction onClick={onClear}>{t("clearFilters")}</LinkAction>}
    </>
  );
}
