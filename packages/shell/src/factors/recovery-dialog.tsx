import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { useTexts } from "../words/i18n.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useFactorActions } from "./use-factors.ts";

interface RecoveryDialogProps {
  readonly onClose: () => void;
  /** Codes that have just come, to be shown at once; without them new ones are asked for first. */
  readonly codes?: readonly string[];
}

/** New recovery codes: asked for, because the earlier ones end, and then shown once. */
export function RecoveryDialog({ onClose, codes }: RecoveryDialogProps) {
  const t = useTexts("factors");
  const { renewCodes } = useFactorActions();
  const shown =
    codes ?? (renewCodes.ended?.kind === "done" ? renewCodes.ended.answer.recoveryCodes : undefined);
  if (shown !== undefined) {
    return (
      <Dialog
        isOpen
        isForced
        onClose={onClose}
        title={t("recovery")}
        actions={<Button onClick={onClose}>{t("codesKept")}</Button>}
      >
        <RecoveryCodes codes={shown} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t("recoveryNewTitle")}
      description={t("recoveryNewText")}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button isBusy={renewCodes.isBusy} onClick={() => void renewCodes.run()}>
            {t("recoveryNew")}
          </Button>
        </>
      }
    />
  );
}
