import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

interface CloseDialogProps {
  readonly market: string;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

/** Asks before everybody is shut out at once; the harmless button has the focus. */
export function CloseDialog({ market, onClose, onSure }: CloseDialogProps) {
  const t = useTexts("portal-settings");
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("cancel")}
      title={t("sure", { market })}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" onClick={onSure}>
            {t("close")}
          </Button>
        </>
      }
    >
      <p>{t("sureText")}</p>
    </Dialog>
  );
}
