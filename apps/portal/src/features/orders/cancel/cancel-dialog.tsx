import type { Failure } from "@vycep/shell/failures/api-error";
import { useFailureTexts } from "@vycep/shell/failures/failure-texts";
import { showToast } from "@vycep/shell/messages/toasts";
import { focusPage } from "@vycep/shell/page/focus-page";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Dialog } from "@vycep/ui/overlays/dialog.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { useState } from "react";
import { useCancelOrder } from "./use-cancel-order.ts";
import { type JoinedOrder, useJoinedOrder } from "./use-joined-order.ts";

interface CancelDialogProps {
  readonly number: string;
  /** What would be lost: place, day, money. */
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks before an order is taken back, and says what came of it (HISTORY-04, HISTORY-07…09, ERROR-65). */
export function CancelDialog({ number, what, onClose }: CancelDialogProps) {
  const t = useTexts("orders");
  const { run: cancel, isBusy, ended } = useCancelOrder(number);
  const joined = useJoinedOrder(number);
  const [isBoth, setBoth] = useState(false);
  const isRefused = ended?.kind === "refused";

  async function handleCancel() {
    const end = await cancel(isBoth ? joined?.number : undefined);
    if (end?.kind !== "done") return;
    showToast(end.answer);
    onClose();
    focusPage();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t("cancelTitle", { number })}
      description={what}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(isRefused ? "close" : "cancelKeep")}
          </Button>
          {!isRefused && (
            <Button
              variant="danger"
              isBusy={isBusy || joined === undefined}
              onClick={() => void handleCancel()}
            >
              {t(ended?.kind === "failed" ? "retry" : isBoth ? "cancelBoth" : "cancelOrder")}
            </Button>
          )}
        </>
      }
    >
      {ended === undefined || ended.kind === "done" ? (
        <div className="grid gap-3.5">
          <p>{t("cancelMeans")}</p>
          {joined && <Joined joined={joined} isBoth={isBoth} onChange={setBoth} />}
        </div>
      ) : (
        <NotCancelled failure={ended.failure} />
      )}
    </Dialog>
  );
}

interface JoinedProps {
  readonly joined: JoinedOrder;
  readonly isBoth: boolean;
  readonly onChange: (isBoth: boolean) => void;
}

/** The other order of the same sending stays, and where it may go as well, that is one tick (EMPTIES-03). */
function Joined({ joined: { number, day, brings, canBeCancelled }, isBoth, onChange }: JoinedProps) {
  const t = useTexts("orders");
  const words = { number, day: day === undefined ? "" : formatDate(day) };
  if (brings === "goods") return <p>{t("goodsStay", words)}</p>;
  if (!canBeCancelled) return <p>{t("emptiesStay", words)}</p>;
  return (
    <Checkbox
      label={t("cancelEmptiesToo", words)}
      hint={t("emptiesElseStay", words)}
      checked={isBoth}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function NotCancelled({ failure }: { readonly failure: Failure }) {
  const { title, text } = useFailureTexts(failure);
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}
