import { showToast } from "@vycep/shell/messages/toasts";
import { aText } from "@vycep/shell/storage/shape";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, useId } from "react";
import { useKeptDraft } from "../../kit/kept-draft.ts";
import { StepRefusal } from "./step-refusal.tsx";
import { type Ticket, useTicketStep } from "./use-ticket.ts";

/** Lets a ticket go on in another one; says what will happen, and the harmless button has the focus. */
export function MergeDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const t = useTexts("ticket-desk");
  const formId = useId();
  const { number, title } = ticket.row;
  const draft = useKeptDraft(`ticket-merge.${number}`, aText, "");
  const action = useTicketStep();
  const into = draft.value.trim();
  async function submit() {
    const ended = await action.run({ kind: "merge", input: { number, version: ticket.version, into } });
    if (ended?.kind !== "done" || ended.answer != null) return;
    draft.forget();
    showToast(t("merged"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (into !== "") void submit();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("mergeTitle", { number })}
      description={title}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("mergeDo")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-3">
        <StepRefusal action={action} />
        <p>{t("mergeText")}</p>
        <TextField
          label={t("mergeInto")}
          hint={t("mergeHint")}
          value={draft.value}
          onChange={(event) => draft.change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
