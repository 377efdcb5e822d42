import { toMinor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { formatAmount } from "@vycep/words/engine/format";
import { type Choice, ENTERED_KINDS, sumsOf } from "./filing-choice.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { RateRows } from "./rate-rows.tsx";

interface EnteredFieldsProps {
  readonly choice: Choice;
  /** By field, in words. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** What a new paper says, typed from its file. */
export function EnteredFields({ choice, errors, onChange }: EnteredFieldsProps) {
  const t = useTexts("filing");
  const { kind, number, issued, due, deposits } = choice;
  const isMoney = kind !== "delivery_note";
  const { totalMinor } = sumsOf(kind, choice);
  const field = (name: keyof Choice, label: string, value: string) => ({
    ...{ label, value, error: errors[name], size: "small" as const },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-3">
      <div className="flex">
        <Segments
          label={t("kind")}
          options={ENTERED_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={ENTERED_KINDS.find((one) => one === kind) ?? "invoice"}
          onPick={(id) => onChange({ kind: id })}
        />
      </div>
      <PlaceChoice choice={choice} error={errors["placeId"]} onChange={onChange} />
      <div className="grid grid-cols-3 items-start gap-3 max-mobile:grid-cols-1">
        <TextField {...field("number", t("number"), number)} maxLength={40} />
        <TextField {...field("issued", t("issued"), issued)} type="date" />
        {isMoney && <TextField {...field("due", t("due"), due)} type="date" />}
      </div>
      {isMoney && (
        <>
          <RateRows choice={choice} errors={errors} onChange={onChange} />
          <div className="grid grid-cols-4 items-start gap-3 max-mobile:grid-cols-2">
            <TextField
              {...field("deposits", t("deposits"), deposits)}
              hint={t("depositsHint")}
              inputMode="text"
            />
          </div>
        </>
      )}
      {isMoney && (
        <p className="font-semibold">{t("total", { amount: formatAmount(toMinor(totalMinor)) })}</p>
      )}
    </div>
  );
}
