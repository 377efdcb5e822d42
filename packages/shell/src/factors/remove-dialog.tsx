import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useTexts } from "../words/i18n.ts";

interface RemoveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The question before something that lets a person in is taken away. */
export function RemoveDialog({ title, text, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const t = useTexts("factors");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={title}
      description={text}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onRemove}>
            {t("remove")}
          </Button>
        </>
      }
    />
  );
}
