import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useReturnDraft, useTakeBackDraft } from "./use-change-draft.ts";
import type { Draft } from "./use-drafts.ts";

interface ReasonDialogProps {
  readonly draft: Draft;
  readonly move: "return" | "take_back";
  readonly onClose: () => void;
}

/** Gives a draft back, or takes back what it published; either asks why. */
export function ReasonDialog({ draft, move, onClose }: ReasonDialogProps) {
  const t = useTexts("price-desk");
  const formId = useId();
  const kept = useKeptDraft(`price-${move}.${draft.id}`, aText, "");
  const [isChecked, setChecked] = useState(false);
  const [returning, takingBack] = [useReturnDraft(), useTakeBackDraft()];
  const isReturn = move === "return";
  const action = isReturn ? returning : takingBack;
  const reason = kept.value.trim();
  async function confirm() {
    const ended = await action.run({ id: draft.id, version: draft.version, reason });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    showToast(t(isReturn ? "returnedDone" : "takeBackDone"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason !== "") void confirm();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keep")}
      title={t(isReturn ? "returnTitle" : "takeBackTitle")}
      description={t(isReturn ? "returnText" : "takeBackText")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isReturn ? undefined : "danger"}
            isBusy={action.isBusy}
          >
            {t(isReturn ? "return" : "takeBack")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <RefusalAlert action={action} title={t("notDone")} />
        <TextField
          label={t("reason")}
          hint={t("reasonHint")}
          maxLength={500}
          value={kept.value}
          error={isChecked && reason === "" ? t("reasonMissing") : undefined}
          onChange={(event) => kept.change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
