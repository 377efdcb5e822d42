import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { RecordForm } from "./fleet-draft.ts";

interface RecordFieldsProps {
  readonly draft: RecordForm;
  readonly kind: "vehicle" | "driver";
  readonly isNew: boolean;
  readonly onChange: (part: Partial<RecordForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Fields with what can be wrong with them, which vehicles and drivers share. */
export const RECORD_FIELDS = ["name", "haulier", "outTo", "outReason"] as const;

/** Whose it is, on which days it drives, and when it does not. */
export function RecordFields({ draft, kind, isNew, onChange, errorOf }: RecordFieldsProps) {
  const t = useTexts("deliveries");
  const isVehicle = kind === "vehicle";
  return (
    <>
      <Weekdays draft={draft} onChange={onChange} />
      <Checkbox
        label={t("hired")}
        checked={draft.isHired}
        onChange={(event) => onChange({ isHired: event.target.checked })}
      />
      {draft.isHired && (
        <TextField
          label={t("haulier")}
          value={draft.haulier}
          maxLength={100}
          error={errorOf("haulier")}
          onChange={(event) => onChange({ haulier: event.target.value })}
        />
      )}
      <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
        <TextField
          label={t(isVehicle ? "outFrom" : "awayFrom")}
          type="date"
          value={draft.outFrom}
          onChange={(event) => onChange({ outFrom: event.target.value })}
        />
        <TextField
          label={t(isVehicle ? "outTo" : "awayTo")}
          type="date"
          hint={t("outToHint")}
          value={draft.outTo}
          error={errorOf("outTo")}
          onChange={(event) => onChange({ outTo: event.target.value })}
        />
      </div>
      {draft.outFrom !== "" && (
        <TextField
          label={t("outReason")}
          value={draft.outReason}
          maxLength={200}
          error={errorOf("outReason")}
          onChange={(event) => onChange({ outReason: event.target.value })}
        />
      )}
      {!isNew && (
        <Switch
          label={t(isVehicle ? "keepVehicle" : "keepDriver")}
          hint={t(isVehicle ? "keepVehicleHint" : "keepDriverHint")}
          isOn={draft.isActive}
          onChange={(isActive) => onChange({ isActive })}
        />
      )}
    </>
  );
}

function Weekdays({ draft, onChange }: Pick<RecordFieldsProps, "draft" | "onChange">) {
  const t = useTexts("deliveries");
  const names = weekdayNames(useLanguage(), "short");
  const toggle = (day: number) =>
    onChange({
      weekdays: draft.weekdays.includes(day)
        ? draft.weekdays.filter((one) => one !== day)
        : [...draft.weekdays, day].toSorted((left, right) => left - right),
    });
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{t("days")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name, index) => (
          <Checkbox
            key={name}
            label={<span className="capitalize">{name}</span>}
            checked={draft.weekdays.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
        ))}
      </div>
    </fieldset>
  );
}
