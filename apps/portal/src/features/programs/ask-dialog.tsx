import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";

interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  readonly answer: string;
  readonly isDanger: boolean;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** The question before what a running program would feel. */
export function AskDialog({ title, text, answer, isDanger, isBusy, onYes, onClose }: AskDialogProps) {
  const t = useTexts("programs");
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
          <Button variant={isDanger ? "danger" : undefined} isBusy={isBusy} onClick={onYes}>
            {answer}
          </Button>
        </>
      }
    />
  );
}
