import { Button } from "@vycep/ui/button.tsx";
import { Dialog } from "@vycep/ui/dialog.tsx";
import { RadioGroup } from "@vycep/ui/radio-group.tsx";
import { useState } from "react";
import { useTexts } from "../../shared/i18n/i18n.ts";

export type ChangeKind = "ship-to" | "method" | "date";
type Answer = "continue" | "start-new";

interface ConfirmChangeProps {
  readonly kind: ChangeKind;
  readonly isBusy: boolean;
  /** Close and Escape: nothing happens (OP-20). */
  readonly onCancel: () => void;
  readonly onStartNew: () => void;
}

const words = {
  "ship-to": { title: "changeShipToTitle", keep: "continueShipTo", start: "startNewShipTo" },
  method: { title: "changeMethodTitle", keep: "continueMethod", start: "startNewMethod" },
  date: { title: "changeDateTitle", keep: "continueDate", start: "startNewDate" },
} as const;

/** Asks before a change empties the cart (INPROG-23…27, SHIPTO-01, TRANSPORT-35). */
export function ConfirmChange({ kind, isBusy, onCancel, onStartNew }: ConfirmChangeProps) {
  const t = useTexts("delivery");
  const [answer, setAnswer] = useState<Answer>("continue");
  const { title, keep, start } = words[kind];
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t(title)}
      description={t("changeText")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t("cancel")}
          </Button>
          {answer === "continue" ? (
            <Button onClick={onCancel}>{t("proceed")}</Button>
          ) : (
            <Button variant="danger" isBusy={isBusy} onClick={onStartNew}>
              {t("removeAndChange")}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup<Answer>
        label={t(title)}
        isLabelHidden
        look="cards"
        options={[
          { id: "continue", label: t(keep), description: t("keepNote") },
          { id: "start-new", label: t(start) },
        ]}
        value={answer}
        onChange={setAnswer}
      />
    </Dialog>
  );
}
