import { useTexts } from "@vycep/shell/words/i18n";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { classNames } from "@vycep/ui/styles/class-names";

interface FilterChipProps<Id extends string> {
  /** What the list is narrowed by: "State". */
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id | undefined;
  readonly onChange: (value: Id | undefined) => void;
}

/** A filter of a list as a chip: what it is set to, the choice under it, and a cross that takes it off. */
export function FilterChip<Id extends string>({ label, options, value, onChange }: FilterChipProps<Id>) {
  const t = useTexts("desk");
  const set = options.find(({ id }) => id === value);
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-full border whitespace-nowrap [&>button]:min-h-8 coarse:[&>button]:min-h-touch",
        set === undefined
          ? "border-dashed border-line-strong bg-foam"
          : "border-bottle bg-bottle-tint text-bottle",
      )}
    >
      <Menu
        label={
          set === undefined
            ? t("filterBy", { what: label })
            : t("filterSet", { what: label, value: set.label })
        }
        align="start"
        trigger={
          <span className="flex items-center gap-1.5 px-1.5">
            {set === undefined && <Icon name="plus" size="small" />}
            {label}
            {set !== undefined && <strong>{set.label}</strong>}
          </span>
        }
        groups={[
          options.map((option) => ({
            id: option.id,
            label: option.label,
            isCurrent: option.id === value,
            onSelect: () => onChange(option.id),
          })),
        ]}
      />
      {set !== undefined && (
        <IconButton
          icon="close"
          size="small"
          label={t("filterOff", { what: label })}
          onClick={() => onChange(undefined)}
        />
      )}
    </span>
  );
}
