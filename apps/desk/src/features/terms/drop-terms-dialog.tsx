import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { RefusalAlert } from "../../kit/refusal.tsx";
import { type Terms, useDropTermsDraft } from "./use-terms.ts";

interface DropTermsDialogProps {
  readonly terms: Terms;
  readonly onDropped: () => void;
  readonly onClose: () => void;
}

/** Asks before a text is thrown away; the harmless button has the focus. */
export function DropTermsDialog({ terms, onDropped, onClose }: DropTermsDialogProps) {
  const t = useTexts("terms-desk");
  const drop = useDropTermsDraft();
  const { market, seen } = terms;
  async function run() {
    const ended = await drop.run({ market, seen });
    if (ended?.kind !== "done" || ended.answer.refusal != null) return;
    onDropped();
    showToast(t("discarded"));
    onClose();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("discardSure")}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" isBusy={drop.isBusy} onClick={() => void run()}>
            {t("discard")}
          </Button>
        </>
      }
    >
      <p>{t("discardText")}</p>
      <RefusalAlert action={drop} title={t("notDone")} />
    </Dialog>
  );
}
