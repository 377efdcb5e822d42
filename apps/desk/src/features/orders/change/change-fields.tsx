import { parseShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useId } from "react";
import type { ChangeForm } from "./use-change-draft.ts";

/** Day, way and what the customer said along with the order. */
export function ChangeFields({
  form,
  methods,
}: {
  readonly form: ChangeForm;
  readonly methods: readonly string[];
}) {
  const t = useTexts("order-desk");
  const own = form.text("method");
  const options = [...new Set([...methods, own])].map((id) => {
    const known = parseShippingMethod(id);
    return { id, label: known === undefined ? id : t(`method.${known}`) };
  });
  return (
    <div className="grid grid-cols-3 gap-3 max-mobile:grid-cols-1">
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
        label={t("customerNumber")}
        maxLength={40}
        value={form.text("customerOrderNumber")}
        onChange={(event) => form.setText("customerOrderNumber", event.target.value)}
      />
    </div>
  );
}

/** What the driver and the customer are told, and why in the house. */
export function ChangeReasons({
  form,
  isChecked,
}: {
  readonly form: ChangeForm;
  readonly isChecked: boolean;
}) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const reasonsId = useId();
  return (
    <div className="grid grid-cols-2 gap-3 max-mobile:grid-cols-1">
      <TextField
        label={tc("changeWhy")}
        hint={tc("changeWhyHint")}
        maxLength={200}
        list={reasonsId}
        value={form.text("reason")}
        error={isChecked && form.text("reason").trim() === "" ? t("reasonMissing") : undefined}
        onChange={(event) => form.setText("reason", event.target.value)}
      />
      <datalist id={reasonsId}>
        {(["wish", "stock", "vehicle"] as const).map((key) => (
          <option key={key} value={tc(`changeReasons.${key}`)} />
        ))}
      </datalist>
      <TextField
        label={tc("customerNote")}
        hint={tc("customerNoteHint")}
        maxLength={200}
        value={form.text("message")}
        onChange={(event) => form.setText("message", event.target.value)}
      />
      <TextField
        label={t("noteForDriver")}
        maxLength={200}
        value={form.text("noteForDriver")}
        onChange={(event) => form.setText("noteForDriver", event.target.value)}
      />
    </div>
  );
}
