import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import type { Content } from "./use-content.ts";
import { useDropContentDraft, useTakeContentBack } from "./use-let-out.ts";

/** What can be undone of content. */
export type Undoing = "takeBack" | "dropDraft";

interface UndoDialogProps {
  readonly what: Undoing;
  readonly content: Content;
  readonly onClose: () => void;
  /** Nothing is left of it. */
  readonly onGone: () => void;
}

/** Asks before customers lose a text, or somebody loses a draft (DCONT-01). */
export function UndoDialog({ what, content, onClose, onGone }: UndoDialogProps) {
  const t = useTexts("content-desk");
  const { row, version, isPublished } = content;
  const takeBack = useTakeContentBack();
  const drop = useDropContentDraft();
  const action = what === "takeBack" ? takeBack : drop;
  const isGone = what === "dropDraft" && !isPublished;
  async function run() {
    const ended = await action.run({ kind: row.kind, key: row.key, version });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    showToast(t(what === "takeBack" ? "takenBack" : "draftDropped"));
    if (isGone) onGone();
    else onClose();
  }
  const texts = { takeBack: "takeBackText", dropDraft: isGone ? "dropNewText" : "dropDraftText" } as const;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keep")}
      title={t(`${what}Title`, { title: row.title })}
      description={t(texts[what])}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keep")}
          </Button>
          <Button variant="danger" isBusy={action.isBusy} onClick={() => void run()}>
            {t(what)}
          </Button>
        </>
      }
    >
      <RefusalAlert action={action} title={t("notDone")} />
    </Dialog>
  );
}
