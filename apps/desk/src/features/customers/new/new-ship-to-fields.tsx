import { useTexts } from "@vycep/shell/words/i18n";
import { RadioGroup } from "@vycep/ui/fields/radio-group.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { NewPlace } from "./new-place-draft.ts";

interface FieldsProps {
  readonly form: NewPlace;
  readonly onChange: (part: Partial<NewPlace>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The numbers of a new place, and what its customer is. */
export function NumberFields({ form, onChange, errorOf }: FieldsProps) {
  const t = useTexts("customers");
  return (
    <Card title={t("numbersOfPlace")}>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 items-start gap-3 max-mobile:grid-cols-1">
          <TextField
            label={t("number")}
            hint={t("numberHint")}
            maxLength={20}
            value={form.id}
            error={errorOf("id")}
            onChange={(event) => onChange({ id: event.target.value })}
          />
          <TextField
            label={t("gln")}
            hint={t("optional")}
            inputMode="numeric"
            maxLength={20}
            value={form.gln}
            error={errorOf("gln")}
            onChange={(event) => onChange({ gln: event.target.value })}
          />
        </div>
        <RadioGroup
          label={t("customerType")}
          options={(["POS", "WHS"] as const).map((id) => ({ id, label: t(`customerType.${id}`) }))}
          value={form.customerType === "WHS" ? "WHS" : "POS"}
          error={errorOf("customerType")}
          onChange={(customerType) => onChange({ customerType })}
        />
      </div>
    </Card>
  );
}

/** Whether it may order at once, or why it may not yet. */
export function StandingFields({ form, onChange, errorOf }: FieldsProps) {
  const t = useTexts("customers");
  return (
    <Card title={t("standingNew")}>
      <RadioGroup
        label={t("standingNew")}
        isLabelHidden
        options={[
          { id: "now", label: t("standingNow") },
          {
            ...{ id: "later", label: t("standingLater") },
            details: (
              <TextField
                label={t("reason")}
                maxLength={200}
                value={form.reason}
                error={errorOf("reason")}
                onChange={(event) => onChange({ reason: event.target.value })}
              />
            ),
          },
        ]}
        value={form.isApproved ? "now" : "later"}
        onChange={(standing) => onChange({ isApproved: standing === "now" })}
      />
    </Card>
  );
}
