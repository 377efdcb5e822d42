import { useNavigate } from "@tanstack/react-router";
import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { localNow } from "@vycep/shell/clock/clock";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { refusalOf } from "../../kit/refusal.tsx";
import { paths } from "../../shared/paths.ts";
import { DraftFields, FIELD_CODES } from "./draft-fields.tsx";
import { linesAddress } from "./drafts-address.ts";
import { firstOfNextMonth } from "./next-month.ts";
import { useCreateDraft } from "./use-change-draft.ts";

/** With the key by which a draft that was sent once more, also after a reload, is the same one. */
const aNewDraft = objectOf({ key: aText, name: aText, reason: aText, validFrom: aText });

interface NewDraftDialogProps {
  /** Numbers of goods whose prices shall change, with commas between them; none chooses them there. */
  readonly goods: string | undefined;
  readonly onClose: () => void;
}

/** Begins a draft, by default for the first of the next month. */
export function NewDraftDialog({ goods, onClose }: NewDraftDialogProps) {
  const t = useTexts("price-desk");
  const formId = useId();
  const navigate = useNavigate();
  const kept = useKeptDraft("price-draft", aNewDraft, {
    ...{ key: crypto.randomUUID(), name: "", reason: "" },
    validFrom: firstOfNextMonth(localNow().date),
  });
  const action = useCreateDraft();
  const refusal = refusalOf(action);
  async function begin() {
    const ended = await action.run(kept.value);
    const draft = ended?.kind === "done" && ended.answer.refusal == null ? ended.answer.draft : null;
    if (draft == null) return;
    kept.forget();
    const chosen = linesAddress.print({ ...linesAddress.usual, goods });
    await navigate({ href: paths.priceDraft(draft.id) + chosen });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void begin();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("newDraft")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} icon="check" isBusy={action.isBusy}>
            {t("begin")}
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
