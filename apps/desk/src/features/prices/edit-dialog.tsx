import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { refusalOf } from "../../kit/refusal.tsx";
import { DraftFields, FIELD_CODES } from "./draft-fields.tsx";
import { useChangeDraft } from "./use-change-draft.ts";
import type { Draft } from "./use-drafts.ts";

const someWords = objectOf({ name: aText, reason: aText, validFrom: aText });

interface EditDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Name, reason and day of a draft; for another day the old prices are taken anew. */
export function EditDialog({ draft, onClose }: EditDialogProps) {
  const t = useTexts("price-desk");
  const formId = useId();
  const { id, version, name, reason, validFrom } = draft;
  const kept = useKeptDraft(`price-draft.${id}`, someWords, { name, reason, validFrom });
  const action = useChangeDraft();
  const refusal = refusalOf(action);
  async function save() {
    const ended = await action.run({ id, version, ...kept.value });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    kept.forget();
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  function handleClose() {
    kept.forget();
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={handleClose}
      closeLabel={t("cancel")}
      title={t("editTitle")}
      actions={
        <>
          <Button variant="outline" onClick={handleClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <FailureAlert action={action} title={t("notDone")} />
        {refusal !== undefined && !FIELD_CODES.includes(refusal.code) && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <DraftFields
          value={kept.value}
          refusal={refusal}
          onChange={(part) => kept.change({ ...kept.value, ...part })}
        />
      </form>
    </Dialog>
  );
}
