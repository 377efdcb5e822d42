import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { PlaceForm } from "./ship-to-draft.ts";
import { WeekdayButtons } from "./weekdays/weekday-buttons.tsx";

interface FieldsProps {
  readonly form: PlaceForm;
  readonly onChange: (part: Partial<PlaceForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

type TextKey = "name" | "street" | "zip" | "city" | "kind" | "deliveryWindow";

/** Name and address of a place, and when it takes deliveries. */
export function PlaceFields({ form, onChange, errorOf }: FieldsProps) {
  const t = useTexts("customers");
  const text = (key: TextKey, label: string) => (
    <TextField
      label={label}
      value={form[key]}
      maxLength={120}
      error={errorOf(key)}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <Card title={t("shipTo")}>
      <div className="grid gap-3">
        {text("name", t("name"))}
        {text("street", t("street"))}
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          {text("zip", t("zip"))}
          {text("city", t("city"))}
        </div>
        <div className="grid grid-cols-2 gap-3">
          {text("kind", t("kind"))}
          {text("deliveryWindow", t("deliveryWindow"))}
        </div>
      </div>
    </Card>
  );
}

/** What beer it may have besides, and which truck may come. */
export function TankFields({ form, onChange, errorOf }: FieldsProps) {
  const t = useTexts("customers");
  return (
    <Card title={t("tankAndUnfiltered")}>
      <Switch
        label={t("tankBeer")}
        isOn={form.isTankEnabled}
        onChange={(isTankEnabled) => onChange({ isTankEnabled })}
      />
      <TextField
        label={t("tankVolume")}
        inputMode="numeric"
        value={form.tankLitres}
        error={errorOf("tankLitres")}
        onChange={(event) => onChange({ tankLitres: event.target.value })}
      />
      <Switch
        label={t("unfiltered")}
        isOn={form.isUnfilteredEnabled}
        onChange={(isUnfilteredEnabled) => onChange({ isUnfilteredEnabled })}
      />
      <Switch
        label={t("smallTruck")}
        isOn={form.isSmallTruckAllowed}
        onChange={(isSmallTruckAllowed) => onChange({ isSmallTruckAllowed })}
      />
    </Card>
  );
}

const kinds = ["standard", "truck", "tank", "unfiltered"] as const;

/** On which weekdays each kind of delivery comes, and which methods follow from the place as it is saved. */
export function DaysFields({
  form,
  onChange,
  errorOf,
  methods,
}: FieldsProps & { readonly methods: readonly string[] }) {
  const t = useTexts("customers");
  const order = useTexts("order-desk");
  const offered = SHIPPING_METHODS.filter((method) => methods.includes(method));
  const toggle = (type: string, isOn: boolean) =>
    onChange({ types: ["1", "PD"].filter((one) => (one === type ? isOn : form.types.includes(one))) });
  const error = errorOf("types");
  const daysError = errorOf("weekdays");
  return (
    <Card title={t("daysAndMethods")}>
      <div className="mb-3 flex flex-wrap gap-x-6">
        <Checkbox
          label={t("type.1")}
          checked={form.types.includes("1")}
          onChange={(event) => toggle("1", event.target.checked)}
        />
        <Checkbox
          label={t("type.PD")}
          checked={form.types.includes("PD")}
          onChange={(event) => toggle("PD", event.target.checked)}
        />
      </div>
      {error !== undefined && <p className="mb-2 text-small text-red-strong">{error}</p>}
      {daysError !== undefined && <p className="mb-2 text-small text-red-strong">{daysError}</p>}
      {kinds.map((kind) => (
        <Weekdays
          key={kind}
          label={t(`weekdays.${kind}`)}
          days={form[kind]}
          onChange={(days) => onChange({ [kind]: days })}
        />
      ))}
      <p className="mt-3 text-small text-ink-soft">
        {t("methodsOf", { methods: offered.map((method) => order(`method.${method}`)).join(", ") || "–" })}
      </p>
    </Card>
  );
}

interface WeekdaysProps {
  readonly label: string;
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

function Weekdays({ label, ...buttons }: WeekdaysProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 border-t border-line py-2">
      <legend className="float-left w-32 font-semibold max-mobile:w-full">{label}</legend>
      <WeekdayButtons label={label} {...buttons} />
    </fieldset>
  );
}
