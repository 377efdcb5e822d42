import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { useAuditWords } from "../../shared/audit-words.ts";
import { Differences } from "./differences.tsx";
import { type AuditEntry, useUndoEntry } from "./use-audit.ts";

interface UndoDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** Takes a change back, once that is confirmed; where it was changed again since, the difference is shown (DEDIT-03). */
export function UndoDialog({ entry, onClose }: UndoDialogProps) {
  const t = useTexts("audit");
  const { actionOf } = useAuditWords();
  const action = useUndoEntry();
  async function undo() {
    const ended = await action.run(entry.id);
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t("undone"));
    onClose();
  }
  const since = action.ended?.kind === "done" ? action.ended.answer.changes : [];
  // What was put back stands where the change was.
  const back = entry.changes
    .filter(({ what }) => what !== "undoes")
    .map(({ what, name, before, after }) => ({ what, name, before: after, after: before, reason: null }));
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("undoKeep")}
      title={t("undoTitle", { what: actionOf(entry.action) })}
      description={t("undoText")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("undoKeep")}
          </Button>
          <Button icon="undo" isBusy={action.isBusy} onClick={() => void undo()}>
            {t("undo")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-small break-words">
        <RefusalAlert action={action} title={t("notUndone")} />
        <Differences changes={since.length > 0 ? since : back} action={entry.action} />
      </div>
    </Dialog>
  );
}
