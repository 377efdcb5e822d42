import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { refusalOf } from "./refusal.tsx";
import type { useViews } from "./use-views.ts";

interface SaveViewDialogProps {
  readonly list: string;
  readonly query: string;
  readonly save: ReturnType<typeof useViews>["save"];
  readonly onClose: () => void;
}

/** Gives what the list shows a name, for oneself or for all. */
export function SaveViewDialog({ list, query, save, onClose }: SaveViewDialogProps) {
  const t = useTexts("desk");
  const shell = useTexts("shell");
  const formId = useId();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const refusal = refusalOf(save);
  async function submit() {
    const ended = await save.run({ list, name, query, isShared });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("viewSaved", { name: name.trim() }));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={shell("close")}
      title={t("viewSave")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        {refusal != null && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <FailureAlert action={save} title={t("viewNotSaved")} />
        <TextField
          label={t("viewName")}
          value={name}
          autoFocus
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t("viewShare")}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
