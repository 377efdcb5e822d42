import { FailureAlert } from "@vycep/shell/actions/failure-alert.tsx";
import { showToast } from "@vycep/shell/messages/toasts";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { lazy, Suspense, useState } from "react";
import { Standing } from "./customer-money.tsx";
import { useSuspendShipTo } from "./use-change-customer.ts";
import type { ShipTo } from "./use-customer.ts";

// Few places are ever suspended.
const SuspendDialog = lazy(() =>
  import("./suspend-dialog.tsx").then((file) => ({ default: file.SuspendDialog })),
);

/** Whether the place may order, and the way to stop or allow it (DCUST-02). */
export function StandingCard({ shipTo }: { readonly shipTo: ShipTo }) {
  const t = useTexts("customers");
  const { id, isSuspended } = shipTo.row;
  const [isAsking, setAsking] = useState(false);
  const approve = useSuspendShipTo();
  const refusal = approve.ended?.kind === "done" && !approve.isBusy ? approve.ended.answer : undefined;
  async function handleApprove() {
    const ended = await approve.run({ id, version: shipTo.version, isSuspended: false });
    if (ended?.kind === "done" && ended.answer == null) showToast(t("approved"));
  }
  return (
    <Card title={t("standing")} aside={<Standing {...shipTo.row} />}>
      <p className="mb-3 text-small text-ink-soft">{t(isSuspended ? "suspendedText" : "suspendText")}</p>
      <FailureAlert action={approve} title={t("notSaved")} />
      {refusal != null && <Alert tone="error">{refusal.message}</Alert>}
      {isSuspended ? (
        <Button variant="outline" isBusy={approve.isBusy} onClick={() => void handleApprove()}>
          {t("approve")}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("suspend")}
        </Button>
      )}
      <Suspense>{isAsking && <SuspendDialog shipTo={shipTo} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}
