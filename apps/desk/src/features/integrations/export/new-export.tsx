import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { type FormEvent, useState } from "react";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { useBeginExport } from "./use-exports.ts";

/** Where an export of everything is asked for: never without a reason (DINT-04). */
export function NewExport() {
  const t = useTexts("exports");
  const action = useBeginExport();
  const [reason, setReason] = useState("");
  // A second click is the same export; another one needs another key.
  const [key, setKey] = useState(() => crypto.randomUUID());
  async function begin() {
    const ended = await action.run({ key, reason });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    setKey(crypto.randomUUID());
    setReason("");
    showToast(t("begun"));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void begin();
  }
  return (
    <Card title={t("title")}>
      <form noValidate onSubmit={handleSubmit} className="grid max-w-3xl gap-3">
        <p className="text-small text-ink-soft">{t("how")}</p>
        <RefusalAlert action={action} title={t("notBegun")} />
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-64 flex-1">
            <TextField
              label={t("reason")}
              hint={t("reasonHint")}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <div className="pt-6.5">
            <Button type="submit" icon="download" isBusy={action.isBusy}>
              {t("begin")}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
