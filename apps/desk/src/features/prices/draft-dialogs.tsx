import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { momentText } from "../../kit/moment.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { HandInDialog } from "./hand-in-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useApproveDraft, useDropDraft } from "./use-change-draft.ts";
import type { Draft } from "./use-drafts.ts";

export type DraftDialogKind = "edit" | "hand_in" | "return" | "drop" | "take_back" | "approve";

interface DraftDialogProps {
  readonly draft: Draft;
  readonly kind: DraftDialogKind;
  readonly onClose: () => void;
}

/** The dialogs of a draft; they come when somebody reaches for one. */
export function DraftDialog({ draft, kind, onClose }: DraftDialogProps) {
  if (kind === "edit") return <EditDialog draft={draft} onClose={onClose} />;
  if (kind === "hand_in") return <HandInDialog draft={draft} onClose={onClose} />;
  if (kind === "drop" || kind === "approve")
    return <ConfirmDialog draft={draft} move={kind} onClose={onClose} />;
  return <ReasonDialog draft={draft} move={kind} onClose={onClose} />;
}

interface ConfirmDialogProps {
  readonly draft: Draft;
  readonly move: "drop" | "approve";
  readonly onClose: () => void;
}

/** Asks once more before a draft is given up or agreed to. */
function ConfirmDialog({ draft, move, onClose }: ConfirmDialogProps) {
  const t = useTexts("price-desk");
  const [approving, dropping] = [useApproveDraft(), useDropDraft()];
  const isDrop = move === "drop";
  const action = isDrop ? dropping : approving;
  const when = draft.publishAt == null ? t("afterApproval") : momentText(draft.publishAt);
  async function confirm() {
    const ended = await action.run({ id: draft.id, version: draft.version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(isDrop ? "droppedDone" : "approvedDone"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keep")}
      title={isDrop ? t("dropTitle") : t("approveTitle", { count: draft.counts.all })}
      description={isDrop ? t("dropText") : t("approveText", { when })}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t(isDrop ? "keep" : "cancel")}
          </Button>
          <Button
            variant={isDrop ? "danger" : undefined}
            isBusy={action.isBusy}
            onClick={() => void confirm()}
          >
            {t(isDrop ? "drop" : "approve")}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notDone")} />
    </Dialog>
  );
}
