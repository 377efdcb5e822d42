import { Select } from "@vycep/ui/fields/select.tsx";
import { useTexts } from "../words/i18n.ts";
import { PERIODS, type Period } from "./period.ts";

/** Stands for "no filter" among the options. */
export const unfiltered = "any";

interface ListSelectProps<Value> {
  /** A cell of the bar, or a field of the sheet that opens on mobile. */
  readonly look: "cell" | "field";
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface PeriodSelectProps extends ListSelectProps<Period> {
  /** What the period is of. */
  readonly label: string;
  /** Names the period without an end, where the list has its own word for it. */
  readonly anyTime?: string;
}

/** Narrows a list of orders to a time. */
export function PeriodSelect({ label, anyTime, value, onChange, look }: PeriodSelectProps) {
  const t = useTexts("list");
  return (
    <div className="min-w-0 flex-1">
      <Select
        look={look}
        closeLabel={t("close")}
        placeholder=""
        label={label}
        options={PERIODS.map((id) => ({
          id,
          label: (id === "all" ? anyTime : undefined) ?? t(`period.${id}`),
        }))}
        value={value}
        onChange={(id) => onChange(PERIODS.find((one) => one === id) ?? "all")}
      />
    </div>
  );
}

interface ShipToSelectProps extends ListSelectProps<string | undefined> {
  /** Places whose orders the person may see; with one there is nothing to choose. */
  readonly shipTos: readonly { readonly id: string; readonly name: string }[];
}

/** Narrows a list of orders to a place. */
export function ShipToSelect({ shipTos, value, onChange, look }: ShipToSelectProps) {
  const t = useTexts("list");
  if (shipTos.length <= 1) return null;
  return (
    <div className="min-w-0 flex-1">
      <Select
        look={look}
        closeLabel={t("close")}
        placeholder=""
        label={t("shipTo")}
        options={[
          { id: unfiltered, label: t("allShipTos", { count: shipTos.length }) },
          ...shipTos.map(({ id, name }) => ({ id, label: name, note: id })),
        ]}
        value={value ?? unfiltered}
        onChange={(id) => onChange(id === unfiltered ? undefined : id)}
      />
    </div>
  );
}
