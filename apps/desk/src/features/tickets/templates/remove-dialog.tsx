import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { type Template, useRemoveTemplate } from "./use-templates.ts";

interface RemoveDialogProps {
  readonly template: Template;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a template; the harmless button has the focus. */
export function RemoveDialog({ template: { id, title, version }, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTexts("ticket-templates");
  const action = useRemoveTemplate();
  async function remove() {
    const ended = await action.run({ id, version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("removed"));
    onRemoved();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      onClose={onClose}
      title={t("removeTitle", { title })}
      description={t("removeText")}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" isBusy={action.isBusy} onClick={() => void remove()}>
            {t("remove")}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notDone")} />
    </Dialog>
  );
}
