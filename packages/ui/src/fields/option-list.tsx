import type { ReactNode } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, Text } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { Icon } from "../icons/icon.tsx";
import { plainText } from "./plain-text.ts";

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** The label in fewer words, for a bar on a tablet. */
  readonly short?: string | undefined;
  /** Second line: an address, a condition. */
  readonly note?: string | undefined;
  /** At the right: a flag, a price. */
  readonly badge?: ReactNode;
  /** Why it cannot be chosen; shown as its second line. */
  readonly disabledReason?: string | undefined;
}

export interface OptionSearch {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** What stands there when nothing fits. */
  readonly emptyText: string;
}

export interface OptionListProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onPick: (id: string | null) => void;
  readonly search?: OptionSearch | undefined;
}

/** The options of a select, with a search above them when asked for. */
export function OptionList(props: OptionListProps) {
  const { search } = props;
  if (search === undefined) return <Options {...props} />;
  return (
    <Autocomplete filter={(text, typed) => plainText(text).includes(plainText(typed))}>
      <SearchField aria-label={search.label} autoFocus className="flex-none border-b border-line p-3">
        <div className="flex min-h-control items-center gap-2.5 rounded-control border-field border-control px-3 focus-within:border-bottle focus-within:shadow-ring">
          <span className="text-ink-faint">
            <Icon name="search" size="small" />
          </span>
          <Input
            placeholder={search.placeholder ?? search.label}
            data-quiet-focus
            className="min-w-0 flex-1 self-stretch bg-transparent [&::-webkit-search-cancel-button]:hidden"
          />
        </div>
      </SearchField>
      <Options {...props} />
    </Autocomplete>
  );
}

function Options({ label, options, value, onPick, search }: OptionListProps) {
  return (
    <ListBox
      aria-label={label}
      autoFocus={search === undefined}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      // A click on the chosen option empties the selection: it means "leave it so", and closes.
      onSelectionChange={(keys) =>
        onPick(keys === "all" ? null : (([...keys][0] as string | undefined) ?? null))
      }
      disabledKeys={options
        .filter((option) => option.disabledReason !== undefined)
        .map((option) => option.id)}
      renderEmptyState={() => <p className="px-3 py-4 text-ink-soft">{search?.emptyText}</p>}
      data-quiet-focus
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.id}
          id={option.id}
          textValue={[option.label, option.note].filter(Boolean).join(" ")}
          className="group flex min-h-touch items-center gap-3 rounded-control px-3 py-2 data-disabled:cursor-not-allowed data-focused:bg-bottle-tint data-hovered:bg-bottle-tint max-mobile:min-h-13"
        >
          <span className="min-w-0 flex-1">
            <Text
              slot="label"
              className="block font-semibold group-data-disabled:text-ink-soft group-data-selected:text-bottle"
            >
              {option.label}
            </Text>
            {(option.disabledReason ?? option.note) !== undefined && (
              <Text slot="description" className="block text-small text-ink-soft">
                {option.disabledReason ?? option.note}
              </Text>
            )}
          </span>
          {option.badge}
          <span className="text-bottle opacity-0 group-data-selected:opacity-100">
            <Icon name="check" />
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
