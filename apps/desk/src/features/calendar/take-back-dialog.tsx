import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert, refusalOf } from "../../kit/refusal.tsx";
import { useTakeBack } from "./use-changes.ts";

/** Takes a change back; says what will happen, and the harmless button has the focus. */
export function TakeBackDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts("calendar-desk");
  const formId = useId();
  const draft = useKeptDraft(`delivery-change-back.${id}`, aText, "");
  const action = useTakeBack();
  const refusal = refusalOf(action);
  const wrongReason = refusal?.field === "reason" ? refusal.message : undefined;
  async function submit() {
    const ended = await action.run({ id, reason: draft.value });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    draft.forget();
    showToast(t("takenBackDone"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keepIt")}
      title={t("takeBackTitle")}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keepIt")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("takeBack")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        {wrongReason === undefined && <RefusalAlert action={action} title={t("notTakenBack")} />}
        <p>{t("takeBackText")}</p>
        <TextField
          label={t("takeBackReason")}
          maxLength={200}
          value={draft.value}
          error={wrongReason}
          onChange={(event) => draft.change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
