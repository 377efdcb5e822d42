import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import type { ReplacementForm } from "./use-replacement-draft.ts";

interface ReplacementFieldsProps {
  readonly form: ReplacementForm;
  readonly methods: readonly string[];
}

/** When and how it comes, and what driver and customer are told. */
export function ReplacementFields({ form, methods }: ReplacementFieldsProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const own = form.text("method");
  const options = [...new Set([...methods, own])].map((id) => {
    const known = parseShippingMethod(id);
    return { id, label: known === undefined ? id : t(`method.${known}`) };
  });
  return (
    <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
      <TextField
        label={t("deliveryDay")}
        type="date"
        value={form.text("day")}
        onChange={(event) => form.setText("day", event.target.value)}
      />
      <Select
        label={t("method")}
        placeholder={t("method")}
        closeLabel={t("back")}
        options={options}
        value={own}
        onChange={(id) => form.setText("method", id)}
      />
      <TextField
        label={t("noteForDriver")}
        maxLength={200}
        value={form.text("noteForDriver")}
        onChange={(event) => form.setText("noteForDriver", event.target.value)}
      />
      <TextField
        label={tc("customerNote")}
        hint={tc("customerNoteHint")}
        maxLength={200}
        value={form.text("message")}
        onChange={(event) => form.setText("message", event.target.value)}
      />
    </div>
  );
}
