import { useTexts } from "@vycep/shell/words/i18n";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";

export interface DraftWords {
  readonly name: string;
  readonly reason: string;
  readonly validFrom: string;
}

interface DraftFieldsProps {
  readonly value: DraftWords;
  readonly onChange: (part: Partial<DraftWords>) => void;
  /** Why it was refused, by the code of the API, beside the field that caused it. */
  readonly refusal: { readonly code: string; readonly message: string } | undefined;
}

const nameCodes = ["name-missing", "text-too-long"];
const dayCodes = ["day-invalid", "day-passed"];

/** Codes that stand beside a field. */
export const FIELD_CODES: readonly string[] = [...nameCodes, ...dayCodes];

/** What a draft is called, why, and from when. */
export function DraftFields({ value, onChange, refusal }: DraftFieldsProps) {
  const t = useTexts("price-desk");
  const errorOf = (codes: readonly string[]) =>
    refusal !== undefined && codes.includes(refusal.code) ? refusal.message : undefined;
  return (
    <>
      <TextField
        label={t("name")}
        maxLength={100}
        value={value.name}
        error={errorOf(nameCodes)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t("validFrom")}
        hint={t("byDelivery")}
        type="date"
        value={value.validFrom}
        error={errorOf(dayCodes)}
        onChange={(event) => onChange({ validFrom: event.target.value })}
      />
      <TextArea
        label={t("reason")}
        hint={t("reasonHint")}
        maxLength={500}
        value={value.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  );
}
