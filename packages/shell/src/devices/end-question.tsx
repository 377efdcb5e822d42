import { Button } from "@vycep/ui/actions/button.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { door } from "../door/door.ts";
import { useTexts } from "../words/i18n.ts";

interface EndQuestionProps {
  readonly which: "others" | "all";
  readonly isBusy: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** The question before several devices are signed out at once. */
export function EndQuestion({ which, isBusy, onEnd, onClose }: EndQuestionProps) {
  const t = useTexts("devices");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t(which === "all" ? "endAllTitle" : "endOthersTitle")}
      description={t(which === "all" ? `endAllText${door.wordsEnd}` : `endOthersText${door.wordsEnd}`)}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("stay")}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onEnd}>
            {t("end")}
          </Button>
        </>
      }
    />
  );
}
