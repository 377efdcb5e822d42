import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { Dialog } from "@vycep/ui/dialog.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { useFailureTexts } from "../../shared/messages/failure-texts.ts";
import { showToast } from "../../shared/messages/toasts.ts";
import { type CancelOutcome, useCancelOrder } from "./use-cancel-order.ts";

interface CancelDialogProps {
  readonly number: string;
  /** What would be lost: place, day, money. */
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks before an order is taken back, and says what came of it (HISTORY-04, HISTORY-07…09, ERROR-65). */
export function CancelDialog({ number, what, onClose }: CancelDialogProps) {
  const t = useTexts("orders");
  const { cancel, isBusy, outcome } = useCancelOrder(number);
  const isRefused = outcome?.kind === "refused";

  async function handleCancel() {
    const ended = await cancel();
    if (ended?.kind !== "cancelled") return;
    showToast(ended.message);
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
            <Button variant="danger" isBusy={isBusy} onClick={() => void handleCancel()}>
              {t(outcome?.kind === "failed" ? "retry" : "cancelOrder")}
            </Button>
          )}
        </>
      }
    >
      {outcome === undefined ? <p>{t("cancelMeans")}</p> : <NotCancelled outcome={outcome} />}
    </Dialog>
  );
}

function NotCancelled({ outcome }: { readonly outcome: CancelOutcome }) {
  const failed = useFailureTexts(
    outcome.kind === "failed"
      ? outcome.failure
      : { kind: "refused", code: "not-cancelled", message: outcome.message },
  );
  if (outcome.kind === "cancelled") return null;
  return (
    <Alert tone="error" isLive title={failed.title}>
      {failed.text}
    </Alert>
  );
}

/** The button that opened the dialog is gone with what it was for. */
function focusPage(): void {
  requestAnimationFrame(() => document.getElementById("page-title")?.focus({ preventScroll: true }));
}
