import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

interface KeepOutDialogProps {
  readonly title: string;
  /** What it means for the person. */
  readonly children: string;
  /** What the button does. */
  readonly act: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is kept out; the harmless button has the focus. */
export function KeepOutDialog({ title, children, act, onAct, onClose }: KeepOutDialogProps) {
  const t = useTexts("customers");
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      closeLabel={t("keepAccess")}
      title={title}
      actions={
        <>
          <Button variant="outline" autoFocus onClick={onClose}>
            {t("keepAccess")}
          </Button>
          <Button variant="danger" onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
