import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import type { Action } from "@vycep/shell/actions/use-action";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { type FormEvent, type ReactNode, useId } from "react";

type Refusal = { readonly message: string; readonly field?: string | null };
type SaveAnswer = { readonly refusal?: Refusal | null };

interface FleetDialogProps<Input, Answer extends SaveAnswer> {
  readonly title: string;
  readonly action: Action<Input, Answer>;
  readonly input: () => Input;
  /** Fields that show what is wrong with them themselves; what is about anything else stands above all. */
  readonly fields: readonly string[];
  /** It was kept: nothing of what was typed is wanted any more. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A record of the fleet being written; what is refused is told beside its field, and nothing that was typed is lost. */
export function FleetDialog<Input, Answer extends SaveAnswer>(props: FleetDialogProps<Input, Answer>) {
  const { title, action, input, fields, onSaved, onClose, children } = props;
  const t = useTexts("deliveries");
  const shell = useTexts("shell");
  const formId = useId();
  const refusal = action.ended?.kind === "done" && !action.isBusy ? action.ended.answer.refusal : undefined;
  const isBesideField = refusal?.field != null && fields.includes(refusal.field);
  async function submit() {
    const ended = await action.run(input());
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    onSaved();
    showToast(t("saved"));
    onClose();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={shell("close")}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={action.isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {refusal != null && !isBesideField && (
          <Alert tone="error" isLive>
            {refusal.message}
          </Alert>
        )}
        <FailureAlert action={action} title={t("notSaved")} />
        {children((field) => (refusal?.field === field ? refusal.message : undefined))}
      </form>
    </Dialog>
  );
}
