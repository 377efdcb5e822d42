import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../../kit/refusal.tsx";
import { type DataImport, useUndoImport } from "./use-imports.ts";

interface UndoDialogProps {
  readonly data: DataImport;
  readonly onClose: () => void;
}

/** Takes an import back, once that is confirmed; what stands in the way is told here (DINT-03). */
export function UndoDialog({ data: { id, fileName, created, changed }, onClose }: UndoDialogProps) {
  const t = useTexts("imports");
  const action = useUndoImport();
  async function undo() {
    const ended = await action.run(id);
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("undoneDone"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keep")}
      title={t("undoOf", { file: fileName })}
      description={t("undoText", { created, changed })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button variant="danger" icon="undo" isBusy={action.isBusy} onClick={() => void undo()}>
            {t("undo")}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notUndone")} />
    </Dialog>
  );
}
