import { Select, type SelectOption } from "@vycep/ui/fields/select.tsx";
import { useTexts } from "../words/i18n.ts";
import { PERIODS, type Period } from "./period.ts";

interface ListSelectProps<Value> {
  /** A cell of the bar, or a field of the sheet that opens on mobile. */
  readonly look: "cell" | "field";
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface FilterSelectProps<Id extends string> extends ListSelectProps<Id | undefined> {
  /** Stands for no filter. */
  readonly any: string;
  readonly options: readonly (SelectOption & { readonly id: Id })[];
}

/** No filter: an id that nothing else has. */
const unfiltered = "any";

/** Narrows a list to one of some things, or not. */
export function FilterSelect<Id extends string>(props: FilterSelectProps<Id>) {
  const { any, options, value, onChange, ...rest } = props;
  return (
    <BarSelect
      {...rest}
      options={[{ id: unfiltered, label: any }, ...options]}
      value={value ?? unfiltered}
      onChange={(picked) => onChange(options.find(({ id }) => id === picked)?.id)}
    />
  );
}

interface PeriodSelectProps extends ListSelectProps<Period> {
  /** Names the period without an end, where the list has its own word for it. */
  readonly anyTime?: string;
}

/** Narrows a list to a time. */
export function PeriodSelect({ anyTime, ...rest }: PeriodSelectProps) {
  const t = useTexts("list");
  return (
    <ChoiceSelect
      {...rest}
      options={PERIODS.map((id) => ({
        id,
        label: (id === "all" ? anyTime : undefined) ?? t(`period.${id}`),
      }))}
    />
  );
}

interface ChoiceSelectProps<Id extends string> extends ListSelectProps<Id> {
  readonly options: readonly (SelectOption & { readonly id: Id })[];
}

/** One of some things, of which one always holds. */
export function ChoiceSelect<Id extends string>({ onChange, ...rest }: ChoiceSelectProps<Id>) {
  return (
    <BarSelect
      {...rest}
      onChange={(picked) => {
        const found = rest.options.find(({ id }) => id === picked);
        if (found) onChange(found.id);
      }}
    />
  );
}

function BarSelect(props: ListSelectProps<string> & { readonly options: readonly SelectOption[] }) {
  const t = useTexts("list");
  return (
    <div className="min-w-0 flex-1">
      <Select {...props} closeLabel={t("close")} placeholder="" />
    </div>
  );
}
